// Fish of rows and columns, any size.
#include "logic/finders.h"
#include "logic/fish/fish_forms.h"
#include "logic/fish/fish_lines.h"

namespace nonet::logic {
namespace {

HouseSet houses_in(LineMask lines, bool rows) {
  HouseSet houses;
  for (; lines != 0; lines &= lines - 1) {
    const int line = std::countr_zero(lines);
    houses.insert(rows ? row_house(line) : column_house(line));
  }
  return houses;
}

// A cell lies in three houses. Of base and cover together at most these are taken: what counts more
// as base is in two base houses or in no cover house, and the other way round.
struct Counted {
  CellSet once;   // in at least one of the houses
  CellSet twice;  // in at least two
};
Counted count(HouseSet houses) {
  Counted counted;
  for (House h : houses) {
    const CellSet cells = members_of(h);
    counted.twice |= counted.once & cells;
    counted.once |= cells;
  }
  return counted;
}

// Every choice of `size` base lines whose places together lie in `size` cover lines.
class PlainSearch {
 public:
  PlainSearch(const Grid& grid, const Technique& t, const FishLines& lines, StepSink emit)
      : grid_{grid}, technique_{t}, lines_{lines}, emit_{emit} {
    for (LineMask rest = lines.open; rest != 0; rest &= rest - 1)
      if (lines_in(lines.at(std::countr_zero(rest))) <= t.size) narrow_ |= rest & -rest;
  }

  bool run() { return lines_in(narrow_) < technique_.size || extend(narrow_, 0, {}); }

 private:
  bool extend(LineMask rest, int chosen, Fish fish) {
    if (chosen == technique_.size) return lines_in(fish.cover) != chosen || tell(fish);
    for (; lines_in(rest) >= technique_.size - chosen; rest &= rest - 1) {
      const int line = std::countr_zero(rest);
      const Fish more{fish.base | line_bit(line), fish.cover | lines_.at(line)};
      if (lines_in(more.cover) > technique_.size) continue;
      if (!extend(rest & (rest - 1), chosen + 1, more)) return false;
    }
    return true;
  }

  bool tell(Fish fish) {
    LineMask others = 0;
    for (LineMask rest = lines_.open & ~fish.base; rest != 0; rest &= rest - 1)
      others |= lines_.at(std::countr_zero(rest));
    if ((others & fish.cover) == 0) return true;
    const FishEvidence evidence = evidence_of(grid_, lines_, fish);
    const CandidateSet gone{removed_by(grid_, evidence), lines_.digit};
    return emit_(removing(technique_.id, gone, evidence));
  }

  const Grid& grid_;
  const Technique& technique_;
  const FishLines& lines_;
  StepSink emit_;
  LineMask narrow_ = 0;  // lines with few enough places
};

// n lines have the digit in n cross lines only. Each of them takes one, no two the same, so they
// use all n up, and the digit leaves the cross lines everywhere else.
bool find_plain_fish(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  return in_fertile_views(grid, t, memo, emit, [&](const FishLines& lines, StepSink sink) {
    return PlainSearch{grid, t, lines, sink}.run();
  });
}

}  // namespace

FishEvidence evidence_of(const Grid& grid, const FishLines& lines, Fish fish) {
  return fish_of(grid, lines.digit, houses_in(fish.base, lines.by_rows),
                 houses_in(fish.cover, !lines.by_rows));
}

FishEvidence fish_of(const Grid& grid, Digit d, HouseSet base, HouseSet cover) {
  const Counted bases = count(base);
  const Counted covers = count(cover);
  const CellSet places = grid.cells_with(d) & bases.once;
  const CellSet fins = places & (bases.twice | (places - covers.once));
  return {d, base, cover, places - fins, fins};
}

CellSet removed_by(const Grid& grid, const FishEvidence& fish) {
  const Counted bases = count(fish.base);
  const Counted covers = count(fish.cover);
  CellSet gone =
      grid.cells_with(fish.digit) & ((covers.once - bases.once) | (covers.twice - bases.twice));
  for (Cell fin : fish.fins) gone &= peers_of(fin);
  return gone;
}

bool find_fish(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  if (is_of_houses(t.form)) return find_house_fish(grid, t, emit);
  if (is_siamese(t.form)) return find_siamese_fish(grid, t, memo, emit);
  if (has_fins(t.form)) return find_finned_fish(grid, t, memo, emit);
  return find_plain_fish(grid, t, memo, emit);
}

}  // namespace nonet::logic
