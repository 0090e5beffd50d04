// Practice: positions, the test of a technique, when it is due again.
#include "store/players/progress.h"

#include <set>

#include "store/players/players.h"
#include "store/puzzles/practice.h"
#include "store_fixture.h"

namespace nonet::store {
namespace {

using std::chrono::days;

class Progress : public StoreTest {
 protected:
  void SetUp() override {
    player_ = must(add_anonymous(db(), kNoon)).id;
    std::vector<std::string> lines;
    for (int i = 0; i < 60; ++i) lines.push_back(":0300:" + std::to_string(i));
    EXPECT_EQ(must(add_positions(db(), "x-wing", lines)), 60U);
  }
  // The next unseen position, found or not.
  TechniqueProgress attempt(bool found, bool hinted, Moment at) {
    const PracticePosition position = must(positions_for(db(), player_, "x-wing", 1)).front();
    return must(note_attempt(db(), player_, "x-wing",
                             {.position = position.number, .found = found, .hinted = hinted}, at));
  }
  std::string player_;
};
NONET_ON_BOTH_DATABASES(Progress);

TEST_P(Progress, PositionsAreKeptOnceAndComeOnce) {
  EXPECT_EQ(must(add_positions(db(), "x-wing", std::vector<std::string>{":0300:1", ":0300:new"})),
            1U);
  EXPECT_EQ(must(add_positions(db(), "y-wing", std::vector<std::string>{":0300:1"})), 1U);
  EXPECT_EQ(must(count_positions(db(), "x-wing")), 61U);
  std::set<std::string> met;
  for (int i = 0; i < 61; ++i) {
    const PracticePosition position = must(positions_for(db(), player_, "x-wing", 1)).front();
    EXPECT_TRUE(met.insert(position.position).second);
    must(note_attempt(db(), player_, "x-wing", {.position = position.number}, kNoon));
  }
  EXPECT_EQ(fault_of(note_attempt(db(), player_, "x-wing", {.position = 999}, kNoon)),
            StoreFault::not_found);
}

TEST_P(Progress, ShippedPositionsAreLoadedOnce) {
  const std::vector<ShippedPositions> shipped{{"x-chain", "# a remark\n:1:\n:2:\n"},
                                              {"xy-chain", ":3:\n"}};
  must(load_positions(db(), shipped, kNoon));
  must(load_positions(db(), shipped, kNoon));
  EXPECT_EQ(must(count_positions(db(), "x-chain")), 2U);
  EXPECT_EQ(must(count_positions(db(), "xy-chain")), 1U);
  const auto first = must(positions_for(db(), "", "x-chain", 1));
  ASSERT_EQ(first.size(), 1U);
  EXPECT_EQ(first[0].position, ":1:");
  const std::string player = must(add_anonymous(db(), kNoon)).id;
  must(note_attempt(db(), player, "x-chain", {first[0].number, true, false}, kNoon));
  EXPECT_EQ(must(positions_for(db(), player, "x-chain", 9))[0].position, ":2:");
  EXPECT_EQ(must(positions_for(db(), player, "x-chain", 9)).size(), 2U);
}

TEST_P(Progress, EightOfTenWithoutAHintClearTheTest) {
  for (int i = 0; i < 7; ++i) EXPECT_EQ(attempt(true, false, kNoon).cleared, 0);
  EXPECT_EQ(attempt(true, true, kNoon).cleared, 0);    // a hint does not count
  EXPECT_EQ(attempt(false, false, kNoon).cleared, 0);  // nor does a miss
  const TechniqueProgress progress = attempt(true, false, kNoon);
  EXPECT_EQ(progress.cleared, 1);
  EXPECT_EQ(progress.practised, 10);
  EXPECT_EQ(progress.cleared_day, day_of(kNoon));
  EXPECT_EQ(progress.due, day_of(kNoon) + days{7});
}

TEST_P(Progress, SevenOfTenDoNot) {
  for (int i = 0; i < 40; ++i) EXPECT_EQ(attempt(i % 10 < 7, false, kNoon).cleared, 0) << i;
}

TEST_P(Progress, APositionCountsAtItsFirstTryOnly) {
  for (int i = 0; i < 7; ++i) attempt(true, false, kNoon);
  const TechniqueProgress progress =
      must(note_attempt(db(), player_, "x-wing", {.position = 1, .found = true}, kNoon));
  EXPECT_EQ(progress.practised, 8);
  EXPECT_EQ(progress.found, 7);
  EXPECT_EQ(progress.cleared, 0);
}

TEST_P(Progress, EachTimeItIsDueLater) {
  Moment at = kNoon;
  for (const int interval : {7, 14, 28, 56, 112, 112}) {
    TechniqueProgress progress;
    for (int i = 0; i < 8; ++i) progress = attempt(true, false, at);
    EXPECT_EQ(progress.due, day_of(at) + days{interval});
    at += days{interval};
  }
}

TEST_P(Progress, PassedBeforeItIsDueItSaysNothingNew) {
  TechniqueProgress progress;
  for (int i = 0; i < 20; ++i) progress = attempt(true, false, kNoon + days{i / 8});
  EXPECT_EQ(progress.cleared, 1);
  EXPECT_EQ(progress.due, day_of(kNoon) + days{7});
}

TEST_P(Progress, FewPositionsAreEnough) {
  must(add_positions(db(), "swordfish", std::vector<std::string>{"a", "b", "c", "d"}));
  const auto positions = must(positions_for(db(), player_, "swordfish", 9));
  const auto all = [&](bool found, Moment at) {
    TechniqueProgress progress;
    for (const PracticePosition& position : positions)
      progress = must(note_attempt(db(), player_, "swordfish",
                                   {.position = position.number, .found = found}, at));
    return progress;
  };
  EXPECT_EQ(all(true, kNoon).cleared, 1);
  EXPECT_EQ(all(true, kNoon).due, day_of(kNoon) + days{7}) << "practised on, on the same day";
  EXPECT_EQ(all(false, kNoon + days{7}).cleared, 1);
  const TechniqueProgress again = all(true, kNoon + days{8});
  EXPECT_EQ(again.cleared, 2) << "the latest try counts";
  EXPECT_EQ(again.due, day_of(kNoon) + days{8 + 14});
}

TEST_P(Progress, WhoeverTestsThePlayerMaySayThatHePassed) {
  const auto passed = [&](Moment at) {
    return must(
        note_attempt(db(), player_, "x-wing", {.position = 1, .found = true, .passed = true}, at));
  };
  EXPECT_EQ(passed(kNoon).cleared, 1);
  EXPECT_EQ(passed(kNoon + days{1}).due, day_of(kNoon) + days{7});
  EXPECT_EQ(passed(kNoon + days{9}).due, day_of(kNoon) + days{9 + 14});
}

TEST_P(Progress, APositionBelongsToItsTechnique) {
  EXPECT_EQ(fault_of(note_attempt(db(), player_, "y-wing", {.position = 1}, kNoon)),
            StoreFault::not_found);
  EXPECT_TRUE(must(progress_of(db(), player_)).empty());
}

TEST_P(Progress, SeeingIsCountedByItself) {
  must(note_seen(db(), player_, "swordfish"));
  must(note_seen(db(), player_, "swordfish"));
  const auto progress = must(progress_of(db(), player_));
  ASSERT_EQ(progress.size(), 1U);
  EXPECT_EQ(progress[0], (TechniqueProgress{.technique = "swordfish", .seen = 2}));
  EXPECT_EQ(fault_of(note_seen(db(), "nobody", "swordfish")), StoreFault::not_found);
}

}  // namespace
}  // namespace nonet::store
