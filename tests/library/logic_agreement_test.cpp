// Hints, steps, ways and why-not of the library are those of the engine's own verbs.
#include <gtest/gtest.h>
#include <nonet/nonet.h>

#include "formats/format.h"
#include "library/library_puzzles.h"
#include "logic/explain/explain.h"
#include "logic/explain/hint_words.h"
#include "logic/technique.h"
#include "service/hint.h"
#include "service/solve.h"

namespace nonet::testing {
namespace {

void expect_same(const v0::Step& step, const Grid& grid, const logic::Step& wanted) {
  EXPECT_EQ(step.technique, logic::technique(wanted.technique).key);
  EXPECT_EQ(step.text, logic::explain(grid, wanted));
  EXPECT_EQ(step.summary, logic::summary(wanted));
  EXPECT_EQ(static_cast<int>(step.placements.size()), wanted.effect.placements.size());
  EXPECT_EQ(static_cast<int>(step.eliminations.size()), wanted.effect.eliminations.size());
}

TEST(LibraryLogic, Hints) {
  for (const std::string& line : library_puzzles(3)) {
    const logic::Hint wanted = service::hint(formats::read(line)->grid, {});
    const auto hint = v0::next_hint(*v0::Board::parse(line));
    ASSERT_TRUE(hint);
    EXPECT_EQ(static_cast<int>(hint->kind), static_cast<int>(wanted.kind));
    EXPECT_EQ(hint->stages, wanted.stages) << line;
    ASSERT_EQ(hint->step.has_value(), wanted.step.has_value());
    if (wanted.step) expect_same(*hint->step, wanted.grid, *wanted.step);
  }
}

TEST(LibraryLogic, StepsWaysAndReasons) {
  for (const std::string& line : library_puzzles(12)) {
    const Grid grid = formats::read(line)->grid;
    const v0::Board board = *v0::Board::parse(line);
    const auto profile = v0::Profile::named("classic");
    service::LogicOptions options;
    options.profile = *logic::find_profile("classic");
    options.most = 20;

    const auto wanted = service::steps(grid, options);
    const auto steps = v0::steps(board, {.profile = *profile, .most = 20});
    ASSERT_EQ(steps.size(), wanted.size()) << line;
    for (std::size_t i = 0; i < steps.size(); ++i) expect_same(steps[i], grid, wanted[i]);

    service::SolveOptions asked;
    asked.engine = service::Engine::logic;
    asked.profile = &options.profile;
    const service::SolveAnswer answer = service::solve(grid, asked);
    const v0::Explained way = v0::explain(board, {.profile = *profile});
    ASSERT_EQ(way.steps.size(), answer.path->steps.size());
    for (std::size_t i = 0; i < way.steps.size(); ++i)
      expect_same(way.steps[i], answer.path->before(i), answer.path->steps[i]);
    EXPECT_EQ(way.sentence, service::verdict_sentence(answer, asked));

    for (const Cell cell : {cell_at(0), cell_at(40), cell_at(77)}) {
      const auto& [seen, reason] = service::why_not(grid, cell, digit_of(7), options);
      const auto why = v0::why_not(board, v0::Cell::at(index(cell)), 7, {.profile = *profile});
      EXPECT_EQ(why->text, logic::why_not_words(seen, cell, digit_of(7), reason)) << line;
      EXPECT_EQ(static_cast<int>(why->kind), static_cast<int>(reason.kind));
    }
  }
}

// A crossing is taken at its word where it is right, and left out of account where it is not.
TEST(LibraryLogic, HintsKnowWhatIsCrossedOut) {
  v0::Board board = *v0::Board::parse(kPuzzle);
  board.cross_out({1, 3}, 4);  // which is the solution's
  const auto hint = v0::next_hint(board);
  ASSERT_TRUE(hint);
  EXPECT_EQ(hint->put_back, (std::vector<v0::Cell>{{1, 3}}));
  EXPECT_FALSE(hint->about_crossings.empty());
}

TEST(LibraryLogic, AWrongEntryIsFoundByItsNumber) {
  v0::Board board = *v0::Board::parse(kPuzzle);
  board.enter({1, 3}, 4);
  board.enter({1, 4}, 2);  // 6
  const auto hint = v0::next_hint(board, {.history = {{{1, 3}, 4}, {{1, 4}, 2}}});
  EXPECT_EQ(hint->kind, v0::HintKind::mistake);
  EXPECT_EQ(hint->wrong, (std::vector<v0::Cell>{{1, 4}}));
  EXPECT_EQ(hint->move, 2U);
}

TEST(LibraryLogic, WhatIsNotLearnedIsNotGivenAway) {
  const auto hint = v0::next_hint(*v0::Board::parse(kPuzzle), {.known = {{"bug-4"}}});
  EXPECT_EQ(hint->kind, v0::HintKind::not_learned);
  ASSERT_TRUE(hint->step);
  EXPECT_FALSE(hint->step->technique.empty());
  EXPECT_TRUE(hint->step->placements.empty());
  EXPECT_TRUE(hint->step->text.empty());
}

}  // namespace
}  // namespace nonet::testing
