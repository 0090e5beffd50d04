#include "server/http/response_head.h"

#include <chrono>
#include <ctime>
#include <iterator>

#include <boost/beast/http/status.hpp>
#include <fmt/chrono.h>
#include <fmt/format.h>

#include "server/message/security_headers.h"
#include "wire/schema_version.h"

namespace nonet::server {

namespace {

namespace http = boost::beast::http;

constexpr std::size_t kUsualSize = 1024;

// Formatted once a second in each thread.
std::string_view now_as_http_date() {
  thread_local std::time_t shown = 0;
  thread_local std::string text;
  const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  if (now != shown) {
    text = fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(now));
    shown = now;
  }
  return text;
}

void add(std::string& head, std::string_view name, std::string_view value) {
  head.append(name).append(": ");
  // A line break would let a value become a header of its own.
  for (const char c : value) head += c == '\r' || c == '\n' || c == '\0' ? ' ' : c;
  head += "\r\n";
}

const std::string& security_lines() {
  static const std::string lines = [] {
    std::string text;
    for (const auto& [name, value] : kSecurityHeaders) add(text, name, value);
    return text;
  }();
  return lines;
}

bool has_body(Status status) {
  return status != Status::no_content && status != Status::not_modified;
}

void add_length(std::string& head, const Response& response, const HeadOptions& options) {
  if (is_chunked(response, options))
    head += "Transfer-Encoding: chunked\r\n";
  else if (!response.stream && has_body(response.status))
    fmt::format_to(std::back_inserter(head), "Content-Length: {}\r\n", response.body.size());
}

}  // namespace

std::string head_of(const Response& response, const HeadOptions& options) {
  std::string head;
  head.reserve(kUsualSize + response.body.size());  // a small body is sent with it
  const auto reason = http::obsolete_reason(static_cast<http::status>(number(response.status)));
  fmt::format_to(std::back_inserter(head), "HTTP/1.{} {} {}\r\n", options.version % 10,
                 number(response.status), std::string_view{reason.data(), reason.size()});
  add(head, "Date", now_as_http_date());
  if (!response.content_type.empty()) add(head, "Content-Type", response.content_type);
  if (response.speaks_schema) add(head, "Nonet-Schema", wire::kSchemaVersion);
  if (!options.request_id.empty()) add(head, "X-Request-Id", options.request_id);
  for (const auto& [name, value] : response.headers) add(head, name, value);
  head += security_lines();
  if (options.secure) head += "Strict-Transport-Security: max-age=31536000\r\n";
  if (!options.keep_alive)
    head += "Connection: close\r\n";
  else if (options.version < 11)
    head += "Connection: keep-alive\r\n";
  add_length(head, response, options);
  return head += "\r\n";
}

}  // namespace nonet::server
