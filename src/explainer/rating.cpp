#include "explainer/rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "explainer/aligned.h"
#include "explainer/chain_finders.h"
#include "explainer/finders.h"

namespace nonet::explainer {

namespace {

// What remembers something from step to step.
struct Memory {
  AlignedFinder aligned;
  ChainFinders chains;
};

struct Producer {
  std::optional<Hint> (*find)(const State&, Memory&, int) = nullptr;
  int size = 0;  // of a set, fish, …, or the level of chains
  bool assumes_unique = false;
};

template <std::optional<Hint> (*kFind)(const State&)>
std::optional<Hint> plain(const State& state, Memory&, int) {
  return kFind(state);
}
template <std::optional<Hint> (*kFind)(const State&, int)>
std::optional<Hint> sized(const State& state, Memory&, int size) {
  return kFind(state, size);
}
template <std::optional<Hint> (ChainFinders::*kFind)(const State&)>
std::optional<Hint> chained(const State& state, Memory& memory, int) {
  return (memory.chains.*kFind)(state);
}
std::optional<Hint> dynamic(const State& state, Memory& memory, int level) {
  return memory.chains.dynamic(state, level);
}
std::optional<Hint> aligned(const State& state, Memory& memory, int size) {
  return memory.aligned.find(state, size);
}

// The order decides, not the difficulty of what is found: a naked single (2.3) comes before a
// direct hidden triplet (2.5) but after a direct hidden pair (2.0).
constexpr std::array<Producer, 30> kProducers{{
    {plain<find_hidden_single>},
    {plain<find_direct_locked>},
    {sized<find_direct_hidden_set>, 2},
    {plain<find_naked_single>},
    {sized<find_direct_hidden_set>, 3},
    {plain<find_locked>},
    {sized<find_naked_set>, 2},
    {sized<find_fish>, 2},
    {sized<find_hidden_set>, 2},
    {sized<find_naked_set>, 3},
    {sized<find_fish>, 3},
    {sized<find_hidden_set>, 3},
    {sized<find_wing>, 2},
    {sized<find_wing>, 3},
    {plain<find_unique_loop>, 0, true},
    {sized<find_naked_set>, 4},
    {sized<find_fish>, 4},
    {sized<find_hidden_set>, 4},
    {plain<find_universal_grave>, 0, true},
    {aligned, 2},
    {chained<&ChainFinders::forcing_chain_or_cycle>},
    {aligned, 3},
    {chained<&ChainFinders::nishio>},
    {chained<&ChainFinders::multiple>},
    {dynamic, 0},
    {dynamic, 1},
    {dynamic, 2},
    {dynamic, 3},
    {dynamic, 4},
    {dynamic, 5},
}};

std::optional<Hint> first_hint(const State& state, Dialect dialect, Memory& memory) {
  for (const Producer& producer : kProducers) {
    if (producer.assumes_unique && dialect == Dialect::no_uniqueness) continue;
    if (auto hint = producer.find(state, memory, producer.size)) return hint;
  }
  return std::nullopt;
}

// As the scale prints it: the last bits of the double are gone here.
int tenths(double difficulty) { return static_cast<int>(std::floor((difficulty + 0.05) * 10)); }

Candidate on_board(int candidate) {
  return {cell_at(cell_of(candidate)), digit_at(digit_of_candidate(candidate))};
}

RatedStep step_of(const Hint& hint) {
  RatedStep step{hint.technique, tenths(hint.difficulty), hint.complexity, {}};
  if (hint.placement) {
    const Candidate c = on_board(*hint.placement);
    step.effect.placements.insert(c.cell, c.digit);
  }
  hint.eliminations.for_each([&](int i) {
    const Candidate c = on_board(i);
    step.effect.eliminations.insert(c.cell, c.digit);
  });
  return step;
}

void apply_to(State& state, const Hint& hint) {
  hint.eliminations.for_each([&](int i) { state.eliminate(cell_of(i), digit_of_candidate(i)); });
  if (hint.placement) state.place(cell_of(*hint.placement), digit_of_candidate(*hint.placement));
}

constexpr int kUnrated = 200;

Rating rated(const Grid& puzzle, Dialect dialect, const Limits& limits, Effort effort) {
  Meter meter{limits.work, limits.stop};
  Memory memory{AlignedFinder{effort}, ChainFinders{meter, effort}};
  State state{puzzle};
  Rating rating;
  while (!state.full()) {
    const auto hint = meter.take() ? first_hint(state, dialect, memory) : std::nullopt;
    if (meter.ended()) {
      rating.end = meter.stopped() ? End::stopped : End::out_of_work;
      break;
    }
    if (!hint) {
      rating.er = kUnrated;
      rating.end = End::no_step;
      break;
    }
    rating.steps.push_back(step_of(*hint));
    rating.er = std::max(rating.er, rating.steps.back().tenths);
    if (rating.ep == 0) {
      if (rating.ed == 0) rating.ed = rating.er;
      if (hint->placement) rating.ep = rating.er;
    }
    apply_to(state, *hint);
  }
  rating.work = limits.work - meter.left();
  return rating;
}

}  // namespace

Rating rating(const Grid& puzzle, Dialect dialect, const Limits& limits) {
  return rated(puzzle, dialect, limits, Effort::filtered);
}

Rating plain_rating(const Grid& puzzle, Dialect dialect, const Limits& limits) {
  return rated(puzzle, dialect, limits, Effort::plain);
}

std::string_view name_of(Technique technique) {
  constexpr std::array<std::string_view, 29> kNames{"HiddenSingle",
                                                    "DirectPointing",
                                                    "DirectClaiming",
                                                    "DirectHiddenPair",
                                                    "NakedSingle",
                                                    "DirectHiddenTriplet",
                                                    "Pointing",
                                                    "Claiming",
                                                    "NakedPair",
                                                    "XWing",
                                                    "HiddenPair",
                                                    "NakedTriplet",
                                                    "Swordfish",
                                                    "HiddenTriplet",
                                                    "XYWing",
                                                    "XYZWing",
                                                    "UniqueLoop",
                                                    "NakedQuad",
                                                    "Jellyfish",
                                                    "HiddenQuad",
                                                    "BivalueUniversalGrave",
                                                    "AlignedPairExclusion",
                                                    "ForcingChainCycle",
                                                    "AlignedTripletExclusion",
                                                    "NishioForcingChain",
                                                    "MultipleForcingChain",
                                                    "DynamicForcingChain",
                                                    "DynamicForcingChainPlus",
                                                    "NestedForcingChain"};
  return kNames[static_cast<std::size_t>(technique)];
}

}  // namespace nonet::explainer
