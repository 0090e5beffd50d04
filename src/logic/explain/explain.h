// All words about steps, made from their evidence. `grid` is the board that the step was found on.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "logic/step.h"

namespace nonet::logic {

// Stage by stage more is given away; each stage stands for itself.
enum class Stage : std::uint8_t { where, technique, cells, everything };
std::string hint_text(const Grid& grid, const Step& step, Stage stage);

// The whole argument with its effect: stage `everything`.
std::string explain(const Grid& grid, const Step& step);

// A turn of a path: its one step as above, or what the group places: "Naked Single, three at once:
// r1c2=5, r3c4=7 and r8c8=1." `turn_title` is what stands before the colon.
std::string explain_turn(const Grid& grid, std::span<const Step> turn);
std::string turn_title(std::span<const Step> turn);

// One line for lists: "Naked Pair: the digits 3 and 7 in r1c2 and r1c8 → r1c5≠37".
std::string summary(const Step& step);

}  // namespace nonet::logic
