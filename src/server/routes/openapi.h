// What the API offers, for programs: openapi.json of this folder, built into the program.
#pragma once

#include <string_view>

namespace nonet::server {

std::string_view openapi_document();

}  // namespace nonet::server
