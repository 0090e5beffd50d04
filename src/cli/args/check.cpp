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
                         {"nonet check collection.sdm", "one line of answer for each puzzle"},
                         {"nonet check --db nonet.db puzzle.txt",
                          "is it stored, perhaps turned or with its digits exchanged?"}}};
  add_input_options(spec.options, check->input);
  spec.options.push_back(after_line_option(check->input));
  spec.options.push_back(
      flag("--minimal", check->minimal, "Also say which givens could be left out"));
  spec.options.push_back(text("--db", "URL", check->db,
                              "Also say whether a database has it: a file, or "
                              "postgresql://user@host/name",
                              Offer::files));
  spec.command = [check] { return *check; };
  return spec;
}

}  // namespace nonet::cli
