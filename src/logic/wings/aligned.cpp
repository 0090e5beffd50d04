// Aligned exclusion: two or three cells, filled in every way. A way is out if it has a digit twice
// in a house, or if its digits are all that a cell which sees all of them has left. A candidate of
// one of the cells that is in no way goes.
#include <array>
#include <vector>

#include "logic/finders.h"

namespace nonet::logic {
namespace {

std::size_t slot(Digit d) { return static_cast<std::size_t>(index(d)); }

// Witnesses are the cells with no more candidates than there are chosen cells. What those that see
// all chosen cells forbid, by digits that stand together in them.
class Forbidden {
 public:
  Forbidden(const Grid& grid, CellSet witnesses) {
    for (Cell c : witnesses) {
      const Digits digits = grid.candidates(c);
      for (Digit a : digits) {
        if (digits.size() == 2) pair_[slot(a)] |= digits - Digits{a};
        if (digits.size() == 3)
          for (Digit b : digits - Digits{a})
            triple_[slot(a)][slot(b)] |= digits - Digits{a} - Digits{b};
      }
    }
  }

  // The digits that a alone, or a and b, do not suffer beside them.
  Digits beside(Digit a) const { return pair_[slot(a)]; }
  Digits beside(Digit a, Digit b) const {
    if (pair_[slot(a)].contains(b)) return Digits::all();
    return pair_[slot(a)] | pair_[slot(b)] | triple_[slot(a)][slot(b)];
  }

 private:
  std::array<Digits, kDigits> pair_{};
  std::array<std::array<Digits, kDigits>, kDigits> triple_{};
};

Digits if_peers(Cell a, Cell b, Digit d) { return are_peers(a, b) ? Digits{d} : Digits{}; }

class AlignedSearch {
 public:
  AlignedSearch(const Grid& grid, const Technique& t, StepSink emit)
      : grid_{grid}, technique_{t}, emit_{emit} {
    for (Cell c : grid.open_cells()) {
      const int size = grid.candidates(c).size();
      if (size >= 2) cells_.insert(c);
      if (size >= 2 && size <= t.size) witnesses_.insert(c);
    }
  }

  bool run() { return choose(0, cells_, witnesses_); }

 private:
  // One witness alone cannot forbid enough that a naked pair or triple does not show.
  bool choose(std::size_t next, CellSet rest, CellSet witnesses) {
    if (next == static_cast<std::size_t>(technique_.size)) return test(witnesses);
    for (Cell c : rest) {
      rest.erase(c);
      const CellSet left = witnesses & peers_of(c);
      if (left.size() < 2) continue;
      chosen_[next] = c;
      if (!choose(next + 1, rest, left)) return false;
    }
    return true;
  }

  bool test(CellSet witnesses) {
    const Forbidden forbidden{grid_, witnesses};
    CandidateSet gone;
    for (std::size_t i = 0; i < static_cast<std::size_t>(technique_.size); ++i)
      for (Digit d : grid_.candidates(chosen_[i]))
        if (technique_.size == 2 ? out_of_pair(forbidden, i, d) : out_of_triple(forbidden, i, d))
          gone.insert(chosen_[i], d);
    if (gone.empty()) return true;
    const AlignedEvidence needed = evidence(witnesses, gone);
    // What goes without a witness goes because the others are a naked pair.
    if (needed.witnesses.empty()) return true;
    return emit_(removing(technique_.id, gone, needed));
  }

  bool out_of_pair(const Forbidden& forbidden, std::size_t i, Digit a) const {
    const Cell here = chosen_[i];
    const Cell other = chosen_[1 - i];
    return (forbidden.beside(a) | if_peers(here, other, a)).includes(grid_.candidates(other));
  }
  bool out_of_triple(const Forbidden& forbidden, std::size_t i, Digit a) const {
    const Cell here = chosen_[i];
    const Cell second = chosen_[(i + 1) % 3];
    const Cell third = chosen_[(i + 2) % 3];
    for (Digit b : grid_.candidates(second) - if_peers(here, second, a)) {
      const Digits out =
          forbidden.beside(a, b) | if_peers(here, third, a) | if_peers(second, third, b);
      if (!out.includes(grid_.candidates(third))) return false;
    }
    return true;
  }

  // Without the witnesses that it does without.
  AlignedEvidence evidence(CellSet witnesses, const CandidateSet& gone) const {
    for (Cell c : witnesses) {
      const Forbidden fewer{grid_, witnesses - CellSet{c}};
      bool enough = true;
      for (std::size_t i = 0; i < static_cast<std::size_t>(technique_.size); ++i)
        for (Digit d : gone.digits_in(chosen_[i]))
          enough = enough &&
                   (technique_.size == 2 ? out_of_pair(fewer, i, d) : out_of_triple(fewer, i, d));
      if (enough) witnesses.erase(c);
    }
    AlignedEvidence e{{}, witnesses};
    for (std::size_t i = 0; i < static_cast<std::size_t>(technique_.size); ++i)
      e.cells.insert(chosen_[i]);
    return e;
  }

  const Grid& grid_;
  const Technique& technique_;
  StepSink emit_;
  CellSet cells_;
  CellSet witnesses_;
  std::array<Cell, 3> chosen_{};
};

}  // namespace

bool find_aligned_exclusion(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  return AlignedSearch{grid, t, emit}.run();
}

}  // namespace nonet::logic
