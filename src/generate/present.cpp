#include "generate/present.h"

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/canonical.h"
#include "board/name_table.h"
#include "rate/branching.h"

namespace nonet::generate {

namespace {

// In most cases one of the first few will do.
constexpr int kMostLayouts = 100;

constexpr std::uint8_t opposite(std::uint8_t line) { return static_cast<std::uint8_t>(8 - line); }

// Opposite lines stay opposite: what is done to the first lines is done to the last ones.
LineOrder mirrored_line_order(SplitMix64& source) {
  std::array<std::uint8_t, 3> outer{0, 1, 2};
  shuffle(outer, source);
  const bool exchanged = below(2, source) == 1;
  const bool turned = below(2, source) == 1;
  LineOrder order{};
  for (std::size_t line = 0; line < 3; ++line)
    order[line] = exchanged ? opposite(outer[line]) : outer[line];
  order[3] = turned ? 5 : 3;
  order[4] = 4;
  for (std::size_t line = 0; line < 4; ++line) order[8 - line] = opposite(order[line]);
  return order;
}

// The columns' order where an axis is a diagonal.
LineOrder against(const LineOrder& rows) {
  LineOrder order{};
  for (std::size_t line = 0; line < 9; ++line) order[line] = opposite(rows[8 - line]);
  return order;
}

enum class Lines : std::uint8_t { any, mirrored, like_rows, against_rows };

// The isomorphisms that carry the motions of a symmetry into each other.
struct SymmetryKeeping {
  PatternSymmetry symmetry;
  Lines rows;
  Lines columns;
  bool may_transpose;
};
constexpr auto kKeeping = std::to_array<SymmetryKeeping>({
    {PatternSymmetry::none, Lines::any, Lines::any, true},
    {PatternSymmetry::rot180, Lines::mirrored, Lines::mirrored, true},
    {PatternSymmetry::rot90, Lines::mirrored, Lines::like_rows, true},
    {PatternSymmetry::horizontal, Lines::any, Lines::mirrored, false},
    {PatternSymmetry::vertical, Lines::mirrored, Lines::any, false},
    {PatternSymmetry::diagonal, Lines::any, Lines::like_rows, true},
    {PatternSymmetry::antidiagonal, Lines::any, Lines::against_rows, true},
    {PatternSymmetry::full, Lines::mirrored, Lines::like_rows, true},
});
static_assert(in_order(kKeeping, &SymmetryKeeping::symmetry));

LineOrder line_order(Lines kind, const LineOrder& rows, SplitMix64& source) {
  switch (kind) {
    case Lines::any:
      return random_line_order(source);
    case Lines::mirrored:
      return mirrored_line_order(source);
    case Lines::like_rows:
      return rows;
    case Lines::against_rows:
      return against(rows);
  }
  return rows;
}

}  // namespace

Isomorphism random_layout(const Kept& kept, SplitMix64& source) {
  Isomorphism chosen;
  shuffle(chosen.digit_to, source);
  if (kept.cells) return chosen;
  const SymmetryKeeping& keeping = kKeeping[static_cast<std::size_t>(kept.symmetry)];
  chosen.transposed = keeping.may_transpose && below(2, source) == 1;
  chosen.row_to = line_order(keeping.rows, chosen.row_to, source);
  chosen.column_to = line_order(keeping.columns, chosen.row_to, source);
  return chosen;
}

std::optional<Layout> present(const Layout& made, rate::Range difficulty, const Kept& kept,
                              SplitMix64& source) {
  const auto is_wished = [&](const Layout& board) {
    return difficulty.contains(
        rate::branching_as_it_lies(board.puzzle, board.solution).difficulty());
  };
  const Canonical canon = canonical(made.puzzle);
  if (!is_wished({canon.form, canon.map.apply(made.solution)})) return std::nullopt;
  for (int i = 0; i < kMostLayouts; ++i) {
    const Isomorphism map = random_layout(kept, source);
    const Layout board{map.apply(made.puzzle), map.apply(made.solution)};
    if (board.puzzle != canon.form && is_wished(board)) return board;
  }
  return std::nullopt;
}

}  // namespace nonet::generate
