// One client: read a request, have it answered, write the answer, and again.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include "server/server.h"
#include "server/translate.h"

namespace nonet::server {

// What all connections share. It outlives them.
struct Shared {
  const RouteTable& routes;
  const Limits& limits;
  const LogSink& log;
  boost::asio::thread_pool& workers;
  std::atomic<std::size_t> waiting = 0;  // heavy requests, running or queued
};

// Everything but `finish` and `abort` runs on the strand of the connection's socket.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(boost::asio::ip::tcp::socket socket, Shared& shared);

  // Until the client leaves, breaks a limit, or the server stops. Never throws for what a client
  // does.
  boost::asio::awaitable<void> run();

  boost::asio::any_io_executor executor() { return stream_.get_executor(); }

  // From any thread. The first lets a request that has begun be answered; the second does not.
  void finish();
  void abort();

 private:
  // A request as it was read, or the refusal of what could not be.
  struct Incoming {
    tl::expected<Request, Response> request;
    std::string method = "-";
    std::string path = "-";
    unsigned version = 11;
    bool head = false;
    bool keep_alive = false;
  };

  boost::asio::awaitable<bool> wait_for_request();
  boost::asio::awaitable<bool> exchange();
  boost::asio::awaitable<std::optional<Incoming>> read();
  boost::asio::awaitable<Response> answer(Request& request, std::string& note);
  boost::asio::awaitable<bool> write(WireResponse message, bool head);
  boost::asio::awaitable<void> hang_up();

  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;  // what has arrived and is not yet consumed
  Shared& shared_;
  bool idle_ = false;      // waiting for a request that has not begun
  bool stopping_ = false;  // the answer under way is the last
};

}  // namespace nonet::server
