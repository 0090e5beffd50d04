#include "server/guard/origin_check.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace nonet::server {

namespace {

constexpr auto kSchemes = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"http://", ":80"},
    {"https://", ":443"},
});

std::string lower(std::string_view text) {
  std::string result{text};
  std::ranges::transform(result, result.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return result;
}

bool is_authority(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](unsigned char c) {
    return std::isalnum(c) != 0 ||
           std::string_view{".-_:[]"}.find(static_cast<char>(c)) != std::string_view::npos;
  });
}

// The beginning of an address, up to its path.
std::string_view without_path(std::string_view address) {
  const auto scheme = address.find("://");
  if (scheme == std::string_view::npos) return {};
  return address.substr(0, address.find_first_of("/?#", scheme + 3));
}

bool is_ours(std::string_view origin, const Provenance& provenance) {
  const std::string parsed = parse_origin(origin);
  if (parsed.empty()) return false;
  const std::string https = parse_origin("https://" + std::string{provenance.host});
  if (parsed == https && !https.empty()) return true;
  // Without a proxy that tells, we cannot know which of the two it was.
  return !provenance.secure && parsed == parse_origin("http://" + std::string{provenance.host});
}

Caller named(std::string_view origin, const Provenance& provenance,
             std::span<const std::string> allowed) {
  if (is_ours(origin, provenance)) return Caller::own;
  const std::string parsed = parse_origin(origin);
  const auto fits = [&](const std::string& one) { return one == "*" || one == parsed; };
  return !parsed.empty() && std::ranges::any_of(allowed, fits) ? Caller::allowed : Caller::foreign;
}

}  // namespace

std::string parse_origin(std::string_view text) {
  std::string origin = lower(text);
  for (const auto& [scheme, port] : kSchemes) {
    if (!origin.starts_with(scheme)) continue;
    if (origin.ends_with(port)) origin.resize(origin.size() - port.size());
    return is_authority(std::string_view{origin}.substr(scheme.size())) ? origin : std::string{};
  }
  return {};
}

// Origin decides where it names a site. It may say "null" (a form of a page that sends no
// referrer); then, and in old browsers, the other headers do.
Caller caller_of(const Provenance& provenance, std::span<const std::string> allowed) {
  const bool names_a_site = !provenance.origin.empty() && provenance.origin != "null";
  if (names_a_site) return named(provenance.origin, provenance, allowed);
  if (provenance.fetch_site == "same-origin" || provenance.fetch_site == "none") return Caller::own;
  if (!provenance.fetch_site.empty() || !provenance.origin.empty()) return Caller::foreign;
  if (provenance.referer.empty()) return Caller::own;
  return is_ours(without_path(provenance.referer), provenance) ? Caller::own : Caller::foreign;
}

}  // namespace nonet::server
