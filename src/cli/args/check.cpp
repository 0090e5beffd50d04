#include "cli/args/options.h"
#include "cli/args/shared.h"
#include "cli/args/table.h"

namespace nonet::cli {

Spec check_spec() {
  const auto check = std::make_shared<CheckCommand>();
  Spec spec{.name = "check",
            .what = "Say whether a puzzle is proper: readable, legal, exactly one solution",
            .examples = {{std::string{"nonet check "} + kExamplePuzzle},
                         {"nonet check --minimal puzzle.txt", "which givens could be left out"},
                         {"nonet check collection.sdm", "one line of answer for each puzzle"}}};
  add_input_options(spec.options, check->input);
  spec.options.push_back(after_line_option(check->input));
  spec.options.push_back(
      flag("--minimal", check->minimal, "Also say which givens could be left out"));
  spec.command = [check] { return *check; };
  return spec;
}

}  // namespace nonet::cli
