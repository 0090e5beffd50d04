#include "server/ops/request_log.h"

#include <iterator>
#include <string_view>

#include <fmt/format.h>

namespace nonet::server {

namespace {

// Terminals obey control characters, and log readers split at spaces and quotes.
std::string plain(std::string_view text, bool with_spaces) {
  std::string plain;
  for (const char c : text) {
    const bool printable = (c > ' ' && c < '\x7f' && c != '"') || (with_spaces && c == ' ');
    if (printable)
      plain += c;
    else
      fmt::format_to(std::back_inserter(plain), "%{:02X}", static_cast<unsigned char>(c));
  }
  return plain.empty() ? "-" : plain;
}

}  // namespace

std::string line_of(const LogEntry& entry) {
  const double milliseconds = static_cast<double>(entry.time.count()) / 1000.0;
  std::string line =
      fmt::format("id={} method={} path={} status={} ms={:.3f} address={}", plain(entry.id, false),
                  plain(entry.method, false), plain(entry.path, false), number(entry.status),
                  milliseconds, plain(entry.address, false));
  if (!entry.note.empty()) line += " note=\"" + plain(entry.note, true) + "\"";
  return line;
}

}  // namespace nonet::server
