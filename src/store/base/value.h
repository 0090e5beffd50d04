// What a column can hold. Whole numbers and text are all that the tables use: both databases
// agree on them to the last bit. Moments are seconds since 1970, days are "2026-11-30".
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace nonet::store {

using Value = std::variant<std::monostate, std::int64_t, std::string>;
enum class Kind : std::uint8_t { number, text };
using Row = std::vector<Value>;

template <class T>
struct ColumnType;
template <>
struct ColumnType<std::int64_t> {
  static constexpr Kind kind = Kind::number;
  static std::int64_t from(Value&& value) { return std::get<std::int64_t>(value); }
};
template <>
struct ColumnType<std::string> {
  static constexpr Kind kind = Kind::text;
  static std::string from(Value&& value) { return std::get<std::string>(std::move(value)); }
};
template <>
struct ColumnType<bool> {
  static constexpr Kind kind = Kind::number;
  static bool from(Value&& value) { return std::get<std::int64_t>(value) != 0; }
};
template <class T>
struct ColumnType<std::optional<T>> {
  static constexpr Kind kind = ColumnType<T>::kind;
  static std::optional<T> from(Value&& value) {
    if (std::holds_alternative<std::monostate>(value)) return std::nullopt;
    return ColumnType<T>::from(std::move(value));
  }
};

inline Value to_value(std::string_view text) { return std::string{text}; }
template <class T>
  requires std::is_integral_v<T>
Value to_value(T number) {
  return static_cast<std::int64_t>(number);
}
template <class T>
Value to_value(const std::optional<T>& value) {
  return value ? to_value(*value) : Value{};
}

}  // namespace nonet::store
