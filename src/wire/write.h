// Described structs as JSON, straight into a string: no tree in between, nothing allocated beside
// the output.
//
//   struct Candidate { Cell cell; Digit digit; };
//   BOOST_DESCRIBE_STRUCT(Candidate, (), (cell, digit))
//   to_json(Candidate{…})  →  {"cell":"r4c5","digit":7}
//
// A std::optional without value is left out, an OrNull is null. An enum is written by its name_of.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>

#include "board/candidate_set.h"
#include "board/cell_set.h"
#include "board/digits.h"
#include "board/shape.h"
#include "trace/event.h"
#include "wire/describe.h"
#include "wire/text.h"
#include "wire/values.h"

namespace nonet::wire {

void write(std::string& out, Cell cell);               // "r4c5"
void write(std::string& out, House house);             // "r4", "c5", "b6"
void write(std::string& out, Digit digit);             // 7
void write(std::string& out, Digits digits);           // [1,2]
void write(std::string& out, const CellSet& cells);    // ["r1c1","r1c2"]
void write(std::string& out, const Filling& filling);  // "53..7…"
void write(std::string& out, const Rows& rows);        // [[5,3,0,…],…]
void write(std::string& out,
           const WideFilling& board);  // as a Filling; other sizes as rows of numbers
void write(std::string& out, const trace::Statistics& statistics);  // {"decisions":5,…}
void write(std::string& out, Thousandths number);                   // 12.5
inline void write(std::string& out, Seconds seconds) {
  write(out, Thousandths{seconds.milliseconds});
}
inline void write(std::string& out, const Json& json) { out += json.text; }
inline void write(std::string& out, bool flag) { out += flag ? "true" : "false"; }
inline void write(std::string& out, std::string_view text) { add_text(out, text); }
inline void write(std::string& out, const std::string& text) { add_text(out, text); }
inline void write(std::string& out, const char* text) { add_text(out, text); }

template <std::integral T>
void write(std::string& out, T number) {
  add_number(out, number);
}

template <class E>
concept NamedEnum = std::is_enum_v<E> && requires(E e) {
  { name_of(e) } -> std::convertible_to<std::string_view>;
};
template <NamedEnum E>
  requires(!std::same_as<E, Cell> && !std::same_as<E, House> && !std::same_as<E, Digit>)
void write(std::string& out, E value) {
  add_text(out, name_of(value));
}

template <class T>
void write(std::string& out, const OrNull<T>& value);
template <class T>
void write(std::string& out, const std::vector<T>& list);
template <class T>
void write(std::string& out, const Keyed<T>& fields);
template <Described T>
void write(std::string& out, const T& value);

template <class T>
void write(std::string& out, const OrNull<T>& value) {
  if (value.value)
    write(out, *value.value);
  else
    out += "null";
}

template <class T>
void write(std::string& out, const std::vector<T>& list) {
  out += '[';
  bool first = true;
  for (const T& item : list) {
    if (!first) out += ',';
    first = false;
    write(out, item);
  }
  out += ']';
}

namespace detail {

template <class T>
inline constexpr bool may_be_missing = false;
template <class T>
inline constexpr bool may_be_missing<std::optional<T>> = true;

inline void add_name(std::string& out, bool& first, std::string_view name) {
  if (!first) out += ',';
  first = false;
  ((out += '"') += name) += "\":";
}

}  // namespace detail

template <class T>
void write(std::string& out, const Keyed<T>& fields) {
  out += '{';
  bool first = true;
  for (const auto& [name, value] : fields) {
    if (!first) out += ',';
    first = false;
    add_text(out, name);
    out += ':';
    write(out, value);
  }
  out += '}';
}

namespace detail {

template <class Field>
void write_field(std::string& out, bool& first, std::string_view name, const Field& field) {
  if constexpr (may_be_missing<Field>) {
    if (field) write_field(out, first, name, *field);
  } else {
    add_name(out, first, name);
    write(out, field);
  }
}

}  // namespace detail

// The fields alone, for an object that has others too, `except` among them: `first` says whether
// one was written.
template <Described T>
void write_fields(std::string& out, bool& first, const T& value, std::string_view except = {}) {
  for_each_field<T>([&](std::string_view name, auto member) {
    if (name != except) detail::write_field(out, first, name, value.*member);
  });
}

template <Described T>
void write(std::string& out, const T& value) {
  out += '{';
  bool first = true;
  write_fields(out, first, value);
  out += '}';
}

template <class T>
std::string to_json(const T& value) {
  constexpr std::size_t kUsualAnswer = 1024;
  std::string out;
  out.reserve(kUsualAnswer);
  write(out, value);
  return out;
}

}  // namespace nonet::wire
