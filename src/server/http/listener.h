// The open door: binds an address and accepts clients.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <tl/expected.hpp>

namespace nonet::server {

// The error is a sentence: "cannot listen on 127.0.0.1:8080: Address already in use".
tl::expected<boost::asio::ip::tcp::acceptor, std::string> listen_on(
    const boost::asio::any_io_executor& executor, const std::string& host, std::uint16_t port);

// Accepts until the acceptor is closed; each socket gets a strand of `context` as its own. Runs on
// the acceptor's executor.
boost::asio::awaitable<void> accept_clients(
    boost::asio::ip::tcp::acceptor& acceptor, boost::asio::io_context& context,
    std::function<void(boost::asio::ip::tcp::socket)> on_client);

}  // namespace nonet::server
