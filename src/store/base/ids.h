// Names of things, all safe in a URL: ids of puzzles come from the puzzle itself, those of players
// and games from chance, and tokens are secrets.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::store {

// 13 letters and digits that cannot be mistaken for each other, 65 bits. Made from the canonical
// form by a good hash: the same puzzle has the same id in every database, a unique id makes the
// form unique, and the order of ids is a random order of puzzles.
std::string puzzle_id(std::string_view canonical);
std::string random_id();

// The id at a place of the order above: 0 is before all, 2^64-1 behind nearly all.
std::string id_at(std::uint64_t place);
std::uint64_t random_bits();

// 256 random bits, and what is stored of them: a leaked table opens no door.
std::string random_token();
std::string hash_of_token(std::string_view token);

// 128 bits, to tell texts apart.
std::string fingerprint(std::string_view text);

}  // namespace nonet::store
