// nonet completions
#include "cli/reference/completions.h"

#include <array>

#include <unistd.h>

#include "board/name_table.h"
#include "cli/args/table.h"
#include "cli/exit_code.h"
#include "cli/screen/terminal.h"

namespace nonet::cli {

namespace {

struct ShellRow {
  Shell shell;
  std::string_view name;
  std::string (*write)(const std::vector<Spec>&);
};
constexpr auto kShells = std::to_array<ShellRow>({
    {Shell::bash, "bash", bash_completions},
    {Shell::zsh, "zsh", zsh_completions},
    {Shell::fish, "fish", fish_completions},
});
static_assert(in_order(kShells, &ShellRow::shell));

}  // namespace

std::optional<Shell> parse_shell(std::string_view name) {
  return value_named(kShells, &ShellRow::shell, name);
}
std::vector<std::string> shell_names() { return names_in(kShells); }

void each_command(const std::vector<Spec>& commands,
                  const std::function<void(const Spec&, const Spec*)>& visit) {
  for (const Spec& command : commands) {
    visit(command, nullptr);
    for (const Spec& verb : command.verbs) visit(verb, &command);
  }
}

int run(const CompletionsCommand& command) {
  const ShellRow& row = kShells[static_cast<std::size_t>(command.shell)];
  return write_all(STDOUT_FILENO, row.write(all_commands())) ? kFine : kIoError;
}

}  // namespace nonet::cli
