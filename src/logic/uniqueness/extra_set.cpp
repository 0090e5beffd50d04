#include "logic/uniqueness/extra_set.h"

namespace nonet::logic {
namespace {

class ExtraSetSearch {
 public:
  ExtraSetSearch(const Grid& grid, const Roof& roof, House house, TakeSet take)
      : grid_{grid}, roof_{roof}, house_{house}, take_{take} {
    for (Cell c : cells_of(house))
      if (grid.open(c) && !roof.cells.contains(c)) open_[static_cast<std::size_t>(count_++)] = c;
  }

  bool run() { return extend(0, {}, roof_.extra); }

 private:
  bool extend(int from, CellSet cells, Digits digits) {
    if (!cells.empty() && digits.size() == cells.size() + 1 && !tell(cells, digits)) return false;
    for (int i = from; i < count_; ++i) {
      const Cell c = open_[static_cast<std::size_t>(i)];
      const Digits more = digits | grid_.candidates(c);
      // A set that leaves no cell over has nothing to clear.
      if (more.size() > count_) continue;
      if (!extend(i + 1, cells | CellSet{c}, more)) return false;
    }
    return true;
  }

  CandidateSet removed_from(House house, CellSet cells, Digits digits) const {
    CandidateSet gone;
    for (Digit d : digits) gone.insert(grid_.positions(house, d) - cells - roof_.cells, d);
    return gone;
  }

  bool tell(CellSet cells, Digits digits) {
    CandidateSet gone = removed_from(house_, cells, digits);
    std::optional<House> second;
    for (House h : shared_houses(roof_.cells))
      if (h != house_ && members_of(h).includes(cells)) second = h;
    if (second) {
      if (kind_of(house_) != HouseKind::box) return true;  // told once: from the box
      gone |= removed_from(*second, cells, digits);
    }
    return gone.empty() || take_(SetEvidence{house_, cells, digits, false, second}, gone);
  }

  const Grid& grid_;
  const Roof& roof_;
  House house_;
  TakeSet take_;
  std::array<Cell, 9> open_{};
  int count_ = 0;
};

}  // namespace

HouseSet shared_houses(CellSet cells) {
  HouseSet houses;
  for (House h : houses_of(cells.first()))
    if (members_of(h).includes(cells)) houses.insert(h);
  return houses;
}

bool each_extra_set(const Grid& grid, const Roof& roof, TakeSet take) {
  for (House house : shared_houses(roof.cells))
    if (!ExtraSetSearch{grid, roof, house, take}.run()) return false;
  return true;
}

}  // namespace nonet::logic
