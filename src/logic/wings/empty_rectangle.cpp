// Empty rectangle: in a box the digit lies only in one row and one column of it; outside, a line
// has just two places for it, one of them in line with the box.
//
//   . x . | . . . | . n .        near: in line with the row part of the box
//   . . . | . . . | . ║ .
//   . x . | . . . | . ║ .
//   ------+-------+------
//   . t . | . . . | . f .        far
//
// If t had the digit, f would not, so n would; then neither the row nor the column of the box
// could have it. As a chain:  far ══ near ── row part ══ column part,  t sees both ends. The same
// with rows and columns exchanged.
#include <vector>

#include "logic/chains/chain_builder.h"
#include "logic/chains/link_graph.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

struct EmptyRectangle {
  Digit digit{};
  House box{};
  CellSet places = {};     // of the digit in the box
  CellSet near_part = {};  // those in line with `near`, the crossing among them
  House line{};            // of the two cells
  Cell near{}, far{};
  Cell target{};

  Chain chain() const {
    return ChainBuilder{digit, far}
        .strong(line, near)
        .weak(near_part)
        .strong(box, places - near_part)
        .take();
  }
};

HouseKind crossing(HouseKind line) {
  return line == HouseKind::row ? HouseKind::column : HouseKind::row;
}

// Completes a pattern of which box, places, line, near and far are known; false if it is none.
// A box with all its places in one line is a locked candidate, not a rectangle.
bool complete(const Grid& grid, EmptyRectangle& r) {
  const HouseKind kind = kind_of(r.line);
  const CellSet near_line = members_of(house_of(r.near, crossing(kind)));
  const CellSet far_line = members_of(house_of(r.far, crossing(kind)));
  r.near_part = r.places & near_line;
  const CellSet rest = r.places - near_line;
  if (r.near_part.empty() || rest.empty()) return false;
  const CellSet rest_line = members_of(house_of(rest.first(), kind));
  if (!rest_line.includes(rest) || rest_line.includes(r.places)) return false;
  const CellSet target = far_line & rest_line & grid.cells_with(r.digit);
  if (target.empty()) return false;
  r.target = target.first();
  return true;
}

// The boxes that the near line crosses, but for the link's own; where the far line crosses them
// too, the target would be in the box itself.
template <class Visit>
bool look_from(const Grid& grid, Digit d, const StrongLink& link, std::size_t near, Visit visit) {
  EmptyRectangle r{
      .digit = d, .line = link.house, .near = link.ends[near], .far = link.ends[1 - near]};
  const House across = house_of(r.near, crossing(kind_of(link.house)));
  for (int box = 0; box < 9; ++box) {
    r.box = box_house(box);
    const CellSet members = members_of(r.box);
    if (!members.intersects(members_of(across)) || members.contains(r.near)) continue;
    if (members.intersects(members_of(house_of(r.far, kind_of(across))))) continue;
    r.places = grid.positions(r.box, d);
    if (complete(grid, r) && !visit(r)) return false;
  }
  return true;
}

template <class Visit>
bool for_each_rectangle(const Grid& grid, SearchMemo& memo, Visit visit) {
  return in_fertile_digits(grid, TechniqueId::empty_rectangle, memo.barren,
                           [&](Digit d, bool& found) {
                             const auto tell = [&](const EmptyRectangle& rectangle) {
                               found = true;
                               return visit(rectangle);
                             };
                             for (const StrongLink& link : StrongLinks{grid, d}) {
                               if (kind_of(link.house) == HouseKind::box) continue;
                               for (std::size_t near : {0U, 1U})
                                 if (!look_from(grid, d, link, near, tell)) return false;
                             }
                             return true;
                           });
}

// Two rectangles in the same cells of a box with different effects.
bool emit_duals(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  std::vector<EmptyRectangle> all;
  return for_each_rectangle(grid, memo, [&](const EmptyRectangle& r) {
    for (const EmptyRectangle& other : all) {
      if (other.places != r.places) continue;
      if (other.target == r.target && other.digit == r.digit) continue;
      CandidateSet gone{other.target, other.digit};
      gone.insert(r.target, r.digit);
      if (!emit(removing(t.id, gone, along(other.chain(), r.chain())))) return false;
    }
    all.push_back(r);
    return true;
  });
}

}  // namespace

bool find_empty_rectangles(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  if (t.form == Form::dual) return emit_duals(grid, t, memo, emit);
  return for_each_rectangle(grid, memo, [&](const EmptyRectangle& r) {
    return emit(removing(t.id, CandidateSet{r.target, r.digit}, along(r.chain())));
  });
}

}  // namespace nonet::logic
