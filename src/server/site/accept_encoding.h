// What a client can unpack: the header Accept-Encoding (RFC 9110, 12.5.3).
#pragma once

#include <string_view>

namespace nonet::server {

// Whether "gzip, br;q=0.5, *;q=0" takes the encoding: by its name, else by "*"; not with q=0.
bool accepts_encoding(std::string_view header, std::string_view encoding);

}  // namespace nonet::server
