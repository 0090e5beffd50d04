// nonet canon
#include "board/canonical.h"
#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/json_line.h"
#include "service/known_puzzles.h"
#include "wire/convert.h"

namespace nonet::cli {

namespace {

// Before a line that is written in any case.
const std::string kNoForm(kCells, ' ');

// Lines begin with the canonical form; what follows it is written when the form is a new one.
std::string without_repeats(std::string_view lines, service::KnownPuzzles& known) {
  std::string kept;
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n') + 1);
    lines.remove_prefix(line.size());
    const std::string_view form = line.substr(0, kCells);
    if (form == kNoForm || known.add_canonical(form)) kept += line.substr(kCells);
  }
  return kept;
}

}  // namespace

int run(const CanonCommand& command) {
  struct Canon {
    std::string form;
    batch::Answer answer;
  };
  const auto canon = [&](const batch::Record& record) -> Canon {
    const auto reading = read_record(record, command.input);
    if (!reading) return {kNoForm, reading.error()};
    const Filling& puzzle = reading->grid.filling();
    const Filling form = canonical(puzzle).form;
    const auto out = [&] {
      if (command.input.json) return json_line(record, puzzle, wire::Canonical{form});
      return formats::write_line(command.unique ? puzzle : form);
    };
    return {formats::write_line(form), {.out = out(), .problem = {}}};
  };
  const auto one = [&](const batch::Record& record) { return canon(record).answer; };
  if (!command.unique)
    return answer_input(command.input, {.one = one, .many = batch::each(one), .goes_on = true});
  service::KnownPuzzles known;
  const auto with_form = [&](const batch::Record& record) {
    Canon made = canon(record);
    if (!made.answer.out.empty()) made.answer.out.insert(0, made.form);
    return made.answer;
  };
  return answer_input(
      command.input,
      {.one = one, .many = batch::each(with_form), .sieve = [&](std::string_view lines) {
         return without_repeats(lines, known);
       }});
}

}  // namespace nonet::cli
