// The place where rating meets the database: a card as it is stored, and back.
#pragma once

#include <optional>
#include <string>

#include "rate/card.h"
#include "store/puzzles/puzzles.h"
#include "store/puzzles/recognise.h"

namespace nonet::play {

// What a rating says of its maker.
std::string rating_version();
store::Rating stored_rating(const rate::Card& card);
// How puzzles are rated when they are stored or rated again. The puzzle must have one solution.
store::RateFn rating_function();
// Why a rating that comes from elsewhere is none. Its profile may be anybody's own, so that name
// says nothing.
std::optional<std::string> nonsense_in(const store::Rating& rating);

// The card of a puzzle that was recognised, from what is stored. Nothing when it was rated in part
// only, by another version, or by another profile.
std::optional<rate::Card> card_of(const store::Recognised& known, const Filling& puzzle);

}  // namespace nonet::play
