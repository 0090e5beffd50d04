// nonet canon
#include "board/canonical.h"
#include "cli/commands/commands.h"
#include "cli/input.h"
#include "service/known_puzzles.h"

namespace nonet::cli {

namespace {

std::string as_answer(const std::string& puzzle, const CanonCommand& command) {
  const char* name = command.unique ? "puzzle" : "canonical";
  return command.input.json ? "{\"" + std::string{name} + "\":\"" + puzzle + "\"}" : puzzle;
}

// Lines begin with the canonical form; what follows it is written when the form is a new one.
std::string without_repeats(std::string_view lines, service::KnownPuzzles& known) {
  std::string kept;
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n') + 1);
    lines.remove_prefix(line.size());
    if (known.add_canonical(line.substr(0, kCells))) kept += line.substr(kCells);
  }
  return kept;
}

}  // namespace

int run(const CanonCommand& command) {
  // An answer made from the puzzle and its form.
  const auto answering = [&](auto compose) {
    return [&command, compose](const batch::Record& record) -> batch::Answer {
      const auto reading = read_record(record, command.input);
      if (!reading) return reading.error();
      const Filling& puzzle = reading->grid.filling();
      return {
          .out = compose(formats::write_line(puzzle), formats::write_line(canonical(puzzle).form)),
          .problem = {}};
    };
  };
  using Text = std::string;
  if (!command.unique) {
    const auto canon =
        answering([&](const Text&, const Text& form) { return as_answer(form, command); });
    return answer_input(command.input, {.one = canon, .many = batch::each(canon), .goes_on = true});
  }
  service::KnownPuzzles known;
  return answer_input(
      command.input,
      {.one =
           answering([&](const Text& puzzle, const Text&) { return as_answer(puzzle, command); }),
       .many = batch::each(answering([&](const Text& puzzle, const Text& form) {
         return form + as_answer(puzzle, command);
       })),
       .sieve = [&](std::string_view lines) { return without_repeats(lines, known); }});
}

}  // namespace nonet::cli
