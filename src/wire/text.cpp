#include "wire/text.h"

#include <algorithm>

#include "formats/text.h"

namespace nonet::wire {

namespace {

// What follows the backslash; 0 for a character that stands for itself, 'u' for one that is told by
// its number.
constexpr char escape_of(unsigned char c) {
  switch (c) {
    case '"':
    case '\\':
      return static_cast<char>(c);
    case '\b':
      return 'b';
    case '\f':
      return 'f';
    case '\n':
      return 'n';
    case '\r':
      return 'r';
    case '\t':
      return 't';
    default:
      return c < 0x20 ? 'u' : '\0';
  }
}

}  // namespace

void add_text(std::string& out, std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  std::size_t plain = 0;  // from here on nothing needed an escape
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const char escape = escape_of(c);
    if (escape == '\0') continue;
    out.append(text, plain, i - plain);
    plain = i + 1;
    (out += '\\') += escape;
    if (escape == 'u') ((out += "00") += kHex[c >> 4]) += kHex[c & 15];
  }
  out.append(text, plain);
  out += '"';
}

std::string as_utf8(std::string_view text) {
  constexpr std::string_view kNoCharacter = "\xEF\xBF\xBD";
  std::string clean;
  clean.reserve(text.size());
  while (!text.empty()) {
    const std::size_t size = formats::character_at(text, 0).size;
    clean += size > 0 ? text.substr(0, size) : kNoCharacter;
    text.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return clean;
}

}  // namespace nonet::wire
