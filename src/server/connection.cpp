#include "server/connection.h"

#include <exception>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/write.hpp>

#include "server/problem.h"

namespace nonet::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;
using Parser = http::request_parser<http::string_body>;

constexpr std::size_t kReadSize = 4096;

// What to say about bytes that are no acceptable request; nothing when nobody is left to hear it.
std::optional<Response> refusal_of(error_code error, const Limits& limits) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow)
    return problem(Status::header_too_large, "The request line and header may have " +
                                                 std::to_string(limits.header_bytes) + " bytes.");
  if (error == http::error::body_limit)
    return problem(Status::content_too_large,
                   "The body may have " + std::to_string(limits.body_bytes) + " bytes.");
  if (error == http::error::end_of_stream || error == http::error::partial_message)
    return std::nullopt;
  if (error.category() == http::make_error_code(http::error::bad_method).category())
    return problem(Status::bad_request, "This is not HTTP/1.1: " + error.message() + ".");
  return std::nullopt;
}

Response call(const Handler& handler, const Request& request, std::string& note) {
  try {
    return handler(request);
  } catch (const std::exception& error) {
    note = error.what();
  } catch (...) {
    note = "the handler threw something unknown";
  }
  return problem(Status::internal_error, "Something went wrong on our side.");
}

// A place among the heavy requests, given back at the end of its scope.
class Place {
 public:
  Place(std::atomic<std::size_t>& taken, std::size_t limit)
      : taken_{taken}, free_{taken.fetch_add(1) < limit} {}
  ~Place() { taken_.fetch_sub(1); }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  bool free() const { return free_; }

 private:
  std::atomic<std::size_t>& taken_;
  bool free_;
};

}  // namespace

Connection::Connection(asio::ip::tcp::socket socket, Shared& shared)
    : stream_{std::move(socket)},
      buffer_{shared.limits.header_bytes + 2 * kReadSize},
      shared_{shared} {
  error_code ignored;  // a client that left already shows at the first read
  stream_.socket().set_option(asio::ip::tcp::no_delay{true}, ignored);
}

asio::awaitable<void> Connection::run() {
  // Not `while (co_await …)`: g++ 12 miscompiles a co_await in a loop's condition.
  bool more = co_await wait_for_request();
  while (more) {
    more = co_await exchange();
    if (more) more = co_await wait_for_request();
  }
}

// True when the first bytes of a request are there.
asio::awaitable<bool> Connection::wait_for_request() {
  if (stopping_) co_return false;
  if (buffer_.size() > 0) co_return true;  // sent in advance of our last answer
  idle_ = true;
  stream_.expires_after(shared_.limits.idle_time);
  error_code error;
  const std::size_t bytes = co_await stream_.async_read_some(
      buffer_.prepare(kReadSize), asio::redirect_error(asio::use_awaitable, error));
  idle_ = false;
  buffer_.commit(bytes);
  co_return !error;
}

// One request and its answer. True when another may follow.
asio::awaitable<bool> Connection::exchange() {
  const auto began = Clock::now();
  std::optional<Incoming> incoming = co_await read();
  if (!incoming) co_return false;

  std::string note;
  Response response;
  if (incoming->request)
    response = co_await answer(*incoming->request, note);
  else
    response = std::move(incoming->request.error());

  const Status status = response.status;
  const bool keep_alive = incoming->keep_alive && !stopping_;
  const bool written =
      co_await write(to_wire(std::move(response), incoming->version, keep_alive), incoming->head);
  if (shared_.log) {
    const auto time = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began);
    shared_.log({incoming->method, incoming->path, status, time, note});
  }
  if (written && !keep_alive) co_await hang_up();
  co_return written&& keep_alive;
}

// Nothing when the client left or was too slow: the stream is closed by then.
asio::awaitable<std::optional<Connection::Incoming>> Connection::read() {
  Parser parser;
  parser.header_limit(shared_.limits.header_bytes);
  parser.body_limit(shared_.limits.body_bytes);
  stream_.expires_after(shared_.limits.request_time);
  error_code error;
  co_await http::async_read_header(stream_, buffer_, parser,
                                   asio::redirect_error(asio::use_awaitable, error));
  const bool asks_first =
      !error && beast::iequals(parser.get()[http::field::expect], "100-continue");
  if (asks_first && !parser.is_done())
    co_await asio::async_write(stream_, asio::buffer("HTTP/1.1 100 Continue\r\n\r\n", 25),
                               asio::redirect_error(asio::use_awaitable, error));
  if (!error)
    co_await http::async_read(stream_, buffer_, parser,
                              asio::redirect_error(asio::use_awaitable, error));

  Incoming incoming;
  if (error) {
    std::optional<Response> refusal = refusal_of(error, shared_.limits);
    if (!refusal) co_return std::nullopt;
    incoming.request = tl::unexpected{std::move(*refusal)};
    co_return incoming;
  }
  const auto method = parser.get().method_string();
  incoming.method.assign(method.data(), method.size());
  incoming.head = parser.get().method() == http::verb::head;
  incoming.version = parser.get().version();
  incoming.request = from_wire(parser.release());
  if (incoming.request) {
    incoming.path = incoming.request->path;
    incoming.keep_alive = parser.keep_alive();
  }
  co_return incoming;
}

asio::awaitable<Response> Connection::answer(Request& request, std::string& note) {
  auto match = shared_.routes.find(request.method, request.segments);
  if (!match) co_return std::move(match.error());
  request.parameters = std::move(match->parameters);
  const Handler& handler = match->route->handler;
  if (match->route->work == Work::light) co_return call(handler, request, note);

  const Place place{shared_.waiting, shared_.limits.waiting_requests};
  if (!place.free()) {
    Response busy = problem(Status::unavailable, "All workers are busy. Try again in a second.");
    busy.headers.add("Retry-After", "1");
    co_return busy;
  }
  const auto job = [&]() -> asio::awaitable<Response> { co_return call(handler, request, note); };
  co_return co_await asio::co_spawn(shared_.workers, job, asio::use_awaitable);
}

asio::awaitable<bool> Connection::write(WireResponse message, bool head) {
  http::response_serializer<http::string_body> serializer{message};
  stream_.expires_after(shared_.limits.response_time);
  error_code error;
  if (head)
    co_await http::async_write_header(stream_, serializer,
                                      asio::redirect_error(asio::use_awaitable, error));
  else
    co_await http::async_write(stream_, serializer,
                               asio::redirect_error(asio::use_awaitable, error));
  co_return !error;
}

// Closing with unread bytes would reset the connection and could take our last answer with it. So:
// say that we are done, and let the client hang up, for a while.
asio::awaitable<void> Connection::hang_up() {
  error_code error;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, error);
  stream_.expires_after(shared_.limits.farewell_time);
  buffer_.clear();
  while (!error) {
    co_await stream_.async_read_some(buffer_.prepare(kReadSize),
                                     asio::redirect_error(asio::use_awaitable, error));
  }
}

void Connection::finish() {
  asio::post(stream_.get_executor(), [self = shared_from_this()] {
    self->stopping_ = true;
    if (self->idle_) self->stream_.cancel();
  });
}

void Connection::abort() {
  asio::post(stream_.get_executor(), [self = shared_from_this()] {
    self->stopping_ = true;
    self->stream_.close();
  });
}

}  // namespace nonet::server
