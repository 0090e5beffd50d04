#include "cli/args/options.h"
#include "cli/args/table.h"

namespace nonet::cli {

Spec man_spec() {
  const auto man = std::make_shared<ManCommand>();
  Spec spec{.name = "man",
            .what = "Write the manual: every command and option",
            .examples = {{"nonet man | man -l -"},
                         {"nonet man > nonet.1", "for the folder man1 of a manual"},
                         {"nonet man --markdown > commands.md"},
                         {"nonet man --schema > schema.json"}},
            .failed = ""};
  spec.options.push_back(
      flag("--markdown", man->markdown, "As a page in Markdown instead of a manual page"));
  spec.options.push_back(
      flag("--schema", man->schema, "Instead, the JSON Schema of every line that --json writes"));
  spec.options.back().excludes = {"--markdown"};
  spec.command = [man] { return *man; };
  return spec;
}

}  // namespace nonet::cli
