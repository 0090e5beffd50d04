// What a hint says, stage by stage.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "logic/hint.h"
#include "logic/why_not.h"

namespace nonet::logic {

// Stages are asked for one at a time: each is understood without those before it.
std::vector<std::string> stage_words(const Hint& hint);
// What the player should know about the notes. Only where: a candidate that the solution needs
// would be its digit.
std::string notes_words(const Hint& hint);
std::vector<std::string> repeat_words(const Grid& board, const Repeat& repeat,
                                      std::optional<std::size_t> move);
std::vector<std::string> mistake_words(Candidate wrong, std::optional<std::size_t> move,
                                       const std::optional<Contradiction>& contradiction);

std::vector<std::string> no_solution_words(const std::optional<Contradiction>& contradiction);

// "r1c2 can only be 4; …; and there is no place left for 7 in row 3."
std::string contradiction_words(const Contradiction& contradiction);
std::string why_not_words(const Grid& grid, Cell cell, Digit digit, const WhyNot& answer);

}  // namespace nonet::logic
