// One row of the registry: a technique is a name, a finder and the form of it that is wanted.
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

// Which of a family's shapes; a family reads only its own.
enum class Form : std::uint8_t {
  plain,
  box,
  line,  // hidden singles
  naked,
  hidden,  // sets
  equal,
  cascade,
  locked,  // naked sets: all lists equal, lists differ, also confined to a line
  finned,
  sashimi,
  siamese_finned,
  siamese_sashimi,
  franken,
  finned_franken,
  siamese_franken,
  mutant,
  finned_mutant,
  siamese_mutant,  // fish
  dual,            // the pattern is there twice
  trap,
  wrap,  // colours
  continuous,
  discontinuous,
  alternating,  // nice loops and chains
  contradiction,
  verity,  // forcing chains and nets
};

class TechniqueSet {
 public:
  void insert(TechniqueId id) { bits_.set(static_cast<std::size_t>(id)); }
  bool contains(TechniqueId id) const { return bits_.test(static_cast<std::size_t>(id)); }

 private:
  std::bitset<static_cast<std::size_t>(TechniqueId::guess) + 1> bits_;  // guess is the last
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
  int size = 0;  // cells, lines, or the number of a type
  Form form = Form::plain;
  bool assumes_unique = false;   // sound only on a puzzle with exactly one solution
  const Asked* asked = nullptr;  // never in the registry; must outlive the search

  // Whether steps that are also of the other technique, which says more about them, are left to it.
  // A search that has not looked for that one before would lose them; without a search, as in the
  // registry, every technique keeps to what is its own.
  bool leaves(TechniqueId other) const { return asked == nullptr || asked->before.contains(other); }
};

std::span<const Technique> all_techniques();
const Technique& technique(TechniqueId id);
std::optional<TechniqueId> parse_technique(std::string_view key);

}  // namespace nonet::logic
