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

// A set that also lies in a second house clears both; with an effect of its own in each it is
// "locked", which has a name and a row of its own. Profiles without that row take it as equal or
// cascade like any other.
bool has_form(const Grid& grid, Form form, bool locked, CellSet cells, Digits digits) {
  switch (form) {
    case Form::locked:
      return locked;
    case Form::equal:
      return all_lists_equal(grid, cells, digits);
    case Form::cascade:
      return !all_lists_equal(grid, cells, digits);
    default:
      return !locked;
  }
}

bool emit_naked(const Grid& grid, const Technique& t, House house, CellSet cells, Digits digits,
                StepSink emit) {
  CandidateSet gone = removed_by_naked(grid, house, cells, digits);
  const std::optional<House> second = other_house(house, cells);
  bool locked = false;
  if (second) {
    if (kind_of(house) != HouseKind::box) return true;  // told once: from the box
    const CandidateSet also = removed_by_naked(grid, *second, cells, digits);
    locked = !also.empty() && !gone.empty();
    gone |= also;
  }
  if (gone.empty() || !has_form(grid, t.form, locked, cells, digits)) return true;
  return emit(removing(t.id, gone, SetEvidence{house, cells, digits, false, second}));
}

// Every choice of `size` cells of the house whose candidates together are `size` digits.
class NakedSearch {
 public:
  NakedSearch(const Grid& grid, const Technique& t, House house, StepSink emit)
      : grid_{grid}, technique_{t}, house_{house}, emit_{emit} {
    for (Cell c : cells_of(house))
      if (grid.open(c)) open_[static_cast<std::size_t>(count_++)] = c;
  }

  bool run() {
    // The rest of the house must be left something to lose.
    if (count_ <= technique_.size) return true;
    return extend(0, 0, {}, {});
  }

 private:
  bool extend(int from, int chosen, CellSet cells, Digits digits) {
    if (chosen == technique_.size)
      return digits.size() != chosen || emit_naked(grid_, technique_, house_, cells, digits, emit_);
    for (int i = from; i <= count_ - (technique_.size - chosen); ++i) {
      const Cell c = open_[static_cast<std::size_t>(i)];
      const Digits more = digits | grid_.candidates(c);
      if (more.size() > technique_.size || grid_.candidates(c).empty()) continue;
      if (!extend(i + 1, chosen + 1, cells | CellSet{c}, more)) return false;
    }
    return true;
  }

  const Grid& grid_;
  const Technique& technique_;
  House house_;
  StepSink emit_;
  Cells open_{};
  int count_ = 0;
};

// Every choice of `size` digits of the house whose places together are `size` cells.
class HiddenSearch {
 public:
  HiddenSearch(const Grid& grid, const Technique& t, House house, StepSink emit)
      : grid_{grid}, technique_{t}, house_{house}, emit_{emit} {
    for (Digit d : kAllDigits) {
      const CellSet places = grid.positions(house, d);
      const int size = places.size();
      if (size == 0) continue;
      ++open_;
      if (size > t.size) continue;
      digits_[static_cast<std::size_t>(count_)] = d;
      places_[static_cast<std::size_t>(count_++)] = places;
    }
  }

  bool run() {
    if (open_ <= technique_.size) return true;
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
  House house_;
  StepSink emit_;
  std::array<Digit, 9> digits_{};
  std::array<CellSet, 9> places_{};
  int count_ = 0;
  int open_ = 0;  // digits still to be placed in the house
};

template <class Search>
bool in_every_house(const Grid& grid, const Technique& t, StepSink emit) {
  for (House house : kAllHouses)
    if (!Search{grid, t, house, emit}.run()) return false;
  return true;
}

}  // namespace

// n cells of a house with n candidates between them use these digits up: no other cell of the
// house can have one.
bool find_naked_sets(const Grid& grid, const Technique& t, StepSink emit) {
  return in_every_house<NakedSearch>(grid, t, emit);
}

// n digits of a house with n places between them fill these cells: nothing else fits in.
bool find_hidden_sets(const Grid& grid, const Technique& t, StepSink emit) {
  return in_every_house<HiddenSearch>(grid, t, emit);
}

}  // namespace nonet::logic
