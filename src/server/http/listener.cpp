#include "server/http/listener.h"

#include <chrono>
#include <utility>

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace nonet::server {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

tcp::endpoint resolve(const asio::any_io_executor& executor, const std::string& host,
                      std::uint16_t port, error_code& error) {
  const auto literal = asio::ip::make_address(host, error);
  if (!error) return {literal, port};
  tcp::resolver resolver{executor};
  const auto found = resolver.resolve(host, std::to_string(port), tcp::resolver::passive, error);
  return error ? tcp::endpoint{} : found.begin()->endpoint();
}

}  // namespace

tl::expected<tcp::acceptor, std::string> listen_on(const asio::any_io_executor& executor,
                                                   const std::string& host, std::uint16_t port) {
  error_code error;
  const tcp::endpoint endpoint = resolve(executor, host, port, error);
  tcp::acceptor acceptor{executor};
  if (!error) acceptor.open(endpoint.protocol(), error);
  // On a restart the connections of the last run may still linger in TIME_WAIT.
  if (!error) acceptor.set_option(tcp::acceptor::reuse_address{true}, error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(tcp::acceptor::max_listen_connections, error);
  if (!error) return acceptor;
  return tl::unexpected{"cannot listen on " + host + ":" + std::to_string(port) + ": " +
                        error.message()};
}

asio::awaitable<void> accept_clients(tcp::acceptor& acceptor, asio::io_context& context,
                                     std::function<void(tcp::socket)> on_client) {
  asio::steady_timer pause{acceptor.get_executor()};
  while (acceptor.is_open()) {
    error_code error;
    const asio::any_io_executor strand = asio::make_strand(context);
    tcp::socket socket =
        co_await acceptor.async_accept(strand, asio::redirect_error(asio::use_awaitable, error));
    if (!error) {
      on_client(std::move(socket));
    } else if (acceptor.is_open()) {
      // Out of file descriptors or memory: others will leave. Trying again at once would only burn
      // the processor, for the client stays in the queue.
      pause.expires_after(std::chrono::milliseconds{50});
      co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
    }
  }
}

}  // namespace nonet::server
