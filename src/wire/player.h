// Players as the API shows them: who they are, what they have reached and learned, and all that is
// kept of them to take away.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/filling.h"
#include "play/rules/game_state.h"
#include "wire/describe.h"
#include "wire/event.h"
#include "wire/puzzle.h"
#include "wire/values.h"

namespace nonet::wire {

struct Player {
  OrNull<std::string> name;
  OrNull<std::string> email;
  bool anonymous = false;
  std::string created;
  JsonOf<AnyObject> settings;
};
BOOST_DESCRIBE_STRUCT(Player, (), (name, email, anonymous, created, settings))

// The answer to a login, and to what changes how one logs in.
struct Welcome {
  Player player;
  std::optional<std::string> token;
};
BOOST_DESCRIBE_STRUCT(Welcome, (), (player, token))

// To the first of all, with codes that open the account once each.
struct NewAccount {
  Player player;
  std::vector<std::string> recovery_codes;
  std::optional<std::string> token;
};
BOOST_DESCRIBE_STRUCT(NewAccount, (), (player, recovery_codes, token))

struct RecoveryCodes {
  std::vector<std::string> recovery_codes;
};
BOOST_DESCRIBE_STRUCT(RecoveryCodes, (), (recovery_codes))

// Days in a row.
struct Streak {
  int current = 0;
  int longest = 0;
};
BOOST_DESCRIBE_STRUCT(Streak, (), (current, longest))

struct LevelStatistics {
  OrNull<std::string> level;
  std::int64_t solved = 0;
  std::int64_t without_hints = 0;
  OrNull<Seconds> best_seconds;
  OrNull<Seconds> average_seconds;
  std::int64_t best_score = 0;
  std::int64_t total_score = 0;
  Streak streak;
};
BOOST_DESCRIBE_STRUCT(LevelStatistics, (),
                      (level, solved, without_hints, best_seconds, average_seconds, best_score,
                       total_score, streak))

struct Statistics {
  std::int64_t solved = 0;
  std::int64_t total_score = 0;
  Streak streak;
  std::vector<LevelStatistics> levels;
};
BOOST_DESCRIBE_STRUCT(Statistics, (), (solved, total_score, streak, levels))

struct SavedPuzzle {
  std::string title;
  std::string saved;
  Puzzle puzzle;
};
BOOST_DESCRIBE_STRUCT(SavedPuzzle, (), (title, saved, puzzle))

// How far a player has come with a technique.
struct Progress {
  std::string technique;
  std::int64_t seen = 0;
  std::int64_t practised = 0;
  int found = 0;
  bool cleared = false;
  OrNull<std::string> cleared_on;
  OrNull<std::string> due;
  std::optional<std::string> token;  // of a player who has just become one
};
BOOST_DESCRIBE_STRUCT(Progress, (),
                      (technique, seen, practised, found, cleared, cleared_on, due, token))

// The document of an export, by its format.
struct ExportedGame {
  Filling puzzle;
  play::GameState state{};
  std::int64_t started = 0;  // seconds since 1970
  std::int64_t updated = 0;
  std::int64_t elapsed_ms = 0;
  std::vector<std::int64_t> hints;
  std::int64_t mistakes = 0;
  JsonOf<OrNull<AnyObject>> page;
  std::vector<JsonOf<Event>> moves;
};
BOOST_DESCRIBE_STRUCT(ExportedGame, (),
                      (puzzle, state, started, updated, elapsed_ms, hints, mistakes, page, moves))

struct ExportedPuzzle {
  Filling puzzle;
  std::string title;
};
BOOST_DESCRIBE_STRUCT(ExportedPuzzle, (), (puzzle, title))

struct ExportedProgress {
  std::string technique;
  std::int64_t seen = 0;
  std::int64_t practised = 0;
  std::int64_t cleared = 0;  // how often
  OrNull<std::string> cleared_on;
  OrNull<std::string> due;
};
BOOST_DESCRIBE_STRUCT(ExportedProgress, (), (technique, seen, practised, cleared, cleared_on, due))

inline constexpr int kExportFormat = 1;
struct Export {
  int nonet = kExportFormat;
  Player player;
  std::vector<ExportedGame> games;
  std::vector<ExportedPuzzle> saved;
  std::vector<ExportedProgress> progress;
};
BOOST_DESCRIBE_STRUCT(Export, (), (nonet, player, games, saved, progress))

// What an import has brought.
struct Imported {
  std::size_t games = 0;
  std::size_t saved = 0;
  std::size_t known = 0;
  std::size_t other_dress = 0;
};
BOOST_DESCRIBE_STRUCT(Imported, (), (games, saved, known, other_dress))

template <>
inline constexpr About about<Player>{"Player"};
inline constexpr Meaning kLevelStatisticsMeanings[]{
    {"without_hints",
     "of the solved ones; best and average are of these, null where there are none"},
};
template <>
inline constexpr About about<LevelStatistics>{{}, {}, kLevelStatisticsMeanings};
inline constexpr Meaning kProgressMeanings[]{
    {"found", "of the last ten attempts, without a hint"},
    {"token", "of a player who has just become one, where it was asked for"},
};
template <>
inline constexpr About about<Progress>{"Progress", {}, kProgressMeanings};
inline constexpr Meaning kExportedGameMeanings[]{
    {"started", "seconds since 1970"},
    {"updated", "seconds since 1970"},
    {"hints", "how many, by stage"},
};
template <>
inline constexpr About about<ExportedGame>{{}, {}, kExportedGameMeanings};
inline constexpr Meaning kExportMeanings[]{
    {"nonet", "the format of the document"},
};
template <>
inline constexpr About about<Export>{"Export", {}, kExportMeanings};
inline constexpr Meaning kImportedMeanings[]{
    {"known", "games that were here already"},
    {"other_dress",
     "games and saved puzzles left out, since the puzzle is stored here turned, mirrored or with "
     "its digits exchanged"},
};
template <>
inline constexpr About about<Imported>{{}, {}, kImportedMeanings};

}  // namespace nonet::wire
