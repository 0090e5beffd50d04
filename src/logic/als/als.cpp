#include "logic/als/als.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "board/candidate_set.h"
#include "logic/common/bit_rows.h"

namespace nonet::logic {
namespace {

// A set before its tables are made.
struct AlsDraft {
  House house;
  CellSet cells;
  Digits digits;
};

// The open cells of a house; a choice of them is a number whose bit i stands for the i-th.
class HouseCells {
 public:
  HouseCells(const Grid& grid, House house) : house_{house} {
    for (Cell c : cells_of(house)) {
      if (grid.candidates(c).empty()) continue;
      cells_[count_] = c;
      lists_[count_++] = grid.candidates(c);
    }
  }

  // Every choice of two and more cells with one digit more than cells. A choice of a line that lies
  // in a box as well is left to the box.
  void collect(std::vector<AlsDraft>& drafts) {
    for (unsigned choice = 1; choice < 1U << count_; ++choice) {
      const unsigned rest = choice & (choice - 1);
      const auto lowest = static_cast<std::size_t>(std::countr_zero(choice));
      digits_[choice] = digits_[rest] | lists_[lowest];
      if (rest == 0 || digits_[choice].size() != std::popcount(choice) + 1) continue;
      const CellSet cells = chosen(choice);
      if (kind_of(house_) != HouseKind::box && in_one_box(cells)) continue;
      drafts.push_back({house_, cells, digits_[choice]});
    }
  }

 private:
  CellSet chosen(unsigned choice) const {
    CellSet cells;
    for (; choice != 0; choice &= choice - 1)
      cells.insert(cells_[static_cast<std::size_t>(std::countr_zero(choice))]);
    return cells;
  }
  static bool in_one_box(CellSet cells) {
    return members_of(houses_of(cells.first())[2]).includes(cells);
  }

  House house_;
  std::size_t count_ = 0;
  std::array<Cell, 9> cells_{};
  std::array<Digits, 9> lists_{};
  std::array<Digits, 512> digits_;  // by choice: the candidates between its cells
};

std::vector<AlsDraft> drafts_of(const Grid& grid) {
  std::vector<AlsDraft> drafts;
  for (Cell c : grid.open_cells())
    if (grid.candidates(c).size() == 2)
      drafts.push_back({houses_of(c)[2], CellSet{c}, grid.candidates(c)});
  for (House house : kAllHouses) HouseCells{grid, house}.collect(drafts);
  return drafts;
}

// The nodes by digit and by the first of their places, as chains: a node leads to the next one.
// All places of a node that is linked to a given one are in sight of that, the first too: so few
// need to be asked. (Rows of bits by candidate were tried: slower, there are too few.)
class ByFirstPlace {
 public:
  static constexpr std::uint16_t kEnd = std::numeric_limits<std::uint16_t>::max();

  ByFirstPlace() { first_.fill(kEnd); }
  std::uint16_t first(Cell c, Digit d) const { return first_[slot_of(c, d)]; }
  std::uint16_t next(std::uint16_t node) const { return next_[node]; }
  // The nodes come in their order.
  void add(Cell c, Digit d) {
    next_.push_back(std::exchange(first_[slot_of(c, d)], static_cast<std::uint16_t>(next_.size())));
  }

 private:
  std::array<std::uint16_t, std::size_t{kDigits} * kCells> first_{};
  std::vector<std::uint16_t> next_;
};

}  // namespace

Als Als::make(const Grid& grid, House house, CellSet cells, Digits digits) {
  Als set;
  set.house = house;
  set.cells = cells;
  set.digits = digits;
  for (Digit d : digits) {
    const CellSet places = cells & grid.cells_with(d);
    CellSet seen = grid.cells_with(d);
    for (Cell c : places) seen &= peers_of(c);
    set.places_[slot(d)] = places;
    set.seen_[slot(d)] = seen;
    if (!seen.empty()) set.useful.insert(d);
  }
  return set;
}

AlmostLockedSets::AlmostLockedSets(const Grid& grid) {
  const std::vector<AlsDraft> drafts = drafts_of(grid);
  sets_.reserve(drafts.size());
  for (int digits = 2; digits <= kDigits; ++digits)
    for (const AlsDraft& draft : drafts)
      if (draft.digits.size() == digits)
        sets_.push_back(Als::make(grid, draft.house, draft.cells, draft.digits));
}

AlsGraph::AlsGraph(const AlmostLockedSets& sets) {
  ByFirstPlace by_place;
  nodes_.reserve(sets.size() * 2);
  nodes_of_.reserve(sets.size() * 4);
  linked_.reserve(sets.size() * 2);
  const auto node_of = [&](const Als& set, Digit d) {
    const CellSet places = set.places(d);
    std::uint16_t node = by_place.first(places.first(), d);
    while (node != ByFirstPlace::kEnd && nodes_[node].places != places) node = by_place.next(node);
    if (node != ByFirstPlace::kEnd) return node;
    by_place.add(places.first(), d);
    nodes_.push_back({d, places, set.seen(d)});
    return static_cast<std::uint16_t>(nodes_.size() - 1);
  };
  for (const Als& set : sets) {
    for (Digit d : set.useful) nodes_of_.add(node_of(set, d));
    nodes_of_.close();
  }
  for (const auto& [digit, places, seen] : nodes_) {
    for (Cell c : seen) {
      for (std::uint16_t node = by_place.first(c, digit); node != ByFirstPlace::kEnd;
           node = by_place.next(node))
        if (seen.includes(nodes_[node].places)) linked_.add(node);
    }
    linked_.close();
  }
}

void AlsGraph::find_neighbours() {
  const Lists<std::uint16_t> sets_of = nodes_of_.inverse(nodes_.size());
  std::vector<Digits> restricted(sets());  // with the set at hand
  std::vector<std::uint64_t> met((sets() + 63) / 64);
  neighbours_.reserve(sets() * 16);
  for (std::size_t a = 0; a < sets(); ++a) {
    for (std::size_t node : nodes_of(a)) {
      for (std::size_t other : linked(node)) {
        for (std::uint16_t b : sets_of[other]) {
          set_bit(met, b);
          restricted[b].insert(nodes_[node].digit);
        }
      }
    }
    for_each_bit(met, [&](std::size_t b) {
      neighbours_.add({static_cast<std::uint16_t>(b), std::exchange(restricted[b], Digits{})});
    });
    std::fill(met.begin(), met.end(), 0);
    neighbours_.close();
  }
}

}  // namespace nonet::logic
