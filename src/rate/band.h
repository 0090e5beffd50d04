// What a person must know for the puzzles of a level. A level is a range of the branching
// difficulty (level.h), which says nothing of techniques above 100; so the puzzles that come with
// the program, and those that the site makes, also need a hardest technique of the level's band.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "board/filling.h"
#include "board/name_table.h"
#include "logic/technique_id.h"
#include "rate/level.h"
#include "rate/score.h"

namespace nonet::rate {

// From the lowest to the highest technique in the order of the standard profile, both included.
// Bands overlap, as levels do for people: a swordfish may be the end of a hard puzzle or the
// beginning of a very hard one.
struct BandRow {
  Level level;
  logic::TechniqueId lowest;
  std::optional<logic::TechniqueId> highest;  // none: whatever is harder, solved by logic or not
  std::string_view needs;                     // "what you need to know", after a colon
};
inline constexpr auto kBands = std::to_array<BandRow>({
    // Below 100 nothing is guessed, and what needs no guess is solved by singles.
    {Level::very_easy, logic::TechniqueId::full_house, logic::TechniqueId::hidden_single_line,
     "singles"},
    {Level::easy, logic::TechniqueId::full_house, logic::TechniqueId::hidden_single_line,
     "singles"},
    {Level::normal, logic::TechniqueId::full_house, logic::TechniqueId::hidden_single_line,
     "singles"},
    {Level::hard, logic::TechniqueId::locked_pair, logic::TechniqueId::xyz_wing,
     "locked candidates and pairs, up to basic fish and wings"},
    {Level::very_hard, logic::TechniqueId::x_wing, logic::TechniqueId::als_chain,
     "fish, wings and colours, up to chains and almost locked sets"},
    {Level::extreme, logic::TechniqueId::x_chain, std::nullopt, "chains, and what is beyond them"},
});
static_assert(in_order(kBands, &BandRow::level));

constexpr const BandRow& band_of(Level level) { return kBands[static_cast<std::size_t>(level)]; }

enum class Fit : std::uint8_t { below, within, beyond };

// `score` must be that of the standard profile.
Fit fit(const Score& score, Level level);

// The same question of a puzzle that is not rated yet, many times as quick: techniques beyond the
// band are not looked for. The puzzle must have one solution.
bool is_in_band(const Filling& puzzle, Level level);

}  // namespace nonet::rate
