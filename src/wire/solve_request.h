// Requests of the verbs that take a puzzle and little else: solve, count, check, convert.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "wire/choices.h"
#include "wire/fields.h"

namespace nonet::wire {

struct SolveRequest {
  std::optional<Choice<service::Engine>> engine = {};
  std::optional<Choice<SolveMode>> mode = {};
  std::optional<Choice<StartFrom>> from = {};
  std::optional<Choice<service::Decide>> decide = {};
  std::optional<TextOf<Choices<logic::Profile>>> profile = {};
  std::optional<TextsOf<TechniqueKeys, service::kMostTechniques>> techniques = {};
  std::optional<TextsOf<InnerKeys, service::kMostTechniques>> inner = {};
  std::optional<Flag> group = {};
  std::optional<Number<1, 1'000'000'000>> budget = {};
  NumberOr<100, 1, 10'000> limit = {};
  std::optional<PuzzleText> puzzle = {};
  std::optional<SentBoard> board = {};
  std::optional<bool> known = {};
};
BOOST_DESCRIBE_STRUCT(SolveRequest, (),
                      (engine, mode, from, decide, profile, techniques, inner, group, budget, limit,
                       puzzle, board, known))

struct CountRequest {
  PuzzleText puzzle = {};
  NumberOr<2, 1, 1'000'000> limit = {};
};
BOOST_DESCRIBE_STRUCT(CountRequest, (), (puzzle, limit))

// A text that is no puzzle is answered as well.
struct CheckRequest {
  std::string puzzle = {};
  Flag minimal = {};
};
BOOST_DESCRIBE_STRUCT(CheckRequest, (), (puzzle, minimal))

struct ConvertRequest {
  std::string puzzle = {};
  std::optional<Choice<formats::Format>> from = {};
  std::optional<Choice<formats::Format>> to = {};
};
BOOST_DESCRIBE_STRUCT(ConvertRequest, (), (puzzle, from, to))

inline constexpr Meaning kSolveRequestMeanings[]{
    {"mode", "steps: with the events of the run; instant, if left out"},
    {"from", "givens: without what was entered; board, if left out"},
    {"decide", "cdcl: what it guesses next; default mrv for mode steps, activity for instant"},
    {"techniques", "keys; of the engine logic only, as is profile"},
    {"group", "engine logic: singles that are equally easy are one step"},
    {"budget", "how much work it may cost, in guesses of the engine or steps of logic"},
    {"limit", "events that come with the answer"},
    {"known",
     "whether to say if the puzzle is stored: a session says it unless this is false; without a "
     "session it is said if this is true, and takes longer, since the database is asked"},
};
template <>
inline constexpr About about<SolveRequest>{{}, {}, kSolveRequestMeanings};
inline constexpr Meaning kCheckRequestMeanings[]{
    {"minimal", "also say whether a given could be left out"},
};
template <>
inline constexpr About about<CheckRequest>{{}, {}, kCheckRequestMeanings};
inline constexpr Meaning kConvertRequestMeanings[]{
    {"from", "found out, if left out"},
    {"to", "line, if left out"},
};
template <>
inline constexpr About about<ConvertRequest>{{}, {}, kConvertRequestMeanings};

}  // namespace nonet::wire
