// A board as digits only: each cell holds a digit or nothing. A puzzle, a solution and a
// half-filled board are fillings; nothing here says whether the digits obey the rules.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "board/cell.h"
#include "board/cell_set.h"

namespace nonet {

class Filling {
 public:
  constexpr std::optional<Digit> at(Cell c) const {
    const std::uint8_t d = digits_[slot(c)];
    return d == 0 ? std::nullopt : std::optional{static_cast<Digit>(d)};
  }
  constexpr bool filled(Cell c) const { return digits_[slot(c)] != 0; }
  constexpr void set(Cell c, Digit d) { digits_[slot(c)] = static_cast<std::uint8_t>(d); }
  constexpr void clear(Cell c) { digits_[slot(c)] = 0; }

  constexpr int size() const {
    int filled_cells = 0;
    for (std::uint8_t d : digits_) filled_cells += d != 0;
    return filled_cells;
  }
  constexpr CellSet cells() const {
    CellSet filled_cells;
    for (Cell c : kAllCells)
      if (filled(c)) filled_cells.insert(c);
    return filled_cells;
  }

  // 81 characters in reading order: digits, and '.' for an empty cell.
  constexpr std::array<char, kCells> text() const {
    std::array<char, kCells> text{};
    for (std::size_t i = 0; i < text.size(); ++i)
      text[i] = static_cast<char>(digits_[i] == 0 ? '.' : '0' + digits_[i]);
    return text;
  }

  // Text order: an empty cell sorts before every digit, as '.' does.
  friend constexpr auto operator<=>(const Filling&, const Filling&) = default;

 private:
  static constexpr std::size_t slot(Cell c) { return static_cast<std::size_t>(index(c)); }

  std::array<std::uint8_t, kCells> digits_{};  // 0 never leaves this class
};

}  // namespace nonet
