#include "support/running.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <system_error>

#include <signal.h>

namespace nonet::testing {

namespace {

namespace fs = std::filesystem;

fs::path folder_of(pid_t pid) { return fs::path{"/proc"} / std::to_string(pid); }

// The fields of a file `stat` from the state on: the name before them may hold anything.
std::istringstream fields_of(const fs::path& stat) {
  std::ifstream file{stat};
  const std::string text{std::istreambuf_iterator<char>{file}, {}};
  const auto name_end = text.rfind(')');
  return std::istringstream{name_end == text.npos ? "" : text.substr(name_end + 1)};
}

}  // namespace

// Bit n-1 of a number in hexadecimal is signal n.
bool catches_ctrl_c(pid_t pid) {
  std::ifstream status{folder_of(pid) / "status"};
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("SigCgt:"))
      return (std::stoull(line.substr(7), nullptr, 16) >> (SIGINT - 1) & 1U) != 0;
  return false;
}

long processor_time(pid_t pid) {
  std::istringstream fields = fields_of(folder_of(pid) / "stat");
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  long user = 0;
  long system = 0;
  fields >> user >> system;
  return user + system;
}

bool sleeps(pid_t pid) {
  bool any = false;
  std::error_code gone;
  for (fs::directory_iterator thread{folder_of(pid) / "task", gone}, end; !gone && thread != end;
       thread.increment(gone)) {
    char state = '?';
    fields_of(thread->path() / "stat") >> state;
    if (state != 'S') return false;
    any = true;
  }
  return any;
}

}  // namespace nonet::testing
