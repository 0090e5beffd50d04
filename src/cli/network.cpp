#include "cli/network.h"

#include <array>
#include <memory>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

namespace nonet::cli {

std::vector<std::string> network_addresses() {
  ifaddrs* list = nullptr;
  if (::getifaddrs(&list) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> owner{list, &::freeifaddrs};
  std::vector<std::string> addresses;
  for (const ifaddrs* card = list; card != nullptr; card = card->ifa_next) {
    const bool up = (card->ifa_flags & IFF_UP) != 0 && (card->ifa_flags & IFF_LOOPBACK) == 0;
    if (!up || card->ifa_addr == nullptr || card->ifa_addr->sa_family != AF_INET) continue;
    const auto* address = reinterpret_cast<const sockaddr_in*>(card->ifa_addr);
    std::array<char, INET_ADDRSTRLEN> text{};
    if (::inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) != nullptr)
      addresses.emplace_back(text.data());
  }
  return addresses;
}

}  // namespace nonet::cli
