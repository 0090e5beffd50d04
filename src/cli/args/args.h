// The command line as a person types it, turned into a Command.
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "cli/commands/commands.h"

namespace nonet::cli {

// Why nothing is to be run: help or version was asked for, or the usage is wrong.
struct Answered {
  int exit_code;
  std::string out;      // for standard output
  std::string problem;  // for standard error
};

tl::expected<Command, Answered> parse_arguments(int argc, const char* const* argv);

}  // namespace nonet::cli
