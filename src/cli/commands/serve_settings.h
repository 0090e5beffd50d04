// Everything `nonet serve` can be told, as one table. Each row can be given as a flag (--port), by
// the environment (NONET_PORT) or in a file (port = 8080); the first of these that does counts.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "cli/commands/given.h"
#include "server/server.h"

namespace nonet::cli {

struct ServeSettings {
  server::ServerOptions server;
  std::string db = "nonet.db";
  bool log = false;
};

// To add one: a row of `serve_settings`.
struct Setting {
  std::string name;     // "allow-origin"
  std::string type;     // of its value, for help; empty: a flag, yes or no
  std::string meaning;  // one sentence
  bool repeatable = false;
  bool secret = false;  // may hold a password, which is not shown
  // Empty, or what is wrong with the value. A repeatable one is read once for each value.
  std::function<std::string(ServeSettings&, const std::string&)> read{};
  std::function<std::vector<std::string>(const ServeSettings&)> show{};

  std::string variable() const;  // "NONET_ALLOW_ORIGIN"
};
const std::vector<Setting>& serve_settings();

// The lines `name = value` of a configuration file; # begins a comment line. The error is a
// sentence with its place.
tl::expected<std::vector<Given>, std::string> parse_config(std::string_view text,
                                                           const std::string& file);
// What the environment says; `value_of` is getenv. Values of repeatable ones stand between spaces.
std::vector<Given> from_environment(const std::function<const char*(const char*)>& value_of);

struct Configured {
  ServeSettings settings;
  std::vector<Given> used;  // what counted, in the order of the table
};
// `sources` from the strongest to the weakest.
tl::expected<Configured, std::string> configure(const std::vector<std::vector<Given>>& sources);

// Every setting as a line of a configuration file, with where it came from. Passwords are masked.
std::string shown(const Configured& configured);

}  // namespace nonet::cli
