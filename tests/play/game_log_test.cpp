// The rule by which moves of two devices that do not see each other become one game.
#include "play/rules/game_log.h"

#include <vector>

#include <gtest/gtest.h>

namespace nonet::play {
namespace {

using trace::Kind;

Cell at(int cell) { return static_cast<Cell>(cell); }
Move place(int cell, int digit) {
  return {
      .event = {.kind = Kind::place, .cell = wide(at(cell)), .digit = static_cast<Digit>(digit)}};
}
Move note(int cell, int digit) {
  return {
      .event = {.kind = Kind::note, .cell = wide(at(cell)), .digit = static_cast<Digit>(digit)}};
}
const Move kUndo{.event = {.kind = Kind::undo}};
const Move kRedo{.event = {.kind = Kind::undo}, .redo = true};

int digit_at(const GameLog& log, int cell) {
  const auto digit = log.at(log.size()).filling.at(wide(at(cell)));
  return digit ? number(*digit) : 0;
}

TEST(GameLog, RedoRepeatsWhatWasUndoneLast) {
  GameLog log{Filling{}, {}};
  log.append(std::vector{place(0, 1), place(1, 2), kUndo, kUndo, kRedo});
  EXPECT_EQ(digit_at(log, 0), 1);
  EXPECT_EQ(digit_at(log, 1), 0);
  log.append(std::vector{kRedo});
  EXPECT_EQ(digit_at(log, 1), 2);
  const std::size_t before = log.size();
  log.append(std::vector{kRedo});
  EXPECT_EQ(log.size(), before) << "nothing is left to repeat";
}

TEST(GameLog, ANewMoveEndsWhatCouldBeRedone) {
  GameLog log{Filling{}, {}};
  log.append(std::vector{place(0, 1), kUndo, place(2, 3), kRedo});
  EXPECT_EQ(digit_at(log, 0), 0);
  EXPECT_EQ(digit_at(log, 2), 3);
}

TEST(GameLog, MovesOfBothDevicesStay) {
  GameLog log{Filling{}, {}};
  log.append(std::vector{place(0, 1)});
  EXPECT_TRUE(log.merge(std::vector{place(1, 2), note(3, 4)}, 0).empty());
  EXPECT_EQ(digit_at(log, 0), 1);
  EXPECT_EQ(digit_at(log, 1), 2);
}

TEST(GameLog, TheLaterArrivalStandsAndSaysWhatItReplaced) {
  GameLog log{Filling{}, {}};
  log.append(std::vector{place(0, 1), place(5, 5)});
  const CellSet replaced = log.merge(std::vector{place(0, 9)}, 0);
  EXPECT_EQ(digit_at(log, 0), 9);
  EXPECT_EQ(digit_at(log, 5), 5);
  ASSERT_EQ(replaced.size(), 1);
  EXPECT_TRUE(replaced.contains(at(0)));
}

TEST(GameLog, AnUndoOfTheOtherDeviceTakesBackItsOwnMoveOnly) {
  GameLog log{Filling{}, {}};
  log.append(std::vector{place(0, 1)});
  log.merge(std::vector{place(1, 2), kUndo}, 0);
  EXPECT_EQ(digit_at(log, 0), 1);
  EXPECT_EQ(digit_at(log, 1), 0);
}

TEST(GameLog, EntriesKeepTheirOrderAlsoThoseTakenBack) {
  GameLog log{Filling{}, {}};
  log.append(std::vector{place(4, 1), place(2, 2), kUndo});
  const auto entries = entries_of(log.moves());
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0].cell, at(4));
  EXPECT_EQ(entries[1].cell, at(2));
}

}  // namespace
}  // namespace nonet::play
