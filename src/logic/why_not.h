// "Why not 7 in row 4, column 5?"
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/name_table.h"
#include "logic/contradiction.h"

namespace nonet::logic {

enum class WhyNotKind : std::uint8_t {
  stands_there,   // the cell holds this digit
  cell_is_full,   // the cell holds another digit
  seen,           // the digit stands in one of the cell's houses
  crossed_out,    // the board's notes exclude it, and nothing more is known
  steps,          // these steps remove it
  contradiction,  // placing it leads to this contradiction, or the board does already
  possible,       // nothing was found against it
};
struct WhyNotKindRow {
  WhyNotKind kind;
  std::string_view name;
};
inline constexpr auto kWhyNotKinds = std::to_array<WhyNotKindRow>({
    {WhyNotKind::stands_there, "stands-there"},
    {WhyNotKind::cell_is_full, "cell-is-full"},
    {WhyNotKind::seen, "seen"},
    {WhyNotKind::crossed_out, "crossed-out"},
    {WhyNotKind::steps, "steps"},
    {WhyNotKind::contradiction, "contradiction"},
    {WhyNotKind::possible, "possible"},
});
static_assert(in_order(kWhyNotKinds, &WhyNotKindRow::kind));
constexpr std::string_view name_of(WhyNotKind kind) { return name_in(kWhyNotKinds, kind); }

struct WhyNot {
  WhyNotKind kind;
  std::optional<Cell> where = {};  // seen: where the digit stands
  std::vector<Step> steps = {};
  std::optional<Contradiction> contradiction = {};
  bool already = false;  // contradiction: it is there whatever the cell holds
};

// The easiest steps that remove the candidate; failing that the contradiction that it leads to.
// `unsolvable`: the puzzle is known to have no solution, so that anything could be refuted.
WhyNot why_not(const Grid& grid, Cell cell, Digit digit, const Search& search,
               bool unsolvable = false);

}  // namespace nonet::logic
