// BUG, the "bivalue universal grave" but for some extra candidates.
//
// In a grave every open cell has two candidates, and every digit two places or none in each house.
// A solution of a grave could be turned into a second one: give every open cell its other
// candidate. So on a puzzle with one solution at least one of the extra candidates is true.
#include <algorithm>
#include <vector>

#include "logic/finders.h"
#include "logic/uniqueness/extra_set.h"
#include "logic/uniqueness/rectangle.h"

namespace nonet::logic {
namespace {

// The open cells with more than two candidates; nothing if one has fewer than two.
struct Crowded {
  CellSet more;   // than two
  CellSet three;  // exactly
};
std::optional<Crowded> crowded_cells(const Grid& grid) {
  CellSet one;
  CellSet two;
  CellSet three;
  CellSet four;
  for (Digit d : kAllDigits) {
    const CellSet cells = grid.cells_with(d);
    four |= three & cells;
    three |= two & cells;
    two |= one & cells;
    one |= cells;
  }
  if (two != grid.open_cells()) return std::nullopt;
  return Crowded{three, three - four};
}

// Every digit has two places in every house, or none.
bool all_in_twos(const Grid& grid) {
  for (Digit d : kAllDigits) {
    const CellSet cells = grid.cells_with(d);
    if (cells.empty()) continue;
    for (House house : kAllHouses) {
      const int places = (cells & members_of(house)).size();
      if (places != 0 && places != 2) return false;
    }
  }
  return true;
}

// Takes the extra candidates of a grave; false stops the search.
using TakeExtras = FunctionRef<bool(const CandidateSet&)>;

// Every choice of extras that leaves a grave: cell by cell, all but two of its candidates.
class GraveSearch {
 public:
  GraveSearch(const Grid& grid, CellSet crowded, TakeExtras take)
      : cells_{crowded.begin(), crowded.end()}, take_{take}, left_{grid} {
    for (Cell c : cells_) able_.push_back(able(grid, c));
  }

  bool run() { return from_cell(0); }

 private:
  // An extra has more than two places in each of its houses.
  static Digits able(const Grid& grid, Cell c) {
    Digits digits;
    for (Digit d : grid.candidates(c)) {
      const auto houses = houses_of(c);
      if (std::all_of(houses.begin(), houses.end(),
                      [&](House h) { return grid.positions(h, d).size() > 2; }))
        digits.insert(d);
    }
    return digits;
  }

  bool from_cell(std::size_t i) {
    if (i == cells_.size()) return !all_in_twos(left_) || take_(extras_);
    return without_more(i, able_[i]);
  }

  // Takes candidates out of cell i until two are left.
  bool without_more(std::size_t i, Digits rest) {
    const Cell c = cells_[i];
    if (left_.candidates(c).size() == 2) return from_cell(i + 1);
    for (Digit d : rest) {
      rest.erase(d);
      const Grid before = left_;
      left_.eliminate(c, d);
      extras_.insert(c, d);
      if (!without_more(i, rest)) return false;
      extras_.erase(c, d);
      left_ = before;
    }
    return true;
  }

  std::vector<Cell> cells_;
  std::vector<Digits> able_;
  TakeExtras take_;
  Grid left_;  // the grid without the extras so far
  CandidateSet extras_;
};

// +1. One extra candidate: it is true, and the cell's others go.
bool find_one(const Grid& grid, const Technique& t, const CandidateSet& extras, StepSink emit) {
  const Cell cell = extras.cells().first();
  const House house = box_house(box_of(cell));
  CandidateSet gone;
  for (Digit other : grid.candidates(cell) - extras.digits()) gone.insert(cell, other);
  return emit(removing(t.id, gone, BugEvidence{.extras = extras, .house = house}));
}

// 2. All extras are the same digit: nothing that sees them all is.
bool find_same_digit(const Grid& grid, const Technique& t, const CandidateSet& extras,
                     StepSink emit) {
  if (extras.digits().size() != 1) return true;
  const Digit d = extras.digits().first();
  const CellSet gone = seen_by_all(extras.cells()) & grid.cells_with(d);
  return gone.empty() || emit(removing(t.id, CandidateSet{gone, d}, BugEvidence{.extras = extras}));
}

// 3. All extras are in one house: their cells act like one with the extra digits, and can complete
// a naked set.
bool find_set(const Grid& grid, const Technique& t, const CandidateSet& extras, StepSink emit) {
  if (extras.digits().size() < 2) return true;
  return each_extra_set(
      grid, {extras.cells(), extras.digits()},
      [&](const SetEvidence& set, const CandidateSet& gone) {
        return emit(
            removing(t.id, gone, BugEvidence{.extras = extras, .house = set.house, .set = set}));
      });
}

// 4. Two cells of a house share a digit that is no extra: in the grave it has two places in the
// house, these. So one of the two is it; the other must be an extra, and what is left of both goes.
bool find_kept_digit(const Grid& grid, const Technique& t, const CandidateSet& extras,
                     StepSink emit) {
  const CellSet cells = extras.cells();
  const HouseSet houses = shared_houses(cells);
  if (cells.size() != 2 || houses.empty()) return true;
  const Cell first = cells.first();
  const Cell second = (cells - CellSet{first}).first();
  const Digits kept_first = grid.candidates(first) - extras.digits_in(first);
  const Digits kept_second = grid.candidates(second) - extras.digits_in(second);
  const Digits shared = kept_first & kept_second;
  // With both shared, neither cell could be an extra: there is no solution.
  if (shared.size() != 1) return true;
  CandidateSet gone{first, (kept_first - shared).first()};
  gone.insert(second, (kept_second - shared).first());
  return emit(removing(
      t.id, gone, BugEvidence{.extras = extras, .house = houses.first(), .kept = shared.first()}));
}

struct BugType {
  int fewest, most;  // cells with extras
  bool (*find)(const Grid&, const Technique&, const CandidateSet&, StepSink);
};
constexpr std::array<BugType, 4> kBugTypes{
    {{1, 1, find_one}, {2, 9, find_same_digit}, {2, 8, find_set}, {2, 2, find_kept_digit}}};

}  // namespace

bool find_bug(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  const BugType& type = kBugTypes[static_cast<std::size_t>(t.type - 1)];
  const std::optional<Crowded> crowded = crowded_cells(grid);
  if (!crowded) return true;
  const int cells = crowded->more.size();
  if (cells < type.fewest || cells > type.most) return true;
  if (t.type == 1 && crowded->three.empty()) return true;  // two extras in the cell
  return GraveSearch{grid, crowded->more,
                     [&](const CandidateSet& extras) { return type.find(grid, t, extras, emit); }}
      .run();
}

}  // namespace nonet::logic
