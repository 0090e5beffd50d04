#include "cli/commands/serve_log.h"

#include <memory>

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace nonet::cli {

namespace {

// time=2026-11-16T08:00:00.123Z level=info …
std::shared_ptr<spdlog::logger> make_logger() {
  auto logger =
      std::make_shared<spdlog::logger>("serve", std::make_shared<spdlog::sinks::stderr_sink_mt>());
  logger->set_formatter(std::make_unique<spdlog::pattern_formatter>(
      "time=%Y-%m-%dT%H:%M:%S.%eZ level=%l %v", spdlog::pattern_time_type::utc));
  return logger;
}

}  // namespace

server::LogSink serve_log(bool all) {
  return [logger = make_logger(), all](const server::LogEntry& entry) {
    const bool failed = entry.status == server::Status::internal_error || !entry.note.empty();
    if (failed)
      logger->error("{}", server::line_of(entry));
    else if (all)
      logger->info("{}", server::line_of(entry));
  };
}

}  // namespace nonet::cli
