#include "service/rate.h"

#include <string>

#include <gtest/gtest.h>

#include "board/notation.h"
#include "formats/format.h"
#include "support/puzzles.h"

namespace nonet::service {
namespace {

using testing::kPuzzle;
const std::string kUnsolvable =
    "1...............12..3.45........1........2.6..74...3......7.5..26.......8.1......";

Grid grid_of(const std::string& text) { return formats::read(text)->grid; }

TEST(Rate, TheBriefRatingIsThatOfTheCard) {
  const RatedCard card = rate(grid_of(kPuzzle), {});
  ASSERT_TRUE(card);
  EXPECT_EQ(*rate_briefly(grid_of(kPuzzle), {}), card->rating);
}

TEST(Rate, DigitsThatWereFilledInDoNotCount) {
  Grid played = grid_of(kPuzzle);
  played.place(cell_at(0, 2), digit_of(4));
  played.eliminate(cell_at(0, 3), digit_of(2));
  const RatedCard card = rate(played, {});
  ASSERT_TRUE(card);
  EXPECT_EQ(formats::write_line(card->puzzle), kPuzzle);
}

TEST(Rate, SaysWhyThereIsNone) {
  struct {
    std::string text;
    FindingCode code;
  } const rows[]{
      {std::string(81, '.'), FindingCode::several_solutions},
      {"55" + kPuzzle.substr(2), FindingCode::repeated_digit},
      {kUnsolvable, FindingCode::no_solution},
  };
  for (const auto& row : rows) {
    const RatedCard card = rate(grid_of(row.text), {});
    ASSERT_FALSE(card) << row.text;
    EXPECT_EQ(card.error().code, row.code) << card.error().sentence;
    EXPECT_EQ(rate_briefly(grid_of(row.text), {}).error().sentence, card.error().sentence);
  }
}

TEST(Rate, WhatIsStoppedIsUndecided) {
  RateOptions options;
  options.stop = [] { return true; };
  const RatedCard card = rate(grid_of(kPuzzle), options);
  ASSERT_FALSE(card);
  EXPECT_EQ(card.error().code, FindingCode::undecided);
}

TEST(Rate, TablesHaveTenColumns) {
  EXPECT_EQ(
      rating_header(RatingTable::tsv),
      "puzzle\tbranching\tlevel\tscore\tscore_level\thardest\ter\tep\ted\tbranching_as_given");
  EXPECT_EQ(rating_header(RatingTable::csv),
            "puzzle,branching,level,score,score_level,hardest,er,ep,ed,branching_as_given");
  const Filling puzzle = grid_of(kPuzzle).puzzle();
  rate::Rating rating{{1, 55}, {2, 55}, rate::Level::hard, {}};
  rating.score = {900, rate::ScoreLevel::medium, logic::TechniqueId::naked_pair, true};
  EXPECT_EQ(rating_row(RatingTable::csv, puzzle, rating),
            kPuzzle + ",155,hard,900,moderate,naked-pair,,,,255");
  rating.score.solved = false;
  rating.score.level = rate::ScoreLevel::extreme;
  EXPECT_EQ(rating_row(RatingTable::csv, puzzle, rating), kPuzzle + ",155,hard,,fiendish,,,,,255");
}

}  // namespace
}  // namespace nonet::service
