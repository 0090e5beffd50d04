// The letters and words of the three kinds of house, in the order of HouseKind, for reading and
// writing names on boards of any size.
#pragma once

#include <array>
#include <string_view>

namespace nonet {

inline constexpr std::array<char, 3> kHouseLetters{'r', 'c', 'b'};
inline constexpr std::array<std::string_view, 3> kHouseWords{"row", "column", "box"};

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace nonet
