#include "server/message/target.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::server {
namespace {

struct GoodCase {
  const char* name;
  const char* text;
  const char* path;
  std::vector<std::string> segments;
  std::vector<std::pair<std::string, std::string>> query = {};
};

const GoodCase kGood[] = {
    {"Root", "/", "/", {}},
    {"Plain", "/a/b", "/a/b", {"a", "b"}},
    {"Decoded", "/a%20b/%C3%A4", "/a%20b/%C3%A4", {"a b", "\xC3\xA4"}},
    {"SlashInSegment", "/a%2Fb", "/a%2Fb", {"a/b"}},
    {"TrailingSlash", "/a/", "/a/", {"a", ""}},
    {"Query", "/a?x=1&y=a+b%2Bc&z", "/a", {"a"}, {{"x", "1"}, {"y", "a b+c"}, {"z", ""}}},
    {"EmptyQuery", "/a?", "/a", {"a"}, {{"", ""}}},
    {"WholeAddress", "http://example.org/a?x=1", "/a", {"a"}, {{"x", "1"}}},
    {"AddressWithoutPath", "http://example.org", "/", {}},
    {"PlusInPath", "/a+b", "/a+b", {"a+b"}},
};

class GoodTarget : public ::testing::TestWithParam<GoodCase> {};

TEST_P(GoodTarget, IsTakenApart) {
  const GoodCase& row = GetParam();
  const auto target = parse_target(row.text);
  ASSERT_TRUE(target) << target.error();
  EXPECT_EQ(target->path, row.path);
  EXPECT_EQ(target->segments, row.segments);
  Pairs query;
  for (const auto& [name, value] : row.query) query.add(name, value);
  EXPECT_EQ(target->query, query);
}

INSTANTIATE_TEST_SUITE_P(Targets, GoodTarget, ::testing::ValuesIn(kGood),
                         [](const auto& row) { return std::string{row.param.name}; });

TEST(BadTarget, IsRefusedWithAReason) {
  for (const char* text : {"", "*", "a/b", "/a%2", "/a%zz", "/a b", "/a?x=%", "/\x80", "/a#b"}) {
    const auto target = parse_target(text);
    ASSERT_FALSE(target) << text;
    EXPECT_NE(target.error().find("no valid path"), std::string::npos) << target.error();
  }
}

}  // namespace
}  // namespace nonet::server
