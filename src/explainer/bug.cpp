// Bivalue universal grave: without a few "bug" candidates every cell and every digit in every
// region would have two places or none, which no puzzle with one solution comes to.
#include <algorithm>
#include <vector>

#include "explainer/finders.h"
#include "explainer/subsets.h"

namespace nonet::explainer {

namespace {

class Grave {
 public:
  explicit Grave(const State& state) : state_{state}, rest_{state} {}

  std::optional<Hint> find() {
    if (!collect() || !add_late_cells() || cells_.empty() || !rest_is_deadly()) return std::nullopt;
    if (cells_.size() == 1) return type_1();
    if (count(all_) == 1) return type_2();
    if (common_.empty()) return std::nullopt;
    if (auto found = type_4()) return found;
    return type_3();
  }

 private:
  // Where a digit has neither no place nor two, exactly one cell with three candidates must be to
  // blame; if several may be, the others' regions have to say which.
  bool collect() {
    for (Kind kind : kChainOrder)
      for (int n = 0; n < 9; ++n)
        for (int d = 0; d < 9; ++d)
          if (!look_at({kind, n}, d)) return false;
    return true;
  }

  bool look_at(Region r, int d) {
    const unsigned places = state_.places(r, d);
    if (places == 0 || count(places) == 2) return true;
    CellSet rich;
    for (int p : members(places))
      if (const int cell = cell_in(r, p); count(state_.digits(cell)) >= 3)
        rich.insert(cell_at(cell));
    irregular_ |= bit(d);
    suspects_ |= rich;
    if (rich.empty()) return false;
    if (rich.size() > 1) return true;
    all_ |= bit(d);
    return add(index(rich.first()), d);
  }

  // Says false where the cells have nothing in common that an argument could use.
  bool add(int cell, int d) {
    if (std::find(cells_.begin(), cells_.end(), cell) == cells_.end()) cells_.push_back(cell);
    extra_[detail::at(cell)] |= bit(d);
    if (rest_.has(cell, d)) rest_.eliminate(cell, d);
    common_ = cells_.size() == 1 ? peer_set(cell) : common_ & peer_set(cell);
    for (int bug : cells_) common_.erase(cell_at(bug));
    return !(cells_.size() >= 2 && count(all_) >= 2 && common_.empty());
  }

  // One digit alone is irregular: all suspects are bug cells.
  bool add_late_cells() {
    if (count(irregular_) != 1) return true;
    if (suspects_.size() <= static_cast<int>(cells_.size())) return true;
    for (Cell c : suspects_)
      if (std::find(cells_.begin(), cells_.end(), index(c)) == cells_.end() &&
          !add(index(c), lowest(irregular_)))
        return false;
    return true;
  }

  bool rest_is_deadly() const {
    for (int cell = 0; cell < kCells; ++cell)
      if (state_.is_empty(cell) && count(rest_.digits(cell)) != 2) return false;
    for (Kind kind : kChainOrder)
      for (int n = 0; n < 9; ++n)
        for (int d = 0; d < 9; ++d)
          if (const int places = count(rest_.places({kind, n}, d)); places != 0 && places != 2)
            return false;
    return true;
  }

  static std::optional<Hint> hint(double difficulty, const CandidateBits& gone) {
    if (gone.empty()) return std::nullopt;
    return Hint{Technique::bivalue_universal_grave, difficulty, 0, {}, gone};
  }
  unsigned extra(int cell) const { return extra_[detail::at(cell)]; }
  void remove_all_but(CandidateBits& gone, int cell, unsigned kept) const {
    for (int d : members(state_.digits(cell) & ~kept)) gone.insert(candidate(cell, d));
  }
  // The region of a kind that holds all bug cells.
  std::optional<Region> shared(Kind kind) const {
    for (int cell : cells_)
      if (region_of(cell, kind).number != region_of(cells_[0], kind).number) return std::nullopt;
    return region_of(cells_[0], kind);
  }

  std::optional<Hint> type_1() const {
    CandidateBits gone;
    remove_all_but(gone, cells_[0], extra(cells_[0]));
    return hint(5.6, gone);
  }

  std::optional<Hint> type_2() const {
    CandidateBits gone;
    for (Cell c : common_)
      if (state_.has(index(c), lowest(all_))) gone.insert(candidate(index(c), lowest(all_)));
    if (auto found = hint(5.7, gone)) return found;
    return type_4();
  }

  // The two cells must hold one other digit between them.
  std::optional<Hint> type_4() const {
    if (cells_.size() != 2) return std::nullopt;
    const unsigned kept = state_.digits(cells_[0]) & state_.digits(cells_[1]) & ~all_;
    if (count(kept) != 1) return std::nullopt;
    for (Kind kind : kChainOrder) {
      if (!shared(kind)) continue;
      CandidateBits gone;
      for (int cell : cells_) remove_all_but(gone, cell, extra(cell) | kept);
      return hint(5.7, gone);
    }
    return std::nullopt;
  }

  // The bug digits together are a cell of a naked set.
  std::optional<Hint> type_3() const {
    if (count(all_) < 2) return std::nullopt;
    for (int degree = 2; degree <= 6; ++degree)
      for (Kind kind : kChainOrder) {
        const auto region = shared(kind);
        if (!region) continue;
        if (auto found = type_3(degree, *region)) return found;
      }
    return std::nullopt;
  }

  std::optional<Hint> type_3(int degree, Region r) const {
    std::vector<int> around;
    for (int peer : peers_in_order(cells_[0]))
      if (common_.contains(cell_at(peer)) && region_of(peer, r.kind).number == r.number)
        around.push_back(peer);
    if (static_cast<int>(around.size()) < degree) return std::nullopt;
    for (const unsigned chosen : subsets(degree - 1, static_cast<int>(around.size()))) {
      unsigned digits = 0;
      bool fits = true;
      for (int i : members(chosen)) {
        fits &= count(state_.digits(around[detail::at(i)])) >= 2;
        digits |= state_.digits(around[detail::at(i)]);
      }
      if (!fits || count(digits) != degree || (all_ & ~digits) != 0) continue;
      CandidateBits gone;
      for (std::size_t i = 0; i < around.size(); ++i)
        if ((chosen >> i & 1) == 0)
          for (int d : members(state_.digits(around[i]) & digits))
            gone.insert(candidate(around[i], d));
      if (auto found = hint(5.7 + (degree - 1) * 0.1, gone)) return found;
    }
    return std::nullopt;
  }

  const State& state_;
  State rest_;  // the board without the bug candidates
  std::vector<int> cells_;
  std::array<unsigned, kCells> extra_{};
  unsigned all_ = 0;        // bug digits
  unsigned irregular_ = 0;  // digits that were met with other than two places
  CellSet suspects_;        // the cells that may be to blame, while one digit alone is irregular
  CellSet common_;          // what sees all bug cells
};

}  // namespace

std::optional<Hint> find_universal_grave(const State& state) { return Grave{state}.find(); }

}  // namespace nonet::explainer
