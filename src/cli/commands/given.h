// A setting of `nonet serve` as somebody wrote it.
#pragma once

#include <string>

namespace nonet::cli {

// A value that was given, and where.
struct Given {
  std::string name;
  std::string value;
  std::string where;  // "--port", "NONET_PORT", "nonet.conf, line 3"
};

}  // namespace nonet::cli
