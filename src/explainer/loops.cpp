// Unique loops: a ring of cells that two digits alone would fill in two ways. All are collected;
// the easiest type is taken, of equals the first met.
#include "explainer/finders.h"
#include "explainer/loop_types.h"

namespace nonet::explainer {

namespace {

class LoopWalk {
 public:
  LoopWalk(const State& state, LoopHints& hints) : state_{state}, hints_{hints} {}

  void from(int start) {
    pair_ = state_.digits(start);
    first_ = lowest(pair_);
    second_ = lowest(pair_ & ~bit(first_));
    start_ = start;
    path_.clear();
    used_ = {};
    used_[0] = regions_of(start);
    path_.push_back(start);
    extend(0, 0, std::nullopt);
  }

 private:
  // Box, row and column of a cell as three of 27 bits.
  static unsigned regions_of(int cell) {
    unsigned bits = 0;
    for (Kind kind : kChainOrder) bits |= bit(9 * kind + region_of(cell, kind).number);
    return bits;
  }

  // `extra`: digits of the path besides the two; `rich`: how many of its cells have some. A link
  // is not followed by one of its own kind.
  void extend(unsigned extra, int rich, std::optional<Kind> last) {
    const int here = path_.back();
    for (Kind kind : kChainOrder) {
      if (kind == last) continue;
      const Region r = region_of(here, kind);
      const unsigned both = state_.places(r, first_) & state_.places(r, second_);
      for (int p : members(both & ~bit(position_of(here, kind)))) {
        const int next = cell_in(r, p);
        if (next == start_) {
          // In every region as many of one place as of the other: so no filling is right alone.
          if (path_.size() >= 4 && used_[0] == used_[1]) hints_.add(path_, pair_);
          continue;
        }
        step_to(next, extra, rich, kind);
      }
    }
  }

  void step_to(int next, unsigned extra, int rich, Kind kind) {
    const unsigned digits = state_.digits(next);
    const bool more = count(digits) > 2;
    const unsigned with = extra | (digits & ~pair_);
    if (more && count(with) != 1 && rich >= 2) return;
    // A region twice at places of one parity can never be balanced. This also keeps the path from
    // meeting itself at such places; cells of the other parity are looked for.
    unsigned& used = used_[path_.size() % 2];
    const unsigned regions = regions_of(next);
    if ((used & regions) != 0 || on_path(next)) return;
    used |= regions;
    path_.push_back(next);
    extend(with, rich + (more ? 1 : 0), kind);
    path_.pop_back();
    used_[path_.size() % 2] &= ~regions;
  }

  bool on_path(int cell) const {
    for (int c : path_)
      if (c == cell) return true;
    return false;
  }

  const State& state_;
  LoopHints& hints_;
  std::vector<int> path_;
  std::array<unsigned, 2> used_{};  // regions of the cells at even and at odd places
  unsigned pair_ = 0;
  int first_ = 0;  // of the pair
  int second_ = 0;
  int start_ = 0;
};

}  // namespace

std::optional<Hint> find_unique_loop(const State& state) {
  LoopHints hints{state};
  LoopWalk walk{state, hints};
  for (int cell = 0; cell < kCells; ++cell)
    if (count(state.digits(cell)) == 2) walk.from(cell);
  return hints.best();
}

}  // namespace nonet::explainer
