#include "server/http/connection.h"

#include <array>
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
#include <fmt/format.h>

#include "server/guard/client_address.h"
#include "server/message/problem.h"

namespace nonet::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;
using Parser = http::request_parser<http::string_body>;

constexpr std::size_t kReadSize = 4096;
constexpr std::size_t kSmallBody = 16'384;  // cheaper to copy than to send apart

// What to say about bytes that are no acceptable request; nothing when nobody is left to hear it.
std::optional<Response> refusal_of(error_code error, const Limits& limits) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow)
    return problem(Status::header_too_large, "The request line and header may have " +
                                                 std::to_string(limits.header_bytes) + " bytes.");
  if (error == http::error::body_limit)
    return problem(Status::content_too_large,
                   "No body may have more than " + std::to_string(limits.body_bytes) + " bytes.");
  if (error == http::error::end_of_stream || error == http::error::partial_message)
    return std::nullopt;
  if (error.category() == http::make_error_code(http::error::bad_method).category())
    return problem(Status::bad_request, "This is not HTTP/1.1: " + error.message() + ".");
  return std::nullopt;
}

Response refusal_of(HeavyPlaces::Refusal reason) {
  const bool own = reason == HeavyPlaces::Refusal::own_share_taken;
  Response response =
      own ? problem(Status::too_many_requests,
                    "Your address has too many requests under way. Try again in a second.")
          : problem(Status::unavailable, "All workers are busy. Try again in a second.");
  response.headers.add("Retry-After", "1");
  return response;
}

Response failed(std::string why) {
  Response response = problem(Status::internal_error, "Something went wrong on our side.");
  response.note = std::move(why);
  return response;
}

// The answer of a handler that may throw.
template <class Answer>
Response guarded(const Answer& answer) {
  try {
    return answer();
  } catch (const std::exception& error) {
    return failed(error.what());
  } catch (...) {
    return failed("the handler threw something unknown");
  }
}

// As much of a request as has arrived already; mostly all of it, and then nothing is waited for.
error_code parse_arrived(Parser& parser, beast::flat_buffer& buffer) {
  error_code error;
  parser.eager(true);
  buffer.consume(parser.put(buffer.data(), error));
  return error == http::error::need_more ? error_code{} : error;
}

}  // namespace

Connection::Connection(asio::ip::tcp::socket socket, Shared& shared)
    : stream_{std::move(socket)},
      buffer_{shared.limits.header_bytes + 2 * kReadSize},
      bell_{stream_.get_executor()},
      shared_{shared} {
  error_code ignored;  // a client that left already shows at the first read
  stream_.socket().set_option(asio::ip::tcp::no_delay{true}, ignored);
  peer_ = plain_address(stream_.socket().remote_endpoint(ignored).address().to_string());
  group_ = group_of(peer_);
}

asio::awaitable<void> Connection::run() {
  // Not `while (co_await …)`: g++ 12 miscompiles a co_await in a loop's condition.
  bool more = co_await wait_for_request();
  while (more) {
    more = co_await exchange();
    if (more) more = co_await wait_for_request();
  }
}

void Connection::turn_away() {
  constexpr std::string_view kAnswer =
      "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\n"
      "Content-Length: 0\r\n\r\n";
  asio::ip::tcp::socket& socket = stream_.socket();
  error_code ignored;
  socket.non_blocking(true, ignored);
  socket.write_some(asio::buffer(kAnswer), ignored);
  socket.shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
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

  Outgoing outgoing;
  HeadOptions options{.version = incoming->version};
  if (incoming->arrival) {
    co_await answer(*incoming->arrival, outgoing);
    options.secure = incoming->arrival->request.secure;
    options.request_id = incoming->arrival->request.id;
  } else {
    outgoing.response = std::move(incoming->arrival.error());
  }
  const Status status = outgoing.response.status;
  const bool endless = outgoing.response.stream && incoming->version < 11;
  options.keep_alive = incoming->keep_alive && !stopping_ && !endless;
  const bool written = co_await send(outgoing, options, incoming->head);
  record(*incoming, outgoing, status, began);
  if (written && !options.keep_alive) co_await hang_up();
  co_return written&& options.keep_alive;
}

void Connection::record(const Incoming& incoming, const Outgoing& outgoing, Status status,
                        Clock::time_point began) const {
  const auto time = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began);
  shared_.metrics.answered(outgoing.row, status, time);
  if (!shared_.log) return;
  LogEntry entry{incoming.method, "-", status, time, outgoing.response.note, "-", peer_};
  if (incoming.arrival) {
    entry.path = incoming.arrival->request.path;
    entry.id = incoming.arrival->request.id;
    entry.address = incoming.arrival->request.client;
  }
  shared_.log(entry);
}

// Nothing when the client left or was too slow: the stream is closed by then.
asio::awaitable<std::optional<Connection::Incoming>> Connection::read() {
  const Limits& limits = shared_.limits;
  Parser parser;
  parser.header_limit(limits.header_bytes);
  parser.body_limit(limits.body_bytes);
  error_code error = parse_arrived(parser, buffer_);
  if (!error && !parser.is_done()) {
    stream_.expires_after(limits.request_time);
    if (!parser.is_header_done())
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
  }

  Incoming incoming;
  if (error) {
    std::optional<Response> refusal = refusal_of(error, limits);
    if (!refusal) co_return std::nullopt;
    incoming.arrival = tl::unexpected{std::move(*refusal)};
    co_return incoming;
  }
  const auto method = parser.get().method_string();
  incoming.method.assign(method.data(), method.size());
  incoming.head = parser.get().method() == http::verb::head;
  incoming.version = parser.get().version();
  const bool keep_alive = parser.keep_alive();
  incoming.arrival = from_wire(parser.release());
  incoming.keep_alive = incoming.arrival && keep_alive;
  co_return incoming;
}

asio::awaitable<void> Connection::answer(Arrival& arrival, Outgoing& outgoing) {
  const AdmissionRules& rules = shared_.admission;
  Request& request = arrival.request;
  Admitted admitted = admit(arrival, peer_, rules, shared_.ids);
  if (admitted.answer) {
    outgoing.response = std::move(*admitted.answer);
  } else if (auto match = shared_.routes.find(request.method, request.segments); !match) {
    outgoing.response = std::move(match.error());
  } else {
    outgoing.row = match->row;
    request.parameters = std::move(match->parameters);
    const Route& route = *match->route;
    if (route.work == Work::heavy)
      co_await work(route, request, outgoing);
    else
      outgoing.response = guarded([&] { return route.handler(request); });
  }
  if (outgoing.response.status == Status::unavailable &&
      !outgoing.response.headers.find("Retry-After"))
    outgoing.response.headers.add("Retry-After", "1");
  open_to_caller(outgoing.response, admitted, rules);
}

// A heavy request: at once if it turns out to be small, otherwise on a worker.
asio::awaitable<void> Connection::work(const Route& route, const Request& request,
                                       Outgoing& outgoing) {
  Rest rest = [&] { return route.handler(request); };
  if (route.at_once) {
    bool done = true;
    outgoing.response = guarded([&] {
      Begun begun = route.at_once(request);
      if (auto* answer = std::get_if<Response>(&begun)) return std::move(*answer);
      rest = std::get<Rest>(std::move(begun));
      done = false;
      return Response{};
    });
    if (done) co_return;
  }
  auto place = shared_.heavy.take(request.client == peer_ ? group_ : group_of(request.client));
  if (!place) {
    outgoing.response = refusal_of(place.error());
    co_return;
  }
  outgoing.place = std::make_shared<HeavyPlaces::Place>(std::move(*place));
  const auto job = [&]() -> asio::awaitable<Response> { co_return guarded(rest); };
  outgoing.response = co_await asio::co_spawn(shared_.workers, job, asio::use_awaitable);
  if (!outgoing.response.stream) outgoing.place.reset();
}

asio::awaitable<bool> Connection::send(Outgoing& outgoing, const HeadOptions& options, bool head) {
  Response& response = outgoing.response;
  std::string first = head_of(response, options);
  stream_.expires_after(shared_.limits.response_time);
  if (response.stream && !head)
    co_return co_await send_stream(outgoing, std::move(first), is_chunked(response, options));
  error_code error;
  if (head || response.body.size() <= kSmallBody) {
    if (!head) first += response.body;
    co_await asio::async_write(stream_, asio::buffer(first),
                               asio::redirect_error(asio::use_awaitable, error));
  } else {
    const std::array<asio::const_buffer, 2> both{asio::buffer(first), asio::buffer(response.body)};
    co_await asio::async_write(stream_, both, asio::redirect_error(asio::use_awaitable, error));
  }
  co_return !error;
}

// Has a worker make the body. The place among the heavy ones is its until it ends.
std::shared_ptr<Pipe> Connection::start_stream(Outgoing& outgoing) {
  const auto ring = [self = weak_from_this()] {
    const auto connection = self.lock();
    if (!connection) return;
    asio::post(connection->executor(), [connection] { connection->bell_.cancel(); });
  };
  auto pipe = std::make_shared<Pipe>(ring);
  asio::post(shared_.workers,
             [pipe, body = std::move(outgoing.response.stream), place = std::move(outgoing.place)] {
               const Response end = guarded([&] {
                 body(*pipe);
                 return Response{};
               });
               pipe->finish(end.status == Status::ok, end.note);
             });
  return pipe;
}

// True when the whole body was sent. All of it must be through within the time of a stream, so a
// slow reader holds a worker no longer than that.
asio::awaitable<bool> Connection::send_stream(Outgoing& outgoing, std::string head, bool chunked) {
  stream_.expires_after(shared_.limits.stream_time);
  bell_.expires_after(shared_.limits.stream_time);
  const std::shared_ptr<Pipe> pipe = start_stream(outgoing);
  error_code error;
  std::string bytes;
  std::string out = std::move(head);
  Pipe::Rest rest = Pipe::Rest::more;
  while (!error && !aborted_ && rest == Pipe::Rest::more) {
    rest = pipe->take(bytes);
    if (!bytes.empty()) out += chunked ? fmt::format("{:x}\r\n{}\r\n", bytes.size(), bytes) : bytes;
    if (chunked && rest == Pipe::Rest::whole) out += "0\r\n\r\n";
    if (!out.empty()) {
      co_await asio::async_write(stream_, asio::buffer(out),
                                 asio::redirect_error(asio::use_awaitable, error));
      out.clear();
    } else if (rest == Pipe::Rest::more) {
      // Nothing rings between `take` and here: the bell is rung on this strand.
      error_code rung;
      co_await bell_.async_wait(asio::redirect_error(asio::use_awaitable, rung));
      if (!rung) error = asio::error::timed_out;
    }
  }
  pipe->close();
  outgoing.response.note = pipe->note();
  co_return !error && !aborted_ && rest == Pipe::Rest::whole;
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
    self->aborted_ = true;
    self->bell_.cancel();
    self->stream_.close();
  });
}

}  // namespace nonet::server
