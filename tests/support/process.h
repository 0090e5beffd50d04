// Runs a real program: arguments, standard input, signals, terminals; answers what it said.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace nonet::testing {

struct Finished {
  int exit_code = -1;  // -1: ended by a signal
  int signal = 0;
  long peak_kib = 0;  // most memory it had resident
  std::string out;
  std::string err;
  bool terminal_as_before = false;  // the modes of the terminal are those it had
};

// Keys for a terminal, pressed as soon as some new output holds `wait_for`.
struct Typed {
  std::string wait_for;
  std::string keys;
};

struct ProcessOptions {
  std::string input = {};
  std::vector<std::string> environment = {};  // NAME=value, beside the inherited ones
  bool terminal = false;         // standard output and error are a terminal (one text, `out`)
  unsigned short columns = 120;  // its width
  bool keyboard = false;  // with `terminal`: it is the session's own, and `keys` are typed there
  bool keyboard_is_input = true;        // it is also standard input; else that is `input`
  std::vector<Typed> keys = {};         // one after the other
  std::optional<long> memory_kib = {};  // like `ulimit -v`
  std::string out_file = {};            // standard output goes there instead
  // Called once with the process id, as soon as the output has `says` (or anything). For a `silent`
  // one: when it catches Ctrl-C, has been given its input, and has worked some time or sleeps.
  std::function<void(int pid)> when_running = {};
  std::string says = {};
  bool silent = false;
  bool close_output_early = false;  // read one block of the output, then close the pipe
  bool hold_input = false;          // leave standard input open after `input` until it ends
};

// Runs `program` to its end, at most kLongest (then it is killed and the exit code is -1).
Finished run_process(const std::string& program, const std::vector<std::string>& arguments,
                     const ProcessOptions& options = {});

// The nonet of this build.
std::string nonet_program();
Finished nonet(const std::vector<std::string>& arguments, const ProcessOptions& options = {});

}  // namespace nonet::testing
