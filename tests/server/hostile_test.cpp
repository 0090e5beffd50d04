// What clients do that they should not: the server answers or hangs up, and goes on.
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include "server/test_server.h"
#include "support/http_client.h"

namespace nonet::testing {
namespace {

using std::chrono::milliseconds;

struct Malformed {
  const char* name;
  std::string bytes;
  int status;
};

const Malformed kMalformed[] = {
    {"NoRequestLine", "\r\n\r\n\r\nnonsense\r\n\r\n", 400},
    {"OneWord", "GET\r\n\r\n", 400},
    {"NoVersion", "GET /light\r\n\r\n", 400},
    {"WrongVersion", "GET /light HTTP/9.9\r\nHost: x\r\n\r\n", 400},
    {"Http2Preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400},
    {"TlsHello", std::string{"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11}, 400},
    {"NulInTarget", std::string{"GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n", 29}, 400},
    {"BadFieldName", "GET /light HTTP/1.1\r\nHo st: x\r\n\r\n", 400},
    {"NoColon", "GET /light HTTP/1.1\r\nHost\r\n\r\n", 400},
    {"BadPercent", "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n", 400},
    {"RelativeTarget", "GET light HTTP/1.1\r\nHost: x\r\n\r\n", 400},
    {"NoHost", "GET /light HTTP/1.1\r\n\r\n", 400},
    {"TwoHosts", "GET /light HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400},
    {"LengthIsNoNumber", "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: ten\r\n\r\n", 400},
    {"NegativeLength", "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", 400},
    {"TwoLengths",
     "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400},
    {"LengthAndChunked",
     "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n"
     "0\r\n\r\n",
     400},
    {"BadChunk", "POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400},
    {"HugeHeader", "GET /light HTTP/1.1\r\nHost: x\r\nA: " + std::string(20'000, 'a') + "\r\n\r\n",
     431},
    {"HugeTarget", "GET /" + std::string(20'000, 'a') + " HTTP/1.1\r\nHost: x\r\n\r\n", 431},
    {"EndlessHeader", "GET /light HTTP/1.1\r\n" + std::string(20'000, 'a'), 431},
    {"HugeLength", "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\nabc", 413},
    {"HugeBody",
     "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n" + std::string(5000, 'b'),
     413},
    {"HugeChunks",
     "POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1388\r\n" +
         std::string(5000, 'b') + "\r\n0\r\n\r\n",
     413},
};

class MalformedRequest : public ::testing::TestWithParam<Malformed> {};

TEST_P(MalformedRequest, IsRefusedAndTheServerGoesOn) {
  auto options = quick_options();
  options.limits.header_bytes = 1024;
  options.limits.body_bytes = 4096;
  TestServer server{options};
  HttpClient client{server.port()};
  client.send(GetParam().bytes);
  const auto reply = client.receive();
  ASSERT_TRUE(reply) << "hung up without a word";
  EXPECT_EQ(reply->status, GetParam().status) << reply->body;
  EXPECT_EQ(reply->header("content-type"), "application/problem+json");
  EXPECT_EQ(reply->header("connection"), "close");
  EXPECT_TRUE(client.closed_by_server());
  EXPECT_EQ(get(server.port(), "/light")->status, 200);
}

INSTANTIATE_TEST_SUITE_P(Bytes, MalformedRequest, ::testing::ValuesIn(kMalformed),
                         [](const auto& row) { return std::string{row.param.name}; });

TEST(Limits, AreNotOffByOne) {
  auto options = quick_options();
  options.limits.body_bytes = 4096;
  TestServer server{options};
  EXPECT_EQ(HttpClient{server.port()}.request("POST", "/echo", std::string(4096, 'b'))->status,
            200);
  EXPECT_EQ(HttpClient{server.port()}.request("POST", "/echo", std::string(4097, 'b'))->status,
            413);
}

TEST(Limits, ALargeBodyWithinThemArrivesWhole) {
  TestServer server;
  std::string body(1024 * 1024, 'b');
  body.front() = 'a';
  body.back() = 'z';
  EXPECT_EQ(HttpClient{server.port()}.request("POST", "/echo", body)->body, body);
}

TEST(SlowClients, ThatSayNothingAreDropped) {
  auto options = quick_options();
  options.limits.idle_time = milliseconds{100};
  TestServer server{options};
  HttpClient silent{server.port()};
  EXPECT_TRUE(silent.closed_by_server());

  HttpClient between{server.port()};
  EXPECT_EQ(between.request("GET", "/light")->status, 200);
  EXPECT_TRUE(between.closed_by_server());
}

TEST(SlowClients, ThatDripAByteAtATimeAreDropped) {
  auto options = quick_options();
  options.limits.request_time = milliseconds{200};
  options.limits.idle_time = std::chrono::hours{9};
  constexpr int kMostBytes = 3000;  // fewer than either request still lacks
  TestServer server{options};
  for (const char* begin : {"GET /light HTTP/1.1\r\nA: ",
                            "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n"}) {
    HttpClient client{server.port()};
    bool alive = client.send(begin);
    for (int sent = 0; alive && sent < kMostBytes; ++sent) {
      std::this_thread::sleep_for(milliseconds{20});
      alive = client.send("a");
    }
    EXPECT_FALSE(alive) << begin;
  }
}

TEST(SlowClients, ThatDoNotTakeTheirAnswerAreDropped) {
  std::mutex mutex;
  std::condition_variable changed;
  bool answered = false;
  auto options = quick_options();
  options.limits.response_time = milliseconds{200};
  options.log = [&](const server::LogEntry&) {
    const std::scoped_lock lock{mutex};
    answered = true;
    changed.notify_all();
  };
  TestServer server{options};
  HttpClient client{server.port()};
  client.send("GET /big HTTP/1.1\r\nHost: x\r\n\r\n");
  std::unique_lock lock{mutex};
  changed.wait(lock, [&] { return answered; });
  lock.unlock();
  EXPECT_FALSE(client.receive()) << "the answer cannot have arrived whole";
}

TEST(SlowClients, ThatLeaveInTheMiddleAreForgotten) {
  TestServer server;
  for (int i = 0; i < 50; ++i) {
    HttpClient client{server.port()};
    client.send(i % 2 == 0 ? "GET /li"
                           : "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n");
  }
  HttpClient impatient{server.port()};
  impatient.send("GET /wait HTTP/1.1\r\nHost: x\r\n\r\n");
  ASSERT_TRUE(server.gate.wait_for_arrivals(1));
  impatient.close();
  server.gate.open();
  EXPECT_EQ(get(server.port(), "/light")->status, 200);
}

TEST(Crowds, BeyondTheLimitAreTurnedAway) {
  auto options = quick_options();
  options.limits.connections = 5;
  TestServer server{options};
  std::vector<HttpClient> inside;
  for (int i = 0; i < 5; ++i) {
    inside.emplace_back(server.port());
    ASSERT_EQ(inside.back().request("GET", "/light")->status, 200);
  }
  HttpClient outside{server.port()};
  const auto refused = outside.receive();
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->status, 503);
  EXPECT_EQ(refused->header("retry-after"), "5");
  EXPECT_TRUE(outside.closed_by_server());
  EXPECT_EQ(inside.front().request("GET", "/light")->status, 200);
}

// Client and server share the process and so its file descriptors: the client takes the last one,
// connects, and the server cannot accept until another is given back.
TEST(Crowds, ThatTakeEveryFileDescriptorDoNotEndTheListener) {
  TestServer server;
  ASSERT_EQ(get(server.port(), "/light")->status, 200);
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit few{std::min<rlim_t>(before.rlim_cur, 128), before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &few), 0);

  HttpClient client = HttpClient::unconnected();
  std::vector<int> taken;
  for (int fd = 0; (fd = ::open("/dev/null", O_RDONLY)) >= 0;) taken.push_back(fd);
  EXPECT_TRUE(client.connect(server.port()));
  EXPECT_TRUE(client.send("GET /light HTTP/1.1\r\nHost: x\r\n\r\n"));
  std::this_thread::sleep_for(milliseconds{150});  // several attempts to accept fail meanwhile
  for (const int fd : taken) ::close(fd);
  const auto reply = client.receive();
  setrlimit(RLIMIT_NOFILE, &before);
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->status, 200);
}

}  // namespace
}  // namespace nonet::testing
