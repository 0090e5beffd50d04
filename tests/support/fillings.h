// Boards for tests, written and read as 81 characters.
#pragma once

#include <string>
#include <string_view>

#include "board/filling.h"

namespace nonet::testing {

// '.' is empty, anything else must be 1..9; text after the 81 characters is not looked at.
inline Filling filling_from(std::string_view text) {
  Filling filling;
  for (Cell c : kAllCells) {
    const char ch = text[static_cast<std::size_t>(index(c))];
    if (ch != '.') filling.set(c, digit_of(ch - '0'));
  }
  return filling;
}

inline std::string text_of(const Filling& filling) {
  std::string text(81, '.');
  for (Cell c : filling.cells())
    text[static_cast<std::size_t>(index(c))] = static_cast<char>('0' + number(*filling.at(c)));
  return text;
}

}  // namespace nonet::testing
