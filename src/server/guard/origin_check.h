// Which page had a browser send a request: ours, one that we were told to allow, or a stranger's.
// What changes something is refused to strangers, or any site could act in a player's name.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace nonet::server {

// What a browser says about it; empty where it said nothing.
struct Provenance {
  std::string_view origin{};      // Origin
  std::string_view fetch_site{};  // Sec-Fetch-Site
  std::string_view referer{};     // Referer
  std::string_view host{};        // Host: the name that we were called by
  bool secure = false;            // over TLS
};

enum class Caller : std::uint8_t {
  own,      // a page of ours, or a program that is no browser
  allowed,  // a page of a site in the list
  foreign,
};

// `allowed` holds origins as `parse_origin` answers them, or "*" for all.
Caller caller_of(const Provenance& provenance, std::span<const std::string> allowed);

// "https://Example.org:443" becomes "https://example.org"; empty when it is no origin.
std::string parse_origin(std::string_view text);

}  // namespace nonet::server
