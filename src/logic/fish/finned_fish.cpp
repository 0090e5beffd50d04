// Fish with fins: finned, sashimi, and two of them on one base (Siamese).
#include <span>
#include <vector>

#include "logic/common/siblings.h"
#include "logic/finders.h"
#include "logic/fish/fish_lines.h"

namespace nonet::logic {
namespace {

constexpr LineMask kThree = 0b111;

// All fins lie in one box, and so do the cells that see them. For a cell that loses the digit is
// in a cover line but in no base line; a fin is in a base line but in no cover line; so the two
// never share a line, and see each other in a box only. The search goes by that box:
//
//        the box's cover lines
//           │ │ │
//   base  ──F─B─┼────B────B──    B body, F fins, x what goes
//           │ │ │
//         ──┼─x─┼────┼────┼──    a line of the box that is not base
//
// Base lines must lie in the cover except where they pass the box.
class FinnedSearch {
 public:
  FinnedSearch(int size, const FishLines& lines) : size_{size}, lines_{lines} {}

  // Gives each fish that has fins and removes something to `take(fish)`; false if that stopped.
  template <class Take>
  bool run(Take take) const {
    for (int band = 0; band < 9; band += 3)
      if (!in_band(band, take)) return false;
    return true;
  }

  // Sashimi: without the fins a base line would have one place only, and the fish fall apart.
  bool is_sashimi(Fish fish) const {
    for (LineMask rest = fish.base; rest != 0; rest &= rest - 1)
      if (lines_in(lines_.at(std::countr_zero(rest)) & fish.cover) < 2) return true;
    return false;
  }

 private:
  // What the chosen lines say so far.
  struct Draft {
    LineMask base = 0;
    LineMask cover = 0;   // lines that must be in the cover
    LineMask in_box = 0;  // where the base lines have the digit in the box
    LineMask target = 0;  // where the box's other lines have it
  };

  // Every choice of one or two of the band's three lines as base, in each of its boxes.
  template <class Take>
  bool in_band(int band, Take& take) const {
    const LineMask open = lines_.open >> band & kThree;
    const std::array<LineMask, 8> places = unions(band);
    const LineMask outside = narrow(lines_.open & ~(kThree << band));
    for (LineMask three = 1; three < kThree; ++three) {
      if ((three & ~open) != 0) continue;
      const int chosen = lines_in(three);
      // There must be lines enough to go on with, and the box can hide three cover lines only.
      if (lines_in(outside) < size_ - chosen || lines_in(places[three]) > size_ + 3) continue;
      for (LineMask stack = kThree; stack < 1U << 9; stack <<= 3) {
        const Draft draft{three << band, places[three] & ~stack, places[three] & stack,
                          places[kThree ^ three] & stack};
        if (draft.in_box == 0 || draft.target == 0 || lines_in(draft.cover) > size_) continue;
        if (!extend(outside, chosen, draft, take)) return false;
      }
    }
    return true;
  }

  // For each choice of a band's three lines, their places together.
  std::array<LineMask, 8> unions(int band) const {
    std::array<LineMask, 8> places{};
    for (LineMask three = 1; three <= kThree; ++three)
      places[three] = places[three & (three - 1)] | lines_.at(band + std::countr_zero(three));
    return places;
  }

  // Outside of the box a base line must fit into the cover as it is.
  LineMask narrow(LineMask lines) const {
    LineMask kept = 0;
    for (; lines != 0; lines &= lines - 1)
      if (lines_in(lines_.at(std::countr_zero(lines))) <= size_) kept |= lines & -lines;
    return kept;
  }

  template <class Take>
  bool extend(LineMask rest, int chosen, const Draft& draft, Take& take) const {
    if (chosen == size_) return complete(draft, take);
    for (; lines_in(rest) >= size_ - chosen; rest &= rest - 1) {
      const int line = std::countr_zero(rest);
      Draft more = draft;
      more.base |= line_bit(line);
      more.cover |= lines_.at(line);
      if (lines_in(more.cover) > size_ || (more.in_box & ~more.cover) == 0) continue;
      if (!extend(rest & (rest - 1), chosen + 1, more, take)) return false;
    }
    return true;
  }

  // Fills the cover up with lines of the box, in every way that leaves a fin.
  template <class Take>
  bool complete(const Draft& draft, Take& take) const {
    const LineMask loose = draft.in_box & ~draft.cover;
    const int missing = size_ - lines_in(draft.cover);
    for (LineMask fins = loose; fins != 0; fins = (fins - 1) & loose) {
      const Fish fish{draft.base, draft.cover | (loose & ~fins)};
      if (lines_in(loose & ~fins) != missing || (fish.cover & draft.target) == 0) continue;
      if (has_body(fish) && !take(fish)) return false;
    }
    return true;
  }

  // A base line of fins only is confined to the box: that is claiming, not a fish.
  bool has_body(Fish fish) const {
    for (LineMask rest = fish.base; rest != 0; rest &= rest - 1)
      if ((lines_.at(std::countr_zero(rest)) & fish.cover) == 0) return false;
    return true;
  }

  int size_;
  const FishLines& lines_;
};

// Tells of every partner on the same base, where each removes what the other does not.
bool pair_up(const Grid& grid, const Technique& t, const FishLines& lines, Fish one,
             std::span<const Fish> partners, StepSink emit) {
  for (const Fish other : partners) {
    if (other.base != one.base) continue;
    FishEvidence evidence = evidence_of(grid, lines, one);
    const FishEvidence twin = evidence_of(grid, lines, other);
    const CellSet first = removed_by(grid, evidence);
    const CellSet second = removed_by(grid, twin);
    if (first.includes(second) || second.includes(first)) continue;
    evidence.twin = FishEvidence::Twin{twin.cover, twin.fins};
    if (!emit(removing(t.id, CandidateSet{first | second, lines.digit}, evidence))) return false;
  }
  return true;
}

}  // namespace

// If no fin is the digit, the fish is plain and clears its cover; if a fin is, it clears what it
// sees. So a cell of the cover that sees all fins loses the digit either way.
bool find_finned_fish(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  const bool sashimi = t.form == Form::sashimi;
  return in_fertile_digits(grid, t.id, memo.barren, [&](Digit d, bool& found) {
    bool found_other = false;
    const bool all = in_both_views(grid, d, t.size, [&](const FishLines& lines) {
      const FinnedSearch search{t.size, lines};
      return search.run([&](Fish fish) {
        const bool wanted = search.is_sashimi(fish) == sashimi;
        (wanted ? found : found_other) = true;
        if (!wanted) return true;
        const FishEvidence evidence = evidence_of(grid, lines, fish);
        return emit(removing(t.id, CandidateSet{removed_by(grid, evidence), d}, evidence));
      });
    });
    // One search for both forms: the other need not look again.
    if (all && !found_other)
      memo.barren.of(sibling(t, sashimi ? Form::finned : Form::sashimi), d) = grid.cells_with(d);
    return all;
  });
}

// The same base lines can be covered in two ways, with other fins each time: both fish hold. A pair
// of a finned and a sashimi fish goes by either name, as the library lines have it.
bool find_siamese_fish(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  const bool sashimi = t.form == Form::siamese_sashimi;
  std::vector<Fish> wanted;
  std::vector<Fish> others;
  return in_fertile_views(grid, t, memo, emit, [&](const FishLines& lines, StepSink sink) {
    wanted.clear();
    others.clear();
    const FinnedSearch search{t.size, lines};
    search.run([&](Fish fish) {
      (search.is_sashimi(fish) == sashimi ? wanted : others).push_back(fish);
      return true;
    });
    for (auto one = wanted.begin(); one != wanted.end(); ++one)
      if (!pair_up(grid, t, lines, *one, {one + 1, wanted.end()}, sink) ||
          !pair_up(grid, t, lines, *one, others, sink))
        return false;
    return true;
  });
}

}  // namespace nonet::logic
