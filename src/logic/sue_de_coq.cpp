// Sue de Coq: cells where a box and a line cross, with more candidates than cells; beside them
// cells of the rest of the line and cells of the rest of the box that take up the surplus.
//
//   box 1, row 1   crossing r1c1 r1c2 {1,2,3,4}     in row 1: r1c7 {1,2}     in box 1: r3c3 {3,4}
//
// Four cells, four digits. A digit of the line's cells is not one of the box's cells: so each digit
// has all its places in the line or all in the box, and stands there once at most. As many digits
// as cells: each stands there once, and leaves the rest of the line or of the box. The cells beside
// the crossing may bring digits of their own (extended form); they count like the others.
#include <array>

#include "logic/finders.h"

namespace nonet::logic {
namespace {

struct Choice {
  CellSet cells;
  Digits digits;
};

// Every choice of some cells, but for none at all. At most six cells: a line or box without the
// crossing.
class Choices {
 public:
  Choices(const Grid& grid, CellSet cells) {
    for (Cell c : cells) {
      const std::size_t before = count_;
      for (std::size_t i = 0; i < before; ++i)
        all_[count_++] = {all_[i].cells | CellSet{c}, all_[i].digits | grid.candidates(c)};
    }
  }
  const Choice* begin() const { return all_.data() + 1; }
  const Choice* end() const { return all_.data() + count_; }

 private:
  std::array<Choice, 64> all_{};
  std::size_t count_ = 1;  // the first is the empty one
};

// How many of the crossing's surplus digits the choice takes up: its cells less those that it needs
// for digits of its own. A choice that is a locked set by itself is another technique's.
int taken_up(const Choice& choice, Digits crossing) {
  if (choice.digits.size() <= choice.cells.size()) return 0;
  return choice.cells.size() - (choice.digits - crossing).size();
}

class Crossing {
 public:
  Crossing(const Grid& grid, const Technique& t, House box, House line)
      : grid_{grid}, technique_{t}, box_{box}, line_{line} {}

  bool find(StepSink emit) const {
    const CellSet shared = open(members_of(box_) & members_of(line_));
    if (shared.size() < 2) return true;
    for (const Choice& crossing : Choices{grid_, shared}) {
      const int surplus = crossing.digits.size() - crossing.cells.size();
      if (crossing.cells.size() < 2 || surplus < 2) continue;
      if (!match(crossing, surplus, emit)) return false;
    }
    return true;
  }

 private:
  CellSet open(CellSet cells) const { return grid_.open_cells() & cells; }

  bool match(const Choice& crossing, int surplus, StepSink emit) const {
    const Choices in_box{grid_, open(members_of(box_) - members_of(line_))};
    for (const Choice& a : Choices{grid_, open(members_of(line_) - members_of(box_))}) {
      const int taken = taken_up(a, crossing.digits);
      if (taken < 1 || taken >= surplus) continue;
      for (const Choice& b : in_box) {
        if (a.digits.intersects(b.digits)) continue;
        if (taken + taken_up(b, crossing.digits) != surplus) continue;
        if (!tell(crossing, a, b, emit)) return false;
      }
    }
    return true;
  }

  bool tell(const Choice& crossing, const Choice& a, const Choice& b, StepSink emit) const {
    CandidateSet gone;
    for (Digit d : (crossing.digits | a.digits) - b.digits)
      gone.insert(grid_.positions(line_, d) - crossing.cells - a.cells, d);
    for (Digit d : (crossing.digits | b.digits) - a.digits)
      gone.insert(grid_.positions(box_, d) - crossing.cells - b.cells, d);
    if (gone.empty()) return true;
    return emit(removing(technique_.id, gone,
                         SueDeCoqEvidence{line_, box_, crossing.cells, a.cells, b.cells,
                                          crossing.digits, a.digits, b.digits}));
  }

  const Grid& grid_;
  const Technique& technique_;
  House box_;
  House line_;
};

}  // namespace

bool find_sue_de_coq(const Grid& grid, const Technique& t, StepSink emit) {
  for (int box = 0; box < 9; ++box) {
    const Cell corner = cells_of(box_house(box))[0];
    for (int i = 0; i < 3; ++i) {
      for (House line : {row_house(row_of(corner) + i), column_house(column_of(corner) + i)})
        if (!Crossing{grid, t, box_house(box), line}.find(emit)) return false;
    }
  }
  return true;
}

}  // namespace nonet::logic
