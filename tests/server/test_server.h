// A server on a free port with routes that do what tests need, and limits that tests can wait for.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "server/message/store_problem.h"
#include "server/server.h"
#include "support/patience.h"

namespace nonet::testing {

// A door that handlers wait at until a test opens it.
class Gate {
 public:
  void pass() {
    std::unique_lock lock{mutex_};
    ++arrived_;
    changed_.notify_all();
    changed_.wait(lock, [this] { return open_; });
  }
  void open() {
    const std::scoped_lock lock{mutex_};
    open_ = true;
    changed_.notify_all();
  }
  // False when fewer than `count` came within kLongest.
  bool wait_for_arrivals(int count) {
    std::unique_lock lock{mutex_};
    return changed_.wait_for(lock, kLongest, [&] { return arrived_ >= count; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool open_ = false;
  int arrived_ = 0;
};

inline server::Response text(std::string body) {
  server::Response response;
  response.content_type = "text/plain; charset=utf-8";
  response.body = std::move(body);
  return response;
}

inline server::ServerOptions quick_options() {
  server::ServerOptions options;
  options.port = 0;
  options.threads = 2;
  options.io_threads = 2;
  options.limits.idle_time = std::chrono::hours{9};  // a busy machine hangs up on nobody
  options.limits.farewell_time = std::chrono::milliseconds{200};
  options.limits.waiting_each = options.limits.waiting_requests;  // all clients have one address
  return options;
}

// /echo answers its body, /light on the I/O thread, /wait when the gate opens, /throw and /trouble
// never well, /big with 64 MiB.
class TestServer {
 public:
  explicit TestServer(const server::ServerOptions& options = quick_options())
      : server_{server::Server::start(options, routes())} {
    if (!server_) throw std::runtime_error{server_.error()};
  }
  ~TestServer() { gate.open(); }
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;

  std::uint16_t port() const { return server_->address().port; }
  server::Server* operator->() { return &*server_; }

  Gate gate;

 private:
  server::RouteTable routes() {
    using server::Method;
    using server::Request;
    using server::Work;
    return server::RouteTable{{
        {Method::get, "/light", Work::light, [](const Request&) { return text("light"); }},
        {Method::post, "/echo", Work::heavy, [](const Request& r) { return text(r.body); }},
        {Method::get, "/echo/{word}", Work::heavy,
         [](const Request& r) { return text(std::string{*r.parameters.find("word")}); }},
        {Method::get, "/big", Work::heavy,
         [](const Request&) { return text(std::string(64 << 20, 'x')); }},
        {Method::get, "/wait", Work::heavy,
         [this](const Request&) {
           gate.pass();
           return text("waited");
         }},
        {Method::get, "/throw", Work::heavy,
         [](const Request&) -> server::Response { throw std::runtime_error{"secret reason"}; }},
        {Method::get, "/trouble", Work::heavy,
         [](const Request&) {
           return server::store_problem({store::StoreFault::disk_full, "the disk is full"});
         }},
    }};
  }

  tl::expected<server::Server, std::string> server_;
};

}  // namespace nonet::testing
