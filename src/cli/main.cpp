// nonet: wires the command line to the subcommands, and nothing else.
#include <exception>
#include <variant>

#include <unistd.h>

#include "cli/args/args.h"
#include "cli/commands/commands.h"
#include "cli/exit_code.h"
#include "cli/screen/terminal.h"

namespace {

using namespace nonet::cli;

int run_typed(int argc, char** argv) {
  const auto command = parse_arguments(argc, argv);
  if (command) return std::visit([](const auto& chosen) { return run(chosen); }, *command);
  const Answered& answered = command.error();
  (void)write_all(STDERR_FILENO, answered.problem);
  return write_all(STDOUT_FILENO, answered.out) ? answered.exit_code : kIoError;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const int code = run_typed(argc, argv);
    const auto lost = why_output_was_lost();
    if (code == kIoError && lost) complain(*lost);
    return code;
  } catch (const std::exception& error) {
    complain(error.what());
    return kIoError;
  }
}
