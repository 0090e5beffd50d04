// The smallest pieces of JSON text.
#pragma once

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace nonet::wire {

// In quotes, escaped. Bytes that are no UTF-8 are the caller's to keep out.
void add_text(std::string& out, std::string_view text);

// The text with U+FFFD for every byte that is no UTF-8, as names of files may have.
std::string as_utf8(std::string_view text);

template <std::integral T>
void add_number(std::string& out, T number) {
  char digits[24];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

}  // namespace nonet::wire
