// Alternating chains and nice loops: small boards with the exact effect, near misses, and what
// holds for every chain on hard boards.
#include <algorithm>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "logic/checker.h"
#include "logic/explain/chain_words.h"
#include "logic/explain/explain.h"
#include "logic/path.h"
#include "logic/sketch.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::logic {
namespace {

using nonet::testing::effects_of;
using nonet::testing::filling_from;
using nonet::testing::objection;
using nonet::testing::shared_lines;
using nonet::testing::sketch;
using nonet::testing::steps_of;
using nonet::testing::text_of;

constexpr const char* kLoops[] = {
    "continuous-nice-loop",         "discontinuous-nice-loop",         "aic",
    "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic",
    "als-continuous-nice-loop",     "als-discontinuous-nice-loop",     "als-aic"};

// If r1c1 is not 1, it is 2, so r1c9 is 3, so r9c9 is not, and r9c1 is 3: either way not 1.
TEST(Aic, JoinsCellsAndHouses) {
  const Grid grid = sketch("r1c1=12 r1c9=23 3/r9:r9c1,r9c9");
  const auto effects = effects_of(grid, "aic");
  EXPECT_NE(std::find(effects.begin(), effects.end(), "r9c1<>1"), effects.end());
  for (const Step& step : steps_of(grid, "aic")) {
    EXPECT_EQ(objection(grid, step), "") << text_of(step.effect);
    const auto& chain = std::get<ChainEvidence>(step.evidence).chains.front();
    EXPECT_FALSE(chain.is_loop());
    EXPECT_TRUE(chain.links.front().strong && chain.links.back().strong);
  }
  const auto near_miss = effects_of(sketch("r1c1=124 r1c9=23 3/r9:r9c1,r9c9"), "aic");
  EXPECT_EQ(std::find(near_miss.begin(), near_miss.end(), "r9c1<>1"), near_miss.end());
}

TEST(Aic, NothingWithoutStrongLinks) {
  const Grid grid;
  for (const char* key : kLoops) EXPECT_TRUE(steps_of(grid, key).empty()) << key;
}

TEST(Aic, NothingOnAFullBoard) {
  const Grid grid{filling_from(
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645")};
  for (const char* key : kLoops) EXPECT_TRUE(steps_of(grid, key).empty()) << key;
}

// Four cells with the candidates 12, 23, 34, 41 round a rectangle of houses.
TEST(NiceLoop, CellsRoundARectangle) {
  const Grid grid = sketch("r1c1=12 r1c8=23 r7c8=34 r7c1=14");
  const auto effects = effects_of(grid, "continuous-nice-loop");
  ASSERT_FALSE(effects.empty());
  const Step step = steps_of(grid, "continuous-nice-loop").front();
  EXPECT_EQ(objection(grid, step), "");
  // 2 leaves row 1, 3 column 8, 4 row 7, 1 column 1: seven cells each.
  EXPECT_EQ(step.effect.eliminations.size(), 28);
  const auto& chain = std::get<ChainEvidence>(step.evidence).chains.front();
  EXPECT_TRUE(chain.is_loop());
  EXPECT_EQ(chain.links.size(), 8U);
  EXPECT_TRUE(
      effects_of(sketch("r1c1=12 r1c8=23 r7c8=34 r7c1=145"), "continuous-nice-loop").empty());
}

std::string fault_of_loop(const Grid& grid, const Chain& chain) {
  const std::size_t expected = chain.is_loop() ? chain.nodes.size() : chain.nodes.size() - 1;
  if (chain.links.size() != expected) return "nodes and links do not fit";
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    const ChainNode& a = chain.nodes[i];
    const ChainNode& b = chain.node_after(i);
    const ChainLink& link = chain.links[i];
    if (i > 0 && link.strong == chain.links[i - 1].strong) return "links do not take turns";
    if (a.cells.empty() || b.cells.empty()) return "an empty node";
    if (!link.set.empty()) {
      if (!link.strong || !link.set.includes(a.cells | b.cells)) return "not of that set";
      continue;
    }
    if (a.digit != b.digit) {
      if (a.cells != b.cells || a.cells.size() != 1) return "no such cell";
      if (link.strong && grid.candidates(a.cells.first()).size() != 2) return "more candidates";
      continue;
    }
    if (a.cells.intersects(b.cells)) return "the nodes overlap";
    if (link.strong && grid.positions(*link.house, a.digit) != (a.cells | b.cells))
      return "other places in that house";
    if (!link.strong)
      for (Cell c : a.cells)
        if (!peers_of(c).includes(b.cells)) return "the nodes do not see each other";
  }
  return {};
}

TEST(NiceLoop, EveryChainOnHardBoardsIsWhatItSays) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  std::map<std::string, int> seen;
  const Profile& profile = *find_profile("standard");
  const TechniqueId basics[] = {TechniqueId::full_house,        TechniqueId::naked_single,
                                TechniqueId::hidden_single_box, TechniqueId::hidden_single_line,
                                TechniqueId::pointing,          TechniqueId::claiming};
  for (const std::string& line : shared_lines("top1465.txt", 100)) {
    const Grid grid = solve(Grid{filling_from(line)}, {.profile = profile.only(basics)}).end;
    for (const char* key : kLoops) {
      int links = 0;
      int count = 0;
      for (const Step& step : steps_of(grid, key)) {
        if (++count > 40) break;
        const auto& chain = std::get<ChainEvidence>(step.evidence).chains.front();
        EXPECT_EQ(fault_of_loop(grid, chain), "") << key << " " << eureka(chain);
        EXPECT_EQ(objection(grid, step), "") << key << " " << eureka(chain);
        if (count <= 2) EXPECT_GE(links_of(step), links) << key << ": the shortest comes first";
        links = links_of(step);
        ++seen[key];
      }
    }
  }
  for (const char* key : kLoops) EXPECT_GT(seen[key], 0) << key;
}

TEST(Eureka, WritesCellsGroupsAndLoops) {
  const Digit one = digit_of(1);
  const Digit two = digit_of(2);
  const ChainLink strong{.strong = true};
  const ChainLink weak{};
  const Chain chain{{{one, CellSet{cell_at(0, 0)}},
                     {two, CellSet{cell_at(0, 0)}},
                     {two, CellSet{cell_at(0, 6), cell_at(0, 7)}},
                     {two, CellSet{cell_at(4, 6)}}},
                    {strong, weak, strong}};
  EXPECT_EQ(eureka(chain), "(1=2)r1c1-(2)r1c78=(2)r5c7");
  Chain loop = chain;
  loop.links.push_back(weak);
  EXPECT_EQ(eureka(loop), "(1=2)r1c1-(2)r1c78=(2)r5c7-(1)r1c1");
}

TEST(BestStep, IsTheFirstOfTheList) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  const TechniqueId loops[] = {TechniqueId::continuous_nice_loop, TechniqueId::aic,
                               TechniqueId::discontinuous_nice_loop};
  for (const std::string& line : shared_lines("top1465.txt", 200)) {
    const Grid grid{filling_from(line)};
    const Profile profile = standard_profile().only(loops);
    const auto best = best_step(grid, {.profile = profile});
    const auto all = find_steps(grid, {.profile = profile});
    ASSERT_EQ(best.has_value(), !all.empty()) << line;
    if (!best) continue;
    EXPECT_EQ(links_of(*best), links_of(all.front())) << line;
    EXPECT_EQ(best->effect.size(), all.front().effect.size()) << line;
  }
}

}  // namespace
}  // namespace nonet::logic
