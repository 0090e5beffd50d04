// What a well-behaved client sees, over a real socket.
#include "server/server.h"

#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/test_server.h"
#include "support/http_client.h"

namespace nonet::testing {
namespace {

TEST(Server, AnswersOnBothKindsOfThread) {
  TestServer server;
  EXPECT_EQ(get(server.port(), "/light")->body, "light");
  EXPECT_EQ(get(server.port(), "/echo/hello%20you")->body, "hello you");
  EXPECT_EQ(HttpClient{server.port()}.request("POST", "/echo", "a body")->body, "a body");
}

TEST(Server, DoesAtOnceWhatItCanAndTheRestOnAWorker) {
  using server::Request;
  const auto quick = [](const Request& r) -> server::Begun {
    if (r.body == "throw") throw std::runtime_error{"secret"};
    if (r.body == "small") return text("at once");
    return server::Rest{[] { return text("by a worker"); }};
  };
  const auto server = server::Server::start(
      quick_options(),
      server::RouteTable{{{server::Method::post, "/do", server::Work::heavy, {}, quick}}});
  ASSERT_TRUE(server);
  HttpClient client{server->address().port};
  EXPECT_EQ(client.request("POST", "/do", "small")->body, "at once");
  EXPECT_EQ(client.request("POST", "/do", "large")->body, "by a worker");
  const auto failed = client.request("POST", "/do", "throw");
  EXPECT_EQ(failed->status, 500);
  EXPECT_EQ(failed->body.find("secret"), std::string::npos);
}

TEST(Server, RefusesUnknownPathsAndMethods) {
  TestServer server;
  HttpClient client{server.port()};
  const auto missing = client.request("GET", "/nix");
  EXPECT_EQ(missing->status, 404);
  EXPECT_EQ(missing->header("content-type"), "application/problem+json");
  const auto wrong = client.request("DELETE", "/light");
  EXPECT_EQ(wrong->status, 405);
  EXPECT_EQ(wrong->header("allow"), "GET, HEAD");
  EXPECT_EQ(client.request("BREW", "/light")->status, 501);
}

TEST(Server, HeadHasTheLengthButNoBody) {
  TestServer server;
  HttpClient client{server.port()};
  const auto head = client.request("HEAD", "/light");
  EXPECT_EQ(head->status, 200);
  EXPECT_EQ(head->header("content-length"), "5");
  EXPECT_EQ(client.request("GET", "/light")->body, "light") << "the connection must be in step";
}

TEST(Server, HeadOfAnErrorHasNoBodyEither) {
  TestServer server;
  HttpClient client{server.port()};
  EXPECT_EQ(client.request("HEAD", "/nix")->status, 404);
  EXPECT_EQ(client.request("GET", "/light")->body, "light");
}

TEST(Server, EveryAnswerCarriesTheSecurityHeaders) {
  TestServer server;
  HttpClient client{server.port()};
  std::vector<Reply> replies;
  for (const char* path : {"/light", "/nix", "/throw"})
    replies.push_back(*client.request("GET", path));
  client.send("nonsense\r\n\r\n");
  replies.push_back(*client.receive());
  for (const Reply& reply : replies) {
    EXPECT_EQ(reply.header("content-security-policy").find("default-src 'none'"), 0U);
    EXPECT_EQ(reply.header("content-security-policy").find("unsafe"), std::string::npos);
    EXPECT_EQ(reply.header("x-content-type-options"), "nosniff");
    EXPECT_EQ(reply.header("referrer-policy"), "no-referrer");
    EXPECT_NE(reply.header("date"), "");
  }
}

TEST(Server, KeepsTheConnectionAndAnswersPipelinedRequestsInOrder) {
  TestServer server;
  HttpClient client{server.port()};
  std::string requests;
  for (int i = 0; i < 50; ++i)
    requests += "GET /echo/" + std::to_string(i) + " HTTP/1.1\r\nHost: x\r\n\r\n";
  ASSERT_TRUE(client.send(requests));
  for (int i = 0; i < 50; ++i) EXPECT_EQ(client.receive()->body, std::to_string(i));
}

TEST(Server, ClosesWhenAskedTo) {
  TestServer server;
  HttpClient polite{server.port()};
  polite.send("GET /light HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(polite.receive()->header("connection"), "close");
  EXPECT_TRUE(polite.closed_by_server());

  HttpClient old{server.port()};
  old.send("GET /light HTTP/1.0\r\n\r\n");
  EXPECT_EQ(old.receive()->body, "light");
  EXPECT_TRUE(old.closed_by_server());
}

TEST(Server, AnswersAClientThatHasEndedItsSide) {
  TestServer server;
  HttpClient client{server.port()};
  client.send("GET /echo/late HTTP/1.1\r\nHost: x\r\n\r\n");
  client.end_sending();
  EXPECT_EQ(client.receive()->body, "late");
}

TEST(Server, ReadsChunkedBodies) {
  TestServer server;
  HttpClient client{server.port()};
  client.send(
      "POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
      "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
  EXPECT_EQ(client.receive()->body, "abcde");
}

TEST(Server, TellsAClientThatAsksFirstToContinue) {
  TestServer server;
  HttpClient client{server.port()};
  client.send(
      "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n");
  EXPECT_EQ(client.receive()->status, 100);
  client.send("abc");
  EXPECT_EQ(client.receive()->body, "abc");
}

TEST(Server, HidesWhatAHandlerThrewAndLogsIt) {
  std::mutex mutex;
  std::vector<server::LogEntry> log;
  auto options = quick_options();
  options.log = [&](const server::LogEntry& entry) {
    const std::scoped_lock lock{mutex};
    log.push_back(entry);
  };
  {
    TestServer server{options};
    HttpClient client{server.port()};
    const auto reply = client.request("GET", "/throw?token=hidden");
    EXPECT_EQ(reply->status, 500);
    EXPECT_EQ(reply->body.find("secret"), std::string::npos);
    EXPECT_EQ(client.request("GET", "/trouble")->status, 503);
    EXPECT_EQ(client.request("GET", "/light")->status, 200);
    client.send("nonsense\r\n\r\n");
    EXPECT_EQ(client.receive()->status, 400);
  }
  ASSERT_EQ(log.size(), 4U);
  EXPECT_EQ(log[0].method + " " + log[0].path, "GET /throw");
  EXPECT_EQ(log[0].status, server::Status::internal_error);
  EXPECT_EQ(log[0].note, "secret reason");
  EXPECT_EQ(log[1].status, server::Status::unavailable);
  EXPECT_EQ(log[1].note, "the disk is full");
  EXPECT_EQ(log[2].status, server::Status::ok);
  EXPECT_EQ(log[2].note, "");
  EXPECT_EQ(log[3].method + " " + log[3].path, "- -");
}

TEST(Server, AnswersTwoHundredClientsAtOnce) {
  TestServer server;
  std::vector<HttpClient> clients;
  for (int i = 0; i < 200; ++i) clients.emplace_back(server.port());
  for (int round = 0; round < 3; ++round) {
    for (std::size_t i = 0; i < clients.size(); ++i)
      ASSERT_TRUE(
          clients[i].send("GET /echo/" + std::to_string(i) + " HTTP/1.1\r\nHost: x\r\n\r\n"));
    for (std::size_t i = 0; i < clients.size(); ++i) {
      const auto reply = clients[i].receive();
      ASSERT_TRUE(reply);
      EXPECT_EQ(reply->body, std::to_string(i));
    }
  }
}

TEST(Server, StaysHealthyAndSaysSoWhenTheWorkersAreBusy) {
  auto options = quick_options();
  options.limits.waiting_requests = 2;  // both run, so both have been read when both have arrived
  TestServer server{options};
  std::vector<HttpClient> busy;
  for (int i = 0; i < 2; ++i) {
    busy.emplace_back(server.port());
    busy.back().send("GET /wait HTTP/1.1\r\nHost: x\r\n\r\n");
  }
  ASSERT_TRUE(server.gate.wait_for_arrivals(2));
  const auto refused = get(server.port(), "/echo/x");
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->status, 503);
  EXPECT_EQ(refused->header("retry-after"), "1");
  EXPECT_EQ(get(server.port(), "/light")->body, "light");
  server.gate.open();
  for (HttpClient& client : busy) EXPECT_EQ(client.receive()->body, "waited");
}

TEST(Server, SaysWhyItCannotListen) {
  TestServer first;
  auto options = quick_options();
  options.port = first.port();
  const auto second = server::Server::start(options, server::RouteTable{{}});
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error(), "cannot listen on 127.0.0.1:" + std::to_string(first.port()) +
                                ": Address already in use");
  options.host = "203.0.113.7";
  const auto elsewhere = server::Server::start(options, server::RouteTable{{}});
  ASSERT_FALSE(elsewhere);
  EXPECT_NE(elsewhere.error().find("Cannot assign requested address"), std::string::npos);
}

TEST(Server, NamesItsAddress) {
  EXPECT_EQ((server::Address{"127.0.0.1", 8080}.url()), "http://127.0.0.1:8080/");
  EXPECT_EQ((server::Address{"::1", 80}.url()), "http://[::1]:80/");
}

}  // namespace
}  // namespace nonet::testing
