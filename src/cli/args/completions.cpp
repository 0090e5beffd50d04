#include "cli/reference/completions.h"

#include "cli/args/options.h"
#include "cli/args/table.h"

namespace nonet::cli {

Spec completions_spec() {
  const auto completions = std::make_shared<CompletionsCommand>();
  Spec spec{.name = "completions",
            .what = "Write what a shell needs to complete commands and options",
            .examples = {{"source <(nonet completions bash)"},
                         {"nonet completions zsh > ~/.zfunc/_nonet"},
                         {"nonet completions fish > ~/.config/fish/completions/nonet.fish"}},
            .failed = ""};
  spec.options.push_back(choice("shell", completions->shell, parse_shell, shell_names(), "One of"));
  spec.options.back().value = "SHELL";
  spec.options.back().required = true;
  spec.command = [completions] { return *completions; };
  return spec;
}

}  // namespace nonet::cli
