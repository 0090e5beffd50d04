// Games as documents of the API.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "play/stored/games.h"
#include "trace/event.h"
#include "wire/game.h"

namespace nonet::server {

// What a list of games says about each.
wire::GameHead head_document(const store::Game& game, const store::StoredPuzzle& puzzle,
                             const std::optional<play::Score>& score);
wire::Game game_document(const play::Game& game, const play::GameLog& log,
                         const std::optional<play::Score>& score,
                         const std::vector<store::Clock>& clocks);

// Moves by their numbers, of which the first has `first`.
std::vector<wire::JsonOf<wire::Event>> move_documents(std::span<const trace::Event> moves,
                                                      std::size_t first);
// What a page has left with a game; null for nothing.
wire::JsonOf<wire::OrNull<wire::AnyObject>> page_document(const std::string& page);

}  // namespace nonet::server
