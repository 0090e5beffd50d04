// Answers that are made while they are sent.
#include <atomic>
#include <chrono>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "server/api_client.h"
#include "server/test_server.h"
#include "support/http_client.h"
#include "support/patience.h"

namespace nonet::testing {
namespace {

using std::chrono::milliseconds;

// /lines?n streams n lines, /endless until nobody listens, /broken throws in the middle.
class Streaming : public ::testing::Test {
 protected:
  static server::ServerOptions short_grace() {
    auto options = quick_options();
    options.limits.grace_time = milliseconds{200};
    return options;
  }
  explicit Streaming(server::ServerOptions options = short_grace())
      : server_{server::Server::start(std::move(options), routes())} {}

  server::RouteTable routes() {
    using server::Request;
    using server::Stream;
    const auto streamed = [](server::StreamBody body) {
      server::Response response = text({});
      response.stream = std::move(body);
      return response;
    };
    const auto row = [&](std::string_view path, auto body) {
      return server::Route{server::Method::get, path, server::Work::heavy,
                           [=](const Request& r) { return streamed(body(r)); }};
    };
    return server::RouteTable{{
        row("/lines/{n}",
            [](const Request& r) -> server::StreamBody {
              return [n = std::stoi(std::string{*r.parameters.find("n")})](Stream& stream) {
                for (int i = 0; i < n; ++i) stream.write("line " + std::to_string(i) + "\n");
              };
            }),
        row("/endless",
            [this](const Request&) -> server::StreamBody {
              return [this](Stream& stream) {
                const std::string block(4096, 'x');
                while (stream.write(block)) ++written;
                ++ended;
              };
            }),
        row("/silent",
            [this](const Request&) -> server::StreamBody {
              return [this](Stream& stream) {
                stream.write("begin\n");
                while (!stream.closed()) std::this_thread::sleep_for(milliseconds{1});
                ++ended;
              };
            }),
        row("/broken",
            [](const Request&) -> server::StreamBody {
              return [](Stream& stream) {
                stream.write("half of it");
                throw std::runtime_error{"no more"};
              };
            }),
    }};
  }
  std::uint16_t port() const { return server_->address().port; }
  bool ends(int count) const {
    return comes_true([&] { return ended >= count; });
  }

  std::atomic<int> ended = 0;
  std::atomic<int> written = 0;
  tl::expected<server::Server, std::string> server_;
};

TEST_F(Streaming, ArrivesWholeInChunksAndTheConnectionGoesOn) {
  HttpClient client{port()};
  for (const int lines : {0, 1, 100, 50'000}) {
    const auto reply = client.request("GET", "/lines/" + std::to_string(lines));
    ASSERT_TRUE(reply) << lines;
    EXPECT_EQ(reply->status, 200);
    EXPECT_EQ(reply->header("transfer-encoding"), "chunked");
    EXPECT_EQ(reply->header("content-length"), "");
    std::string expected;
    for (int i = 0; i < lines; ++i) expected += "line " + std::to_string(i) + "\n";
    EXPECT_EQ(reply->body, expected);
  }
}

TEST_F(Streaming, HeadMakesNoBody) {
  HttpClient client{port()};
  const auto head = client.request("HEAD", "/endless");
  EXPECT_EQ(head->status, 200);
  EXPECT_EQ(client.request("GET", "/lines/1")->body, "line 0\n");
  EXPECT_EQ(written, 0);
}

TEST_F(Streaming, AnOldClientReadsToTheEnd) {
  HttpClient client{port()};
  client.send("GET /lines/2 HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
  const auto head = client.receive();
  ASSERT_TRUE(head);
  EXPECT_EQ(head->header("transfer-encoding"), "");
  EXPECT_EQ(head->header("connection"), "close");
  EXPECT_EQ(client.rest(), "line 0\nline 1\n");
}

TEST_F(Streaming, WaitsForASlowClientAndEndsWhenItLeaves) {
  {
    HttpClient client{port()};
    client.send("GET /endless HTTP/1.1\r\nHost: x\r\n\r\n");
    int before = -1;
    while (before != written) {  // until the buffers between us are full
      before = written;
      std::this_thread::sleep_for(milliseconds{300});
    }
    EXPECT_LT(written, 16'384) << "64 MiB that nobody took";
    EXPECT_EQ(ended, 0);
  }
  EXPECT_TRUE(ends(1));
}

TEST_F(Streaming, ABrokenAnswerDoesNotLookWhole) {
  HttpClient client{port()};
  EXPECT_FALSE(client.request("GET", "/broken"));
  EXPECT_EQ(HttpClient{port()}.request("GET", "/lines/1")->body, "line 0\n");
}

class LoggedStreaming : public Streaming {
 protected:
  LoggedStreaming() : Streaming{logging()} {}
  static server::ServerOptions logging() {
    notes_.clear();
    auto options = short_grace();
    options.log = [](const server::LogEntry& entry) {
      const std::scoped_lock lock{mutex_};
      if (!entry.note.empty()) notes_.push_back(entry.path + ": " + entry.note);
    };
    return options;
  }
  static inline std::mutex mutex_;
  static inline std::vector<std::string> notes_;
};

TEST_F(LoggedStreaming, WhyItBrokeIsInTheLog) {
  EXPECT_FALSE(HttpClient{port()}.request("GET", "/broken"));
  EXPECT_EQ(HttpClient{port()}.request("GET", "/lines/1")->body, "line 0\n");
  server_->stop();
  server_->wait();
  const std::scoped_lock lock{mutex_};
  EXPECT_EQ(notes_, std::vector<std::string>{"/broken: no more"});
}

TEST_F(Streaming, AStoppingServerGivesItTheGraceTimeAndNoMore) {
  HttpClient client{port()};
  client.send("GET /silent HTTP/1.1\r\nHost: x\r\n\r\n");
  ASSERT_TRUE(client.receive_head());
  server_->stop();
  server_->wait();
  EXPECT_EQ(ended, 1);
}

class ShortStreams : public Streaming {
 protected:
  ShortStreams() : Streaming{options()} {}
  static server::ServerOptions options() {
    auto options = quick_options();
    options.limits.stream_time = milliseconds{200};
    return options;
  }
};

TEST_F(ShortStreams, EndWhenTheirTimeIsUp) {
  HttpClient silent{port()};
  silent.send("GET /silent HTTP/1.1\r\nHost: x\r\n\r\n");
  HttpClient slow{port()};
  slow.send("GET /endless HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_TRUE(ends(2));
  EXPECT_FALSE(silent.receive());
}

TEST(Generate, TellsAsLinesWhatItMakes) {
  const ApiServer server;
  HttpClient client{server.port()};
  const std::string body = R"({"count":5,"seed":7})";
  client.send(
      "POST /api/generate HTTP/1.1\r\nHost: x\r\nAccept: application/x-ndjson\r\n"
      "Content-Length: " +
      std::to_string(body.size()) + "\r\n\r\n" + body);
  const auto reply = client.receive();
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->header("content-type"), "application/x-ndjson");
  std::vector<json::object> puzzles;
  std::string last;
  std::size_t begin = 0;
  for (auto end = reply->body.find('\n'); end != std::string::npos;
       begin = end + 1, end = reply->body.find('\n', begin)) {
    const json::object line = json::parse(reply->body.substr(begin, end - begin)).as_object();
    last = line.at("kind").as_string();
    if (last == "puzzle") puzzles.push_back(line);
    if (last == "end") EXPECT_EQ(line.at("ended"), "complete");
  }
  EXPECT_EQ(begin, reply->body.size()) << "the last line must be whole";
  EXPECT_EQ(last, "end");
  ASSERT_EQ(puzzles.size(), 5U);

  const json::value whole = json::parse(client.request("POST", "/api/generate", body)->body);
  for (std::size_t i = 0; i < puzzles.size(); ++i)
    EXPECT_EQ(puzzles[i].at("puzzle"), whole.at("puzzles").at(i).at("puzzle"));
}

TEST(Generate, AWrongWishIsRefusedBeforeTheStream) {
  const ApiServer server;
  HttpClient client{server.port()};
  client.send(
      "POST /api/generate HTTP/1.1\r\nHost: x\r\nAccept: application/x-ndjson\r\n"
      "Content-Length: 14\r\n\r\n{\"givens\":\"5\"}");
  const auto reply = client.receive();
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->status, 400);
  EXPECT_EQ(reply->header("content-type"), "application/problem+json");
}

TEST(Solve, TellsEveryEventAsALine) {
  const ApiServer server;
  HttpClient client{server.port()};
  const std::string body = std::string{R"({"mode":"steps","engine":"norvig","puzzle":")"} +
                           kPuzzle + "\",\"limit\":10000}";
  client.send(
      "POST /api/solve HTTP/1.1\r\nHost: x\r\nAccept: application/x-ndjson\r\nContent-Length: " +
      std::to_string(body.size()) + "\r\n\r\n" + body);
  const auto reply = client.receive();
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->header("content-type"), "application/x-ndjson");
  json::array events;
  std::size_t begin = 0;
  for (auto end = reply->body.find('\n'); end != std::string::npos;
       begin = end + 1, end = reply->body.find('\n', begin))
    events.push_back(json::parse(reply->body.substr(begin, end - begin)));
  EXPECT_EQ(begin, reply->body.size());
  const json::value whole = json::parse(client.request("POST", "/api/solve", body)->body);
  ASSERT_GT(events.size(), 10U);
  const json::value last = events.back();
  events.pop_back();
  EXPECT_EQ(json::value(events), whole.at("steps"));
  EXPECT_EQ(last.at("kind"), "end");
  EXPECT_EQ(last.at("solution"), whole.at("solution"));
  EXPECT_EQ(last.at("total"), whole.at("total"));
  EXPECT_TRUE(last.at("steps").as_array().empty());
}

// A board that takes longer than an I/O thread can spare still has its one solution proven.
TEST(Solve, WhatTakesLongerIsFinishedByAWorker) {
  const ApiServer server;
  ApiClient client{server};
  const Answer answer = client.post(
      "/api/solve",
      R"({"puzzle":"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"})");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.body.at("solutions").as_int64(), 1);
  EXPECT_TRUE(answer.body.at("complete").as_bool());
}

TEST(Lists, ComeAsLinesToThoseWhoAskForThem) {
  const ApiServer server;
  ApiClient client{server};
  const json::array engines = client.get("/api/engines").body.as_array();
  HttpClient lines{server.port()};
  lines.send("GET /api/engines HTTP/1.1\r\nHost: x\r\nAccept: application/x-ndjson\r\n\r\n");
  const auto reply = lines.receive();
  ASSERT_TRUE(reply);
  EXPECT_EQ(reply->header("content-type"), "application/x-ndjson");
  json::array read;
  std::istringstream text{reply->body};
  for (std::string line; std::getline(text, line);) read.push_back(json::parse(line));
  EXPECT_EQ(read, engines);

  lines.send(
      "GET /api/sudoku/solverSteps HTTP/1.1\r\nHost: x\r\nAccept: application/x-ndjson\r\n\r\n");
  const auto refused = lines.receive();  // a problem stays a problem
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->header("content-type"), "application/problem+json");
}

}  // namespace
}  // namespace nonet::testing
