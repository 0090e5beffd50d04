// The JSON Schema (2020-12, as OpenAPI 3.1 takes it) of what write.h writes, from the same
// descriptions.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "wire/names.h"
#include "wire/write.h"

namespace nonet::wire {

// The schemas that have a name, as they are met; each once.
using SchemaBook = std::map<std::string, std::string, std::less<>>;

namespace detail {

std::string reference_to(std::string_view name);
// A small type that many fields have: in the book, so that a client has one type for it.
std::string named(SchemaBook& book, std::string_view name, std::string_view schema);
// {"type":"string","enum":[…]}
std::string one_of(const std::vector<std::string>& names);
// {"anyOf":[schema,{"type":"null"}]}
std::string or_null(std::string_view schema);
// The schema with a description; beside a reference too.
std::string with_words(std::string schema, std::string_view words);

template <class T>
struct SchemaOf;

}  // namespace detail

// The schema of T: a reference, if T has a name, which is then in the book.
template <class T>
std::string schema_of(SchemaBook& book) {
  return detail::SchemaOf<T>::in(book);
}

namespace detail {

// One that takes no looking into: the text is in schema.cpp.
#define NONET_PLAIN_SCHEMA(Type)             \
  template <>                                \
  struct SchemaOf<Type> {                    \
    static std::string in(SchemaBook& book); \
  };
NONET_PLAIN_SCHEMA(Cell)
NONET_PLAIN_SCHEMA(House)
NONET_PLAIN_SCHEMA(Digit)
NONET_PLAIN_SCHEMA(Digits)
NONET_PLAIN_SCHEMA(CellSet)
NONET_PLAIN_SCHEMA(Filling)
NONET_PLAIN_SCHEMA(Rows)
NONET_PLAIN_SCHEMA(Seconds)
NONET_PLAIN_SCHEMA(Json)
NONET_PLAIN_SCHEMA(AnyObject)
NONET_PLAIN_SCHEMA(trace::Statistics)
NONET_PLAIN_SCHEMA(bool)
NONET_PLAIN_SCHEMA(std::string)
NONET_PLAIN_SCHEMA(std::string_view)
#undef NONET_PLAIN_SCHEMA

template <std::integral T>
struct SchemaOf<T> {
  static std::string in(SchemaBook&) { return R"({"type":"integer"})"; }
};

template <NamedEnum E>
struct SchemaOf<E> {
  static std::string in(SchemaBook&) { return one_of(Names<E>::all()); }
};

template <class E>
struct SchemaOf<NameOf<E>> {
  static std::string in(SchemaBook&) { return one_of(Names<E>::all()); }
};

// A type that says its schema itself.
template <class T>
  requires requires(SchemaBook& book) { T::schema(book); }
struct SchemaOf<T> {
  static std::string in(SchemaBook& book) { return T::schema(book); }
};

template <class T>
struct SchemaOf<JsonOf<T>> {
  static std::string in(SchemaBook& book) { return schema_of<T>(book); }
};

template <class T>
struct SchemaOf<AtLeastOne<T>> {
  static std::string in(SchemaBook& book) {
    return R"({"type":"array","minItems":1,"items":)" + schema_of<T>(book) + "}";
  }
};

template <class T>
struct SchemaOf<std::vector<T>> {
  static std::string in(SchemaBook& book) {
    return R"({"type":"array","items":)" + schema_of<T>(book) + "}";
  }
};

template <class T>
struct SchemaOf<std::vector<std::pair<std::string, T>>> {
  static std::string in(SchemaBook& book) {
    return R"({"type":"object","additionalProperties":)" + schema_of<T>(book) + "}";
  }
};

template <class T>
struct SchemaOf<OrNull<T>> {
  static std::string in(SchemaBook& book) { return or_null(schema_of<T>(book)); }
};

template <class T>
struct SchemaOf<std::optional<T>> {
  static std::string in(SchemaBook& book) { return schema_of<T>(book); }
};

// A field of a request that stands for its usual value when it is left out.
template <class T>
concept has_usual = requires { T::usual; };

template <Described T>
std::string object_schema(SchemaBook& book) {
  std::string properties;
  std::string required;
  for_each_field<T>([&](std::string_view name, auto member) {
    using Field = std::remove_cvref_t<decltype(std::declval<T>().*member)>;
    std::string_view words;
    for (const Meaning& meaning : about<T>.meanings)
      if (meaning.field == name) words = meaning.words;
    if (!properties.empty()) properties += ',';
    add_text(properties, name);
    properties += ':' + with_words(schema_of<Field>(book), words);
    if constexpr (!may_be_missing<Field> && !has_usual<Field>) {
      if (!required.empty()) required += ',';
      add_text(required, name);
    }
  });
  return with_words(R"({"type":"object","properties":{)" + properties + R"(},"required":[)" +
                        required + R"(],"additionalProperties":false})",
                    about<T>.words);
}

template <Described T>
struct SchemaOf<T> {
  static std::string in(SchemaBook& book) {
    static_assert(means_only_fields<T>(), "a meaning names no field of the struct");
    if (about<T>.name.empty()) return object_schema<T>(book);
    // The name first: a struct may hold others of its kind.
    const auto [place, is_new] = book.try_emplace(std::string{about<T>.name});
    if (is_new) book[std::string{about<T>.name}] = object_schema<T>(book);
    return reference_to(about<T>.name);
  }
};

}  // namespace detail

}  // namespace nonet::wire
