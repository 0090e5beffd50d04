// Unique loops: six or more cells in a ring, each sharing a house with the next, that have the same
// two candidates. Coloured in turn, every house that the ring meets has one cell of either colour:
//
//   A ── B         A: r1c1 r2c5 r4c3 …   B: r1c5 r2c3 …
//   │    │
//   …    …         filled with the two digits alone they could change places everywhere
//
// So on a puzzle with one solution the ring never ends up so. A ring of four is a rectangle.
#include <algorithm>
#include <array>
#include <vector>

#include "logic/finders.h"
#include "logic/uniqueness/extra_set.h"
#include "logic/uniqueness/rectangle.h"

namespace nonet::logic {
namespace {

// Takes a ring; false stops the search.
using TakeLoop = FunctionRef<bool(const LoopEvidence&)>;

// All rings of two digits with a cell that has more candidates: one without is a contradiction, no
// step. Each starts at its first cell, so that it is met once in each direction.
class UniqueLoopSearch {
 public:
  UniqueLoopSearch(const Grid& grid, Digits pair, std::size_t fewest, std::size_t most,
                   TakeLoop take)
      : grid_{grid}, fewest_{fewest}, most_{most}, take_{take} {
    loop_.digits = pair;
    both_ = grid.cells_with(pair.first()) & grid.cells_with((pair - Digits{pair.first()}).first());
  }

  bool run() {
    while (both_.size() >= static_cast<int>(fewest_) && tries_ < kMostTries) {
      const Cell start = both_.first();
      both_.erase(start);
      if (!extend(start, {})) return false;
    }
    return true;
  }

 private:
  struct Draft {
    std::array<CellSet, 2> seen;  // by cells of either colour: none of these takes that colour
    std::array<HouseSet, 2> houses;
    CellSet extra = {};
    Digits extra_digits = {};
  };

  // Of more than two cells with extra digits something can be said only if it is the same one digit
  // and there is a place that sees them all.
  bool hopeless(const Draft& draft) const {
    if (draft.extra.size() <= 2) return false;
    if (draft.extra_digits.size() > 1) return true;
    return !seen_by_all(draft.extra).intersects(grid_.cells_with(draft.extra_digits.first()));
  }

  bool extend(Cell c, Draft draft) {
    if (++tries_ > kMostTries) return true;
    auto& cells = loop_.cells;
    const std::size_t colour = cells.size() % 2;
    draft.seen[colour] |= peers_of(c);
    for (House h : houses_of(c)) draft.houses[colour].insert(h);
    const Digits more = grid_.candidates(c) - loop_.digits;
    if (!more.empty()) draft.extra.insert(c);
    draft.extra_digits |= more;
    if (hopeless(draft)) return true;
    cells.push_back(c);
    bool go_on = draft.extra.empty() || !closes(draft) || tell(draft);
    if (cells.size() < most_)
      for (Cell next : (both_ & peers_of(c)) - draft.seen[1 - colour] - used())
        if (go_on) go_on = extend(next, draft);
    cells.pop_back();
    return go_on;
  }

  CellSet used() const {
    CellSet used;
    for (Cell c : loop_.cells) used.insert(c);
    return used;
  }

  bool closes(const Draft& draft) const {
    const auto& cells = loop_.cells;
    return cells.size() >= fewest_ && cells.size() % 2 == 0 &&
           are_peers(cells.back(), cells.front()) && draft.houses[0] == draft.houses[1];
  }

  bool tell(const Draft& draft) {
    const CellSet cells = used();
    if (std::find(told_.begin(), told_.end(), cells) != told_.end()) return true;
    told_.push_back(cells);
    loop_.extra = draft.extra;
    loop_.extra_digits = draft.extra_digits;
    return take_(loop_);
  }

  // Notes with the two digits in every cell have rings without number. Counted, not timed, so that
  // the same board always gives the same steps; boards of puzzles need some hundreds.
  static constexpr int kMostTries = 100'000;

  const Grid& grid_;
  int tries_ = 0;
  std::size_t fewest_;
  std::size_t most_;
  TakeLoop take_;
  CellSet both_;  // cells that have the two digits, after the start
  LoopEvidence loop_;
  std::vector<CellSet> told_;
};

// Type 1. One cell has more candidates: either of the two digits there would complete the ring.
bool find_last_cell(const Grid&, const Technique& t, const LoopEvidence& loop, StepSink emit) {
  if (loop.extra.size() != 1) return true;
  CandidateSet gone;
  for (Digit d : loop.digits) gone.insert(loop.extra, d);
  return emit(removing(t.id, gone, loop));
}

// Type 2. All cells with more have the same one digit more: one of them is it.
bool find_one_extra_digit(const Grid& grid, const Technique& t, const LoopEvidence& loop,
                          StepSink emit) {
  if (loop.extra.size() < 2 || loop.extra_digits.size() != 1) return true;
  const Digit d = loop.extra_digits.first();
  const CellSet gone = seen_by_all(loop.extra) & grid.cells_with(d);
  return gone.empty() || emit(removing(t.id, CandidateSet{gone, d}, loop));
}

// Type 3. Two cells with more, in one house: they act like one cell with the extra digits, and can
// complete a naked set.
bool find_extra_sets(const Grid& grid, const Technique& t, const LoopEvidence& loop,
                     StepSink emit) {
  if (loop.extra.size() != 2 || loop.extra_digits.size() < 2) return true;
  return each_extra_set(grid, {loop.extra, loop.extra_digits},
                        [&](const SetEvidence& set, const CandidateSet& gone) {
                          LoopEvidence evidence = loop;
                          evidence.set = set;
                          return emit(removing(t.id, gone, std::move(evidence)));
                        });
}

// Type 4. Two cells with more, in a house where one of the digits has no other place: one of them
// is it. The other digit in the other one would complete the ring.
bool find_confined(const Grid& grid, const Technique& t, const LoopEvidence& loop, StepSink emit) {
  if (loop.extra.size() != 2) return true;
  for (Digit d : loop.digits) {
    for (House house : shared_houses(loop.extra)) {
      if (!loop.extra.includes(grid.positions(house, d))) continue;
      LoopEvidence evidence = loop;
      evidence.strong_digit = d;
      evidence.strong = house;
      const CandidateSet gone{loop.extra, (loop.digits - Digits{d}).first()};
      if (!emit(removing(t.id, gone, std::move(evidence)))) return false;
      break;  // the second house would say the same
    }
  }
  return true;
}

constexpr std::array kLoopTypes{find_last_cell, find_one_extra_digit, find_extra_sets,
                                find_confined};

constexpr std::size_t kLong = 10;  // rings of so many cells and more go by one name
constexpr std::size_t kMost = 18;  // two in every row

}  // namespace

bool find_unique_loops(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  const auto fewest = static_cast<std::size_t>(t.size);
  const std::size_t most = fewest < kLong ? fewest : kMost;
  const auto take = [&](const LoopEvidence& loop) {
    return std::all_of(kLoopTypes.begin(), kLoopTypes.end(),
                       [&](auto find) { return find(grid, t, loop, emit); });
  };
  for (Digit a : kAllDigits)
    for (Digit b : kAllDigits)
      if (a < b && !UniqueLoopSearch{grid, {number(a), number(b)}, fewest, most, take}.run())
        return false;
  return true;
}

}  // namespace nonet::logic
