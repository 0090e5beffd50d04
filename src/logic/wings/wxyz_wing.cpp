// WXYZ-wing: four cells, not all in one house, with four candidates between them. Of three digits
// all places see each other, so that each of the three stands there once at most; the fourth, z,
// fills what they leave. z leaves the cells that see all its places.
#include <array>

#include "logic/finders.h"

namespace nonet::logic {
namespace {

constexpr int kSize = 4;

// Cells chosen so far, and the digits whose places among them do not all see each other.
struct WingDraft {
  CellSet cells;
  Digits digits;
  Digits loose;
};

class WingSearch {
 public:
  WingSearch(const Grid& grid, const Technique& t, StepSink emit)
      : grid_{grid}, technique_{t}, emit_{emit} {
    for (Cell c : grid.open_cells())
      if (grid.candidates(c).size() >= 2 && grid.candidates(c).size() <= kSize) small_.insert(c);
  }

  bool run() { return extend({}, small_); }

 private:
  bool extend(const WingDraft& draft, CellSet rest) {
    if (draft.cells.size() == kSize) return tell(draft);
    for (Cell c : rest) {
      rest.erase(c);
      const Digits digits = draft.digits | grid_.candidates(c);
      if (digits.size() > kSize) continue;
      const Digits loose = draft.loose | loosened(draft, c);
      if (loose.size() > 1) continue;
      if (!extend({draft.cells | CellSet{c}, digits, loose}, rest)) return false;
    }
    return true;
  }

  Digits loosened(const WingDraft& draft, Cell c) const {
    Digits loose;
    const CellSet unseen = draft.cells - peers_of(c);
    for (Digit d : grid_.candidates(c) & draft.digits)
      if (grid_.cells_with(d).intersects(unseen)) loose.insert(d);
    return loose;
  }

  bool tell(const WingDraft& draft) {
    if (draft.digits.size() != kSize || draft.loose.size() != 1) return true;
    const Digit z = draft.loose.first();
    CellSet gone = grid_.cells_with(z);
    for (Cell c : draft.cells & grid_.cells_with(z)) gone &= peers_of(c);
    if (gone.empty() || !needs_all(draft)) return true;
    return emit_(removing(technique_.id, CandidateSet{gone, z},
                          BentSetEvidence{z, draft.cells, draft.digits}));
  }
  // A digit in one cell alone, or a cell without which the others still have a cell for each of
  // their digits: then three of the cells, or fewer, show the same.
  bool needs_all(const WingDraft& draft) const {
    for (Digit d : draft.digits)
      if ((draft.cells & grid_.cells_with(d)).size() < 2) return false;
    for (Cell c : draft.cells) {
      Digits others;
      for (Cell other : draft.cells - CellSet{c}) others |= grid_.candidates(other);
      if (others.size() < kSize) return false;
    }
    return true;
  }

  const Grid& grid_;
  const Technique& technique_;
  StepSink emit_;
  CellSet small_;
};

}  // namespace

bool find_wxyz_wings(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  return WingSearch{grid, t, emit}.run();
}

}  // namespace nonet::logic
