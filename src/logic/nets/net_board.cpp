#include "logic/nets/net_board.h"

#include "logic/common/lone.h"

namespace nonet::logic {

NetBoard::NetBoard(const Grid& grid) : done_{~grid.open_cells()} {
  for (Digit d : kAllDigits) places_[slot(d)] = grid.cells_with(d);
  for (Cell c : done_) places_[slot(*grid.at(c))].insert(c);
}

Digits NetBoard::candidates(Cell c) const {
  Digits digits;
  for (Digit d : kAllDigits)
    if (places(d).contains(c)) digits.insert(d);
  return digits;
}

Digits NetBoard::changed_since(const NetBoard& before) const {
  Digits changed;
  for (Digit d : kAllDigits)
    if (places(d) != before.places(d)) changed.insert(d);
  return changed;
}

void NetBoard::place(Cell c, Digit d) {
  for (CellSet& cells : places_) cells.erase(c);
  places_[slot(d)] -= peers_of(c);
  places_[slot(d)].insert(c);
  done_.insert(c);
}

bool NetBoard::eliminate(Cell c, Digit d) {
  if (!places(d).contains(c) || done_.contains(c)) return false;
  places_[slot(d)].erase(c);
  return true;
}

bool NetBoard::is_broken(Digits of) const {
  CellSet filled;
  for (CellSet cells : places_) filled |= cells;
  if (filled != CellSet::all()) return true;
  for (Digit d : of)
    if (!meets_every_house(places(d))) return true;
  return false;
}

std::optional<Must> NetBoard::find_broken(Digits of) const {
  CellSet filled;
  for (CellSet cells : places_) filled |= cells;
  if (filled != CellSet::all()) return Must::fill((~filled).first());
  for (Digit d : of)
    for (House house : kAllHouses)
      if (!members_of(house).intersects(places(d))) return Must::place(house, d);
  return std::nullopt;
}

CandidateSet NetBoard::singles(Digits of, Digits changed) const {
  CandidateSet found;
  for (Digit d : of& changed) {
    const CellSet cells = places(d);
    if (done_.includes(cells)) continue;
    found.insert((lone_in_rows(cells) | lone_in_columns(cells) | lone_in_boxes(cells)) - done_, d);
  }
  if (of != Digits::all()) return found;
  CellSet once;
  CellSet twice;
  for (CellSet cells : places_) {
    twice |= once & cells;
    once |= cells;
  }
  const CellSet naked = once - twice - done_;
  if (naked.empty()) return found;
  for (Digit d : kAllDigits) found.insert(naked & places(d), d);
  return found;
}

bool NetBoard::place_all(const CandidateSet& singles) {
  bool placed = false;
  for (Digit d : kAllDigits) {
    for (Cell c : singles.cells_with(d)) {
      if (!places(d).contains(c) || done_.contains(c)) continue;
      place(c, d);
      placed = true;
    }
  }
  return placed;
}

Grid NetBoard::as_grid(const Grid& start) const {
  Grid grid = start;
  for (Digit d : kAllDigits) {
    for (Cell c : standing(d) & grid.open_cells()) grid.place(c, d);
    for (Cell c : grid.cells_with(d) - places(d)) grid.eliminate(c, d);
  }
  return grid;
}

}  // namespace nonet::logic
