// The JSON Schema (2020-12, as OpenAPI 3.1 takes it) of what write.h writes, from the same
// descriptions.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "wire/write.h"

namespace nonet::wire {

// The schemas that have a name, as they are met; each once.
using SchemaBook = std::map<std::string, std::string, std::less<>>;

namespace detail {

std::string reference_to(std::string_view name);
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
NONET_PLAIN_SCHEMA(Thousandths)
NONET_PLAIN_SCHEMA(Seconds)
NONET_PLAIN_SCHEMA(Json)
NONET_PLAIN_SCHEMA(WideFilling)
NONET_PLAIN_SCHEMA(trace::Statistics)
NONET_PLAIN_SCHEMA(bool)
NONET_PLAIN_SCHEMA(std::string)
NONET_PLAIN_SCHEMA(std::string_view)
#undef NONET_PLAIN_SCHEMA

template <std::integral T>
struct SchemaOf<T> {
  static std::string in(SchemaBook&) { return R"({"type":"integer"})"; }
};

// A type that says its schema itself.
template <class T>
  requires requires(SchemaBook& book) { T::schema(book); }
struct SchemaOf<T> {
  static std::string in(SchemaBook& book) { return T::schema(book); }
};

// The names of an enum whose enumerators are described; any name of another one.
template <NamedEnum E>
  requires(!boost::describe::has_describe_enumerators<E>::value)
struct SchemaOf<E> {
  static std::string in(SchemaBook& book) { return schema_of<std::string>(book); }
};
template <NamedEnum E>
  requires(boost::describe::has_describe_enumerators<E>::value)
struct SchemaOf<E> {
  static std::string in(SchemaBook&) {
    std::string out = R"({"type":"string","enum":[)";
    bool first = true;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto enumerator) {
      if (!first) out += ',';
      first = false;
      add_text(out, name_of(enumerator.value));
    });
    return out + "]}";
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

// The schema of an object, field by field.
class ObjectSchema {
 public:
  explicit ObjectSchema(SchemaBook& book) : book_{book} {}

  template <class Field>
  void add_field(std::string_view name, std::string_view words) {
    add(name, with_words(schema_of<Field>(book_), words), !may_be_missing<Field>);
  }
  // All fields of a struct, but for one that the object has already.
  template <Described T>
  void add_fields(std::string_view except = {}) {
    static_assert(means_only_fields<T>(), "a meaning names no field of the struct");
    for_each_field<T>([&](std::string_view name, auto member) {
      using Field = std::remove_cvref_t<decltype(std::declval<T>().*member)>;
      if (name != except) add_field<Field>(name, meaning_of<T>(name));
    });
  }
  std::string text(std::string_view words = {}) const;

 private:
  void add(std::string_view name, std::string_view schema, bool required);

  SchemaBook& book_;
  std::string properties_;
  std::string required_;
};

template <Described T>
std::string object_schema(SchemaBook& book) {
  ObjectSchema object{book};
  object.add_fields<T>();
  return object.text(about<T>.words);
}

template <Described T>
struct SchemaOf<T> {
  static std::string in(SchemaBook& book) {
    if (about<T>.name.empty()) return object_schema<T>(book);
    // The name first: a struct may hold others of its kind.
    const auto [place, is_new] = book.try_emplace(std::string{about<T>.name});
    if (is_new) book[std::string{about<T>.name}] = object_schema<T>(book);
    return reference_to(about<T>.name);
  }
};

}  // namespace detail

}  // namespace nonet::wire
