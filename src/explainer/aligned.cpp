#include "explainer/aligned.h"

#include <vector>

namespace nonet::explainer {

namespace {

struct BaseCell {
  int cell;
  CellSet excluders;  // peers with 2 digits, for triplets also with 3
};

// The cells up to this one.
constexpr std::array<CellSet, kCells> make_up_to() {
  std::array<CellSet, kCells> sets{};
  CellSet all;
  for (Cell c : kAllCells) {
    all.insert(c);
    sets[detail::at(index(c))] = all;
  }
  return sets;
}
constexpr auto kUpTo = make_up_to();

class Alignment {
 public:
  // `changed`: the cells that are not as they were on a board where nothing was found.
  Alignment(const State& state, int size, CellSet changed)
      : state_{state}, size_{size}, changed_{changed} {
    for (int cell = 0; cell < kCells; ++cell) {
      if (count(state.digits(cell)) < 2) continue;
      BaseCell base{cell, {}};
      bool beside_single = false;
      for (int peer : peers_in_order(cell)) {
        const int digits = count(state.digits(peer));
        beside_single |= digits == 1;
        if (digits >= 2 && digits <= size) base.excluders.insert(cell_at(peer));
      }
      if (beside_single || base.excluders.empty()) continue;
      slot_[detail::at(cell)] = static_cast<int>(bases_.size());
      base_cells_.insert(cell_at(cell));
      bases_.push_back(base);
    }
  }

  std::optional<Hint> find() {
    for (std::size_t j = 1; j < bases_.size(); ++j)
      for (std::size_t i = 0; i < j; ++i) {
        const CellSet common = bases_[i].excluders & bases_[j].excluders;
        if (common.size() < 2) continue;
        if (size_ == 3 ? find_third(bases_[i], bases_[j], common)
                       : is_new(bases_[i], bases_[j], common) &&
                             excludes({bases_[i].cell, bases_[j].cell}, common))
          return hint_;
      }
    return std::nullopt;
  }

 private:
  // The cells and those that see them all decide: if none of these has changed, nothing is found.
  bool is_new(const BaseCell& a, const BaseCell& b, CellSet common) const {
    return changed_.contains(cell_at(a.cell)) || changed_.contains(cell_at(b.cell)) ||
           changed_.intersects(common);
  }

  // The third cell is one of the excluders of the first, then of the second.
  bool find_third(const BaseCell& a, const BaseCell& b, CellSet common) {
    CellSet left = untried_thirds(a, b);
    if (!is_new(a, b, common)) left &= changed_;
    for (Cell third : left) {
      const CellSet all = common & base(third).excluders;
      if (all.size() < 2 || !(changed_.contains(third) || is_new(a, b, all))) left.erase(third);
    }
    if (left.empty()) return false;
    for (const BaseCell* side : {&a, &b})
      for (int peer : peers_in_order(side->cell)) {
        const Cell third = cell_at(peer);
        if (!left.contains(third) || !side->excluders.contains(third)) continue;
        left.erase(third);
        if (excludes({a.cell, b.cell, peer}, common & base(third).excluders)) return true;
      }
    return false;
  }

  // Three cells come to the same whichever is called the third, so once is enough. A third before b
  // was tried with a and with b as the third, if b is an excluder of one of the two.
  CellSet untried_thirds(const BaseCell& a, const BaseCell& b) const {
    CellSet left = (a.excluders | b.excluders) & base_cells_;
    const CellSet before = kUpTo[detail::at(b.cell)];
    if (a.excluders.contains(cell_at(b.cell))) return left - before;
    left -= CellSet{cell_at(a.cell), cell_at(b.cell)};
    for (Cell third : left& before)
      if (base(third).excluders.contains(cell_at(b.cell))) left.erase(third);
    return left;
  }
  const BaseCell& base(Cell c) const { return bases_[detail::at(slot_[detail::at(index(c))])]; }

  // Whether some digit of the cells is in no allowed way; then the hint is made.
  bool excludes(std::array<int, 3> cells, CellSet common) {
    excluders_.clear();
    for (Cell c : common) excluders_.push_back(state_.digits(index(c)));
    std::array<unsigned, 3> seen{};
    const unsigned first = state_.digits(cells[0]);
    const unsigned second = state_.digits(cells[1]);
    const bool see = see_each_other(cells[0], cells[1]);
    if (size_ == 2) {
      for (int p : members(first)) {
        const unsigned allowed = last_digits(bit(p), second & ~(see ? bit(p) : 0U));
        if (allowed != 0) seen[0] |= bit(p);
        seen[1] |= allowed;
      }
    } else {
      ways_of_three(cells, see, seen);
    }
    return make_hint(cells, seen);
  }

  void ways_of_three(const std::array<int, 3>& cells, bool see, std::array<unsigned, 3>& seen) {
    const std::array<unsigned, 3> all{state_.digits(cells[0]), state_.digits(cells[1]),
                                      state_.digits(cells[2])};
    const bool first_sees = see_each_other(cells[0], cells[2]);
    const bool second_sees = see_each_other(cells[1], cells[2]);
    for (int p : members(all[0]))
      for (int q : members(all[1])) {
        if (see && p == q) continue;
        const unsigned taken = (first_sees ? bit(p) : 0U) | (second_sees ? bit(q) : 0U);
        const unsigned allowed = last_digits(bit(p) | bit(q), all[2] & ~taken);
        if (allowed == 0) continue;
        seen[0] |= bit(p);
        seen[1] |= bit(q);
        seen[2] |= allowed;
        if (seen == all) return;
      }
  }

  // Of `digits`, those that with the digits already chosen leave every excluder something.
  unsigned last_digits(unsigned chosen, unsigned digits) const {
    for (const unsigned excluder : excluders_) {
      const unsigned rest = excluder & ~chosen;
      if (rest == 0) return 0;
      if (count(rest) == 1) digits &= ~rest;
    }
    return digits;
  }

  bool make_hint(const std::array<int, 3>& cells, const std::array<unsigned, 3>& seen) {
    hint_ = size_ == 2 ? Hint{Technique::aligned_pair_exclusion, 6.2}
                       : Hint{Technique::aligned_triplet_exclusion, 7.5};
    for (std::size_t i = 0; i < detail::at(size_); ++i)
      for (int d : members(state_.digits(cells[i]) & ~seen[i]))
        hint_.eliminations.insert(candidate(cells[i], d));
    return !hint_.eliminations.empty();
  }

  const State& state_;
  int size_;
  CellSet changed_;
  std::vector<BaseCell> bases_;
  std::array<int, kCells> slot_{};  // of a base cell: its place in bases_
  CellSet base_cells_;
  std::vector<unsigned> excluders_;
  Hint hint_;
};

}  // namespace

std::optional<Hint> AlignedFinder::find(const State& state, int size) {
  std::optional<State>& barren = barren_[detail::at(size - 2)];
  CellSet changed = CellSet::all();
  if (barren)
    for (Cell c : kAllCells)
      if (barren->digits(index(c)) == state.digits(index(c))) changed.erase(c);
  auto found = Alignment{state, size, changed}.find();
  if (!found && effort_ == Effort::filtered) barren = state;
  return found;
}

}  // namespace nonet::explainer
