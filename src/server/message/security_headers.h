// What every answer carries so that a browser trusts nothing but our own files.
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace nonet::server {

inline constexpr auto kSecurityHeaders =
    std::to_array<std::pair<std::string_view, std::string_view>>({
        // No inline script or style anywhere: pages link to files of this origin.
        {"Content-Security-Policy",
         "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
         "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
         "form-action 'self'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"X-Frame-Options", "DENY"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
    });

}  // namespace nonet::server
