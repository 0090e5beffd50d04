#include "cli/args/typed_puzzle.h"

#include <algorithm>

namespace nonet::cli {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_mostly_digits_and_gaps(const std::string& text) {
  const auto of_a_puzzle = [](char c) {
    return is_digit(c) || c == '.' || c == '*' || c == '_' || c == ' ';
  };
  const auto count = std::count_if(text.begin(), text.end(), of_a_puzzle);
  return static_cast<std::size_t>(count) * 2 > text.size();
}

// As in 53--7---, whatever the sign is; a name has letters of several kinds.
bool has_one_sign_beside_digits(const std::string& text) {
  const auto sign = std::find_if_not(text.begin(), text.end(), is_digit);
  return std::all_of(sign, text.end(), [&](char c) { return is_digit(c) || c == *sign; });
}

}  // namespace

std::size_t shortest_puzzle(int cells) {
  return std::min(kShortestPuzzle, static_cast<std::size_t>(cells) / 4);
}

bool looks_like_puzzle(const std::string& text, std::size_t shortest) {
  if (text.find('\n') != std::string::npos) return true;
  if (text.starts_with('[') || text.starts_with('{') || text.starts_with(':')) return true;
  return text.size() >= shortest && text.find('/') == std::string::npos &&
         (is_mostly_digits_and_gaps(text) || has_one_sign_beside_digits(text));
}

}  // namespace nonet::cli
