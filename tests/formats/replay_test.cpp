// Replays the fuzzers' seeds and everything they ever found.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "fuzz/properties.h"

namespace nonet::fuzz {
namespace {

namespace fs = std::filesystem;

// Each folder is named after the fuzzer that its files are for. Other rooms' folders are theirs.
void replay(const fs::path& folder) {
  if (!fs::exists(folder)) return;
  for (const auto& entry : fs::recursive_directory_iterator{folder}) {
    const std::string name = entry.path().parent_path().filename();
    const bool ours = name == "splitter" || formats::parse_format(name);
    if (!entry.is_regular_file() || !ours) continue;
    std::ifstream in{entry.path(), std::ios::binary};
    const std::string text{std::istreambuf_iterator<char>{in}, {}};
    EXPECT_EQ(complain(name, text), "") << entry.path();
  }
}

TEST(Replay, Seeds) { replay(fs::path{NONET_SOURCE_DIR} / "fuzz" / "seeds"); }
TEST(Replay, Findings) { replay(fs::path{NONET_SOURCE_DIR} / "fuzz" / "findings"); }

}  // namespace
}  // namespace nonet::fuzz
