// Naked and hidden sets of any size, one body each.
#include <array>

#include "logic/finders.h"

namespace nonet::logic {
namespace {

using Cells = std::array<Cell, 9>;

// The second house (box and line) that all cells share, if there is one.
std::optional<House> other_house(House house, CellSet cells) {
  const Cell first = cells.first();
  for (House h : houses_of(first))
    if (h != house && members_of(h).includes(cells)) return h;
  return std::nullopt;
}

bool all_lists_equal(const Grid& grid, CellSet cells, Digits digits) {
  for (Cell c : cells)
    if (grid.candidates(c) != digits) return false;
  return true;
}

CandidateSet removed_by_naked(const Grid& grid, House house, CellSet cells, Digits digits) {
  CandidateSet gone;
  for (Digit d : digits) gone.insert(grid.positions(house, d) - cells, d);
  return gone;
}

// The technique that has the locked sets of the size.
std::optional<TechniqueId> locked_form(int size) {
  if (size == 2) return TechniqueId::locked_pair;
  if (size == 3) return TechniqueId::locked_triple;
  return std::nullopt;  // a crossing has three cells
}

// A set that also lies in a second house clears both; with an effect of its own in each it is
// "locked", which has a name and a row of its own: there it is left to that one.
bool has_form(const Grid& grid, const Technique& t, bool locked, CellSet cells, Digits digits) {
  switch (t.form) {
    case Form::locked:
      return locked;
    case Form::equal:
      return all_lists_equal(grid, cells, digits);
    case Form::cascade:
      return !all_lists_equal(grid, cells, digits);
    default:
      return !locked || !t.leaves(*locked_form(t.size));
  }
}

// The rest of the house must be left something to lose.
bool tells(const Grid& grid, House house, int size) {
  return (grid.open_cells() & members_of(house)).size() > size;
}

// A set in two houses is told once, from the box if that can tell it.
bool emit_naked(const Grid& grid, const Technique& t, House house, CellSet cells, Digits digits,
                StepSink emit) {
  const std::optional<House> second = other_house(house, cells);
  if (t.form == Form::locked && !second) return true;
  CandidateSet gone = removed_by_naked(grid, house, cells, digits);
  bool locked = false;
  if (second) {
    if (kind_of(house) != HouseKind::box && tells(grid, *second, t.size)) return true;
    const CandidateSet also = removed_by_naked(grid, *second, cells, digits);
    locked = !also.empty() && !gone.empty();
    gone |= also;
  }
  if (gone.empty() || !has_form(grid, t, locked, cells, digits)) return true;
  return emit(removing(t.id, gone, SetEvidence{house, cells, digits, false, second}));
}

// The cells with at least one candidate and at most so many.
CellSet with_few_candidates(const Grid& grid, int most) {
  std::array<CellSet, 9> more_than{};  // by number: cells with more candidates than that
  for (Digit d : kAllDigits) {
    const CellSet cells = grid.cells_with(d);
    for (auto k = static_cast<std::size_t>(most); k > 0; --k)
      more_than[k] |= more_than[k - 1] & cells;
    more_than[0] |= cells;
  }
  return more_than[0] - more_than[static_cast<std::size_t>(most)];
}

// In a house, every choice of `size` cells whose candidates together are `size` digits.
class NakedSearch {
 public:
  NakedSearch(const Grid& grid, const Technique& t, StepSink emit)
      : grid_{grid}, technique_{t}, emit_{emit}, narrow_{with_few_candidates(grid, t.size)} {}

  bool in(House house) {
    // A locked set is told from its box.
    if (technique_.form == Form::locked && kind_of(house) != HouseKind::box) return true;
    const CellSet cells = narrow_ & members_of(house);
    if (cells.size() < technique_.size) return true;
    if (!tells(grid_, house, technique_.size)) return true;
    house_ = house;
    count_ = 0;
    for (Cell c : cells) cells_[static_cast<std::size_t>(count_++)] = c;
    return extend(0, 0, {}, {});
  }

 private:
  bool extend(int from, int chosen, CellSet cells, Digits digits) {
    if (chosen == technique_.size)
      return digits.size() != chosen || emit_naked(grid_, technique_, house_, cells, digits, emit_);
    for (int i = from; i <= count_ - (technique_.size - chosen); ++i) {
      const Cell c = cells_[static_cast<std::size_t>(i)];
      const Digits more = digits | grid_.candidates(c);
      if (more.size() > technique_.size) continue;
      if (!extend(i + 1, chosen + 1, cells | CellSet{c}, more)) return false;
    }
    return true;
  }

  const Grid& grid_;
  const Technique& technique_;
  StepSink emit_;
  CellSet narrow_;
  House house_{};
  Cells cells_{};  // of the house, those that can be in a set
  int count_ = 0;
};

// In a house, every choice of `size` digits whose places together are `size` cells.
class HiddenSearch {
 public:
  HiddenSearch(const Grid& grid, const Technique& t, StepSink emit)
      : grid_{grid}, technique_{t}, emit_{emit} {}

  bool in(House house) {
    int open = 0;  // digits still to be placed in the house
    house_ = house;
    count_ = 0;
    for (Digit d : kAllDigits) {
      const CellSet places = grid_.positions(house, d);
      const int size = places.size();
      if (size == 0) continue;
      ++open;
      if (size > technique_.size) continue;
      digits_[static_cast<std::size_t>(count_)] = d;
      places_[static_cast<std::size_t>(count_++)] = places;
    }
    if (open <= technique_.size) return true;
    return extend(0, 0, {}, {});
  }

 private:
  bool extend(int from, int chosen, Digits digits, CellSet cells) {
    if (chosen == technique_.size) return cells.size() != chosen || tell(digits, cells);
    for (int i = from; i <= count_ - (technique_.size - chosen); ++i) {
      const auto slot = static_cast<std::size_t>(i);
      const CellSet more = cells | places_[slot];
      if (more.size() > technique_.size) continue;
      if (!extend(i + 1, chosen + 1, digits | Digits{digits_[slot]}, more)) return false;
    }
    return true;
  }

  bool tell(Digits digits, CellSet cells) {
    CandidateSet gone;
    for (Cell c : cells)
      for (Digit d : grid_.candidates(c) - digits) gone.insert(c, d);
    if (gone.empty()) return true;
    return emit_(removing(technique_.id, gone, SetEvidence{house_, cells, digits, true}));
  }

  const Grid& grid_;
  const Technique& technique_;
  StepSink emit_;
  House house_{};
  std::array<Digit, 9> digits_{};  // those that can be in a set, and where
  std::array<CellSet, 9> places_{};
  int count_ = 0;
};

template <class Search>
bool in_every_house(const Grid& grid, const Technique& t, StepSink emit) {
  Search search{grid, t, emit};
  for (House house : kAllHouses)
    if (!search.in(house)) return false;
  return true;
}

}  // namespace

// n cells of a house with n candidates between them use these digits up: no other cell of the
// house can have one.
bool find_naked_sets(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  return in_every_house<NakedSearch>(grid, t, emit);
}

// n digits of a house with n places between them fill these cells: nothing else fits in.
bool find_hidden_sets(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  return in_every_house<HiddenSearch>(grid, t, emit);
}

}  // namespace nonet::logic
