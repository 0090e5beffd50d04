// Steps and what is taught with them: hint, steps, why not, the techniques themselves.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/candidate_set.h"
#include "logic/drawing.h"
#include "logic/technique.h"
#include "service/hint.h"
#include "wire/write.h"

namespace nonet::wire {

struct Candidate {
  Cell cell{};
  Digit digit{};
};
BOOST_DESCRIBE_STRUCT(Candidate, (), (cell, digit))

struct CandidateMark : Candidate {
  logic::Role role{};
};
BOOST_DESCRIBE_STRUCT(CandidateMark, (Candidate), (role))

struct CellMark {
  Cell cell{};
  logic::Role role{};
};
BOOST_DESCRIBE_STRUCT(CellMark, (), (cell, role))

struct HouseMark {
  House house{};
  logic::Role role{};
};
BOOST_DESCRIBE_STRUCT(HouseMark, (), (house, role))

struct ChainNode {
  Digit digit{};
  CellSet cells = {};
};
BOOST_DESCRIBE_STRUCT(ChainNode, (), (digit, cells))

struct Link {
  ChainNode from = {};
  ChainNode to = {};
  bool strong = false;
};
BOOST_DESCRIBE_STRUCT(Link, (), (from, to, strong))

struct Drawing {
  std::vector<CandidateMark> candidates = {};
  std::vector<CellMark> cells = {};
  std::vector<HouseMark> houses = {};
  std::vector<Link> links = {};
};
BOOST_DESCRIBE_STRUCT(Drawing, (), (candidates, cells, houses, links))

struct StepName {
  std::string_view technique = {};
  std::string_view name = {};
  int cost = 0;
};
BOOST_DESCRIBE_STRUCT(StepName, (), (technique, name, cost))

struct Step : StepName {
  std::vector<Candidate> placements = {};
  std::vector<Candidate> eliminations = {};
  std::string summary = {};
  std::string text = {};
  Drawing drawing = {};
};
BOOST_DESCRIBE_STRUCT(Step, (StepName), (placements, eliminations, summary, text, drawing))

// As much of a step as a hint's stage tells.
struct HintStep : StepName {
  std::optional<std::vector<Candidate>> placements = {};
  std::optional<std::vector<Candidate>> eliminations = {};
  std::optional<std::string> summary = {};
  std::optional<std::string> text = {};
  std::optional<Drawing> drawing = {};
};
BOOST_DESCRIBE_STRUCT(HintStep, (StepName), (placements, eliminations, summary, text, drawing))

struct AboutNotes {
  std::string text = {};
  CellSet put_back = {};
  CellSet stale = {};
};
BOOST_DESCRIBE_STRUCT(AboutNotes, (), (text, put_back, stale))

struct Hint {
  logic::HintKind kind{};
  std::vector<std::string> stages = {};
  std::size_t of = 0;
  std::optional<AboutNotes> notes = {};
  std::optional<std::size_t> move = {};
  std::optional<CellSet> wrong = {};
  std::optional<HintStep> step = {};
};
BOOST_DESCRIBE_STRUCT(Hint, (), (kind, stages, of, notes, move, wrong, step))

struct Steps {
  std::vector<Step> steps = {};
};
BOOST_DESCRIBE_STRUCT(Steps, (), (steps))

struct WhyNot : Candidate {
  logic::WhyNotKind kind{};
  std::string text = {};
  std::optional<bool> already = {};
  std::vector<Step> steps = {};
};
BOOST_DESCRIBE_STRUCT(WhyNot, (Candidate), (kind, text, already, steps))

struct TechniqueRow {
  std::string_view key = {};
  std::string_view name = {};
  std::string_view idea = {};
  bool assumes_unique = false;
};
BOOST_DESCRIBE_STRUCT(TechniqueRow, (), (key, name, idea, assumes_unique))

struct ProfileRow {
  std::string_view technique = {};
  int points = 0;
};
BOOST_DESCRIBE_STRUCT(ProfileRow, (), (technique, points))

struct Techniques {
  std::vector<TechniqueRow> techniques = {};
  Keyed<std::vector<ProfileRow>> profiles = {};
};
BOOST_DESCRIBE_STRUCT(Techniques, (), (techniques, profiles))

template <>
inline constexpr About about<Candidate>{"Candidate"};
template <>
inline constexpr About about<ChainNode>{"ChainNode"};
template <>
inline constexpr About about<Drawing>{"Drawing"};
template <>
inline constexpr About about<Step>{"Step"};
template <>
inline constexpr About about<HintStep>{"HintStep", "as much of a step as a hint's stage tells"};
inline constexpr Meaning kHintMeanings[]{
    {"of", "how many stages there are"},
    {"move", "the number of the entry that was wrong"},
};
template <>
inline constexpr About about<Hint>{"Hint", {}, kHintMeanings};
template <>
inline constexpr About about<Steps>{"Steps"};
inline constexpr Meaning kWhyNotMeanings[]{
    {"already", "with a contradiction: it is there whatever the cell holds"},
};
template <>
inline constexpr About about<WhyNot>{"WhyNot", {}, kWhyNotMeanings};
template <>
inline constexpr About about<Techniques>{"Techniques"};

// The grid is the one that the step applies to.
Step step_document(const Grid& grid, const logic::Step& step, const logic::Profile& profile);
Steps steps_document(const Grid& grid, const std::vector<logic::Step>& steps,
                     const logic::Profile& profile);
// With `stage` (1..4) only the stages up to it, the drawing from 3 on, the effect at 4: nothing is
// given away early.
Hint hint_document(const logic::Hint& hint, const logic::Profile& profile,
                   std::optional<std::size_t> stage = {});
WhyNot why_not_document(nonet::Candidate asked, const service::WhyNotAnswer& answer,
                        const logic::Profile& profile);
TechniqueRow technique_document(const logic::Technique& technique);
// All of them, and the built-in profiles.
Techniques techniques_document();

}  // namespace nonet::wire
