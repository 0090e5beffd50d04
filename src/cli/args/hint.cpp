#include "cli/args/options.h"
#include "cli/args/shared.h"
#include "cli/args/table.h"

namespace nonet::cli {

Spec hint_spec() {
  const auto hint = std::make_shared<HintCommand>();
  Spec spec{
      .name = "hint",
      .what = "Help with the next step, as little or as much as you want",
      .examples = {{"nonet hint puzzle.txt", "where to look"},
                   {"nonet hint puzzle.txt --stage 4", "the whole explanation"},
                   {"nonet hint puzzle.txt --known naked-single,hidden-single-box,pointing"}},
      .notes = {"Digits of a plain line count as givens; name your own with --history, or use a "
                "notation that tells them apart (hodoku: +7). nonet steps --help lists the "
                "techniques.",
                "Hints are computed from the digits. Candidates that a board leaves out count as "
                "crossed out by you if every open cell has some (--notes auto). Pass --notes "
                "reminders if you note only what you found, as corner notes are."}};
  add_input_options(spec.options, hint->input);
  add_profile_option(spec.options, hint->logic.profile);
  spec.options.push_back(
      number("--stage", hint->stage,
             "1 where to look, 2 which technique, 3 which cells, 4 everything (default 1)", 1, 4));
  spec.options.push_back(
      words("--known", "KEY", hint->logic.known, "Techniques that you know (several with commas)"));
  spec.options.back().choices = technique_keys();
  spec.options.push_back(words("--history", "MOVE", hint->logic.history,
                               "Your moves in order, r4c5=7 each: played where the board does not "
                               "have them yet, to hear which one was wrong"));
  spec.options.push_back(choice("--notes", hint->logic.notes_are, logic::parse_notes_are,
                                names_in(logic::kNotesAre),
                                "What the candidates of the board are"));
  spec.options.back().standard = name_in(logic::kNotesAre, hint->logic.notes_are);
  spec.command = [hint] { return *hint; };
  return spec;
}

}  // namespace nonet::cli
