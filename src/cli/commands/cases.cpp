// nonet cases
#include "service/cases.h"

#include <array>
#include <atomic>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/screen/terminal.h"
#include "wire/write.h"

namespace nonet::cli {
namespace {

using service::CaseReport;
using service::CaseResult;

struct ResultWords {
  std::string_view key;     // as JSON
  std::string_view count;   // the name of how many there are, as JSON
  std::string_view phrase;  // in the line about a case; those without are only counted
};
// In the order of CaseResult.
constexpr std::array<ResultWords, 5> kResultWords{{
    {"passed", "passed", ""},
    {"states-too-little", "states_too_little", "states too little"},
    {"failed", "failed", "failed"},
    {"unknown-technique", "unknown_technique", ""},
    {"not-a-case", "not_a_case", ""},
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

  std::string json() const {
    std::string fields;
    for (std::size_t i = 0; i < counts_.size(); ++i)
      fields +=
          fmt::format(R"({}"{}":{})", i == 0 ? "" : ",", kResultWords[i].count, counts_[i].load());
    return "{" + fields + "}";
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

struct CaseLine {
  std::uint64_t line = 0;
  std::string_view result = {};
  std::optional<std::string> technique = {};
  std::optional<std::string> text = {};
};
BOOST_DESCRIBE_STRUCT(CaseLine, (), (line, result, technique, text))

std::string case_json(std::uint64_t line, const CaseReport& report) {
  CaseLine document{.line = line, .result = words_for(report.result).key};
  if (!report.technique.empty()) document.technique = report.technique;
  if (!report.sentence.empty()) document.text = report.sentence;
  return wire::to_json(document);
}

}  // namespace

int run(const CasesCommand& command) {
  const bool json = command.input.json;
  CaseTally tally;
  const auto judge = [&](const batch::Record& record) -> batch::Answer {
    const CaseReport report = service::run_case(record.text, record.line);
    tally.add(report.result);
    const bool no_case = report.result == CaseResult::not_a_case;
    return {.out = json ? case_json(record.line, report) : case_text(record.line, report),
            .problem = no_case ? report.sentence : std::string{},
            .failed = no_case || report.result == CaseResult::failed};
  };
  const auto closing = [&] { return json ? tally.json() : tally.text(); };
  const auto one = [&](const batch::Record& record) {
    batch::Answer answer = judge(record);
    if (!answer.out.empty()) answer.out += '\n';
    answer.out += closing();
    return answer;
  };
  return answer_input(command.input, {.one = one, .many = batch::each(judge), .summary = [&] {
                                        return write_all(STDOUT_FILENO, closing() + "\n");
                                      }});
}

}  // namespace nonet::cli
