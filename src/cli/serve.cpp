// nonet serve
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/db_verb.h"
#include "cli/exit_code.h"
#include "cli/network.h"
#include "cli/terminal.h"
#include "server/library.h"
#include "server/server.h"
#include "server/static_files.h"

namespace nonet::cli {

namespace {

// build/web for build/release/nonet; empty when there is no website there.
std::string web_beside_program() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (error) return {};
  const std::string folder = (program.parent_path().parent_path() / "web").string();
  return server::StaticFiles::has_index(folder) ? folder : std::string{};
}

std::string greeting(const server::Address& address) {
  if (address.host != "0.0.0.0")
    return fmt::format("Nonet is at {} (Ctrl-C stops it)\n", address.url());
  std::string text = fmt::format("Nonet is at {} (Ctrl-C stops it)\n",
                                 server::Address{"localhost", address.port}.url());
  for (const std::string& host : network_addresses())
    text += fmt::format("On a phone in the same network: {}\n",
                        server::Address{host, address.port}.url());
  return text;
}

}  // namespace

int run(const ServeCommand& command) {
  server::ServerOptions options;
  options.host = command.host;
  options.port = command.port;
  options.threads = command.threads;
  options.site.web_root = command.web.empty() ? web_beside_program() : command.web;
  if (command.log)
    options.log = [](const server::LogEntry& entry) {
      (void)write_all(STDERR_FILENO, server::line_of(entry) + "\n");
    };
  auto database = open_database(command.db);
  if (!database) return database.error();
  options.site.database = *std::move(database);
  if (const auto stocked = server::stock(*options.site.database, store::now()); !stocked)
    return report_fault(stocked.error());
  const auto ended = server::run(std::move(options), [](const server::Address& address) {
    (void)write_all(STDOUT_FILENO, greeting(address));
  });
  if (ended) return kFine;
  complain(ended.error());
  return kIoError;
}

}  // namespace nonet::cli
