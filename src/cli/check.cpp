// nonet check
#include "service/check.h"

#include <array>
#include <atomic>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/terminal.h"
#include "service/json.h"

namespace nonet::cli {

namespace {

// "unique" puzzles are what a collection should hold; everything else counts as a failure.
bool failed(const service::CheckReport& report) {
  return report.standing != service::Standing::unique;
}

std::string for_a_person(const service::CheckReport& report) {
  std::string text;
  for (const service::Finding& finding : report.findings) {
    if (!text.empty()) text += '\n';
    const Colour colour = finding.good ? Colour::green : Colour::red;
    text += coloured(finding.name, colour, STDOUT_FILENO) + ": " + finding.sentence;
  }
  if (report.standing == service::Standing::several)
    for (const Filling& solution : report.solutions) text += "\n  " + formats::write_line(solution);
  return text;
}

std::string for_a_batch(std::uint64_t line, const service::CheckReport& report) {
  std::string text = fmt::format("line {}: ", line);
  for (std::size_t i = 0; i < report.findings.size(); ++i)
    text += (i > 0 ? "; " : "") + report.findings[i].sentence;
  return text;
}

struct Tally {
  std::array<std::atomic<std::uint64_t>, 6> by_standing{};

  void add(service::Standing standing) { ++by_standing[static_cast<std::size_t>(standing)]; }
  void print() const {
    const auto of = [&](service::Standing standing) {
      return grouped(by_standing[static_cast<std::size_t>(standing)]);
    };
    using enum service::Standing;
    complain(fmt::format(
        "{} with exactly one solution, {} with several, {} with none, {} against "
        "the rules, {} unreadable",
        of(unique), of(several), of(unsolvable), of(broken), of(service::Standing::unreadable)));
  }
};

}  // namespace

int run(const CheckCommand& command) {
  Tally tally;
  const auto answer = [&](const service::BatchRecord& record, auto as_text) -> service::Answer {
    const auto reading = read_record(record, command.input);
    if (!reading) {
      tally.add(service::Standing::unreadable);
      return reading.error();
    }
    const auto report = service::check(*reading, {.minimality = command.minimal});
    tally.add(report.standing);
    return {.out = command.input.json ? service::to_json(report) : as_text(report),
            .problem = {},
            .failed = failed(report)};
  };
  return answer_input(
      command.input,
      {.one = [&](const service::BatchRecord& record) { return answer(record, for_a_person); },
       .many = service::each([&](const service::BatchRecord& record) {
         return answer(record, [&](const service::CheckReport& report) {
           return for_a_batch(record.line, report);
         });
       }),
       .summary = [&] { tally.print(); }});
}

}  // namespace nonet::cli
