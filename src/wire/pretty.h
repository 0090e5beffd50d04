// JSON for people to read.
#pragma once

#include <string>
#include <string_view>

namespace nonet::wire {

// What fits stands on one line of 120 characters, everything else is indented by two; a line's end
// at last. The text must be JSON.
std::string pretty(std::string_view json);

}  // namespace nonet::wire
