#include "server/message/cookies.h"

#include <algorithm>

#include <fmt/format.h>

#include "server/message/text.h"

namespace nonet::server {

namespace {

void add_cookie(Response& response, const Request& request, std::string_view cookie,
                std::string_view value, std::string_view attributes) {
  response.headers.add("Set-Cookie",
                       fmt::format("{}={}; HttpOnly; SameSite=Lax; Path=/{}{}", cookie, value,
                                   request.secure ? "; Secure" : "", attributes));
}

}  // namespace

std::string bearer_token(const Request& request) {
  const std::string_view authorization = request.headers.find("authorization").value_or("");
  const auto space = authorization.find(' ');
  if (space == std::string_view::npos || !same_word(authorization.substr(0, space), "bearer"))
    return {};
  return std::string{trimmed(authorization.substr(space))};
}

std::string token_of(const Request& request, std::string_view cookie) {
  if (std::string token = bearer_token(request); !token.empty()) return token;
  std::string_view cookies = request.headers.find("cookie").value_or("");
  while (!cookies.empty()) {
    const std::string_view one = cookies.substr(0, cookies.find(';'));
    cookies.remove_prefix(std::min(one.size() + 1, cookies.size()));
    const auto equals = one.find('=');
    if (equals != std::string_view::npos && trimmed(one.substr(0, equals)) == cookie)
      return std::string{trimmed(one.substr(equals + 1))};
  }
  return {};
}

void set_cookie(Response& response, const Request& request, std::string_view cookie,
                std::string_view value, std::chrono::seconds lifetime) {
  add_cookie(response, request, cookie, value, fmt::format("; Max-Age={}", lifetime.count()));
}

void set_cookie(Response& response, const Request& request, std::string_view cookie,
                std::string_view value) {
  add_cookie(response, request, cookie, value, "");
}

}  // namespace nonet::server
