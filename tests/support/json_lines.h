// How a line of --json begins, for tests that compare text.
#pragma once

#include <string>

namespace nonet::testing {

inline std::string head_of_line(const std::string& puzzle, const std::string& source = "argument",
                                int line = 1) {
  return R"({"schema":"nonet/1","source":")" + source + R"(","line":)" + std::to_string(line) +
         (puzzle.empty() ? "," : R"(,"puzzle":")" + puzzle + R"(",)");
}
// What follows the head.
inline std::string behind_head(const std::string& line, const std::string& puzzle) {
  return line.substr(line.find(puzzle) + puzzle.size());
}

}  // namespace nonet::testing
