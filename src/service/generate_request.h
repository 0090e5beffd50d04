// A request for puzzles: the fields of a wish, how many, from which seed, and for how long.
#pragma once

#include <cstdint>
#include <string_view>

#include "service/rated_puzzles.h"
#include "service/request.h"

namespace nonet::service {

// What one request may cost; the caller's clock bounds it as well.
inline constexpr std::uint64_t kMostPuzzles = 100;
inline constexpr std::uint64_t kMostAttempts = 1'000'000;
inline constexpr std::uint64_t kMostRounds = 1'000;
inline constexpr std::uint64_t kLargestSeed = (1ULL << 53) - 1;  // exact in every JSON reader

// A reader of a body with these fields, and the reading of them. What is wrong, or the reason why
// no puzzle can be as wished, is the reader's error. `chance`: random bits, for the seed where none
// is said.
RequestReader generate_reader(std::string_view body);
GenerateRequest read_generate(RequestReader& reader, std::uint64_t chance);

}  // namespace nonet::service
