// The straightforward solver that the fast ones are held against: settle naked and hidden singles,
// then try every candidate of the cell with fewest.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "board/filling.h"
#include "board/grid.h"

namespace nonet::testing {

struct PlainCount {
  std::uint64_t solutions = 0;
  std::optional<Filling> first;
};

class PlainCounter {
 public:
  PlainCounter(const Grid& grid, std::uint64_t limit) : limit_{limit} {
    Node root;
    for (Cell c : kAllCells) {
      const auto d = grid.at(c);
      root[slot(c)] = d ? Digits{*d} : grid.candidates(c);
    }
    if (limit > 0) below(root, CellSet::all());
  }
  const PlainCount& result() const { return result_; }

 private:
  using Node = std::array<Digits, kCells>;
  static constexpr std::size_t slot(Cell c) { return static_cast<std::size_t>(index(c)); }

  // Takes the digits of single cells from their peers; false when a cell has none left.
  static bool settle(Node& node, CellSet& unsettled) {
    for (bool changed = true; changed;) {
      changed = false;
      for (Cell c : unsettled) {
        const Digits own = node[slot(c)];
        if (own.empty()) return false;
        if (own.size() > 1) continue;
        unsettled.erase(c);
        changed = true;
        for (Cell peer : peers_of(c)) node[slot(peer)] -= own;
      }
    }
    for (Cell c : kAllCells)
      if (node[slot(c)].empty()) return false;
    return true;
  }

  // Gives digits with one place in a house that place; says whether there were any.
  static bool find_single_places(Node& node) {
    bool found = false;
    for (House h : kAllHouses)
      for (Digit d : kAllDigits) {
        CellSet places;
        for (Cell c : cells_of(h))
          if (node[slot(c)].contains(d)) places.insert(c);
        if (places.size() > 1) continue;
        if (places.empty()) {
          node[slot(cells_of(h)[0])] = Digits{};  // dead: settle() will see it
          return true;
        }
        if (node[slot(places.first())].size() == 1) continue;
        node[slot(places.first())] = Digits{d};
        found = true;
      }
    return found;
  }

  void below(Node node, CellSet unsettled) {
    do {
      if (!settle(node, unsettled)) return;
    } while (find_single_places(node));
    if (unsettled.empty()) {
      if (++result_.solutions > 1) return;
      result_.first.emplace();
      for (Cell c : kAllCells) result_.first->set(c, node[slot(c)].first());
      return;
    }
    Cell best = unsettled.first();
    for (Cell c : unsettled)
      if (node[slot(c)].size() < node[slot(best)].size()) best = c;
    for (Digit d : node[slot(best)]) {
      if (result_.solutions >= limit_) return;
      Node child = node;
      child[slot(best)] = Digits{d};
      below(child, unsettled);
    }
  }

  std::uint64_t limit_;
  PlainCount result_;
};

inline PlainCount plain_count(const Grid& grid, std::uint64_t limit) {
  return PlainCounter{grid, limit}.result();
}

}  // namespace nonet::testing
