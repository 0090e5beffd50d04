// The pages of the site, as a browser gets them.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "server/api_client.h"
#include "server/message/problem.h"
#include "server/routes/routes.h"
#include "server/server.h"
#include "server/test_server.h"
#include "support/http_client.h"

namespace nonet::testing {
namespace {

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
  return found;
}

class Site : public ::testing::Test {
 protected:
  Site()
      : server_{server::Server::start(quick_options(),
                                      *server::make_routes({.database = stocked_database()}))} {}
  Reply get(std::string_view path) {
    const auto reply = testing::get(server_->address().port, path);
    EXPECT_TRUE(reply) << path;
    return reply.value_or(Reply{});
  }

 private:
  tl::expected<server::Server, std::string> server_;
};

TEST_F(Site, HealthAnswers) {
  const Reply reply = get("/healthz");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.header("content-type"), "application/json");
  EXPECT_EQ(reply.body, "{\"status\":\"ok\"}\n");
}

TEST_F(Site, WithoutAWebsiteAPageSaysWhereTheApiIs) {
  const Reply reply = get("/");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.header("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(count(reply.body, "tools/web build"), 1U);
}

TEST_F(Site, StartPageKeepsToItsOwnPolicy) {
  const Reply page = get("/");
  for (const char* banned : {"<script", "<style", " style=", "javascript:", "http://", "https://"})
    EXPECT_EQ(count(page.body, banned), 0U) << banned;
}

TEST_F(Site, EveryLinkOfTheStartPageLeadsSomewhere) {
  const std::string page = get("/").body;
  int links = 0;
  for (auto at = page.find("href=\""); at != page.npos; at = page.find("href=\"", at + 1)) {
    const auto begin = at + 6;
    const std::string link = page.substr(begin, page.find('"', begin) - begin);
    EXPECT_EQ(get(link).status, 200) << link;
    ++links;
  }
  EXPECT_EQ(links, 1);
}

TEST(Problem, IsADocumentWithReason) {
  const server::Response response = server::problem(server::Status::bad_request, "not \"good\"\n");
  EXPECT_EQ(response.content_type, "application/problem+json");
  EXPECT_EQ(response.body,
            "{\"type\":\"about:blank\",\"title\":\"Bad request\",\"status\":400,"
            "\"detail\":\"not \\\"good\\\"\\n\"}\n");
}

}  // namespace
}  // namespace nonet::testing
