// Generated puzzles: in one answer, or as lines while they are made.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/name_table.h"
#include "service/rated_puzzles.h"
#include "wire/names.h"
#include "wire/rate.h"

namespace nonet::wire {

struct GeneratedPuzzle {
  Filling puzzle = {};
  Filling solution = {};
  std::uint64_t seed = 0;
  std::uint64_t attempt = 0;
  std::optional<std::string> practice = {};
  RatingCard rating = {};
};
BOOST_DESCRIBE_STRUCT(GeneratedPuzzle, (), (puzzle, solution, seed, attempt, practice, rating))

// How it ended; budget, time: there are fewer puzzles than asked for.
enum class Ended : std::uint8_t { complete, budget, time };
struct EndedRow {
  Ended ended;
  std::string_view name;
};
inline constexpr auto kEnded = std::to_array<EndedRow>({
    {Ended::complete, "complete"},
    {Ended::budget, "budget"},
    {Ended::time, "time"},
});
static_assert(in_order(kEnded, &EndedRow::ended));
constexpr std::string_view name_of(Ended ended) { return name_in(kEnded, ended); }
template <>
struct Names<Ended> {
  static std::vector<std::string> all() { return names_in(kEnded); }
};

struct Generated {
  std::vector<GeneratedPuzzle> puzzles = {};
  std::uint64_t attempts = 0;
  std::uint64_t repeated = 0;
  std::uint64_t seed = 0;
  Ended ended{};
};
BOOST_DESCRIBE_STRUCT(Generated, (), (puzzles, attempts, repeated, seed, ended))

struct GenerateProgressLine {
  std::string_view kind = "progress";
  std::uint64_t made = 0;
  std::uint64_t attempts = 0;
  std::uint64_t repeated = 0;
};
BOOST_DESCRIBE_STRUCT(GenerateProgressLine, (), (kind, made, attempts, repeated))

struct PuzzleLineKind {
  std::string_view kind = "puzzle";
};
BOOST_DESCRIBE_STRUCT(PuzzleLineKind, (), (kind))
struct GeneratedPuzzleLine : PuzzleLineKind, GeneratedPuzzle {};
BOOST_DESCRIBE_STRUCT(GeneratedPuzzleLine, (PuzzleLineKind, GeneratedPuzzle), ())

struct GenerateEndLine {
  std::string_view kind = "end";
  Ended ended{};
  std::uint64_t attempts = 0;
  std::uint64_t repeated = 0;
  std::uint64_t seed = 0;
};
BOOST_DESCRIBE_STRUCT(GenerateEndLine, (), (kind, ended, attempts, repeated, seed))

inline constexpr Meaning kGeneratedPuzzleMeanings[]{
    {"attempt", "of the seed, from 0"},
    {"practice", "the position as a library line, where one was asked for"},
};
template <>
inline constexpr About about<GeneratedPuzzle>{"GeneratedPuzzle", {}, kGeneratedPuzzleMeanings};
inline constexpr Meaning kGeneratedMeanings[]{
    {"repeated", "as wished, but made before in this answer"},
    {"ended", "budget, time: there are fewer puzzles than asked for"},
};
template <>
inline constexpr About about<Generated>{{}, {}, kGeneratedMeanings};

GeneratedPuzzle generated_document(const service::RatedPuzzle& puzzle, std::uint64_t seed);
GenerateProgressLine progress_line(const service::GenerateProgress& progress);
GenerateEndLine end_line(const service::Generated& done, std::uint64_t seed);

// Makes the puzzles of a request: "ended" is complete, budget, or time when `stop` said yes; then
// with what was made until then.
Generated generate_document(const service::GenerateRequest& request,
                            const std::function<bool()>& stop);

}  // namespace nonet::wire
