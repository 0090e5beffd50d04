#include "server/message/request_id.h"

#include <algorithm>
#include <cctype>
#include <random>

#include <fmt/format.h>

namespace nonet::server {

namespace {

constexpr std::size_t kLongest = 64;
constexpr std::uint32_t kProgramBits = 0xFFFFF;
constexpr std::uint64_t kCountBits = 0xFFFFFFFFF;

}  // namespace

RequestIds::RequestIds() : program_{static_cast<std::uint32_t>(std::random_device{}())} {}

std::string RequestIds::next() {
  return fmt::format("{:05x}-{:09x}", program_ & kProgramBits, ++count_ & kCountBits);
}

bool is_request_id(std::string_view text) {
  return !text.empty() && text.size() <= kLongest && std::ranges::all_of(text, [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_' || c == '.';
  });
}

}  // namespace nonet::server
