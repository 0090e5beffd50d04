// The subcommands: what each is told, and the function that runs it. args.cpp fills these from
// the command line; one file per subcommand runs them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "formats/format.h"

namespace nonet::cli {

struct InputOptions {
  std::string input;  // a puzzle, a file, "-", or empty: standard input, asking at a terminal
  std::optional<formats::Format> from;
  unsigned jobs = 0;  // 0: one for each core
  bool aligned = false;
  bool json = false;
};

struct CheckCommand {
  InputOptions input;
  bool minimal = false;
};
struct ConvertCommand {
  InputOptions input;
  formats::Format to = formats::Format::line;
};
struct CanonCommand {
  InputOptions input;
};
struct SolveCommand {
  InputOptions input;
};
struct ServeCommand {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
};

using Command =
    std::variant<CheckCommand, ConvertCommand, CanonCommand, SolveCommand, ServeCommand>;

int run(const CheckCommand& command);
int run(const ConvertCommand& command);
int run(const CanonCommand& command);
int run(const SolveCommand& command);
int run(const ServeCommand& command);

}  // namespace nonet::cli
