#include "server/site/accept_encoding.h"

#include <algorithm>
#include <optional>

#include "server/message/text.h"

namespace nonet::server {

namespace {

// "q=0", "q=0.000": not at all.
bool is_zero(std::string_view parameter) {
  parameter = trimmed(parameter);
  if (parameter.size() < 3 || !same_word(parameter.substr(0, 2), "q=")) return false;
  return parameter.substr(2).find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

bool accepts_encoding(std::string_view header, std::string_view encoding) {
  std::optional<bool> by_name;
  std::optional<bool> by_star;
  while (!header.empty()) {
    const std::string_view entry = header.substr(0, header.find(','));
    header.remove_prefix(std::min(entry.size() + 1, header.size()));
    const auto semicolon = std::min(entry.find(';'), entry.size());
    const std::string_view name = trimmed(entry.substr(0, semicolon));
    const bool wanted = semicolon == entry.size() || !is_zero(entry.substr(semicolon + 1));
    if (same_word(name, encoding)) by_name = wanted;
    if (name == "*") by_star = wanted;
  }
  return by_name.value_or(by_star.value_or(false));
}

}  // namespace nonet::server
