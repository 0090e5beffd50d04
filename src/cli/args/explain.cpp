#include "cli/args/options.h"
#include "cli/args/shared.h"
#include "cli/args/table.h"

namespace nonet::cli {

Spec explain_spec() {
  const auto explain = std::make_shared<ExplainCommand>();
  Spec spec{
      .name = "explain",
      .what = "Solve by logic and say why, step by step",
      .examples = {{"nonet explain puzzle.txt"}, {"nonet explain puzzle.txt --why-not r4c5=7"}}};
  add_input_options(spec.options, explain->input);
  add_profile_option(spec.options, explain->logic.profile);
  spec.options.push_back(inner_option(explain->logic.inner));
  spec.options.push_back(group_option(explain->group));
  spec.options.push_back(
      text("--why-not", "CELL=DIGIT", explain->why_not, "Why a cell cannot be a digit: r4c5=7"));
  spec.options.push_back(flag("--no-boards", explain->no_boards, "Words only"));
  spec.options.push_back(
      flag("--anyway", explain->anyway, "Also show the steps of a puzzle without a solution"));
  spec.command = [explain] { return *explain; };
  return spec;
}

}  // namespace nonet::cli
