// A described struct out of the body of a request: every field by its type, the first thing that is
// wrong with its place. What holds between fields is for whoever asked, with what was read.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <boost/mp11/list.hpp>
#include <tl/expected.hpp>

#include "wire/fields.h"

namespace nonet::wire {

namespace detail {

template <Described T>
inline constexpr auto field_names = [] {
  std::array<std::string_view, boost::mp11::mp_size<FieldsOf<T>>::value> names{};
  std::size_t i = 0;
  for_each_field<T>([&](std::string_view name, auto) { names[i++] = name; });
  return names;
}();

template <class T>
struct Reads {
  static std::optional<T> from(RequestReader& reader, std::string_view name) {
    return T::read(reader, name);
  }
};
template <>
struct Reads<std::string> {
  static auto from(RequestReader& reader, std::string_view name) { return reader.text(name); }
};
template <>
struct Reads<bool> {
  static auto from(RequestReader& reader, std::string_view name) { return reader.flag(name); }
};
template <>
struct Reads<Cell> {
  static auto from(RequestReader& reader, std::string_view name) { return reader.cell(name); }
};
template <>
struct Reads<Digit> {
  static std::optional<Digit> from(RequestReader& reader, std::string_view name) {
    const auto digit = reader.number(name, 1, 9);
    return digit ? std::optional{static_cast<Digit>(*digit)} : std::nullopt;
  }
};
template <class T>
void take(RequestReader& reader, std::string_view name, std::optional<T>& field) {
  field = Reads<T>::from(reader, name);
}
template <class T>
void take(RequestReader& reader, std::string_view name, OrNull<T>& field) {
  if (!reader.is_null(name)) field.value = Reads<T>::from(reader, name);
}
template <class T>
void take(RequestReader& reader, std::string_view name, std::optional<OrNull<T>>& field) {
  if (reader.has(name)) take(reader, name, field.emplace());
}
template <class T>
void take(RequestReader& reader, std::string_view name, T& field) {
  if (auto value = Reads<T>::from(reader, name)) field = *std::move(value);
}

template <Described T>
T read_fields(RequestReader& reader) {
  T request;
  for_each_field<T>([&](std::string_view name, auto member) {
    using Field = std::remove_cvref_t<decltype(request.*member)>;
    if constexpr (!may_be_missing<Field> && !has_usual<Field>) reader.require(name);
  });
  for_each_field<T>(
      [&](std::string_view name, auto member) { take(reader, name, request.*member); });
  return request;
}

}  // namespace detail

// For a reader that is asked more than the struct can tell; it is read by `sent_to`.
// `array`: the field that a body stands for that is an array.
template <Described T>
RequestReader reader_of(std::string_view body, std::string_view array = {}) {
  return RequestReader{body, detail::field_names<T>, array};
}

template <Described T>
using Sent = tl::expected<T, RequestError>;

template <Described T>
Sent<T> sent_to(RequestReader& reader) {
  T request = detail::read_fields<T>(reader);
  if (reader.error()) return tl::unexpected{*reader.error()};
  return request;
}
template <Described T>
Sent<T> read(std::string_view body, std::string_view array = {}) {
  RequestReader reader = reader_of<T>(body, array);
  return sent_to<T>(reader);
}

// The error of an item as that of the list's field; "moves" has a "move 3".
inline RequestError numbered(RequestError error, std::string_view list, std::size_t number) {
  error.sentence =
      fmt::format("{} {}: {}", list.substr(0, list.size() - 1), number, error.sentence);
  error.field = list;
  return error;
}

// A list of described structs; what is wrong with one is told with its number: "move 3: …".
template <Described T, std::size_t most>
struct List {
  std::vector<T> items;

  static std::optional<List> read(RequestReader& reader, std::string_view name) {
    const auto objects = reader.objects(name, most);
    if (!objects) return std::nullopt;
    List list;
    for (const std::string& object : *objects) {
      auto item = wire::read<T>(object);
      if (!item) {
        reader.fail(numbered(item.error(), name, list.items.size() + 1));
        return std::nullopt;
      }
      list.items.push_back(*std::move(item));
    }
    return list;
  }
  static std::string schema(SchemaBook& book) {
    return fmt::format(R"({{"type":"array","maxItems":{},"items":{}}})", most, schema_of<T>(book));
  }
};

}  // namespace nonet::wire
