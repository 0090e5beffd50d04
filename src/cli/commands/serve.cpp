// nonet serve
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands/commands.h"
#include "cli/commands/db_verb.h"
#include "cli/commands/serve_log.h"
#include "cli/commands/serve_settings.h"
#include "cli/exit_code.h"
#include "cli/network.h"
#include "cli/screen/terminal.h"
#include "cli/text_file.h"
#include "play/stored/library.h"
#include "server/server.h"
#include "server/site/static_files.h"

namespace nonet::cli {

namespace {

// build/web for build/release/nonet, share/nonet/web for an installed one; empty when there is no
// website there.
std::string web_beside_program() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (error) return {};
  for (const char* place : {"web", "share/nonet/web"}) {
    const std::string folder = (program.parent_path().parent_path() / place).string();
    if (server::StaticFiles::has_index(folder)) return folder;
  }
  return {};
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

// The settings, or the exit code when the reason has been told.
tl::expected<Configured, int> settings_for(const ServeCommand& command) {
  std::vector<std::vector<Given>> sources{command.flags, from_environment(std::getenv)};
  if (!command.config_file.empty()) {
    const auto text = read_text_file(command.config_file);
    if (!text) {
      complain("cannot read '" + command.config_file + "': " + text.error());
      return tl::unexpected{kIoError};
    }
    auto file = parse_config(*text, command.config_file);
    if (!file) {
      complain(file.error());
      return tl::unexpected{kWrongUsage};
    }
    sources.push_back(*std::move(file));
  }
  auto configured = configure(sources);
  if (configured) return *std::move(configured);
  complain(configured.error());
  return tl::unexpected{kWrongUsage};
}

}  // namespace

int run(const ServeCommand& command) {
  auto configured = settings_for(command);
  if (!configured) return configured.error();
  if (command.print_config) return write_all(STDOUT_FILENO, shown(*configured)) ? kFine : kIoError;
  ServeSettings& settings = configured->settings;
  server::ServerOptions& options = settings.server;
  if (options.site.web_root.empty()) options.site.web_root = web_beside_program();
  options.log = serve_log(settings.log);
  auto database = open_database(DbPlace{settings.db});
  if (!database) return database.error();
  options.site.database = *std::move(database);
  if (const auto stocked = play::stock(*options.site.database, store::now()); !stocked)
    return report_fault(stocked.error());
  const auto ended = server::run(std::move(options), [](const server::Address& address) {
    (void)write_all(STDOUT_FILENO, greeting(address));
  });
  if (ended) return kFine;
  complain(ended.error());
  return kIoError;
}

}  // namespace nonet::cli
