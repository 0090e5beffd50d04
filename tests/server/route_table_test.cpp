#include "server/message/route_table.h"

#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/message/target.h"

namespace nonet::server {
namespace {

Handler named(std::string name) {
  return [name](const Request&) {
    Response response;
    response.body = name;
    return response;
  };
}

RouteTable example() {
  return RouteTable{{
      {Method::get, "/", Work::light, named("root")},
      {Method::get, "/puzzle/daily", Work::light, named("daily")},
      {Method::get, "/puzzle/{id}", Work::heavy, named("puzzle")},
      {Method::delete_, "/puzzle/{id}", Work::heavy, named("delete")},
      {Method::post, "/game/{game}/move/{n}", Work::heavy, named("move")},
  }};
}

struct Case {
  const char* name;
  Method method;
  const char* path;
  int status;
  const char* answer;  // the handler's name, or the Allow header
  std::vector<std::pair<std::string, std::string>> parameters = {};
};

const Case kCases[] = {
    {"Root", Method::get, "/", 200, "root"},
    {"QueryIsNoPath", Method::get, "/?a=b", 200, "root"},
    {"HeadIsGet", Method::head, "/", 200, "root"},
    {"FirstRowWins", Method::get, "/puzzle/daily", 200, "daily"},
    {"Parameter", Method::get, "/puzzle/x7", 200, "puzzle", {{"id", "x7"}}},
    {"DecodedParameter", Method::get, "/puzzle/a%2Fb%20c", 200, "puzzle", {{"id", "a/b c"}}},
    {"SameRowOtherMethod", Method::delete_, "/puzzle/daily", 200, "delete", {{"id", "daily"}}},
    {"TwoParameters", Method::post, "/game/g/move/3", 200, "move", {{"game", "g"}, {"n", "3"}}},
    {"Unknown", Method::get, "/nix", 404, ""},
    {"TrailingSlash", Method::get, "/puzzle/daily/", 404, ""},
    {"EmptyParameter", Method::get, "/puzzle/", 404, ""},
    {"DoubledSlash", Method::get, "//puzzle/x", 404, ""},
    {"TooShort", Method::post, "/game/g/move", 404, ""},
    {"TooLong", Method::get, "/puzzle/x/y", 404, ""},
    {"CaseMatters", Method::get, "/Puzzle/x", 404, ""},
    {"DotsStay", Method::get, "/puzzle/../", 404, ""},
    {"WrongMethod", Method::post, "/", 405, "GET, HEAD"},
    {"WrongMethodOfTwo", Method::put, "/puzzle/x", 405, "GET, HEAD, DELETE"},
    {"HeadNeedsGet", Method::head, "/game/g/move/3", 405, "POST"},
};

class RouteTableTest : public ::testing::TestWithParam<Case> {};

TEST_P(RouteTableTest, Finds) {
  const Case& row = GetParam();
  const RouteTable table = example();
  const auto target = parse_target(row.path);
  ASSERT_TRUE(target) << target.error();
  const auto match = table.find(row.method, target->segments);
  if (row.status != 200) {
    ASSERT_FALSE(match);
    EXPECT_EQ(number(match.error().status), row.status);
    EXPECT_EQ(match.error().headers.find("Allow").value_or(""), row.answer);
    EXPECT_EQ(match.error().content_type, "application/problem+json");
    return;
  }
  ASSERT_TRUE(match);
  EXPECT_EQ(match->route->handler(Request{}).body, row.answer);
  Pairs parameters;
  for (const auto& [name, value] : row.parameters) parameters.add(name, value);
  EXPECT_EQ(match->parameters, parameters);
}

INSTANTIATE_TEST_SUITE_P(Paths, RouteTableTest, ::testing::ValuesIn(kCases),
                         [](const auto& row) { return std::string{row.param.name}; });

TEST(RouteTable, RefusesTablesThatCannotBeMeant) {
  const auto table_of = [](std::vector<const char*> patterns) {
    std::vector<Route> routes;
    for (const char* pattern : patterns)
      routes.push_back({Method::get, pattern, Work::light, named("x")});
    return RouteTable{std::move(routes)};
  };
  EXPECT_THROW(table_of({"healthz"}), std::logic_error);
  EXPECT_THROW(table_of({""}), std::logic_error);
  EXPECT_THROW(table_of({"/a//b"}), std::logic_error);
  EXPECT_THROW(table_of({"/a/"}), std::logic_error);
  EXPECT_THROW(table_of({"/{id"}), std::logic_error);
  EXPECT_THROW(table_of({"/{}"}), std::logic_error);
  EXPECT_THROW(table_of({"/a/{x}", "/a/{y}"}), std::logic_error);
  EXPECT_NO_THROW(table_of({"/a/{x}", "/a/b", "/{x}/b"}));
}

}  // namespace
}  // namespace nonet::server
