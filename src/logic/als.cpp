#include "logic/als.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "logic/keep_order.h"

namespace nonet::logic {
namespace {

// A set before its tables are made.
struct Draft {
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
  void collect(std::vector<Draft>& drafts) {
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

std::vector<Draft> drafts_of(const Grid& grid) {
  std::vector<Draft> drafts;
  for (Cell c : grid.open_cells())
    if (grid.candidates(c).size() == 2)
      drafts.push_back({houses_of(c)[2], CellSet{c}, grid.candidates(c)});
  for (House house : kAllHouses) HouseCells{grid, house}.collect(drafts);
  sort_keeping_order(drafts, [](const Draft& draft) { return draft.digits.size(); });
  return drafts;
}

std::size_t slot_of(Cell c, Digit d) {
  return static_cast<std::size_t>(index(d)) * kCells + static_cast<std::size_t>(index(c));
}
constexpr std::size_t kSlots = std::size_t{kDigits} * kCells;

void join(BitRow into, ConstBitRow from) {
  for (std::size_t w = 0; w < into.size(); ++w) into[w] |= from[w];
}

// The sets by digit and by the first of its places there. Sets that share a restricted common with
// a given one have all its places, the first too, in sight of that set: so few need to be asked.
// (Rows of bits by candidate were tried: slower, the sets are too few.)
class ByFirstPlace {
 public:
  struct Entry {
    CellSet places;
    std::uint16_t set = 0;
  };

  explicit ByFirstPlace(const AlmostLockedSets& sets) {
    for (const Als& set : sets)
      for (Digit d : set.useful) ++begin_[slot_of(set.places(d).first(), d) + 1];
    for (std::size_t i = 1; i < begin_.size(); ++i) begin_[i] += begin_[i - 1];
    entries_.resize(begin_.back());
    std::array<std::uint32_t, kSlots + 1> next = begin_;
    for (std::size_t i = 0; i < sets.size(); ++i) {
      for (Digit d : sets[i].useful) {
        const CellSet places = sets[i].places(d);
        entries_[next[slot_of(places.first(), d)]++] = {places, static_cast<std::uint16_t>(i)};
      }
    }
  }

  std::span<const Entry> of(Cell c, Digit d) const {
    const std::uint32_t begin = begin_[slot_of(c, d)];
    return std::span{entries_}.subspan(begin, begin_[slot_of(c, d) + 1] - begin);
  }

 private:
  std::array<std::uint32_t, kSlots + 1> begin_{};
  std::vector<Entry> entries_;
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
  const std::vector<Draft> drafts = drafts_of(grid);
  sets_.reserve(drafts.size());
  for (const Draft& draft : drafts)
    sets_.push_back(Als::make(grid, draft.house, draft.cells, draft.digits));
}

AlsGraph::AlsGraph(const AlmostLockedSets& sets) {
  find_neighbours(sets);
  find_partners(sets);
}

void AlsGraph::find_neighbours(const AlmostLockedSets& sets) {
  const ByFirstPlace by_place{sets};
  std::vector<Digits> restricted(sets.size());  // with the set at hand
  std::vector<std::uint16_t> met;
  first_.reserve(sets.size() + 1);
  neighbours_.reserve(sets.size() * 16);
  for (const Als& a : sets) {
    first_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
    met.clear();
    for (Digit d : a.useful) {
      const CellSet seen = a.seen(d);
      for (Cell c : seen) {
        for (const auto& [places, b] : by_place.of(c, d)) {
          if (!seen.includes(places)) continue;
          if (restricted[b].empty()) met.push_back(b);
          restricted[b].insert(d);
        }
      }
    }
    std::sort(met.begin(), met.end());
    for (std::uint16_t b : met) neighbours_.push_back({b, std::exchange(restricted[b], Digits{})});
  }
  first_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
}

void AlsGraph::find_partners(const AlmostLockedSets& sets) {
  BitRows seen_by;  // by candidate: the sets that see it
  seen_by.reset(kSlots, sets.size());
  const auto each_seen = [](const Als& set, auto visit) {
    for (Digit d : set.useful)
      for (Cell c : set.seen(d)) visit(slot_of(c, d));
  };
  for (std::size_t i = 0; i < sets.size(); ++i)
    each_seen(sets[i], [&](std::size_t candidate) { set_bit(seen_by[candidate], i); });
  partners_.reset(sets.size(), sets.size());
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const BitRow row = partners_[i];
    each_seen(sets[i], [&](std::size_t candidate) { join(row, seen_by[candidate]); });
  }
}

std::shared_ptr<const AlsTables> als_tables(const Grid& grid) {
  struct Memory {
    std::optional<Grid> grid;
    std::shared_ptr<const AlsTables> tables;
  };
  static thread_local Memory memory;
  if (memory.grid != grid) memory = {grid, std::make_shared<const AlsTables>(grid)};
  return memory.tables;
}

}  // namespace nonet::logic
