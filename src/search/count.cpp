// Propagate naked and hidden singles, then branch on the cell with fewest candidates.
#include "search/count.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace nonet::search {

namespace {

constexpr std::size_t slot(Cell c) { return static_cast<std::size_t>(index(c)); }

// One node of the search: what every cell may still be.
// Invariant: a settled cell has one candidate, and its peers do not have it.
class Node {
 public:
  explicit Node(const Grid& grid) {
    for (Cell c : kAllCells) {
      const auto d = grid.at(c);
      candidates_[slot(c)] = d ? Digits{*d} : grid.candidates(c);
    }
  }

  // Follows what is forced until nothing is. False: a contradiction.
  bool propagate() {
    do {
      if (!settle_single_cells()) return false;
    } while (found_single_place());
    return !dead_;
  }

  bool solved() const { return unsettled_.empty(); }

  // The first of the unsettled cells with fewest candidates.
  Cell narrowest() const {
    Cell best = unsettled_.first();
    for (Cell c : unsettled_) {
      if (candidates_[slot(c)].size() < candidates_[slot(best)].size()) best = c;
      if (candidates_[slot(best)].size() == 2) break;
    }
    return best;
  }
  Digits candidates(Cell c) const { return candidates_[slot(c)]; }
  void choose(Cell c, Digit d) { candidates_[slot(c)] = Digits{d}; }

  Filling filling() const {
    Filling filling;
    for (Cell c : kAllCells) filling.set(c, candidates_[slot(c)].first());
    return filling;
  }

 private:
  // Takes the digit of every cell with one candidate from its peers. False: a cell has none left.
  bool settle_single_cells() {
    for (bool changed = true; changed;) {
      changed = false;
      for (Cell c : unsettled_) {
        const Digits own = candidates_[slot(c)];
        if (own.empty()) return false;
        if (own.size() > 1) continue;
        unsettled_.erase(c);
        changed = true;
        for (Cell peer : peers_of(c)) {
          candidates_[slot(peer)] -= own;
          if (candidates_[slot(peer)].empty()) return false;
        }
      }
    }
    return true;
  }

  // Settles digits with one place left in a house; marks the node dead if a digit has none.
  bool found_single_place() {
    bool found = false;
    for (House h : kAllHouses) {
      Digits once;
      Digits twice;
      for (Cell c : cells_of(h)) {
        twice |= once & candidates_[slot(c)];
        once |= candidates_[slot(c)];
      }
      if (once != Digits::all()) {
        dead_ = true;
        return false;
      }
      const Digits single = once - twice;
      for (Cell c : cells_of(h)) {
        const Digits here = candidates_[slot(c)] & single;
        if (here.empty() || here == candidates_[slot(c)]) continue;
        if (here.size() > 1) dead_ = true;  // two digits that fit nowhere but here
        candidates_[slot(c)] = here;
        found = true;
      }
      if (dead_) return false;
    }
    return found;
  }

  std::array<Digits, kCells> candidates_{};
  CellSet unsettled_ = CellSet::all();
  bool dead_ = false;
};

class Search {
 public:
  explicit Search(const Limit& limit) : limit_{limit} {}

  void below(Node node) {
    if (limit_.stop && ++nodes_ % kPollEvery == 0 && limit_.stop()) result_.stopped = true;
    if (!node.propagate()) return;
    if (node.solved()) {
      if (++result_.solutions == 1) result_.first = node.filling();
      return;
    }
    const Cell c = node.narrowest();
    for (Digit d : node.candidates(c)) {
      if (result_.stopped || result_.solutions >= limit_.solutions) return;
      Node child = node;
      child.choose(c, d);
      below(child);
    }
  }
  Count result() && { return result_; }

 private:
  static constexpr std::uint64_t kPollEvery = 1024;

  const Limit& limit_;
  std::uint64_t nodes_ = 0;
  Count result_;
};

}  // namespace

Count count(const Grid& grid, const Limit& limit) {
  Search search{limit};
  if (limit.solutions > 0) search.below(Node{grid});
  return std::move(search).result();
}

}  // namespace nonet::search
