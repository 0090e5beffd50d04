#include "service/cases.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "board/notation.h"
#include "formats/format.h"
#include "formats/hodoku.h"
#include "logic/search_memo.h"
#include "logic/technique.h"
#include "search/count.h"

namespace nonet::service {
namespace {

using logic::Effect;
using logic::Step;

Effect effect_of(const formats::LibraryLine& line) {
  Effect effect;
  for (const auto& mark : line.eliminations) effect.eliminations.insert(mark.cell, mark.digit);
  for (const auto& mark : line.placements) effect.placements.insert(mark.cell, mark.digit);
  return effect;
}

std::string to_text(const Effect& effect) {
  std::string text;
  for_each(effect.placements, [&](Cell c, Digit d) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", name_of(c), number(d));
  });
  for_each(effect.eliminations, [&](Cell c, Digit d) {
    text += fmt::format("{}{}<>{}", text.empty() ? "" : " ", name_of(c), number(d));
  });
  return text.empty() ? "nothing" : text;
}

// Lines state either the placements or the eliminations that count.
bool matches(const Effect& found, const Effect& stated) {
  if (!stated.placements.empty()) return found.placements == stated.placements;
  return found.eliminations == stated.eliminations && found.placements.empty();
}

bool includes(const CandidateSet& all, const CandidateSet& some) {
  CandidateSet missing = some;
  missing -= all;
  return missing.empty();
}

bool does_more(const Effect& found, const Effect& stated) {
  return includes(found.placements, stated.placements) &&
         includes(found.eliminations, stated.eliminations) && found.size() > stated.size();
}

// The only solution has all that the effect places, and nothing that it removes.
bool holds(const Grid& grid, const Effect& effect) {
  const search::Count count = search::count(grid, {.solutions = 2});
  if (count.solutions != 1) return false;
  bool right = true;
  for_each(effect.placements, [&](Cell c, Digit d) { right = right && count.first->at(c) == d; });
  for_each(effect.eliminations, [&](Cell c, Digit d) { right = right && count.first->at(c) != d; });
  return right;
}

// A stated effect that the only solution contradicts is the fault of the case.
std::string fault_of_case(const formats::LibraryLine& line, const Effect& stated) {
  const search::Count count = search::count(line.grid, {.solutions = 2});
  if (count.solutions == 0) return "; the position has no solution";
  if (count.solutions != 1) return {};
  std::string wrong;
  for_each(stated.eliminations, [&](Cell c, Digit d) {
    if (count.first->at(c) == d) wrong = fmt::format("{} is {}", name_of(c), number(d));
  });
  for_each(stated.placements, [&](Cell c, Digit d) {
    if (count.first->at(c) != d) wrong = fmt::format("{} is not {}", name_of(c), number(d));
  });
  return wrong.empty() ? wrong : "; the case itself is wrong: in the solution " + wrong;
}

CaseReport judge(const formats::LibraryLine& line) {
  CaseReport report{CaseResult::unknown_technique, line.technique, {}};
  if (!line.variant.empty()) report.technique += "-" + line.variant;
  const Effect stated = effect_of(line);
  logic::SearchMemo memo;
  bool found = false;
  std::optional<Effect> wider;  // the least of those that do more
  std::string others;
  int count = 0;
  for (const logic::Technique& t : logic::all_techniques()) {
    if (library_code(t) != line.technique) continue;
    report.result = CaseResult::failed;
    t.find(line.grid, t, memo, [&](Step&& step) {
      found = matches(step.effect, stated);
      if (!stated.empty() && does_more(step.effect, stated) &&
          (!wider || step.effect.size() < wider->size()))
        wider = step.effect;
      if (count++ < 5) others += (others.empty() ? "" : "; ") + to_text(step.effect);
      return !found;
    });
    if (found) break;
  }
  if (report.result == CaseResult::unknown_technique) {
    report.sentence = fmt::format("there is no technique {}", line.technique);
    return report;
  }
  const bool must_not = line.variant == "x";
  if (must_not ? count == 0 : found) {
    report.result = CaseResult::passed;
  } else if (wider && !must_not && holds(line.grid, *wider)) {
    report.result = CaseResult::states_too_little;
    wider->placements -= stated.placements;
    wider->eliminations -= stated.eliminations;
    report.sentence =
        fmt::format("the same step shows {} too, and the solution agrees", to_text(*wider));
  } else if (must_not) {
    report.sentence = fmt::format("must find nothing, found {}", others);
  } else {
    report.sentence =
        fmt::format("expected {}, found {}{}{}", to_text(stated), count == 0 ? "nothing" : others,
                    count > 5 ? "; …" : "", fault_of_case(line, stated));
  }
  return report;
}

}  // namespace

std::string library_code(const logic::Technique& technique) {
  if (!technique.code.empty()) return std::string{technique.code};
  std::string code{technique.key};  // a dash would begin a variant
  std::replace(code.begin(), code.end(), '-', '_');
  return code;
}

CaseReport run_case(std::string_view line, std::uint64_t number) {
  const auto read = formats::read_library_line(line);
  if (!read) return {CaseResult::not_a_case, {}, formats::describe(read.error().at_line(number))};
  return judge(*read);
}

}  // namespace nonet::service
