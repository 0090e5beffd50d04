// Most techniques without chains: each gives the first hint in its order that does something.
#pragma once

#include <optional>

#include "explainer/hint.h"
#include "explainer/state.h"

namespace nonet::explainer {

std::optional<Hint> find_hidden_single(const State& state);
std::optional<Hint> find_naked_single(const State& state);
std::optional<Hint> find_direct_locked(const State& state);
std::optional<Hint> find_locked(const State& state);
// Sizes 2 to 4; direct: 2 and 3.
std::optional<Hint> find_direct_hidden_set(const State& state, int size);
std::optional<Hint> find_hidden_set(const State& state, int size);
std::optional<Hint> find_naked_set(const State& state, int size);
std::optional<Hint> find_fish(const State& state, int size);
// XY-wing: a pivot of two digits; XYZ-wing: of three.
std::optional<Hint> find_wing(const State& state, int pivot_size);
// These two take it for granted that the puzzle has one solution.
std::optional<Hint> find_unique_loop(const State& state);
std::optional<Hint> find_universal_grave(const State& state);

}  // namespace nonet::explainer
