#include "cli/args/shared.h"
#include "cli/args/table.h"

namespace nonet::cli {

Spec convert_spec() {
  const auto convert = std::make_shared<ConvertCommand>();
  Spec spec{.name = "convert",
            .what = "Write puzzles in another format",
            .examples = {{"nonet convert puzzle.sdk --to framed"},
                         {"nonet convert collection.sdm --to opensudoku > collection.opensudoku"},
                         {"cat puzzles.txt | nonet convert - --to json"}},
            .failed = "some puzzle could not be read"};
  add_input_options(spec.options, convert->input);
  spec.options.push_back(after_line_option(convert->input));
  spec.options.push_back(format_option(convert->to));
  spec.command = [convert] { return *convert; };
  return spec;
}

}  // namespace nonet::cli
