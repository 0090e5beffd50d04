#include "explainer/fish.h"

#include "explainer/finders.h"

namespace nonet::explainer {

std::optional<Hint> find_fish(const State& state, int size) {
  constexpr std::array<Technique, 3> kNames{Technique::x_wing, Technique::swordfish,
                                            Technique::jellyfish};
  constexpr std::array<double, 3> kDifficulties{3.2, 3.8, 5.2};
  Hint hint{kNames[detail::at(size - 2)], kDifficulties[detail::at(size - 2)]};
  const bool found = for_each_fish(state, size, [&](const Fish& fish) {
    removals_of_fish(state, fish,
                     [&](int cell, int d) { hint.eliminations.insert(candidate(cell, d)); });
    return !hint.eliminations.empty();
  });
  return found ? std::optional{hint} : std::nullopt;
}

}  // namespace nonet::explainer
