// A technique: everything of its row in techniques.inc.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "board/grid.h"
#include "logic/common/function_ref.h"
#include "logic/inner.h"
#include "logic/step.h"

namespace nonet::logic {

// Takes a step; false stops the search.
using StepSink = FunctionRef<bool(Step&&)>;

struct SearchMemo;
struct Technique;

// Looks at the grid, gives every step of the technique to the sink, each with an effect
// there; false when the sink stopped it. The grid may hold a player's mistakes: a finder then
// still ends, and its steps follow from what stands there. The memo saves it work, and never
// changes what it finds.
using Finder = bool (*)(const Grid&, const Technique&, SearchMemo&, StepSink);

// HoDoKu's levels, the easiest first: their order is that of difficulty. rate has their names.
enum class ScoreLevel : std::uint8_t { easy, medium, hard, unfair, extreme };

// Which of a family's shapes; a family reads only its own.
enum class Form : std::uint8_t {
  plain,
  // hidden singles, locked candidates
  box,
  line,
  // sets; of naked ones also: all lists equal, lists differ, confined to a line as well
  naked,
  hidden,
  equal,
  cascade,
  locked,
  // fish
  finned,
  sashimi,
  siamese_finned,
  siamese_sashimi,
  franken,
  finned_franken,
  siamese_franken,
  mutant,
  finned_mutant,
  siamese_mutant,
  // kites and empty rectangles: the pattern is there twice
  dual,
  // colours
  trap,
  wrap,
  // nice loops and chains
  continuous,
  discontinuous,
  alternating,
  // forcing chains and nets
  contradiction,
  verity,
};

// The forms of nice loops, chains from all cases, and nets. Those of one family compete: their
// steps are one choice (siblings.h), and chains of theirs are written as players do.
constexpr bool is_of_long_chains(Form form) {
  switch (form) {
    case Form::continuous:
    case Form::discontinuous:
    case Form::alternating:
    case Form::contradiction:
    case Form::verity:
      return true;
    default:
      return false;
  }
}

// What the links of a chain may join, each also what stands before it.
enum class NodeKind : std::uint8_t { candidates, groups, sets };
inline constexpr std::size_t kNodeKinds = 3;

// What a forcing net may use on its way.
enum class NetMeans : std::uint8_t { singles, sets, chains };
inline constexpr std::size_t kNetMeans = 3;

class TechniqueSet {
 public:
  void insert(TechniqueId id) { bits_.set(index(id)); }
  bool contains(TechniqueId id) const { return bits_.test(index(id)); }

 private:
  std::bitset<kTechniqueCount> bits_;
};

// What a search tells a finder beyond the row.
struct Asked {
  TechniqueSet before = {};      // what the search has looked for already
  const Inner* inner = nullptr;  // fork chains: what advances a branch; none: singles
  const std::function<bool()>* stop = nullptr;  // asked by finders that may take long
};

struct Technique {
  TechniqueId id;
  std::string_view key;   // as written in profiles and JSON: "hidden-pair"
  std::string_view name;  // as said to people: "Hidden Pair"
  std::string_view code;  // of the library lines: "0210"; empty if they have none
  Finder find;
  ScoreLevel level;       // of a puzzle whose hardest step it is, in every profile
  int points;             // on HoDoKu's scale; other profiles have their own
  std::string_view page;  // docs/techniques/PAGE.md
  std::string_view idea;  // what it is, in one sentence

  // The shape: what of its finder's it is. A finder reads only what its family has.
  int size = 0;  // cells or lines; of unique loops the fewest
  int type = 0;  // as the types of its family are numbered
  Form form = Form::plain;
  NodeKind nodes = NodeKind::candidates;
  NetMeans means = NetMeans::singles;

  bool assumes_unique = false;   // sound only on a puzzle with exactly one solution
  const Asked* asked = nullptr;  // never in the registry; must outlive the search

  // Whether steps that are also of the other technique, which says more about them, are left to it.
  // A search that has not looked for that one before would lose them; without a search, as in the
  // registry, every technique keeps to what is its own.
  bool leaves(TechniqueId other) const { return asked == nullptr || asked->before.contains(other); }
};

constexpr bool same_but_for_form(const Technique& a, const Technique& b) {
  return a.find == b.find && a.size == b.size && a.type == b.type && a.nodes == b.nodes &&
         a.means == b.means;
}

// Whether all its steps place one digit and are equally good.
constexpr bool is_single(TechniqueId id) {
  return id == TechniqueId::full_house || id == TechniqueId::naked_single ||
         id == TechniqueId::hidden_single_box || id == TechniqueId::hidden_single_line;
}

std::span<const Technique> all_techniques();
const Technique& technique(TechniqueId id);
std::optional<TechniqueId> parse_technique(std::string_view key);

}  // namespace nonet::logic
