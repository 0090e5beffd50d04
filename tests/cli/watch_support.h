// What the tests of the player of traces share.
#pragma once

#include <string>

namespace nonet::testing {

// Every engine that guesses guesses here, and meets conflicts.
inline const std::string kSearched =
    "98.7..6..5..........7.4..9.6.....5...7....3.8..2..4.7...94...1.....9...3....12...";

inline bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace nonet::testing
