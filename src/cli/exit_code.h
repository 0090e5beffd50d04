// What the program answers to the shell.
#pragma once

namespace nonet::cli {

enum ExitCode : int {
  kFine = 0,
  kFailed = 1,  // some puzzle had no (or no unique) solution, or could not be read
  kWrongUsage = 2,
  kIoError = 3,
  kInterrupted = 130,
};

}  // namespace nonet::cli
