// The player of traces: its keys and its state.
#include "cli/screen/watch_player.h"

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "cli/screen/watch_keys.h"

namespace nonet::testing {
namespace {

using cli::Key;
using cli::Player;
using cli::Seconds;

// --- keys

TEST(WatchKeys, EveryFormOfAKeyIsUnderstood) {
  const std::vector<std::pair<std::string, std::vector<Key>>> rows{
      {" ", {Key::play_or_pause}},
      {"\x1b[C", {Key::forward}},
      {"\x1bOC", {Key::forward}},
      {"\x1b[D", {Key::back}},
      {"\x1bOD", {Key::back}},
      {"\x1b[A\x1bOA", {Key::faster, Key::faster}},
      {"\x1b[B\x1bOB", {Key::slower, Key::slower}},
      {"\x1b[H\x1bOH\x1b[1~\x1b[7~g", {Key::first, Key::first, Key::first, Key::first, Key::first}},
      {"\x1b[F\x1bOF\x1b[4~\x1b[8~G", {Key::last, Key::last, Key::last, Key::last, Key::last}},
      {"npdq", {Key::next_conflict, Key::previous_conflict, Key::direct, Key::quit}},
      {"\r\n", {Key::other_chapter, Key::other_chapter}},
      // Keys without a meaning leave none of their bytes behind.
      {"\x1b[24~\x1b[3;5~\x1bOPxyz\t", {}},
      {"\x1bq", {}},  // Alt-q
      {"\x1b\x1b[C", {Key::forward}},
      {"\x1b[1\x1b[C", {Key::forward}},  // broken off
  };
  for (const auto& [sent, keys] : rows) EXPECT_EQ(cli::KeyDecoder{}.feed(sent), keys) << sent;
}

TEST(WatchKeys, ASequenceMayComeInPieces) {
  cli::KeyDecoder decoder;
  EXPECT_TRUE(decoder.feed("\x1b").empty());
  EXPECT_TRUE(decoder.feed("[").empty());
  EXPECT_EQ(decoder.feed("C"), std::vector{Key::forward});
  EXPECT_TRUE(decoder.feed("\x1b").empty());
  decoder.settle();  // it was the Escape key
  EXPECT_EQ(decoder.feed("q"), std::vector{Key::quit});
}

// --- player

const cli::Course kCourse{.size = 100, .show = 100, .conflicts = {10, 20, 90}};

Player after(Player player, Key key) { return reduce(kCourse, player, key, Seconds{0}); }
Player after(Player player, double seconds) {
  return reduce(kCourse, player, std::nullopt, Seconds{seconds});
}

TEST(WatchPlayer, PlaysAtItsSpeedAndStopsAtTheEnd) {
  Player player{.speed = 10};
  EXPECT_EQ(after(player, 0.05).at, 1U);
  EXPECT_EQ(after(after(player, 0.05), 0.05).at, 2U) << "halves of events add up";
  EXPECT_EQ(after(player, 1.0).at, 11U);
  EXPECT_NEAR(cli::time_to_next(kCourse, after(player, 0.04)).count(), 0.06, 1e-9);
  player = after(player, 1e9);
  EXPECT_EQ(player.at, 100U);
  EXPECT_FALSE(player.playing);
  player = after(player, Key::play_or_pause);
  EXPECT_EQ(player.at, 1U) << "playing at the end begins again";
  EXPECT_TRUE(player.playing);
}

TEST(WatchPlayer, StepsAndJumpsPause) {
  struct Row {
    std::size_t from;
    Key key;
    std::size_t to;
  };
  for (const Row& row :
       {Row{5, Key::forward, 6}, Row{5, Key::back, 4}, Row{1, Key::back, 1},
        Row{100, Key::forward, 100}, Row{5, Key::next_conflict, 10},
        Row{10, Key::next_conflict, 20}, Row{90, Key::next_conflict, 90},
        Row{95, Key::previous_conflict, 90}, Row{90, Key::previous_conflict, 20},
        Row{10, Key::previous_conflict, 10}, Row{50, Key::first, 1}, Row{50, Key::last, 100}}) {
    const Player player = after(Player{.at = row.from, .owed = 0.5}, row.key);
    EXPECT_EQ(player, (Player{.at = row.to, .playing = false}))
        << row.from << " by key " << static_cast<int>(row.key);
  }
}

TEST(WatchPlayer, PauseHoldsTimeAndSpeedStaysInItsBounds) {
  Player player = after(Player{}, Key::play_or_pause);
  EXPECT_EQ(after(player, 100.0), player);
  EXPECT_EQ(after(Player{.speed = 7}, Key::faster).speed, 10);
  EXPECT_EQ(after(Player{.speed = 7}, Key::slower).speed, 5);
  for (int i = 0; i < 50; ++i) player = after(player, Key::faster);
  EXPECT_EQ(player.speed, cli::kFastest);
  for (int i = 0; i < 50; ++i) player = after(player, Key::slower);
  EXPECT_EQ(player.speed, cli::kSlowest);
  EXPECT_TRUE(after(player, Key::quit).quit);
}

// A show of 40 events, a proof of 20 behind it.
const cli::Course kChapters{.size = 60,
                            .show = 40,
                            .conflicts = {10, 50},
                            .holds = {},
                            .learns = true,
                            .solved = true,
                            .proof = true};

TEST(WatchPlayer, TheShowEndsAtTheSolutionAndTheProofIsAChapterOfItsOwn) {
  const auto press = [](Player player, Key key) {
    return reduce(kChapters, player, key, Seconds{0});
  };
  Player player = reduce(kChapters, Player{}, std::nullopt, Seconds{1e6});
  EXPECT_EQ(player.at, 40U);
  EXPECT_FALSE(player.playing);
  EXPECT_EQ(press(player, Key::forward).at, 40U);
  EXPECT_EQ(press(player, Key::next_conflict).at, 40U);
  EXPECT_EQ(press(player, Key::play_or_pause).at, 1U);
  player = press(player, Key::other_chapter);
  EXPECT_EQ(player.at, 41U);
  EXPECT_TRUE(player.playing) << "the proof plays at once";
  EXPECT_EQ(press(player, Key::back).at, 41U);
  EXPECT_EQ(press(player, Key::previous_conflict).at, 41U);
  EXPECT_EQ(press(player, Key::next_conflict).at, 50U);
  EXPECT_EQ(press(player, Key::last).at, 60U);
  EXPECT_EQ(press(press(player, Key::last), Key::first).at, 41U);
  player = reduce(kChapters, player, std::nullopt, Seconds{1e6});
  EXPECT_EQ(player.at, 60U);
  EXPECT_EQ(press(player, Key::play_or_pause).at, 41U);
  player = press(player, Key::other_chapter);
  EXPECT_EQ(player, (Player{.at = 40, .playing = false})) << "back to the solution";
  EXPECT_EQ(after(Player{.at = 100}, Key::other_chapter).at, 100U) << "there is no proof";
}

TEST(WatchPlayer, TheDirectorHoldsEachEventAsLongAsItDeserves) {
  const cli::Course course{.size = 3, .show = 3, .conflicts = {}, .holds = {2, 0.5, 1}};
  const auto pass = [&](Player player, double seconds) {
    return reduce(course, player, std::nullopt, Seconds{seconds});
  };
  const Player player{.directed = true};
  EXPECT_EQ(pass(player, 1.9).at, 1U);
  EXPECT_EQ(pass(pass(player, 1.9), 0.2).at, 2U);
  EXPECT_EQ(pass(player, 2.6).at, 3U);
  EXPECT_NEAR(time_to_next(course, pass(player, 0.5)).count(), 1.5, 1e-9);
  const Player twice{.speed = 2 * cli::kUsualSpeed, .directed = true};
  EXPECT_EQ(pass(twice, 1.05).at, 2U);
  const Player plain = reduce(course, player, Key::direct, Seconds{0});
  EXPECT_FALSE(plain.directed);
  EXPECT_EQ(pass(plain, 0.21).at, 2U) << "all alike";
}

TEST(WatchPlayer, AnEmptyTraceIsHarmless) {
  for (int key = 0; key <= static_cast<int>(Key::quit); ++key)
    EXPECT_EQ(reduce({}, Player{.at = 0}, static_cast<Key>(key), Seconds{1}).at, 0U) << key;
}

}  // namespace
}  // namespace nonet::testing
