// Who calls: the other end of the connection, or whom a trusted proxy names.
#pragma once

#include <string>
#include <string_view>

namespace nonet::server {

// The usual way to write an address: "203.0.113.7" also for "::ffff:203.0.113.7". Empty when it is
// none.
std::string plain_address(std::string_view text);

// The last entry of X-Forwarded-For: the one that the proxy before us has added. What stands before
// it may be made up. Empty when it is no address.
std::string forwarded_client(std::string_view x_forwarded_for);

// Addresses that count as one client: an IPv4 address, or a /64 network of IPv6, which one
// household has whole.
std::string group_of(std::string_view address);

}  // namespace nonet::server
