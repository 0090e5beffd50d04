// Requests and answers as handlers see them. Nothing here knows how they travel.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/message/stream.h"

namespace nonet::server {

enum class Method : std::uint8_t { get, head, post, put, patch, delete_, options };

constexpr std::string_view name_of(Method method) {
  switch (method) {
    case Method::get:
      return "GET";
    case Method::head:
      return "HEAD";
    case Method::post:
      return "POST";
    case Method::put:
      return "PUT";
    case Method::patch:
      return "PATCH";
    case Method::delete_:
      return "DELETE";
    case Method::options:
      return "OPTIONS";
  }
  return {};
}

enum class Status : std::uint16_t {
  ok = 200,
  created = 201,
  no_content = 204,
  not_modified = 304,
  bad_request = 400,
  unauthorized = 401,
  forbidden = 403,
  not_found = 404,
  method_not_allowed = 405,
  conflict = 409,
  content_too_large = 413,
  too_many_requests = 429,
  header_too_large = 431,
  internal_error = 500,
  not_implemented = 501,
  unavailable = 503,
};

constexpr int number(Status status) { return static_cast<int>(status); }

// Names with values, in the order they came; a name may come twice, and then the first counts.
class Pairs {
 public:
  void add(std::string name, std::string value) {
    pairs_.emplace_back(std::move(name), std::move(value));
  }
  std::optional<std::string_view> find(std::string_view name) const {
    const auto pair = std::ranges::find(pairs_, name, &Pair::first);
    return pair == pairs_.end() ? std::nullopt : std::optional<std::string_view>{pair->second};
  }
  void remove(std::string_view name) {
    std::erase_if(pairs_, [name](const Pair& pair) { return pair.first == name; });
  }
  bool empty() const { return pairs_.empty(); }
  auto begin() const { return pairs_.begin(); }
  auto end() const { return pairs_.end(); }
  friend bool operator==(const Pairs&, const Pairs&) = default;

 private:
  using Pair = std::pair<std::string, std::string>;
  std::vector<Pair> pairs_;
};

struct Request {
  Method method = Method::get;
  std::string path;                   // as it was sent, without the query
  std::vector<std::string> segments;  // of the path, decoded: "/a/b%2Fc" is {"a", "b/c"}
  Pairs parameters;                   // what the {names} of the route's pattern stand for
  Pairs query;                        // decoded
  Pairs headers;                      // the ones handlers ask for, names in lower case
  std::string body;
  std::string id;       // names the request in the log and in X-Request-Id
  std::string client;   // the address that it came from: "203.0.113.7"
  bool secure = false;  // it reached us, or the proxy before us, over TLS
};

struct Response {
  Status status = Status::ok;
  std::string content_type;
  Pairs headers;  // besides content type, length and what every answer carries
  std::string body;
  bool speaks_schema = false;  // its body is JSON of the version that the head names
  StreamBody stream;           // when there is one, it makes the body, and `body` is empty
  std::string note;            // for the log, never sent: why it went wrong on our side
};

}  // namespace nonet::server
