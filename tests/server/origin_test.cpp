// Which pages may have a browser change something here.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/guard/origin_check.h"
#include "server/test_server.h"
#include "support/http_client.h"

namespace nonet::testing {
namespace {

using server::Caller;
using server::Provenance;

struct OriginRow {
  const char* name;
  Provenance provenance;
  Caller caller;
};

const OriginRow kRows[] = {
    {"NoBrowser", {.host = "nonet.example"}, Caller::own},
    {"OwnPage", {.origin = "http://nonet.example", .host = "nonet.example"}, Caller::own},
    {"OwnPort", {.origin = "http://localhost:8080", .host = "localhost:8080"}, Caller::own},
    {"OwnThroughTls", {.origin = "https://nonet.example", .host = "nonet.example"}, Caller::own},
    {"DefaultPort", {.origin = "https://nonet.example", .host = "nonet.example:443"}, Caller::own},
    {"CaseOfNames", {.origin = "http://Nonet.Example", .host = "NONET.example"}, Caller::own},
    {"OtherPort", {.origin = "http://localhost:3000", .host = "localhost:8080"}, Caller::foreign},
    {"OtherHost", {.origin = "http://evil.example", .host = "nonet.example"}, Caller::foreign},
    {"HostAsBeginning",
     {.origin = "http://nonet.example.evil.example", .host = "nonet.example"},
     Caller::foreign},
    {"HostAsEnd", {.origin = "http://evilnonet.example", .host = "nonet.example"}, Caller::foreign},
    {"HostAsUser",
     {.origin = "http://nonet.example@evil.example", .host = "nonet.example"},
     Caller::foreign},
    {"PlainPageOfTheTlsSite",
     {.origin = "http://nonet.example", .host = "nonet.example", .secure = true},
     Caller::foreign},
    {"OtherScheme", {.origin = "ftp://nonet.example", .host = "nonet.example"}, Caller::foreign},
    {"Nonsense", {.origin = "nonsense", .host = "nonet.example"}, Caller::foreign},
    {"EmptyHost", {.origin = "http://", .host = ""}, Caller::foreign},
    {"NullOrigin", {.origin = "null", .host = "nonet.example"}, Caller::foreign},
    {"OwnFormWithoutReferrer",
     {.origin = "null", .fetch_site = "same-origin", .host = "nonet.example"},
     Caller::own},
    {"CrossSite", {.fetch_site = "cross-site", .host = "nonet.example"}, Caller::foreign},
    {"SameSiteOnly", {.fetch_site = "same-site", .host = "nonet.example"}, Caller::foreign},
    {"Typed", {.fetch_site = "none", .host = "nonet.example"}, Caller::own},
    {"OriginOutweighsFetchSite",
     {.origin = "http://evil.example", .fetch_site = "same-origin", .host = "nonet.example"},
     Caller::foreign},
    {"OwnReferer",
     {.referer = "http://nonet.example/play?x=1", .host = "nonet.example"},
     Caller::own},
    {"OtherReferer",
     {.referer = "http://evil.example/http://nonet.example/", .host = "nonet.example"},
     Caller::foreign},
    {"Allowed", {.origin = "https://Friend.example:443", .host = "nonet.example"}, Caller::allowed},
    {"AllowedOtherScheme",
     {.origin = "http://friend.example", .host = "nonet.example"},
     Caller::foreign},
};

class Origins : public ::testing::TestWithParam<OriginRow> {};

TEST_P(Origins, AreToldApart) {
  const std::vector<std::string> allowed{"https://friend.example"};
  EXPECT_EQ(server::caller_of(GetParam().provenance, allowed), GetParam().caller);
}
INSTANTIATE_TEST_SUITE_P(Table, Origins, ::testing::ValuesIn(kRows),
                         [](const auto& row) { return std::string{row.param.name}; });

TEST(Origin, AStarAllowsEverySiteButNoNonsense) {
  const std::vector<std::string> all{"*"};
  EXPECT_EQ(server::caller_of({.origin = "https://any.example", .host = "x"}, all),
            Caller::allowed);
  EXPECT_EQ(server::caller_of({.origin = "null", .host = "x"}, all), Caller::foreign);
}

std::string request(const std::string& method, const std::string& headers,
                    const std::string& path = "/who") {
  return method + " " + path + " HTTP/1.1\r\nHost: nonet.example\r\nContent-Length: 0\r\n" +
         headers + "\r\n";
}

// /who answers the cookie that it sees, and sets one.
class CrossOrigin : public ::testing::Test {
 protected:
  static server::RouteTable routes() {
    using server::Method;
    const auto who = [](const server::Request& r) {
      server::Response response = text(std::string{r.headers.find("cookie").value_or("none")});
      response.headers.add("Set-Cookie", "a=b");
      return response;
    };
    std::vector<server::Route> rows;
    for (const Method method :
         {Method::get, Method::post, Method::put, Method::patch, Method::delete_})
      rows.push_back({method, "/who", server::Work::light, who});
    return server::RouteTable{std::move(rows)};
  }
  static server::ServerOptions options() {
    auto options = quick_options();
    options.admission.allow_origins = {"https://friend.example"};
    return options;
  }
  Reply ask(const std::string& text) {
    HttpClient client{server_->address().port};
    client.send(text);
    return client.receive().value_or(Reply{});
  }
  tl::expected<server::Server, std::string> server_ = server::Server::start(options(), routes());
};

TEST_F(CrossOrigin, NothingIsChangedForAForeignPage) {
  for (const char* method : {"POST", "PUT", "PATCH", "DELETE"}) {
    for (const char* header :
         {"Origin: https://evil.example\r\n", "Origin: null\r\n", "Sec-Fetch-Site: cross-site\r\n",
          "Referer: https://evil.example/x\r\n"}) {
      const Reply reply = ask(request(method, header));
      EXPECT_EQ(reply.status, 403) << method << header;
      EXPECT_EQ(reply.header("content-type"), "application/problem+json");
      EXPECT_NE(reply.body.find("\"foreign-origin\""), std::string::npos);
      EXPECT_EQ(reply.header("set-cookie"), "");
    }
    EXPECT_EQ(ask(request(method, "")).status, 200);
    EXPECT_EQ(ask(request(method, "Origin: http://nonet.example\r\n")).status, 200);
  }
}

TEST_F(CrossOrigin, ReadingIsAnsweredWithoutCookiesAndWithoutLeave) {
  const Reply reply = ask(request("GET", "Origin: https://evil.example\r\nCookie: secret=1\r\n"));
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.body, "none");
  EXPECT_EQ(reply.header("access-control-allow-origin"), "");
  EXPECT_EQ(ask(request("GET", "Cookie: own=1\r\n")).body, "own=1");
}

TEST_F(CrossOrigin, AnAllowedSiteMayCallButNotAsThePlayer) {
  const Reply reply =
      ask(request("POST", "Origin: https://friend.example\r\nCookie: secret=1\r\n"));
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.body, "none");
  EXPECT_EQ(reply.header("set-cookie"), "");
  EXPECT_EQ(reply.header("access-control-allow-origin"), "https://friend.example");
  EXPECT_EQ(reply.header("access-control-allow-credentials"), "");
  EXPECT_EQ(reply.header("vary"), "Origin");
}

TEST_F(CrossOrigin, APreflightIsAnsweredForAllowedSitesOnly) {
  const std::string asks = "Access-Control-Request-Method: POST\r\n";
  const Reply yes = ask(request("OPTIONS", "Origin: https://friend.example\r\n" + asks));
  EXPECT_EQ(yes.status, 204);
  EXPECT_EQ(yes.header("access-control-allow-origin"), "https://friend.example");
  EXPECT_NE(yes.header("access-control-allow-methods").find("POST"), std::string::npos);
  EXPECT_NE(yes.header("access-control-allow-headers").find("Authorization"), std::string::npos);
  const Reply no = ask(request("OPTIONS", "Origin: https://evil.example\r\n" + asks));
  EXPECT_EQ(no.status, 405);
  EXPECT_EQ(no.header("access-control-allow-origin"), "");
}

}  // namespace
}  // namespace nonet::testing
