// How hard the puzzle of the day is: easy when the week begins, extreme on Sundays.
#pragma once

#include <array>
#include <string_view>

namespace nonet::play {

// From Sunday (0) on, as std::chrono::weekday counts.
inline constexpr std::array<std::string_view, 7> kLevelOfDay{
    "extreme", "easy", "easy", "normal", "normal", "hard", "very-hard"};

}  // namespace nonet::play
