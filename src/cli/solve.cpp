// nonet solve
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/input.h"
#include "search/count.h"

namespace nonet::cli {

namespace {

std::string as_json(const Filling& puzzle, const search::Count& count) {
  return fmt::format(R"({{"puzzle":"{}","solutions":"{}","solution":{}}})",
                     formats::write_line(puzzle),
                     count.solutions == 0   ? "none"
                     : count.solutions == 1 ? "one"
                                            : "several",
                     count.first ? '"' + formats::write_line(*count.first) + '"' : "null");
}

}  // namespace

int run(const SolveCommand& command) {
  const auto solve = [&](const service::BatchRecord& record, formats::Format format,
                         const std::string& place) -> service::Answer {
    const auto reading = read_record(record, command.input);
    if (!reading) return reading.error();
    const search::Count count = search::count(reading->grid, {.solutions = 2});
    service::Answer answer{.out = {}, .problem = {}, .failed = count.solutions != 1};
    if (count.solutions == 0) answer.problem = place + "no solution";
    if (count.solutions > 1) answer.problem = place + "more than one solution; this is one of them";
    if (command.input.json)
      answer.out = as_json(reading->grid.filling(), count);
    else if (count.first)
      answer.out = formats::write(Grid{*count.first}, format);
    return answer;
  };
  Verb verb;
  verb.one = [&](const service::BatchRecord& record) {
    return solve(record, formats::Format::grid, "");
  };
  verb.many = service::each([&](const service::BatchRecord& record) {
    return solve(record, formats::Format::line, fmt::format("line {}: ", record.line));
  });
  return answer_input(command.input, verb);
}

}  // namespace nonet::cli
