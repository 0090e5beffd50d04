// One client: read a request, have it answered, write the answer, and again.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include "server/guard/admission.h"
#include "server/guard/heavy_places.h"
#include "server/guard/limits.h"
#include "server/http/pipe.h"
#include "server/http/response_head.h"
#include "server/http/translate.h"
#include "server/message/request_id.h"
#include "server/message/route_table.h"
#include "server/ops/metrics.h"
#include "server/ops/request_log.h"

namespace nonet::server {

// What all connections share. It outlives them.
struct Shared {
  const RouteTable& routes;
  const Limits& limits;
  const AdmissionRules& admission;
  const LogSink& log;  // none: no log
  boost::asio::thread_pool& workers;
  Metrics& metrics;
  HeavyPlaces heavy{limits.waiting_requests, limits.waiting_each, metrics};
  RequestIds ids{};
};

// Everything but `finish` and `abort` runs on the strand of the connection's socket.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(boost::asio::ip::tcp::socket socket, Shared& shared);

  // Until the client leaves, breaks a limit, or the server stops. Never throws for what a client
  // does.
  boost::asio::awaitable<void> run();

  // Instead of `run`: says that there is no place, if the client's buffer takes it at once.
  void turn_away();

  boost::asio::any_io_executor executor() { return stream_.get_executor(); }
  // Addresses that count as one client with the other end.
  const std::string& group() const { return group_; }

  // From any thread. The first lets a request that has begun be answered; the second does not.
  void finish();
  void abort();

 private:
  // A request as it was read, or the refusal of what could not be.
  struct Incoming {
    tl::expected<Arrival, Response> arrival;
    std::string method = "-";
    unsigned version = 11;
    bool head = false;
    bool keep_alive = false;
  };
  struct Outgoing {
    Response response;
    std::size_t row = Metrics::kNoRow;            // of the route table
    std::shared_ptr<HeavyPlaces::Place> place{};  // of a heavy one, until the last byte is made
  };

  boost::asio::awaitable<bool> wait_for_request();
  boost::asio::awaitable<bool> exchange();
  boost::asio::awaitable<std::optional<Incoming>> read();
  boost::asio::awaitable<void> answer(Arrival& arrival, Outgoing& outgoing);
  boost::asio::awaitable<void> work(const Route& route, const Request& request, Outgoing& outgoing);
  boost::asio::awaitable<bool> send(Outgoing& outgoing, const HeadOptions& options, bool head);
  boost::asio::awaitable<bool> send_stream(Outgoing& outgoing, std::string head, bool chunked);
  std::shared_ptr<Pipe> start_stream(Outgoing& outgoing);
  boost::asio::awaitable<void> hang_up();
  void record(const Incoming& incoming, const Outgoing& outgoing, Status status,
              std::chrono::steady_clock::time_point began) const;

  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;  // what has arrived and is not yet consumed
  boost::asio::steady_timer bell_;    // rung when a streamed answer has something to send
  Shared& shared_;
  std::string peer_;
  std::string group_;
  bool idle_ = false;      // waiting for a request that has not begun
  bool stopping_ = false;  // the answer under way is the last
  bool aborted_ = false;   // not even that
};

}  // namespace nonet::server
