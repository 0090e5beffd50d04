// Requests about a position: a puzzle or a board, what was entered and noted on it, and how it is
// to be reasoned about. What holds between the fields is in the functions below.
#pragma once

#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "play/rules/moves.h"
#include "service/hint.h"
#include "service/position.h"
#include "wire/choices.h"
#include "wire/fields.h"

namespace nonet::wire {

// The givens, or a whole position in a notation that has candidates; one of the two.
struct StartFields {
  std::optional<PuzzleText> puzzle = {};
  std::optional<SentBoard> board = {};
};
BOOST_DESCRIBE_STRUCT(StartFields, (), (puzzle, board))

// Over it, in the order of play; in a cell that comes again the last one counts.
struct EntryFields {
  std::optional<Entries> entries = {};
};
BOOST_DESCRIBE_STRUCT(EntryFields, (), (entries))

// Of open cells: cells not named keep the notes of the notation, or have none. What the notes mean,
// and candidates that are gone whatever they mean.
struct NoteFields {
  std::optional<Notes> notes = {};
  std::optional<Choice<logic::NotesAre>> notes_are = {};
  std::optional<Entries> crossed_out = {};
};
BOOST_DESCRIBE_STRUCT(NoteFields, (), (notes, notes_are, crossed_out))

struct ProfileField {
  std::optional<Choice<logic::Profile>> profile = {};
};
BOOST_DESCRIBE_STRUCT(ProfileField, (), (profile))
struct ReasonFields : ProfileField {
  std::optional<Texts<service::kMostTechniques>> known = {};
};
BOOST_DESCRIBE_STRUCT(ReasonFields, (ProfileField), (known))

struct RateRequest : StartFields, ProfileField {};
BOOST_DESCRIBE_STRUCT(RateRequest, (StartFields, ProfileField), ())

struct PositionRequest : StartFields, EntryFields, NoteFields, ReasonFields {};
BOOST_DESCRIBE_STRUCT(PositionRequest, (StartFields, EntryFields, NoteFields, ReasonFields), ())

struct HintRequest : PositionRequest {
  std::optional<Number<1, play::kHintStages>> stage = {};
};
BOOST_DESCRIBE_STRUCT(HintRequest, (PositionRequest), (stage))

struct StepsRequest : PositionRequest {
  std::optional<TextsOf<InnerKeys, service::kMostTechniques>> inner = {};
  std::optional<Choice<Region>> in = {};
  std::optional<Choice<logic::TechniqueId>> technique = {};
  NumberOr<200, 1, 1000> limit = {};
};
BOOST_DESCRIBE_STRUCT(StepsRequest, (PositionRequest), (inner, in, technique, limit))

struct WhyNotRequest : PositionRequest {
  Cell cell{};
  Digit digit{};
};
BOOST_DESCRIBE_STRUCT(WhyNotRequest, (PositionRequest), (cell, digit))

inline constexpr std::string_view kPuzzleOrBoard = "puzzle or board is required";
inline constexpr Meaning kReasonMeanings[]{
    {"known", "keys of the techniques that the player knows; all, if left out"},
};
template <>
inline constexpr About about<RateRequest>{{}, kPuzzleOrBoard};
template <>
inline constexpr About about<HintRequest>{{}, kPuzzleOrBoard, kReasonMeanings};
inline constexpr Meaning kStepsMeanings[]{
    {"known", "only techniques with these keys"},
    {"in", "only steps that change something there: r4c5, D5, r4, c5 or b5"},
    {"technique", "only this one, by its key"},
};
template <>
inline constexpr About about<StepsRequest>{{}, kPuzzleOrBoard, kStepsMeanings};
inline constexpr Meaning kWhyNotRequestMeanings[]{
    {"known", "only techniques with these keys"},
};
template <>
inline constexpr About about<WhyNotRequest>{{}, kPuzzleOrBoard, kWhyNotRequestMeanings};

template <class T>
using Understood = tl::expected<T, RequestError>;

Understood<Grid> start_of(const StartFields& sent);
Understood<service::Position> position_of(const PositionRequest& sent);
// Writes the notes on the board, and says what they are.
Understood<logic::NoteUse> noted(const NoteFields& sent, Grid& board);
Understood<service::LogicOptions> reasoning_of(const ReasonFields& sent);
// One technique instead of a profile; all of them are at hand unless a profile was named.
Understood<service::LogicOptions> reasoning_of(const StepsRequest& sent);

}  // namespace nonet::wire
