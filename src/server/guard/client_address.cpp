#include "server/guard/client_address.h"

#include <algorithm>

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/address_v6.hpp>

#include "server/message/text.h"

namespace nonet::server {

namespace {

namespace ip = boost::asio::ip;

constexpr std::size_t kNetworkBytes = 8;  // of the sixteen of an IPv6 address

// "[2001:db8::1]:443" and "192.0.2.1:443" without brackets and port.
std::string_view without_port(std::string_view text) {
  if (text.starts_with('[')) return text.substr(1, text.find(']') - 1);
  const bool one_colon = std::ranges::count(text, ':') == 1;
  return one_colon ? text.substr(0, text.find(':')) : text;
}

}  // namespace

std::string plain_address(std::string_view text) {
  boost::system::error_code error;
  const auto address = ip::make_address(std::string{text}, error);
  if (error) return {};
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return ip::make_address_v4(ip::v4_mapped, address.to_v6()).to_string();
  return address.to_string();
}

std::string forwarded_client(std::string_view x_forwarded_for) {
  const auto comma = x_forwarded_for.rfind(',');
  if (comma != std::string_view::npos) x_forwarded_for.remove_prefix(comma + 1);
  return plain_address(without_port(trimmed(x_forwarded_for)));
}

std::string group_of(std::string_view address) {
  boost::system::error_code error;
  const auto parsed = ip::make_address_v6(std::string{address}, error);
  if (error) return std::string{address};
  auto bytes = parsed.to_bytes();
  std::fill(bytes.begin() + kNetworkBytes, bytes.end(), std::uint8_t{0});
  return ip::address_v6{bytes}.to_string() + "/64";
}

}  // namespace nonet::server
