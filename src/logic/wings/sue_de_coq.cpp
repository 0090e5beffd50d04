// Sue de Coq: cells where a box and a line cross, with more candidates than cells; beside them
// cells of the rest of the line and cells of the rest of the box that take up the surplus.
//
//   box 1, row 1   crossing r1c1 r1c2 {1,2,3,4}     in row 1: r1c7 {1,2}     in box 1: r3c3 {3,4}
//
// Four cells, four digits. A digit of the line's cells is not one of the box's cells: so each digit
// has all its places in the line or all in the box, and stands there once at most. As many digits
// as cells: each stands there once, and leaves the rest of the line or of the box. The cells beside
// the crossing may bring digits of their own (extended form); they count like the others.
#include <algorithm>
#include <array>
#include <utility>

#include "logic/finders.h"

namespace nonet::logic {
namespace {

struct Choice {
  CellSet cells;
  Digits digits;
  int size = 0;  // how many cells
};

// Every choice of some cells, but for none at all. At most six cells: a line or box without the
// crossing.
class Choices {
 public:
  Choices(const Grid& grid, CellSet cells) {
    for (Cell c : cells) {
      const std::size_t before = count_;
      for (std::size_t i = 0; i < before; ++i)
        all_[count_++] = {all_[i].cells | CellSet{c}, all_[i].digits | grid.candidates(c),
                          all_[i].size + 1};
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
  if (choice.digits.size() <= choice.size) return 0;
  return choice.size - (choice.digits - crossing).size();
}

// The choices that take up some of the surplus and leave some.
struct Taker {
  const Choice* choice = nullptr;
  int taken = 0;
};
class Takers {  // NOLINT(cppcoreguidelines-pro-type-member-init): filled as far as it is used
 public:
  Takers(const Choices& choices, Digits crossing, int surplus) {
    for (const Choice& choice : choices) {
      const int taken = taken_up(choice, crossing);
      if (taken >= 1 && taken < surplus) all_[count_++] = {&choice, taken};
    }
  }
  const Taker* begin() const { return all_.data(); }
  const Taker* end() const { return all_.data() + count_; }

 private:
  std::array<Taker, 64> all_;
  std::size_t count_ = 0;
};

class Crossing {
 public:
  Crossing(const Grid& grid, const Technique& t, House box, House line)
      : grid_{grid}, technique_{t}, box_{box}, line_{line} {}

  CellSet area() const { return members_of(box_) | members_of(line_); }

  bool find(StepSink emit) const {
    const CellSet shared = open(members_of(box_) & members_of(line_));
    if (shared.size() < 2) return true;
    const Choices crossings{grid_, shared};
    if (std::none_of(crossings.begin(), crossings.end(), is_worth)) return true;
    const Choices in_line{grid_, open(members_of(line_) - members_of(box_))};
    const Choices in_box{grid_, open(members_of(box_) - members_of(line_))};
    return std::all_of(crossings.begin(), crossings.end(), [&](const Choice& crossing) {
      return !is_worth(crossing) || match(crossing, in_line, in_box, emit);
    });
  }

 private:
  CellSet open(CellSet cells) const { return grid_.open_cells() & cells; }

  static int surplus_of(const Choice& crossing) { return crossing.digits.size() - crossing.size; }
  static bool is_worth(const Choice& crossing) {
    return crossing.size >= 2 && surplus_of(crossing) >= 2;
  }

  bool match(const Choice& crossing, const Choices& in_line, const Choices& in_box,
             StepSink emit) const {
    const int surplus = surplus_of(crossing);
    const Takers box_side{in_box, crossing.digits, surplus};
    if (box_side.begin() == box_side.end()) return true;
    for (const Taker& a : Takers{in_line, crossing.digits, surplus}) {
      for (const Taker& b : box_side) {
        if (a.taken + b.taken != surplus || a.choice->digits.intersects(b.choice->digits)) continue;
        if (!tell(crossing, *a.choice, *b.choice, emit)) return false;
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

// The 54 crossings, of fifteen cells each.
bool find_at(const Grid& grid, const Crossing& crossing, std::size_t number, SearchMemo& memo,
             StepSink emit) {
  auto& barren = memo.crossings.of(number);
  const auto now = decltype(memo.crossings)::lists_in(grid, crossing.area());
  if (now == barren) return true;
  bool found = false;
  const bool all = crossing.find([&](Step&& step) {
    found = true;
    return emit(std::move(step));
  });
  if (all && !found) barren = now;
  return all;
}

}  // namespace

bool find_sue_de_coq(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  std::size_t number = 0;
  for (int box = 0; box < 9; ++box) {
    const Cell corner = cells_of(box_house(box))[0];
    for (int i = 0; i < 3; ++i) {
      for (House line : {row_house(row_of(corner) + i), column_house(column_of(corner) + i)})
        if (!find_at(grid, Crossing{grid, t, box_house(box), line}, number++, memo, emit))
          return false;
    }
  }
  return true;
}

}  // namespace nonet::logic
