// nonet cases
#include "service/cases.h"

#include <atomic>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/terminal.h"

namespace nonet::cli {
namespace {

struct CaseTally {
  std::atomic<std::uint64_t> passed = 0;
  std::atomic<std::uint64_t> wider = 0;
  std::atomic<std::uint64_t> failed = 0;
  std::atomic<std::uint64_t> unknown = 0;

  std::string sentence() const {
    std::string rest;
    if (unknown != 0) rest += fmt::format("{} of techniques that are not here\n", unknown.load());
    if (wider != 0) rest += fmt::format("{} state too little\n", wider.load());
    return fmt::format("{}{} passed, {} failed\n", rest, passed.load(), failed.load());
  }
};

}  // namespace

int run(const CasesCommand& command) {
  CaseTally tally;
  const auto judge = [&](const service::BatchRecord& record) -> service::Answer {
    const service::CaseReport report = service::run_case(record.text, record.line);
    using enum service::CaseResult;
    switch (report.result) {
      case passed:
        ++tally.passed;
        return {};
      case states_too_little:
        ++tally.wider;
        return {.out = fmt::format("line {}: {} states too little: {}", record.line,
                                   report.technique, report.sentence),
                .problem = {},
                .failed = false};
      case failed:
        ++tally.failed;
        return {.out = fmt::format("line {}: {} failed: {}", record.line, report.technique,
                                   report.sentence),
                .problem = {},
                .failed = true};
      case unknown_technique:
        ++tally.unknown;
        return {};
      case not_a_case:
        break;
    }
    return {.out = {}, .problem = report.sentence, .failed = true};
  };
  return answer_input(command.input,
                      {.one =
                           [&](const service::BatchRecord& record) {
                             service::Answer answer = judge(record);
                             if (!answer.out.empty()) answer.out += '\n';
                             answer.out += tally.sentence();
                             answer.out.pop_back();
                             return answer;
                           },
                       .many = service::each(judge),
                       .summary = [&] { return write_all(STDOUT_FILENO, tally.sentence()); }});
}

}  // namespace nonet::cli
