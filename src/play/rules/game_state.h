// Where a game stands.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "board/name_table.h"

namespace nonet::play {

enum class GameState : std::uint8_t { running, paused, solved, given_up };

struct GameStateRow {
  GameState state;
  std::string_view name;
};
inline constexpr auto kGameStates = std::to_array<GameStateRow>({
    {GameState::running, "running"},
    {GameState::paused, "paused"},
    {GameState::solved, "solved"},
    {GameState::given_up, "given-up"},
});
static_assert(in_order(kGameStates, &GameStateRow::state));
constexpr std::string_view name_of(GameState state) { return name_in(kGameStates, state); }
constexpr std::optional<GameState> parse_game_state(std::string_view name) {
  return value_named(kGameStates, &GameStateRow::state, name);
}

constexpr bool is_over(GameState state) {
  return state == GameState::solved || state == GameState::given_up;
}

}  // namespace nonet::play
