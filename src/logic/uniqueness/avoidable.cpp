// Avoidable rectangles: some corners hold their digits already, placed on the way and not given.
#include "logic/finders.h"
#include "logic/uniqueness/rectangle.h"

namespace nonet::logic {
namespace {

// All 486 rectangles of two boxes.
constexpr std::size_t kRectangles = 486;
constexpr std::array<Corners, kRectangles> make_rectangles() {
  std::array<Corners, kRectangles> all{};
  std::size_t filled = 0;
  for (int top = 0; top < 8; ++top)
    for (int bottom = top + 1; bottom < 9; ++bottom)
      for (int left = 0; left < 8; ++left)
        for (int right = left + 1; right < 9; ++right)
          if ((top / 3 == bottom / 3) != (left / 3 == right / 3))
            all[filled++] = {cell_at(top, left), cell_at(top, right), cell_at(bottom, left),
                             cell_at(bottom, right)};
  return all;
}
constexpr auto kAllRectangles = make_rectangles();

// Avoidable: some corners hold their digits already, placed on the way and not given.
struct Avoidable {
  Corners corners{};
  CellSet placed;
  // What stands in corners 0 and 3, and in 1 and 2, if the pattern is completed.
  std::optional<Digit> ends;
  std::optional<Digit> middles;
};

// Nothing if the placed corners rule the pattern out already.
std::optional<Avoidable> avoidable_at(const Grid& grid, const Corners& corners, CellSet placed) {
  Avoidable found{
      .corners = corners, .placed = placed & set_of(corners), .ends = {}, .middles = {}};
  for (std::size_t i = 0; i < 4; ++i) {
    if (!found.placed.contains(corners[i])) {
      if (!grid.open(corners[i])) return std::nullopt;  // a given
      continue;
    }
    std::optional<Digit>& digit = i == 0 || i == 3 ? found.ends : found.middles;
    if (digit && digit != grid.at(corners[i])) return std::nullopt;
    digit = grid.at(corners[i]);
  }
  if (found.ends == found.middles) return std::nullopt;
  return found;
}

RectangleEvidence evidence_of(const Avoidable& a, Digits extra) {
  return {.corners = a.corners,
          .digits = Digits{*a.ends} | Digits{*a.middles},
          .extra = set_of(a.corners) - a.placed,
          .extra_digits = extra,
          .placed = a.placed};
}

Digit deadly_digit(const Avoidable& a, Cell corner) {
  return corner == a.corners[0] || corner == a.corners[3] ? *a.ends : *a.middles;
}

// Three corners stand: the digit that would complete the pattern leaves the fourth.
bool avoid_last(const Grid& grid, const Technique& t, const Avoidable& a, StepSink emit) {
  const Cell corner = (set_of(a.corners) - a.placed).first();
  const Digit d = deadly_digit(a, corner);
  if (!grid.candidates(corner).contains(d)) return true;
  const Digits extra = grid.candidates(corner) - Digits{d};
  return emit_rectangle(t, CandidateSet{corner, d}, evidence_of(a, extra), emit);
}

// Two corners stand and the others have, beside the digit that would complete the pattern, one and
// the same other digit: one of them must be it, so nothing that sees both is.
bool avoid_both(const Grid& grid, const Technique& t, const Avoidable& a, StepSink emit) {
  const CellSet open = set_of(a.corners) - a.placed;
  Digits extra;
  for (Cell c : open) {
    const Digits pair = grid.candidates(c);
    const Digit d = deadly_digit(a, c);
    if (pair.size() != 2 || !pair.contains(d)) return true;
    extra |= pair - Digits{d};
  }
  if (extra.size() != 1) return true;
  const CellSet gone = seen_by_all(open) & grid.cells_with(extra.first());
  return emit_rectangle(t, CandidateSet{gone, extra.first()}, evidence_of(a, extra), emit);
}

// Where two corners across stand, they say only one of the two digits; the open ones say the other.
bool avoid_both_either_way(const Grid& grid, const Technique& t, const Avoidable& a,
                           StepSink emit) {
  if (a.ends && a.middles) return avoid_both(grid, t, a, emit);
  const Cell open = (set_of(a.corners) - a.placed).first();
  for (Digit d : grid.candidates(open)) {
    Avoidable whole = a;
    (a.ends ? whole.middles : whole.ends) = d;
    if (!avoid_both(grid, t, whole, emit)) return false;
  }
  return true;
}

}  // namespace

bool find_avoidable_rectangles(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  const CellSet placed = ~grid.open_cells() - grid.givens();
  const int wanted = t.type == 1 ? 3 : 2;
  if (placed.size() < wanted) return true;
  std::array<std::uint8_t, kCells> stands{};
  for (Cell c : placed) stands[static_cast<std::size_t>(c)] = 1;
  for (const Corners& corners : kAllRectangles) {
    int standing = 0;
    for (Cell c : corners) standing += stands[static_cast<std::size_t>(c)];
    if (standing != wanted) continue;
    const std::optional<Avoidable> found = avoidable_at(grid, corners, placed);
    if (!found) continue;
    if (!(wanted == 3 ? avoid_last : avoid_both_either_way)(grid, t, *found, emit)) return false;
  }
  return true;
}

}  // namespace nonet::logic
