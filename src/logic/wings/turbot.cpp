// Two strong links of one digit, joined by a weak one:
//
//   end ══ joint ── joint ══ end
//
// The joints see each other, so not both are true; so at least one end is, and a cell that sees
// both ends cannot be. Where the links lie gives the pattern its name.
#include <algorithm>
#include <array>
#include <vector>

#include "logic/chains/chain_builder.h"
#include "logic/chains/link_graph.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

enum class TurbotShape : std::uint8_t {
  skyscraper,  // two parallel lines whose joints share a crossing line
  kite,        // a row and a column whose joints share a box
  x_wing,      // a skyscraper with both its ends in line too: the fish has more to say
  other,
};

struct Pattern {
  Digit digit{};
  StrongLink first, second;
  Cell end_1{}, joint_1{}, joint_2{}, end_2{};
  CellSet gone;

  CellSet joints() const { return CellSet{joint_1, joint_2}; }
  Chain chain() const {
    return ChainBuilder{digit, end_1}
        .strong(first.house, joint_1)
        .weak(joint_2)
        .strong(second.house, end_2)
        .take();
  }
};

bool share(HouseKind kind, Cell a, Cell b) {
  const auto i = static_cast<std::size_t>(kind);
  return houses_of(a)[i] == houses_of(b)[i];
}

// What the houses alone allow; asked first, because it is cheap.
bool possible(TurbotShape shape, House first, House second) {
  const bool lines = kind_of(first) != HouseKind::box && kind_of(second) != HouseKind::box;
  const bool parallel = kind_of(first) == kind_of(second);
  switch (shape) {
    case TurbotShape::skyscraper:
    case TurbotShape::x_wing:
      return lines && parallel;
    case TurbotShape::kite:
      return lines && !parallel;
    case TurbotShape::other:
      return true;
  }
  return false;
}

TurbotShape shape_of(const Pattern& p) {
  const HouseKind one = kind_of(p.first.house);
  const HouseKind two = kind_of(p.second.house);
  if (one == HouseKind::box || two == HouseKind::box) return TurbotShape::other;
  if (one != two)
    return share(HouseKind::box, p.joint_1, p.joint_2) ? TurbotShape::kite : TurbotShape::other;
  const HouseKind crossing = one == HouseKind::row ? HouseKind::column : HouseKind::row;
  if (!share(crossing, p.joint_1, p.joint_2)) return TurbotShape::other;
  return share(crossing, p.end_1, p.end_2) ? TurbotShape::x_wing : TurbotShape::skyscraper;
}

// Each way to join the two links that has an effect.
template <class Visit>
bool join_links(const Grid& grid, Digit d, const StrongLink& first, const StrongLink& second,
                TurbotShape wanted, Visit visit) {
  if (!possible(wanted, first.house, second.house)) return true;
  if (first.cells().intersects(second.cells())) return true;
  for (std::size_t i : {0U, 1U}) {
    for (std::size_t j : {0U, 1U}) {
      Pattern p{
          d, first, second, first.ends[1 - i], first.ends[i], second.ends[j], second.ends[1 - j],
          {}};
      if (!are_peers(p.joint_1, p.joint_2)) continue;
      p.gone = grid.cells_with(d) & peers_of(p.end_1) & peers_of(p.end_2);
      if (p.gone.empty() || shape_of(p) != wanted) continue;
      if (!visit(p)) return false;
    }
  }
  return true;
}

// The technique that has the patterns of the shape.
TechniqueId named_for(TurbotShape shape) {
  switch (shape) {
    case TurbotShape::skyscraper:
      return TechniqueId::skyscraper;
    case TurbotShape::kite:
      return TechniqueId::two_string_kite;
    case TurbotShape::x_wing:
      return TechniqueId::x_wing;
    case TurbotShape::other:
      break;
  }
  return TechniqueId::turbot_fish;
}

template <class Visit>
bool for_each_pattern(const Grid& grid, TurbotShape wanted, SearchMemo& memo, Visit visit) {
  const auto search = [&](Digit d, bool& found) {
    const auto tell = [&](const Pattern& pattern) {
      found = true;
      return visit(pattern);
    };
    const StrongLinks links{grid, d};
    for (std::size_t i = 0; i < links.size(); ++i)
      for (std::size_t j = i + 1; j < links.size(); ++j)
        if (!join_links(grid, d, links[i], links[j], wanted, tell)) return false;
    return true;
  };
  if (wanted != TurbotShape::x_wing)
    return in_fertile_digits(grid, named_for(wanted), memo.barren, search);
  // An X-wing may also have lines with one place: that there is none of this shape says too little.
  for (Digit d : kAllDigits)
    if (bool found = false; !search(d, found)) return false;
  return true;
}

bool emit_each(const Grid& grid, const Technique& t, TurbotShape wanted, SearchMemo& memo,
               StepSink emit) {
  return for_each_pattern(grid, wanted, memo, [&](const Pattern& p) {
    return emit(removing(t.id, CandidateSet{p.gone, p.digit}, along(p.chain())));
  });
}

// Two kites that are joined in the same two cells: one digit with rows and columns exchanged, or
// two digits.
bool emit_dual_kites(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  std::vector<Pattern> kites;
  return for_each_pattern(grid, TurbotShape::kite, memo, [&](const Pattern& p) {
    for (const Pattern& other : kites) {
      if (other.joints() != p.joints()) continue;
      CandidateSet gone{other.gone, other.digit};
      gone.insert(p.gone, p.digit);
      if (!emit(removing(t.id, gone, along(other.chain(), p.chain())))) return false;
    }
    kites.push_back(p);
    return true;
  });
}

}  // namespace

bool find_skyscrapers(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  return emit_each(grid, t, TurbotShape::skyscraper, memo, emit);
}

bool find_kites(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  return t.form == Form::dual ? emit_dual_kites(grid, t, memo, emit)
                              : emit_each(grid, t, TurbotShape::kite, memo, emit);
}

// Skyscrapers, kites and X-wings are turbot fish too, with names of their own.
bool find_turbot_fish(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  constexpr std::array kNamed{TurbotShape::skyscraper, TurbotShape::kite, TurbotShape::x_wing};
  return emit_each(grid, t, TurbotShape::other, memo, emit) &&
         std::all_of(kNamed.begin(), kNamed.end(), [&](TurbotShape shape) {
           return t.leaves(named_for(shape)) || emit_each(grid, t, shape, memo, emit);
         });
}

}  // namespace nonet::logic
