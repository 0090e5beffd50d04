#include "server/server.h"

#include <algorithm>
#include <csignal>
#include <exception>
#include <new>
#include <thread>
#include <utility>
#include <vector>

#include <boost/asio/bind_executor.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/http/connection.h"
#include "server/http/connection_set.h"
#include "server/http/listener.h"
#include "server/ops/housekeeping.h"
#include "server/routes/routes.h"

namespace nonet::server {

namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

unsigned worker_count(const ServerOptions& options) {
  return options.threads > 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
}

unsigned io_thread_count(const ServerOptions& options) {
  return options.io_threads > 0 ? options.io_threads
                                : std::max(1U, std::thread::hardware_concurrency() / 2);
}

// Behind a proxy every connection has the same address.
ConnectionSet::Limit connection_limit(const ServerOptions& options) {
  const Limits& limits = options.limits;
  return {limits.connections,
          options.admission.behind_proxy ? limits.connections : limits.connections_each};
}

}  // namespace

std::string Address::url() const {
  const bool v6 = host.find(':') != std::string::npos;
  return "http://" + (v6 ? "[" + host + "]" : host) + ":" + std::to_string(port) + "/";
}

// The moving parts and their wiring. The I/O threads run until nothing is left to do: no listener,
// no connection, no timer. So `stop` only has to see that all of these end.
//
// Members are destroyed from the last to the first: what hangs in `context_` may refer to all
// above.
class Server::Machine {
 public:
  Machine(ServerOptions options, RouteTable routes)
      : options_{std::move(options)},
        routes_{std::move(routes)},
        workers_{worker_count(options_)},
        connections_{connection_limit(options_), [this] { cancel_grace(); }},
        context_{static_cast<int>(io_thread_count(options_))} {
    metrics().watch(routes_);
  }

  ~Machine() {
    try {
      stop();
      wait();
    } catch (...) {
      std::terminate();  // threads that cannot be ended must not outlive what they use
    }
  }
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  tl::expected<void, std::string> start() {
    auto acceptor = listen_on(control_, options_.host, options_.port);
    if (!acceptor) return tl::unexpected{std::move(acceptor.error())};
    acceptor_ = std::move(*acceptor);
    address_ = {options_.host, acceptor_.local_endpoint().port()};
    asio::co_spawn(control_,
                   accept_clients(acceptor_, context_,
                                  [this](tcp::socket socket) { admit(std::move(socket)); }),
                   asio::detached);
    if (options_.stop_on_signals) watch_signals();
    for (unsigned i = 0; i < io_thread_count(options_); ++i)
      io_threads_.emplace_back([this] { context_.run(); });
    return {};
  }

  const Address& address() const { return address_; }

  void stop() {
    asio::post(control_, [this] { begin_stop(); });
  }

  void wait() {
    for (std::jthread& thread : io_threads_)
      if (thread.joinable()) thread.join();
    workers_.join();
  }

 private:
  void watch_signals() {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](error_code error, int) {
      if (!error) begin_stop();
    });
  }

  // On the control strand, as everything that touches acceptor, signals and grace timer.
  void begin_stop() {
    if (!acceptor_.is_open()) return;
    error_code ignored;
    acceptor_.close(ignored);
    signals_.clear(ignored);  // a second signal does what it does by default: ends the process
    signals_.cancel(ignored);
    if (!connections_.close()) return;
    grace_.expires_after(options_.limits.grace_time);
    grace_.async_wait([this](error_code error) {
      if (!error) connections_.abort_all();
    });
  }

  void cancel_grace() {
    asio::post(control_, [this] { grace_.cancel(); });
  }

  void admit(tcp::socket socket) {
    try {
      auto connection = std::make_shared<Connection>(std::move(socket), shared_);
      using enum ConnectionSet::Entry;
      const auto entry = connections_.add(connection);
      if (entry == full) metrics().refused(Metrics::Refused::connection);
      if (entry == own_share_taken) metrics().refused(Metrics::Refused::connection_of_address);
      if (entry != inside) return connection->turn_away();
      metrics().connections(+1);
      asio::co_spawn(
          connection->executor(), [connection] { return connection->run(); },
          [this, connection](const std::exception_ptr&) {
            metrics().connections(-1);
            connections_.remove(*connection);
          });
    } catch (const std::bad_alloc&) {
      return;  // this client is lost; the listener goes on for the others
    }
  }

  Metrics& metrics() { return *options_.site.metrics; }

  const ServerOptions options_;
  const RouteTable routes_;
  asio::thread_pool workers_;
  Shared shared_{routes_,      options_.limits, options_.admission,
                 options_.log, workers_,        *options_.site.metrics};
  ConnectionSet connections_;
  Address address_{};
  asio::io_context context_;
  asio::strand<asio::io_context::executor_type> control_ = asio::make_strand(context_);
  tcp::acceptor acceptor_{control_};
  asio::signal_set signals_{control_};
  asio::steady_timer grace_{control_};
  std::vector<std::jthread> io_threads_;
};

tl::expected<Server, std::string> Server::start(ServerOptions options, RouteTable routes) {
  auto machine = std::make_unique<Machine>(std::move(options), std::move(routes));
  if (auto started = machine->start(); !started) return tl::unexpected{std::move(started.error())};
  return Server{std::move(machine)};
}

Server::Server(std::unique_ptr<Machine> machine) : machine_{std::move(machine)} {}
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;
Server::~Server() = default;

const Address& Server::address() const { return machine_->address(); }
void Server::stop() { machine_->stop(); }
void Server::wait() { machine_->wait(); }

tl::expected<void, std::string> run(ServerOptions options,
                                    const std::function<void(const Address&)>& on_ready) {
  options.stop_on_signals = true;
  auto routes = make_routes(options.site);
  if (!routes) return tl::unexpected{std::move(routes.error())};
  const Housekeeping housekeeping{options.site.database, options.site.sessions, options.log};
  auto server = Server::start(std::move(options), std::move(*routes));
  if (!server) return tl::unexpected{std::move(server.error())};
  if (on_ready) on_ready(server->address());
  server->wait();
  return {};
}

}  // namespace nonet::server
