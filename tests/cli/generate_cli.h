// nonet generate as a process, for all tests of it.
#pragma once

#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/folder_test.h"
#include "support/process.h"

namespace nonet::testing {

using Words = std::vector<std::string>;

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

inline Words generating(Words more) {
  more.insert(more.begin(), "generate");
  return more;
}

class GenerateCli : public FolderTest {
 protected:
  // How many kinds of puzzles another command finds in it.
  std::size_t kinds(const std::string& text) const {
    const Finished done = nonet({"canon", "--unique", "-"}, {.input = text});
    EXPECT_EQ(done.exit_code, 0) << done.err;
    return lines_of(done.out).size();
  }
};

}  // namespace nonet::testing
