// Forcing nets: contradiction, a candidate that leads to an absurdity is false; verity, what all
// ways to fill a cell, or to place a digit in a house, have in common is true. Unlike a chain, a
// step may rest on several before it. The means are what may be used on the way.
#include <algorithm>
#include <array>
#include <memory>
#include <tuple>

#include "board/keep_order.h"
#include "logic/common/siblings.h"
#include "logic/finders.h"
#include "logic/nets/nets.h"
#include "logic/path.h"

namespace nonet::logic {
namespace {

using Id = TechniqueId;

constexpr std::array kSets{Id::pointing,    Id::claiming,     Id::naked_pair,
                           Id::hidden_pair, Id::naked_triple, Id::hidden_triple};
constexpr std::array kChains{Id::pointing,     Id::claiming,
                             Id::naked_pair,   Id::hidden_pair,
                             Id::naked_triple, Id::hidden_triple,
                             Id::x_wing,       Id::grouped_aic,
                             Id::aic,          Id::forcing_chain_contradiction};

NetRules rules_of(NetMeans means) {
  switch (means) {
    case NetMeans::singles:
      return {};
    case NetMeans::sets:
      return {.beyond_singles = kSets};
    case NetMeans::chains:
      return {.beyond_singles = kChains};
  }
  return {};
}

std::shared_ptr<Nets> nets_of(const Grid& grid, NetMeans means, SearchMemo& memo) {
  return memo.nets[static_cast<std::size_t>(means)].of(
      grid, [&](const auto&) { return std::make_shared<Nets>(grid, rules_of(means)); });
}

bool is_wanted(const Technique& t, const NetFound& found) {
  return t.form == Form::plain || t.form == (found.root ? Form::verity : Form::contradiction);
}

// Those of a round, best first: most effect, then fewest steps.
bool emit_round(const Technique& t, const Nets& nets, int round, SearchMemo& memo, StepSink emit) {
  std::vector<Step> steps;
  for (const NetFound& found : nets.found(round))
    if (is_wanted(t, found))
      steps.push_back(
          nets.told(sibling(t, found.root ? Form::verity : Form::contradiction), found, memo));
  sort_keeping_order(
      steps, [](const Step& step) { return std::pair{-step.effect.size(), size_of(step)}; });
  return std::all_of(steps.begin(), steps.end(), [&](Step& s) { return emit(std::move(s)); });
}

}  // namespace

bool find_forcing_nets(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  const std::shared_ptr<Nets> nets = nets_of(grid, t.means, memo);
  for (int round = 0;; ++round) {
    if (round > nets->rounds() && !nets->advance(memo)) return true;
    if (!emit_round(t, *nets, round, memo, emit)) return false;
  }
}

}  // namespace nonet::logic
