// The target of a request line, "/api/x%20y?n=3", taken apart and decoded.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "server/message/http.h"

namespace nonet::server {

struct Target {
  std::string path;                   // as sent
  std::vector<std::string> segments;  // decoded; "/" has none, "/a/" is {"a", ""}
  Pairs query;                        // decoded; '+' is a space
};

// Reads a path with a query, or a whole http address as proxies send it. The error is a sentence.
tl::expected<Target, std::string> parse_target(std::string_view text);

}  // namespace nonet::server
