#include "explainer/sets.h"

#include <array>

#include "explainer/finders.h"

namespace nonet::explainer {

namespace {

struct SetRow {
  Technique technique;
  double difficulty;
};
constexpr std::array<SetRow, 3> kHidden{{{Technique::hidden_pair, 3.4},
                                         {Technique::hidden_triplet, 4.0},
                                         {Technique::hidden_quad, 5.4}}};
constexpr std::array<SetRow, 3> kNaked{
    {{Technique::naked_pair, 3.0}, {Technique::naked_triplet, 3.6}, {Technique::naked_quad, 5.0}}};
constexpr std::array<SetRow, 2> kDirectHidden{
    {{Technique::direct_hidden_pair, 2.0}, {Technique::direct_hidden_triplet, 2.5}}};

template <std::size_t kRows>
Hint begun(const std::array<SetRow, kRows>& rows, int size) {
  const SetRow& row = rows[detail::at(size - 2)];
  return {row.technique, row.difficulty};
}

}  // namespace

std::optional<Hint> find_hidden_set(const State& state, int size) {
  Hint hint = begun(kHidden, size);
  const bool found = for_each_hidden_set(state, size, 2 * size, [&](const DigitSet& set) {
    removals_of_hidden_set(state, set,
                           [&](int cell, int d) { hint.eliminations.insert(candidate(cell, d)); });
    return !hint.eliminations.empty();
  });
  return found ? std::optional{hint} : std::nullopt;
}

std::optional<Hint> find_naked_set(const State& state, int size) {
  Hint hint = begun(kNaked, size);
  const bool found = for_each_naked_set(state, size, [&](const DigitSet& set) {
    removals_of_naked_set(state, set,
                          [&](int cell, int d) { hint.eliminations.insert(candidate(cell, d)); });
    return !hint.eliminations.empty();
  });
  return found ? std::optional{hint} : std::nullopt;
}

// Only the digit that is left with one place is placed: what the set removes is not removed.
std::optional<Hint> find_direct_hidden_set(const State& state, int size) {
  Hint hint = begun(kDirectHidden, size);
  for_each_hidden_set(state, size, size, [&](const DigitSet& set) {
    for (int d : members(0x1FFU & ~set.digits)) {
      const unsigned places = state.places(set.region, d);
      const unsigned outside = places & ~set.positions;
      if (count(places) < 2 || count(outside) != 1) continue;
      hint.placement = candidate(cell_in(set.region, lowest(outside)), d);
      return true;
    }
    return false;
  });
  return hint.placement ? std::optional{hint} : std::nullopt;
}

}  // namespace nonet::explainer
