// Death blossom: a cell, the stem, and for each of its candidates an almost locked set, the petal,
// all of whose places for the candidate see the stem. Whatever the stem is, one petal loses that
// digit and holds all its others. A digit that every petal would then hold is in one of them, and
// leaves the cells that see all its places in all petals.
#include <algorithm>
#include <array>
#include <vector>

#include "logic/als/als_steps.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

class Blossoms {
 public:
  Blossoms(const AlmostLockedSets& sets, const Technique& t, StepSink emit)
      : sets_{sets}, technique_{t}, emit_{emit} {}

  bool at(Cell stem, Digits candidates) {
    stem_ = stem;
    count_ = 0;
    for (Digit d : candidates) {
      Place& place = places_[count_++];
      place.digit = d;
      place.petals.clear();
      for (const Als& set : sets_)
        if (set.seen(d).contains(stem) && !(set.useful - candidates).empty())
          place.petals.push_back(&set);
      if (place.petals.empty()) return true;
    }
    // Those with the fewest petals first: the others then have less left to try.
    std::sort(places_.begin(), places_.begin() + static_cast<std::ptrdiff_t>(count_),
              [](const Place& a, const Place& b) { return a.petals.size() < b.petals.size(); });
    CandidateSet all;
    for (Digit d : ~candidates) all.insert(CellSet::all(), d);
    return grow(0, all);
  }

 private:
  struct Place {
    Digit digit{};
    std::vector<const Als*> petals;
    const Als* chosen = nullptr;
  };

  bool grow(std::size_t next, const CandidateSet& gone) {
    if (next == count_) return tell(gone);
    Place& place = places_[next];
    for (const Als* petal : place.petals) {
      CandidateSet left;
      for (Digit z : petal->useful) left.insert(gone.cells_with(z) & petal->seen(z), z);
      if (left.empty()) continue;
      place.chosen = petal;
      if (!grow(next + 1, left)) return false;
    }
    return true;
  }

  bool tell(const CandidateSet& gone) {
    if (!effects_.add(gone)) return true;
    AlsEvidence evidence;
    evidence.stem = stem_;
    for (std::size_t i = 0; i < count_; ++i) {
      evidence.sets.push_back(told(*places_[i].chosen));
      evidence.joints.emplace_back(places_[i].digit);
    }
    return emit_(removing(technique_.id, gone, std::move(evidence)));
  }

  const AlmostLockedSets& sets_;
  const Technique& technique_;
  StepSink emit_;
  NewEffects effects_;
  Cell stem_{};
  std::array<Place, kDigits> places_;  // one for each candidate of the stem
  std::size_t count_ = 0;
};

}  // namespace

bool find_death_blossoms(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  const AlmostLockedSets sets{grid};
  Blossoms blossoms{sets, t, emit};
  for (Cell stem : grid.open_cells()) {
    const Digits candidates = grid.candidates(stem);
    if (candidates.size() >= 2 && !blossoms.at(stem, candidates)) return false;
  }
  return true;
}

}  // namespace nonet::logic
