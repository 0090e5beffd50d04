// Why a request cannot be answered: the one error that goes up to a door.
#pragma once

#include <string>
#include <string_view>

#include "service/check.h"

namespace nonet::service {

struct RequestError {
  std::string code;      // the stable wire name: "wrong-type"
  std::string sentence;  // reason and place
  std::string field{};   // which one; empty: the request as a whole
  Place place{};         // within the text, or on the board
};

// The code of an error that names what is no technique.
inline constexpr std::string_view kUnknownTechnique = "unknown-technique";

// The text in quotes if it is short and plain, otherwise words for it: never echoes what could
// break a terminal, a log or UTF-8.
std::string quoted(std::string_view text);

}  // namespace nonet::service
