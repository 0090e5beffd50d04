#include "cli/args/options.h"
#include "cli/args/shared.h"
#include "cli/args/table.h"

namespace nonet::cli {

Spec canon_spec() {
  const auto canon = std::make_shared<CanonCommand>();
  Spec spec{
      .name = "canon",
      .what = "Write the canonical form: equal for all puzzles of the same kind",
      .examples = {{"nonet canon puzzles.txt"},
                   {"nonet canon --unique puzzles.txt", "the puzzles as they are, each kind once"}},
      .failed = "some puzzle could not be read"};
  add_input_options(spec.options, canon->input);
  spec.options.push_back(after_line_option(canon->input));
  spec.options.push_back(
      flag("--unique", canon->unique, "Leave out puzzles that are isomorphic to an earlier one"));
  spec.options.back().excludes = {"--aligned", "--after-line"};
  spec.command = [canon] { return *canon; };
  return spec;
}

}  // namespace nonet::cli
