#include "logic/fish/templates.h"

#include <array>

#include "logic/finders.h"

namespace nonet::logic {
namespace {

constexpr int kChoices = 27;  // one column of each of three stacks

// The ways to fill a band that use the same columns.
struct BandWays {
  int ways = 0;
  CellSet used;
};
using Band = std::array<BandWays, kChoices>;

constexpr int part(int choice, int stack) {
  constexpr std::array<int, 3> kPlace{1, 3, 9};
  return choice / kPlace[static_cast<std::size_t>(stack)] % 3;
}
constexpr bool disjoint(int a, int b) {
  return part(a, 0) != part(b, 0) && part(a, 1) != part(b, 1) && part(a, 2) != part(b, 2);
}
// The columns that two disjoint choices leave: in each stack the three parts add up to 0 + 1 + 2.
constexpr int rest_of(int a, int b) {
  return (3 - part(a, 0) - part(b, 0)) + 3 * (3 - part(a, 1) - part(b, 1)) +
         9 * (3 - part(a, 2) - part(b, 2));
}

// By row where the digit may go.
using Rows = std::array<CellSet, 9>;

// Where it stands, or else its candidates.
Rows places_by_row(const Grid& grid, Digit d) {
  Rows rows;
  std::array<CellSet, 9> standing;
  for (Cell c : ~grid.open_cells())
    if (grid.at(c) == d) standing[static_cast<std::size_t>(row_of(c))].insert(c);
  for (std::size_t r = 0; r < 9; ++r)
    rows[r] = standing[r].empty() ? grid.positions(row_house(static_cast<int>(r)), d) : standing[r];
  return rows;
}

Band fill_band(const Rows& rows, std::size_t top) {
  Band band;
  constexpr std::array<int, 3> kWeight{1, 3, 9};
  for (Cell a : rows[top]) {
    for (Cell b : rows[top + 1]) {
      if (box_of(a) == box_of(b)) continue;
      for (Cell c : rows[top + 2]) {
        if (box_of(c) == box_of(a) || box_of(c) == box_of(b)) continue;
        int choice = 0;
        for (Cell one : {a, b, c})
          choice += column_of(one) % 3 * kWeight[static_cast<std::size_t>(column_of(one) / 3)];
        BandWays& ways = band[static_cast<std::size_t>(choice)];
        ++ways.ways;
        ways.used |= CellSet{a, b, c};
      }
    }
  }
  return band;
}

Templates join(const Rows& rows) {
  const std::array<Band, 3> bands{fill_band(rows, 0), fill_band(rows, 3), fill_band(rows, 6)};
  const auto ways_in = [&](std::size_t band, int choice) -> const BandWays& {
    return bands[band][static_cast<std::size_t>(choice)];
  };
  Templates all;
  for (int a = 0; a < kChoices; ++a) {
    const BandWays& top = ways_in(0, a);
    if (top.ways == 0) continue;
    for (int b = 0; b < kChoices; ++b) {
      const BandWays& middle = ways_in(1, b);
      if (middle.ways == 0 || !disjoint(a, b)) continue;
      const BandWays& bottom = ways_in(2, rest_of(a, b));
      if (bottom.ways == 0) continue;
      all.ways += top.ways * middle.ways * bottom.ways;
      all.used |= top.used | middle.used | bottom.used;
    }
  }
  return all;
}

// The only place of a row that any template uses is used by all of them.
CellSet certain_places(const Templates& templates) {
  CellSet certain;
  for (int row = 0; row < 9; ++row) {
    const CellSet left = templates.used & members_of(row_house(row));
    if (left.size() == 1) certain |= left;
  }
  return certain;
}

// The templates of all digits, without those that use a place which is certain for another digit;
// round by round, until none is left out any more.
class Together {
 public:
  explicit Together(const Grid& grid) {
    for (Digit d : kAllDigits) digits_[slot(d)].rows = places_by_row(grid, d);
    bool changed = true;
    while (changed && possible_) {
      changed = false;
      for (Digit d : kAllDigits) changed |= refine(d);
    }
  }

  // A board where a digit has no template is broken, and proves everything.
  bool possible() const { return possible_; }
  const Templates& of(Digit d) const { return digits_[slot(d)].templates; }
  TemplateEvidence evidence(Digit d) const {
    return {d, of(d).ways, digits_[slot(d)].others - Digits{d}};
  }

 private:
  struct OfDigit {
    Rows rows;
    Templates templates = {};
    CellSet certain = {};
    Digits others = {};  // what the rows owe something to
  };
  static std::size_t slot(Digit d) { return static_cast<std::size_t>(index(d)); }

  // Whether something became certain.
  bool refine(Digit d) {
    OfDigit& own = digits_[slot(d)];
    for (Digit other : kAllDigits)
      if (other != d) make_room(own, other);
    own.templates = join(own.rows);
    if (own.templates.ways == 0) possible_ = false;
    const CellSet before = own.certain;
    own.certain = certain_places(own.templates);
    return own.certain != before;
  }

  void make_room(OfDigit& own, Digit other) {
    const OfDigit& they = digits_[slot(other)];
    for (CellSet& row : own.rows) {
      if (!row.intersects(they.certain)) continue;
      row -= they.certain;
      own.others |= they.others | Digits{other};
    }
  }

  std::array<OfDigit, kDigits> digits_;
  bool possible_ = true;
};

}  // namespace

Templates templates_of(const Grid& grid, Digit d) { return join(places_by_row(grid, d)); }

bool find_template_sets(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  const Together together{grid};
  if (!together.possible()) return true;
  for (Digit d : kAllDigits) {
    const CellSet certain = certain_places(together.of(d)) & grid.cells_with(d);
    if (certain.empty()) continue;
    if (!emit(Step{t.id, {CandidateSet{certain, d}, {}}, together.evidence(d)})) return false;
  }
  return true;
}

bool find_template_deletions(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  const Together together{grid};
  if (!together.possible()) return true;
  for (Digit d : kAllDigits) {
    const CellSet gone = grid.cells_with(d) - together.of(d).used;
    if (gone.empty()) continue;
    if (!emit(removing(t.id, CandidateSet{gone, d}, together.evidence(d)))) return false;
  }
  return true;
}

}  // namespace nonet::logic
