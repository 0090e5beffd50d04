// Where this machine can be reached.
#pragma once

#include <string>
#include <vector>

namespace nonet::cli {

// The IPv4 addresses of the network cards that are up, without the loopback.
std::vector<std::string> network_addresses();

}  // namespace nonet::cli
