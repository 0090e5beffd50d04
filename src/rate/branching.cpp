// The way to the solution is all that counts, and the solution is known: so nothing is searched.
// Questions with one answer cost nothing and never lose their answer, so that the order in which
// they are answered does not matter: all of them are answered at once before a guess is looked for.
#include "rate/branching.h"

#include <array>
#include <bit>

#include "board/canonical.h"
#include "board/cell_set.h"
#include "board/houses.h"

namespace nonet::rate {

namespace {

constexpr std::size_t slot(Digit d) { return static_cast<std::size_t>(index(d)); }

// Of nine sets of cells: those cells that are in exactly one.
template <class Sets>
CellSet in_exactly_one(const Sets& sets) {
  CellSet once;
  CellSet twice;
  for (CellSet cells : sets) {
    twice |= once & cells;
    once |= cells;
  }
  return once - twice;
}

class Walk {
 public:
  Walk(const Filling& puzzle, const Filling& solution) : solution_{solution} {
    can_.fill(CellSet::all());
    answer(puzzle.cells());
  }

  int guesses() {
    int total = 0;
    for (answer_singles(); !open_.empty(); answer_singles()) {
      const Question question = shortest();
      total += (question.answers - 1) * (question.answers - 1);
      answer(CellSet{question.cell});
    }
    return total;
  }

 private:
  struct Question {
    int answers;
    Cell cell;  // where the solution's answer is
  };

  void answer(CellSet cells) {
    open_ -= cells;
    for (Cell c : cells) can_[slot(*solution_.at(c))] -= peers_of(c);
    for (CellSet& places : can_) places &= open_;
  }

  void answer_singles() {
    for (;;) {
      CellSet singles = in_exactly_one(can_);
      if (singles.empty()) singles = only_places();
      if (singles.empty()) return;
      answer(singles);
    }
  }

  // The cells that are the only place for a digit in one of their houses.
  CellSet only_places() const {
    CellSet found;
    for (CellSet places : can_)
      for (House h : kAllHouses)
        if (const CellSet here = places & members_of(h); here.size() == 1) found |= here;
    return found;
  }

  // Ties: cells before places; cells in reading order; places by digit, then by house as rows,
  // columns, boxes.
  Question shortest() const {
    Question best = shortest_cell();
    if (best.answers == 2) return best;
    for (Digit d : kAllDigits)
      for (House h : kAllHouses)
        if (const CellSet places = can_[slot(d)] & members_of(h);
            !places.empty() && places.size() < best.answers)
          best = {places.size(), where(d, places)};
    return best;
  }

  Question shortest_cell() const {
    Question best{kDigits + 1, Cell{}};
    for (Cell c : open_) {
      int answers = 0;
      for (CellSet places : can_) answers += places.contains(c) ? 1 : 0;
      if (answers < best.answers) best = {answers, c};
      if (best.answers == 2) break;  // nothing with one is left
    }
    return best;
  }

  Cell where(Digit d, CellSet places) const {
    for (Cell c : places)
      if (solution_.at(c) == d) return c;
    return places.first();  // not reached: the solution's place is never crossed out
  }

  const Filling& solution_;
  CellSet open_ = CellSet::all();
  std::array<CellSet, kDigits> can_{};  // by digit: the open cells that may still be it
};

}  // namespace

Branching branching_as_it_lies(const Filling& puzzle, const Filling& solution) {
  return {Walk{puzzle, solution}.guesses(), kCells - puzzle.size()};
}

Branching branching(const Filling& puzzle, const Filling& solution) {
  const Canonical canon = canonical(puzzle);
  return branching_as_it_lies(canon.form, canon.map.apply(solution));
}

}  // namespace nonet::rate
