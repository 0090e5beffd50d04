// Where a game stands.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nonet::play {

enum class GameState : std::uint8_t { running, paused, solved, given_up };

inline constexpr std::array<std::string_view, 4> kGameStates{"running", "paused", "solved",
                                                             "given-up"};
constexpr std::string_view name_of(GameState state) {
  return kGameStates[static_cast<std::size_t>(state)];
}
constexpr std::optional<GameState> parse_game_state(std::string_view name) {
  const auto* const found = std::ranges::find(kGameStates, name);
  if (found == kGameStates.end()) return std::nullopt;
  return static_cast<GameState>(found - kGameStates.begin());
}

constexpr bool is_over(GameState state) {
  return state == GameState::solved || state == GameState::given_up;
}

}  // namespace nonet::play
