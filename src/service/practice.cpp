#include "service/practice.h"

#include <algorithm>

#include "board/notation.h"
#include "formats/hodoku.h"
#include "logic/path.h"
#include "logic/technique.h"
#include "service/cases.h"

namespace nonet::service {

namespace {

std::vector<formats::LibraryLine::Mark> marks_of(const CandidateSet& candidates) {
  std::vector<formats::LibraryLine::Mark> marks;
  for_each(candidates, [&](Cell c, Digit d) { marks.push_back({c, d}); });
  return marks;
}

std::string digits_of(const logic::Effect& effect) {
  std::string digits;
  for (Digit d : kAllDigits)
    if (!(effect.placements.cells_with(d) | effect.eliminations.cells_with(d)).empty())
      digits += char_of(d);
  return digits;
}

}  // namespace

std::optional<std::string> practice_line(const Filling& puzzle, logic::TechniqueId technique,
                                         const logic::Profile& profile) {
  const logic::Path path = logic::solve(Grid{puzzle}, {.profile = profile, .proven_unique = true});
  const auto step = std::find_if(path.steps.begin(), path.steps.end(), [&](const logic::Step& one) {
    return one.technique == technique;
  });
  if (step == path.steps.end()) return std::nullopt;
  return formats::write_library_line(
      {.technique = library_code(logic::technique(technique)),
       .variant = {},
       .candidates = digits_of(step->effect),
       .grid = path.before(static_cast<std::size_t>(step - path.steps.begin())),
       .eliminations = marks_of(step->effect.eliminations),
       .placements = marks_of(step->effect.placements),
       .extra = {}});
}

}  // namespace nonet::service
