#include "cli/args/options.h"
#include "cli/args/shared.h"
#include "cli/args/table.h"

namespace nonet::cli {

Spec steps_spec() {
  const auto steps = std::make_shared<StepsCommand>();
  Spec spec{.name = "steps",
            .what = "List every step that a position allows",
            .examples = {{"nonet steps puzzle.txt --in b5"},
                         {"nonet steps puzzle.txt --technique x-wing,swordfish"}},
            .notes = {"Techniques: " + joined(technique_keys()) + "."}};
  add_input_options(spec.options, steps->input);
  add_profile_option(spec.options, steps->logic.profile);
  spec.options.push_back(words("--technique", "KEY", steps->logic.techniques,
                               "Only these techniques (several with commas)"));
  spec.options.back().choices = technique_keys();
  spec.options.push_back(inner_option(steps->logic.inner));
  spec.options.push_back(text("--in", "PLACE", steps->logic.within,
                              "Only steps with an effect in this cell or house: r4c5, r4, c5, b5"));
  spec.options.push_back(
      number("--limit", steps->logic.limit, "At most N steps of each technique", 1, 1'000'000));
  spec.command = [steps] { return *steps; };
  return spec;
}

}  // namespace nonet::cli
