// How the server ends: what runs is finished, what waits is refused, nothing hangs.
#include <chrono>
#include <csignal>
#include <future>
#include <string>

#include <gtest/gtest.h>

#include "server/api_client.h"
#include "server/test_server.h"
#include "support/http_client.h"

namespace nonet::testing {
namespace {

using std::chrono::hours;
using std::chrono::milliseconds;

TEST(Stop, FinishesTheRequestThatRunsAndRefusesNewOnes) {
  TestServer server;
  HttpClient client{server.port()};
  client.send("GET /wait HTTP/1.1\r\nHost: x\r\n\r\n");
  ASSERT_TRUE(server.gate.wait_for_arrivals(1));
  HttpClient idle{server.port()};
  ASSERT_EQ(idle.request("GET", "/light")->status, 200);

  server->stop();
  EXPECT_TRUE(idle.closed_by_server());
  EXPECT_FALSE(HttpClient{server.port()}.connected());
  server.gate.open();
  const auto reply = client.receive();
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->body, "waited");
  EXPECT_EQ(reply->header("connection"), "close");
  EXPECT_TRUE(client.closed_by_server());
  server->wait();
}

TEST(Stop, FinishesARequestThatIsStillArriving) {
  TestServer server;
  HttpClient client{server.port()};
  client.send(
      "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n");
  ASSERT_EQ(client.receive()->status, 100);  // so the server is in the middle of it
  client.send("ab");
  server->stop();
  client.send("cd");
  EXPECT_EQ(client.receive()->body, "abcd");
  server->wait();
}

// Every limit that could end a connection is hours away: what returns has not waited for one.
server::ServerOptions endless_patience() {
  auto options = quick_options();
  options.limits.idle_time = options.limits.request_time = options.limits.response_time = hours{9};
  options.limits.grace_time = hours{9};
  return options;
}

TEST(Stop, WithoutClientsWaitsForNothing) {
  TestServer server{endless_patience()};
  server->stop();
  server->stop();
  server->wait();
}

TEST(Stop, DoesNotWaitForIdleClients) {
  TestServer server{endless_patience()};
  HttpClient used{server.port()};
  ASSERT_EQ(used.request("GET", "/light")->status, 200);
  HttpClient unused{server.port()};
  server->stop();
  server->wait();
}

TEST(Stop, CutsOffWhoeverOutstaysTheGraceTime) {
  auto options = endless_patience();
  options.limits.grace_time = milliseconds{100};
  TestServer server{options};
  HttpClient slow{server.port()};
  slow.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n");
  ASSERT_EQ(slow.receive()->status, 100);
  server->stop();
  server->wait();
  EXPECT_TRUE(slow.closed_by_server());
}

TEST(Stop, HappensWhenTheServerIsDestroyed) {
  std::uint16_t port = 0;
  {
    TestServer server;
    port = server.port();
    ASSERT_EQ(get(port, "/light")->status, 200);
  }
  EXPECT_FALSE(HttpClient{port}.connected());
}

TEST(Stop, FollowsASignalToTheProcess) {
  for (const int signal : {SIGINT, SIGTERM}) {
    std::promise<std::uint16_t> ready;
    auto port = ready.get_future();
    auto options = quick_options();
    options.site.database = stocked_database();
    auto result = std::async(std::launch::async, [&] {
      return server::run(options,
                         [&](const server::Address& address) { ready.set_value(address.port); });
    });
    EXPECT_EQ(get(port.get(), "/healthz")->status, 200);
    std::raise(signal);
    EXPECT_TRUE(result.get());
  }
}

TEST(Stop, RunReturnsTheReasonItCouldNotBegin) {
  TestServer first;
  auto options = quick_options();
  options.port = first.port();
  options.site.database = stocked_database();
  bool ready = false;
  const auto result = server::run(options, [&](const server::Address&) { ready = true; });
  ASSERT_FALSE(result);
  EXPECT_NE(result.error().find("Address already in use"), std::string::npos);
  EXPECT_FALSE(ready);
}

}  // namespace
}  // namespace nonet::testing
