// Secrets that a caller carries: a bearer token, or a cookie that pages cannot read.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "server/message/http.h"

namespace nonet::server {

inline constexpr std::string_view kBoardCookie = "nonet_session";  // of a board; see sessions.h
inline constexpr std::string_view kPlayerCookie = "nonet_player";  // of who is signed in

// "Authorization: Bearer TOKEN". Empty: none.
std::string bearer_token(const Request& request);
// The bearer token, or else the cookie of this name. Empty: none.
std::string token_of(const Request& request, std::string_view cookie);

// No lifetime: until the browser is closed. A lifetime of nothing takes the cookie away.
void set_cookie(Response& response, const Request& request, std::string_view cookie,
                std::string_view value, std::chrono::seconds lifetime);
void set_cookie(Response& response, const Request& request, std::string_view cookie,
                std::string_view value);

}  // namespace nonet::server
