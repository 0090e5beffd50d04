// Who sent a request, and what it is called.
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/guard/client_address.h"
#include "server/message/request_id.h"
#include "server/test_server.h"
#include "support/http_client.h"

namespace nonet::testing {
namespace {

TEST(ClientAddress, IsTheLastThatTheProxyNames) {
  using server::forwarded_client;
  EXPECT_EQ(forwarded_client("203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(forwarded_client("6.6.6.6, 203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(forwarded_client("6.6.6.6,203.0.113.7:5000"), "203.0.113.7");
  EXPECT_EQ(forwarded_client("2001:DB8::1"), "2001:db8::1");
  EXPECT_EQ(forwarded_client(" [2001:db8::1]:443 "), "2001:db8::1");
  EXPECT_EQ(forwarded_client("::ffff:203.0.113.7"), "203.0.113.7");
  for (const char* wrong : {"", "unknown", "203.0.113.7, ", "1.2.3", "[", "203.0.113.7\"x"})
    EXPECT_EQ(forwarded_client(wrong), "") << wrong;
}

TEST(ClientAddress, AHouseholdCountsAsOne) {
  using server::group_of;
  EXPECT_EQ(group_of("203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(group_of("2001:db8:1:2::3"), group_of("2001:db8:1:2:ffff::9"));
  EXPECT_NE(group_of("2001:db8:1:2::3"), group_of("2001:db8:1:3::3"));
}

TEST(RequestId, IsShortPlainAndNewEachTime) {
  server::RequestIds ids;
  std::set<std::string> seen;
  for (int i = 0; i < 1000; ++i) {
    const std::string id = ids.next();
    EXPECT_TRUE(server::is_request_id(id)) << id;
    EXPECT_TRUE(seen.insert(id).second);
  }
  for (const char* wrong : {"", "a b", "a\"b", "a\nb", "ä"})
    EXPECT_FALSE(server::is_request_id(wrong));
  EXPECT_FALSE(server::is_request_id(std::string(65, 'a')));
}

// Answers what it was told about the client.
class Told : public ::testing::Test {
 protected:
  Reply ask(bool behind_proxy, const std::string& headers) {
    auto options = quick_options();
    options.admission.behind_proxy = behind_proxy;
    options.log = [this](const server::LogEntry& entry) {
      const std::scoped_lock lock{mutex_};
      log.push_back(entry);
    };
    const auto who = [](const server::Request& r) {
      return text(r.client + (r.secure ? " tls " : " plain ") + r.id);
    };
    const auto server = server::Server::start(
        options, server::RouteTable{{{server::Method::get, "/who", server::Work::light, who}}});
    HttpClient client{server->address().port};
    client.send("GET /who?token=secret HTTP/1.1\r\nHost: x\r\n" + headers + "\r\n");
    return client.receive().value_or(Reply{});
  }
  std::vector<server::LogEntry> log;  // read when the server has ended

 private:
  std::mutex mutex_;
};

const std::string kForwarded =
    "X-Forwarded-For: 6.6.6.6, 203.0.113.7\r\nX-Forwarded-Proto: https\r\n"
    "X-Request-Id: from-proxy.1\r\nCookie: secret\r\nAuthorization: Bearer secret\r\n";

TEST_F(Told, AProxyIsBelievedOnlyWhereThereIsOne) {
  const Reply direct = ask(false, kForwarded);
  EXPECT_TRUE(direct.body.starts_with("127.0.0.1 plain ")) << direct.body;
  EXPECT_EQ(direct.body.find("from-proxy"), std::string::npos);
  EXPECT_EQ(direct.header("strict-transport-security"), "");

  const Reply behind = ask(true, kForwarded);
  EXPECT_EQ(behind.body, "203.0.113.7 tls from-proxy.1");
  EXPECT_EQ(behind.header("x-request-id"), "from-proxy.1");
  EXPECT_EQ(behind.header("strict-transport-security"), "max-age=31536000");

  const Reply odd = ask(true, "X-Forwarded-For: me\r\nX-Request-Id: a b\r\n");
  EXPECT_TRUE(odd.body.starts_with("127.0.0.1 plain ")) << odd.body;
  EXPECT_TRUE(server::is_request_id(odd.header("x-request-id")));
}

TEST_F(Told, TheLogNamesTheRequestAndKeepsItsSecrets) {
  const Reply reply = ask(true, kForwarded);
  ASSERT_EQ(log.size(), 1U);
  const std::string line = server::line_of(log[0]);
  EXPECT_TRUE(line.starts_with("id=from-proxy.1 method=GET path=/who status=200 ms=")) << line;
  EXPECT_TRUE(line.ends_with(" address=203.0.113.7")) << line;
  EXPECT_EQ(line.find("secret"), std::string::npos);
}

TEST_F(Told, RefusalsHaveANameToo) {
  auto options = quick_options();
  TestServer server{options};
  HttpClient client{server.port()};
  for (const char* path : {"/nix", "/light", "/throw"})
    EXPECT_TRUE(server::is_request_id(client.request("GET", path)->header("x-request-id"))) << path;
}

}  // namespace
}  // namespace nonet::testing
