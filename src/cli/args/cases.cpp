#include "cli/args/shared.h"
#include "cli/args/table.h"

namespace nonet::cli {

Spec cases_spec() {
  const auto cases = std::make_shared<CasesCommand>();
  Spec spec{
      .name = "cases",
      .what = "Run technique cases: positions with the effect a technique must have",
      .examples = {{"nonet cases technique_cases.txt"}},
      .notes = {"A case is a library line, such as nonet generate --practice writes. The last "
                "line of the answer is: N passed, N failed; with --json an object with these and "
                "the other counts."},
      .failed = "some case failed or could not be read"};
  add_input_options(spec.options, cases->input);
  spec.command = [cases] { return *cases; };
  return spec;
}

}  // namespace nonet::cli
