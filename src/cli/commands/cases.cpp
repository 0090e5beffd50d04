// nonet cases
#include "service/cases.h"

#include <array>
#include <atomic>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/json_line.h"
#include "cli/screen/terminal.h"
#include "wire/cases.h"

namespace nonet::cli {
namespace {

using service::CaseReport;
using service::CaseResult;

struct ResultWords {
  std::string_view key;     // as JSON
  std::string_view phrase;  // in the line about a case; those without are only counted
};
// In the order of CaseResult.
constexpr std::array<ResultWords, 5> kResultWords{{
    {"passed", ""},
    {"states-too-little", "states too little"},
    {"failed", "failed"},
    {"unknown-technique", ""},
    {"not-a-case", ""},
}};
const ResultWords& words_for(CaseResult result) {
  return kResultWords[static_cast<std::size_t>(result)];
}

class CaseTally {
 public:
  void add(CaseResult result) { ++counts_[static_cast<std::size_t>(result)]; }

  // The closing line or lines.
  std::string text() const {
    using enum CaseResult;
    std::string rest;
    if (of(unknown_technique) != 0)
      rest += fmt::format("{} of techniques that are not here\n", of(unknown_technique));
    if (of(states_too_little) != 0)
      rest += fmt::format("{} state too little\n", of(states_too_little));
    return fmt::format("{}{} passed, {} failed", rest, of(passed), of(failed));
  }

  std::string json(std::string_view source) const {
    using enum CaseResult;
    wire::CasesCounted document;
    document.source = source;
    document.passed = of(passed);
    document.states_too_little = of(states_too_little);
    document.failed = of(failed);
    document.unknown_technique = of(unknown_technique);
    document.not_a_case = of(not_a_case);
    return wire::to_json(document);
  }

 private:
  std::uint64_t of(CaseResult result) const { return counts_[static_cast<std::size_t>(result)]; }
  std::array<std::atomic<std::uint64_t>, kResultWords.size()> counts_{};
};

std::string case_text(std::uint64_t line, const CaseReport& report) {
  const std::string_view phrase = words_for(report.result).phrase;
  return phrase.empty()
             ? std::string{}
             : fmt::format("line {}: {} {}: {}", line, report.technique, phrase, report.sentence);
}

// Its digits, where it has any.
std::optional<Filling> puzzle_of(const batch::Record& record) {
  const auto reading = formats::read(record.text);
  return reading ? std::optional{reading->grid.filling()} : std::nullopt;
}

std::string case_json(const batch::Record& record, const CaseReport& report) {
  if (report.result == CaseResult::not_a_case)
    return problem_line(record, puzzle_of(record),
                        {std::string{words_for(report.result).key}, report.sentence, {}});
  wire::CaseJudged document{.result = words_for(report.result).key};
  if (!report.technique.empty()) document.technique = report.technique;
  if (!report.sentence.empty()) document.text = report.sentence;
  return json_line(record, puzzle_of(record), std::move(document));
}

}  // namespace

int run(const CasesCommand& command) {
  const bool json = command.input.json;
  CaseTally tally;
  const auto judge = [&](const batch::Record& record) -> batch::Answer {
    const CaseReport report = service::run_case(record.text, record.line);
    tally.add(report.result);
    const bool no_case = report.result == CaseResult::not_a_case;
    return {.out = json ? case_json(record, report) : case_text(record.line, report),
            .problem = no_case ? report.sentence : std::string{},
            .failed = no_case || report.result == CaseResult::failed};
  };
  const auto closing = [&](std::string_view source) {
    return json ? tally.json(source) : tally.text();
  };
  const auto one = [&](const batch::Record& record) {
    batch::Answer answer = judge(record);
    if (!answer.out.empty()) answer.out += '\n';
    answer.out += closing(record.source);
    return answer;
  };
  return answer_input(
      command.input,
      {.one = one, .many = batch::each(judge), .summary = [&](std::string_view source) {
         return write_all(STDOUT_FILENO, closing(source) + "\n");
       }});
}

}  // namespace nonet::cli
