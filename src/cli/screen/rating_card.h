// The rating card as a person reads it.
#pragma once

#include <string>

#include "logic/profile.h"
#include "rate/card.h"

namespace nonet::cli {

// Some lines of at most 80 characters, without a final newline.
std::string rating_card_text(const rate::Card& card, const logic::Profile& profile);

}  // namespace nonet::cli
