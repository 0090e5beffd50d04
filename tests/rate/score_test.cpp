#include "rate/score.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "board/symmetry.h"
#include "logic/technique.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::rate {
namespace {

using logic::TechniqueId;
using nonet::testing::filling_from;

Score score_of(const Filling& puzzle, const logic::Profile& profile) {
  return score(logic::solve(Grid{puzzle}, {.profile = profile, .proven_unique = true}), profile);
}

// A path with only the techniques of its steps; all that a score looks at.
logic::Path path_of(std::initializer_list<TechniqueId> techniques, bool solved = true) {
  logic::Path path;
  for (TechniqueId id : techniques) path.steps.push_back({id, {}, {}});
  if (solved)
    path.end = Grid{filling_from(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179")};
  return path;
}

struct Theirs {
  ScoreLevel level;
  int points;
};
// Puzzle, ER/EP/ED, level, points; the last two may be empty.
std::pair<std::string, std::optional<Theirs>> rated_line(const std::string& line) {
  std::istringstream columns{line};
  std::array<std::string, 4> column;
  for (std::string& text : column) std::getline(columns, text, '\t');
  std::string& level = column[2];
  if (level.empty()) return {column[0], std::nullopt};
  level[0] = static_cast<char>(level[0] - 'A' + 'a');
  return {column[0], Theirs{*parse_score_level(level), std::stoi(column[3])}};
}

TEST(Score, EveryTechniqueHasALevel) {
  std::array<int, kScoreLevels.size()> techniques{};
  for (const logic::Technique& t : logic::all_techniques())
    ++techniques.at(static_cast<std::size_t>(level_of(t.id)));
  EXPECT_EQ(techniques, (std::array{4, 16, 47, 46, 34}));
}

// Points grow with the level in HoDoKu's table, all but for finned and coloured neighbours.
TEST(Score, LevelsFollowThePointsOfTheStandardProfile) {
  for (const logic::Profile::Row& row : logic::standard_profile().rows) {
    const ScoreLevel level = level_of(row.technique);
    EXPECT_EQ(level == ScoreLevel::easy, row.points < 40);
    if (level == ScoreLevel::unfair) EXPECT_GE(row.points, 200);
    if (level == ScoreLevel::medium) EXPECT_LE(row.points, 100);
  }
}

TEST(Score, LevelsAreNamed) {
  for (const ScoreLevelRow& row : kScoreLevels) {
    EXPECT_EQ(parse_score_level(row.name), row.level);
    EXPECT_EQ(parse_score_level(row.hodoku), row.level);
    EXPECT_EQ(parse_level(row.name), std::nullopt) << "a word of both scales: " << row.name;
    EXPECT_EQ(name_of(row.level), row.name);
  }
  EXPECT_EQ(parse_score_level("normal"), std::nullopt);
}

TEST(Score, TooManyPointsRaiseTheLevel) {
  struct {
    ScoreLevel hardest;
    int points;
    ScoreLevel level;
  } const rows[]{
      {ScoreLevel::easy, 800, ScoreLevel::easy},      {ScoreLevel::easy, 801, ScoreLevel::medium},
      {ScoreLevel::medium, 1000, ScoreLevel::medium}, {ScoreLevel::medium, 1001, ScoreLevel::hard},
      {ScoreLevel::hard, 10, ScoreLevel::hard},       {ScoreLevel::hard, 1601, ScoreLevel::unfair},
      {ScoreLevel::medium, 1700, ScoreLevel::unfair}, {ScoreLevel::easy, 1801, ScoreLevel::extreme},
      {ScoreLevel::extreme, 0, ScoreLevel::extreme},
  };
  for (const auto& row : rows) EXPECT_EQ(raised(row.hardest, row.points), row.level) << row.points;
}

TEST(Score, SumsThePointsAndNamesTheHardest) {
  const logic::Profile& standard = logic::standard_profile();
  const Score easy =
      score(path_of({TechniqueId::full_house, TechniqueId::hidden_single_box}), standard);
  EXPECT_EQ(easy, (Score{18, ScoreLevel::easy, TechniqueId::hidden_single_box, true}));
  // x-chain is later than the dearer skyscrapers before it, and more than their level.
  const Score chain = score(path_of({TechniqueId::skyscraper, TechniqueId::x_chain,
                                     TechniqueId::skyscraper, TechniqueId::naked_single}),
                            standard);
  EXPECT_EQ(chain, (Score{524, ScoreLevel::unfair, TechniqueId::x_chain, true}));
}

TEST(Score, NoStepIsEasyWhenNothingIsOpen) {
  EXPECT_EQ(score(path_of({}), logic::standard_profile()),
            (Score{0, ScoreLevel::easy, std::nullopt, true}));
}

TEST(Score, WhatTheProfileCannotSolveIsExtreme) {
  EXPECT_EQ(score(path_of({TechniqueId::naked_single}, false), logic::standard_profile()),
            (Score{4, ScoreLevel::extreme, TechniqueId::naked_single, false}));
}

TEST(Score, TheHardestIsTheLatestOfTheProfile) {
  const auto own = logic::parse_profile("own", "x-wing 7\nnaked-single 3\n");
  const Score mine = score(path_of({TechniqueId::naked_single, TechniqueId::x_wing}), *own);
  EXPECT_EQ(mine.hardest, TechniqueId::naked_single);
  EXPECT_EQ(mine.points, 10);
  EXPECT_EQ(mine.level, ScoreLevel::hard);
}

// HoDoKu's own level and score of public puzzles. Scores differ where several steps of one
// technique are there and another is taken first; docs/ratings.md has the figures.
TEST(Score, AgreesWithHodoku) {
  NONET_NEEDS_SHARED_DATA("rated.tsv");
  int compared = 0;
  int same_level = 0;
  int same_points = 0;
  int near_points = 0;
  for (const std::string& line : nonet::testing::shared_lines("rated.tsv")) {
    const auto [puzzle, theirs] = rated_line(line);
    if (!theirs) continue;
    const Score ours = score_of(filling_from(puzzle), logic::standard_profile());
    EXPECT_TRUE(ours.solved) << puzzle;
    ++compared;
    same_level += theirs->level == ours.level ? 1 : 0;
    same_points += theirs->points == ours.points ? 1 : 0;
    near_points += std::abs(theirs->points - ours.points) * 10 <= theirs->points ? 1 : 0;
  }
  RecordProperty("compared", compared);
  RecordProperty("same_level", same_level);
  RecordProperty("same_points", same_points);
  RecordProperty("near_points", near_points);
  EXPECT_GE(compared, 2700);
  EXPECT_GE(same_level, compared * 97 / 100);
  EXPECT_GE(same_points, compared * 35 / 100);
  EXPECT_GE(near_points, compared * 65 / 100);
}

// The points depend on how the board lies, the hardest technique hardly ever (docs/ratings.md).
TEST(Score, CopiesOfAPuzzleNeedTheSameTechniques) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  int same_hardest = 0;
  int same_level = 0;
  std::uint64_t seed = 0;
  const auto lines = nonet::testing::shared_lines("everyday.txt", 10, 200);
  for (const std::string& line : lines) {
    const Filling puzzle = filling_from(line);
    const Score here = score_of(puzzle, logic::standard_profile());
    const Score there =
        score_of(random_isomorphism(++seed).apply(puzzle), logic::standard_profile());
    EXPECT_EQ(here.solved, there.solved) << line;
    same_hardest += here.hardest == there.hardest ? 1 : 0;
    same_level += here.level == there.level ? 1 : 0;
  }
  EXPECT_EQ(lines.size(), 200U);
  EXPECT_GE(same_hardest, 198);
  EXPECT_GE(same_level, 196);
}

}  // namespace
}  // namespace nonet::rate
