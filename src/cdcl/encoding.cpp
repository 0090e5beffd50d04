#include "cdcl/encoding.h"

#include <algorithm>

namespace nonet::cdcl {
namespace {

constexpr std::uint64_t bit(Digit d) { return std::uint64_t{1} << index(d); }
constexpr std::size_t slot(WideHouse h) { return static_cast<std::size_t>(index(h)); }
constexpr std::size_t slot(WideCell c) { return static_cast<std::size_t>(index(c)); }
constexpr WideCell wide_cell_at(int i) { return static_cast<WideCell>(i); }

// The cells before `second` that share its digit and a house: the first found, row before column
// before box.
std::optional<GivenRepeat> repeat_at(const WideFilling& filling, WideCell second) {
  const Shape shape = filling.shape();
  const auto digit = filling.at(second);
  for (WideHouse house : shape.houses_of(second)) {
    for (int i = 0; i < shape.size(); ++i) {
      const WideCell first = shape.cell_in(house, i);
      if (index(first) < index(second) && filling.at(first) == digit)
        return GivenRepeat{*digit, house, first, second};
    }
  }
  return std::nullopt;
}

}  // namespace

WideFilling Position::filling() const {
  WideFilling all = givens;
  for (const Candidate& placement : placed) all.set(placement.cell, placement.digit);
  return all;
}

Position position_of(const Grid& grid) {
  Position position{WideFilling{grid.puzzle()}, {}, {}};
  const Grid plain{grid.filling()};
  for (Cell c : kAllCells) {
    if (const auto d = grid.at(c); d && !grid.given(c)) position.placed.push_back({wide(c), *d});
    for (Digit d : plain.candidates(c) - grid.candidates(c))
      position.crossed_out.push_back({wide(c), d});
  }
  return position;
}

Encoding::Encoding(const Position& position)
    : shape_{position.givens.shape()}, filling_{position.filling()} {
  list_candidates(position);
  if (repeat_) {
    candidates_.clear();
    return;
  }
  list_groups();
  list_members();
}

// By house, the digits that stand in it. Notes the first repeat in reading order.
std::vector<std::uint64_t> Encoding::digits_seen_by_houses() {
  std::vector<std::uint64_t> seen(static_cast<std::size_t>(shape_.houses()));
  for (int i = 0; i < shape_.cells(); ++i) {
    const WideCell cell = wide_cell_at(i);
    const auto digit = filling_.at(cell);
    if (!digit) continue;
    for (WideHouse house : shape_.houses_of(cell)) {
      if ((seen[slot(house)] & bit(*digit)) != 0 && !repeat_) repeat_ = repeat_at(filling_, cell);
      seen[slot(house)] |= bit(*digit);
    }
  }
  return seen;
}

void Encoding::list_candidates(const Position& position) {
  const std::vector<std::uint64_t> seen = digits_seen_by_houses();
  std::vector<std::uint64_t> crossed_out(static_cast<std::size_t>(shape_.cells()));
  for (const Candidate& gone : position.crossed_out)
    crossed_out[slot(gone.cell)] |= bit(gone.digit);
  for (int i = 0; i < shape_.cells(); ++i) {
    const WideCell cell = wide_cell_at(i);
    if (filling_.at(cell)) continue;
    std::uint64_t gone = crossed_out[slot(cell)];
    for (WideHouse house : shape_.houses_of(cell)) gone |= seen[slot(house)];
    for (int d = 1; d <= shape_.size(); ++d)
      if ((gone & bit(digit_of(d))) == 0) candidates_.push_back({cell, digit_of(d)});
  }
}

// Names the groups and tells every variable its four. A cell or a digit of a house without any
// candidate still gets its (empty) group: that is how a dead start is seen.
void Encoding::list_groups() {
  const auto size = static_cast<std::size_t>(shape_.size());
  std::vector<Group> by_cell(static_cast<std::size_t>(shape_.cells()));
  for (int i = 0; i < shape_.cells(); ++i) {
    if (filling_.at(wide_cell_at(i))) continue;
    by_cell[slot(wide_cell_at(i))] = group_at(names_.size());
    names_.push_back({std::nullopt, wide_cell_at(i), {}});
  }
  open_cells_ = names_.size();

  std::vector<bool> stands(static_cast<std::size_t>(shape_.houses()) * size);
  const auto place = [&](WideHouse h, Digit d) {
    return slot(h) * size + static_cast<std::size_t>(index(d));
  };
  for (int i = 0; i < shape_.cells(); ++i)
    if (const auto d = filling_.at(wide_cell_at(i)))
      for (WideHouse h : shape_.houses_of(wide_cell_at(i))) stands[place(h, *d)] = true;
  std::vector<Group> by_place(stands.size());
  for (std::size_t i = 0; i < stands.size(); ++i) {
    if (stands[i]) continue;
    by_place[i] = group_at(names_.size());
    names_.push_back({static_cast<WideHouse>(i / size), {}, digit_at(static_cast<int>(i % size))});
  }

  groups_of_.reserve(vars());
  for (const auto& [cell, digit] : candidates_) {
    const auto houses = shape_.houses_of(cell);
    groups_of_.push_back({by_cell[slot(cell)], by_place[place(houses[0], digit)],
                          by_place[place(houses[1], digit)], by_place[place(houses[2], digit)]});
  }
}

void Encoding::list_members() {
  std::vector<std::uint32_t> sizes(groups());
  for (const auto& own : groups_of_)
    for (Group g : own) ++sizes[cdcl::slot(g)];
  members_.lay_out(sizes);
  for (std::size_t v = 0; v < vars(); ++v)
    for (Group g : groups_of_[v]) members_.push(cdcl::slot(g), var_at(v));
}

void Encoding::drop(const std::vector<bool>& settled) { members_.drop(settled); }

void Encoding::Rows::lay_out(std::span<const std::uint32_t> sizes) {
  begin_.reserve(sizes.size());
  std::uint32_t total = 0;
  for (std::uint32_t size : sizes) {
    begin_.push_back(total);
    total += size;
  }
  size_.assign(sizes.size(), 0);
  vars_.resize(total);
}

void Encoding::Rows::drop(const std::vector<bool>& settled) {
  for (std::size_t i = 0; i < begin_.size(); ++i) {
    const auto first = vars_.begin() + static_cast<std::ptrdiff_t>(begin_[i]);
    const auto last = first + static_cast<std::ptrdiff_t>(size_[i]);
    const auto kept = std::remove_if(first, last, [&](Var v) { return settled[cdcl::slot(v)]; });
    size_[i] = static_cast<std::uint32_t>(kept - first);
  }
}

}  // namespace nonet::cdcl
