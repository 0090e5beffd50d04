#include "service/request_error.h"

#include <algorithm>

namespace nonet::service {

std::string quoted(std::string_view text) {
  const bool plain = std::ranges::all_of(text, [](char c) { return c >= ' ' && c < '\x7f'; });
  return plain && text.size() <= 40 ? "'" + std::string{text} + "'" : "what was given";
}

}  // namespace nonet::service
