// What a person who mistyped a word may have meant.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace nonet::cli {

// The known word that takes the fewest changed, missing or extra letters; none when all are far.
// Known words have small letters only.
std::optional<std::string> nearest(std::string word, const std::vector<std::string>& known);

}  // namespace nonet::cli
