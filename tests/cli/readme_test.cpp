// Every console example of the README is typed and must answer exactly what stands there.
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/process.h"

namespace nonet::testing {
namespace {

struct Example {
  std::string command;
  std::string answer;
};

std::vector<Example> examples_of(const std::string& path) {
  std::vector<Example> examples;
  std::ifstream in{path};
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("```")) {
      inside = line == "```console";
    } else if (inside && line.starts_with("$ ")) {
      examples.push_back({line.substr(2), ""});
    } else if (inside) {
      examples.back().answer += line + "\n";
    }
  }
  return examples;
}

TEST(Readme, EveryExampleAnswersAsShown) {
  const auto examples = examples_of(NONET_SOURCE_DIR "/README.md");
  EXPECT_GE(examples.size(), 5U);
  for (const Example& example : examples) {
    const Finished done =
        run_process("/usr/bin/env",
                    {"bash", "-c",
                     "nonet() { " + nonet_program() + " \"$@\"; }; " + example.command + " 2>&1"});
    EXPECT_EQ(done.out, example.answer) << example.command;
  }
}

}  // namespace
}  // namespace nonet::testing
