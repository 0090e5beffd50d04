// The symmetries that a pattern of cells can have: which turns and mirrors of the square take it
// into itself. Digits play no part (symmetry.h is about whole puzzles).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/name_table.h"

namespace nonet {

// horizontal: left and right are mirror images; vertical: top and bottom are; diagonal: the axis
// runs from the top left; full: all of them at once.
enum class PatternSymmetry : std::uint8_t {
  none,
  rot180,
  rot90,
  horizontal,
  vertical,
  diagonal,
  antidiagonal,
  full
};

// The eight motions of the square.
enum class Motion : std::uint8_t {
  stay,
  turn_90,  // clockwise
  turn_180,
  turn_270,
  swap_left_right,
  swap_top_bottom,
  swap_diagonal,
  swap_antidiagonal
};

constexpr Cell image(Cell c, Motion motion) {
  const int row = row_of(c);
  const int column = column_of(c);
  constexpr int kLast = 8;
  switch (motion) {
    case Motion::stay:
      return c;
    case Motion::turn_90:
      return cell_at(column, kLast - row);
    case Motion::turn_180:
      return cell_at(kLast - row, kLast - column);
    case Motion::turn_270:
      return cell_at(kLast - column, row);
    case Motion::swap_left_right:
      return cell_at(row, kLast - column);
    case Motion::swap_top_bottom:
      return cell_at(kLast - row, column);
    case Motion::swap_diagonal:
      return cell_at(column, row);
    case Motion::swap_antidiagonal:
      return cell_at(kLast - column, kLast - row);
  }
  return c;
}

struct PatternSymmetryRow {
  PatternSymmetry symmetry;
  std::string_view name;
  std::uint8_t motions;  // bit m: Motion m takes the pattern into itself; closed under repetition
};
inline constexpr auto kPatternSymmetries = std::to_array<PatternSymmetryRow>({
    {PatternSymmetry::none, "none", 0b0000'0001},
    {PatternSymmetry::rot180, "rot180", 0b0000'0101},
    {PatternSymmetry::rot90, "rot90", 0b0000'1111},
    {PatternSymmetry::horizontal, "horizontal", 0b0001'0001},
    {PatternSymmetry::vertical, "vertical", 0b0010'0001},
    {PatternSymmetry::diagonal, "diagonal", 0b0100'0001},
    {PatternSymmetry::antidiagonal, "anti-diagonal", 0b1000'0001},
    {PatternSymmetry::full, "full", 0b1111'1111},
});
static_assert(in_order(kPatternSymmetries, &PatternSymmetryRow::symmetry));

constexpr const PatternSymmetryRow& row_of(PatternSymmetry symmetry) {
  return kPatternSymmetries[static_cast<std::size_t>(symmetry)];
}
constexpr std::string_view name_of(PatternSymmetry symmetry) { return row_of(symmetry).name; }
constexpr std::optional<PatternSymmetry> parse_pattern_symmetry(std::string_view name) {
  return value_named(kPatternSymmetries, &PatternSymmetryRow::symmetry, name);
}

// The cell and all its images: a pattern of the symmetry has all of them or none.
constexpr CellSet orbit(Cell c, PatternSymmetry symmetry) {
  CellSet cells;
  for (unsigned m = 0; m < 8; ++m)
    if ((row_of(symmetry).motions >> m & 1U) != 0)
      cells.insert(image(c, static_cast<Motion>(static_cast<std::uint8_t>(m))));
  return cells;
}

constexpr bool has_symmetry(CellSet pattern, PatternSymmetry symmetry) {
  for (Cell c : pattern)
    if (!pattern.includes(orbit(c, symmetry))) return false;
  return true;
}

// Those that the pattern has, without those that another one of them implies: none, or `full`
// alone, or for example horizontal and vertical. `none` is not among them.
inline std::vector<PatternSymmetry> symmetries_of(CellSet pattern) {
  using enum PatternSymmetry;
  if (has_symmetry(pattern, full)) return {full};
  std::vector<PatternSymmetry> found;
  const bool quarter_turns = has_symmetry(pattern, rot90);
  for (const PatternSymmetryRow& row : kPatternSymmetries)
    if (row.symmetry != none && !(quarter_turns && row.symmetry == rot180) &&
        has_symmetry(pattern, row.symmetry))
      found.push_back(row.symmetry);
  return found;
}

}  // namespace nonet
