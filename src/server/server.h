// The HTTP server as the rest of the program sees it: options in, an error value or a running
// server out. Asio and Beast stay behind this door.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include <tl/expected.hpp>

#include "server/guard/admission_rules.h"
#include "server/guard/limits.h"
#include "server/ops/request_log.h"
#include "server/routes/routes.h"

namespace nonet::server {

struct ServerOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;  // 0 picks a free one
  unsigned threads = 0;       // workers for heavy handlers; 0: one for each core
  unsigned io_threads = 1;    // for reading, writing and light handlers; 0: half of the cores
  // SIGINT and SIGTERM stop the server; a second one ends the process as it would without us.
  bool stop_on_signals = false;
  Limits limits;
  AdmissionRules admission;
  SiteOptions site;  // for `run`; its metrics are those that the server counts in
  LogSink log;       // none: no log
};

struct Address {
  std::string host;
  std::uint16_t port;
  std::string url() const;  // "http://127.0.0.1:8080/"
};

// A server that answers from `start` until `stop`. Destroying it stops it and waits.
class Server {
 public:
  // The error says what failed and why:
  // "cannot listen on 127.0.0.1:8080: Address already in use".
  static tl::expected<Server, std::string> start(ServerOptions options, RouteTable routes);

  Server(Server&&) noexcept;
  Server& operator=(Server&&) noexcept;
  ~Server();

  const Address& address() const;

  // Refuses new connections and requests, finishes what runs. Returns at once; from any thread.
  void stop();
  // Returns when the server has stopped and its threads have ended.
  void wait();

 private:
  class Machine;
  explicit Server(std::unique_ptr<Machine> machine);
  std::unique_ptr<Machine> machine_;
};

// Serves the site until SIGINT or SIGTERM, then stops gracefully. `on_ready` is called once, when
// the first request can be answered.
tl::expected<void, std::string> run(ServerOptions options,
                                    const std::function<void(const Address&)>& on_ready);

}  // namespace nonet::server
