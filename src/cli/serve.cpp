// nonet serve
#include <chrono>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/terminal.h"
#include "server/server.h"

namespace nonet::cli {

int run(const ServeCommand& command) {
  server::ServerOptions options;
  options.host = command.host;
  options.port = command.port;
  const auto ended = server::run(std::move(options), [](const server::Address& address) {
    (void)write_all(STDOUT_FILENO,
                    fmt::format("Nonet is at {} (Ctrl-C stops it)\n", address.url()));
  });
  if (ended) return kFine;
  complain(ended.error());
  return kIoError;
}

}  // namespace nonet::cli
