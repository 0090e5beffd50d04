// What all finders have in common.
#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "formats/hodoku.h"
#include "logic/siblings.h"
#include "logic/technique.h"

namespace nonet::logic {
namespace {

// On the example of each technique: no step after the one with which a sink has enough, and the
// answer says so.
TEST(Finders, EndWhereTheSinkHasEnough) {
  std::ifstream in{std::filesystem::path{NONET_SOURCE_DIR} / "docs/techniques/examples.txt"};
  int techniques = 0;
  for (std::string text; std::getline(in, text);) {
    if (text.empty() || text.starts_with('#')) continue;
    const std::string key = text.substr(0, text.find(' '));
    const auto id = parse_technique(key);
    const auto line = formats::read_library_line(text.substr(text.find(' ') + 1));
    ASSERT_TRUE(id && line) << text;
    const Technique& t = technique(*id);
    int steps = 0;
    const bool goes_on = t.find(line->grid, t, [&](Step&&) {
      ++steps;
      return false;
    });
    EXPECT_FALSE(goes_on) << key;
    EXPECT_EQ(steps, 1) << key;
    ++techniques;
  }
  EXPECT_GT(techniques, 100);
}

// Loops, chains and nets: the forms of one size are one choice. Those of other families are not.
TEST(Finders, FormsOfAFamilyAreOneChoice) {
  const auto are = [](const char* a, const char* b) {
    const Technique& one = technique(parse_technique(a).value());
    const Technique& other = technique(parse_technique(b).value());
    EXPECT_EQ(are_siblings(one, other), are_siblings(other, one)) << a << ' ' << b;
    return are_siblings(one, other);
  };
  EXPECT_TRUE(are("continuous-nice-loop", "discontinuous-nice-loop"));
  EXPECT_TRUE(are("continuous-nice-loop", "aic"));
  EXPECT_TRUE(are("forcing-net-contradiction", "forcing-net-verity"));
  EXPECT_FALSE(are("continuous-nice-loop", "grouped-continuous-nice-loop"));
  EXPECT_FALSE(are("forcing-chain-verity", "forcing-net-verity"));
  EXPECT_FALSE(are("x-wing", "finned-x-wing"));
  EXPECT_FALSE(are("naked-pair", "hidden-pair"));
}

}  // namespace
}  // namespace nonet::logic
