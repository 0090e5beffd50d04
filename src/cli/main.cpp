// nonet: wires the command line to the subcommands, and nothing else.
#include <exception>
#include <variant>

#include <unistd.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/terminal.h"

int main(int argc, char** argv) {
  using namespace nonet::cli;
  try {
    const auto command = parse_arguments(argc, argv);
    if (command) return std::visit([](const auto& chosen) { return run(chosen); }, *command);
    const Answered& answered = command.error();
    (void)write_all(STDERR_FILENO, answered.problem);
    return write_all(STDOUT_FILENO, answered.out) ? answered.exit_code : kIoError;
  } catch (const std::exception& error) {
    complain(error.what());
    return kIoError;
  }
}
