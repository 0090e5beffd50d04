// Enumerators and their names: a table of rows, each with an enumerator and a `name`, in the order
// of the enumerators. Looking up in both directions and listing the names is written here once.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace nonet {

// For a static_assert beside the table: a name is then one lookup.
template <class Rows, class Key>
constexpr bool in_order(const Rows& rows, Key key) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (static_cast<std::size_t>(rows[i].*key) != i) return false;
  return true;
}

template <class Rows, class Enum>
constexpr std::string_view name_in(const Rows& rows, Enum value) {
  return rows[static_cast<std::size_t>(value)].name;
}

// The enumerator of that name; `key` is the row's member that holds it.
template <class Rows, class Key>
constexpr auto value_named(const Rows& rows, Key key, std::string_view name) {
  std::optional<std::remove_cvref_t<decltype(rows[0].*key)>> found;
  for (const auto& row : rows)
    if (row.name == name) found = row.*key;
  return found;
}

// Whether a person means this name: in any case, with a space, hyphen or underscore between words.
constexpr bool is_meant(std::string_view name, std::string_view typed) {
  constexpr auto plain = [](char c) {
    if (c == ' ' || c == '_') return '-';
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  };
  if (name.size() != typed.size()) return false;
  for (std::size_t i = 0; i < name.size(); ++i)
    if (plain(name[i]) != plain(typed[i])) return false;
  return true;
}

template <class Rows>
std::vector<std::string> names_in(const Rows& rows) {
  std::vector<std::string> names;
  names.reserve(rows.size());
  for (const auto& row : rows) names.emplace_back(row.name);
  return names;
}

}  // namespace nonet
