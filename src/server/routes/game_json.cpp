#include "server/routes/game_json.h"

#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include <boost/json.hpp>

#include "board/notation.h"
#include "server/guard/visitors.h"
#include "server/routes/puzzle_routes.h"

namespace nonet::server {

namespace {

namespace json = boost::json;

json::array array_of(std::span<const std::int64_t> numbers) {
  json::array array;
  for (const std::int64_t number : numbers) array.emplace_back(number);
  return array;
}

constexpr std::size_t slot(Cell c) { return static_cast<std::size_t>(index(c)); }

// The player's pencilmarks and colours: {"r1c3":[4,7]}, {"r1c3":2}.
json::object notes_of(const trace::Moment& moment) {
  json::object notes;
  for (const Cell c : kAllCells) {
    json::array digits;
    for (const Digit d : kAllDigits)
      if (moment.notes[slot(c)] >> index(d) & 1) digits.emplace_back(number(d));
    if (!digits.empty() && !moment.filling.at(wide(c))) notes[name_of(c)] = std::move(digits);
  }
  return notes;
}

json::object colours_of(const trace::Moment& moment) {
  json::object colours;
  for (const Cell c : kAllCells)
    if (moment.colours[slot(c)] != 0) colours[name_of(c)] = moment.colours[slot(c)];
  return colours;
}

json::object clocks_value(const std::vector<store::Clock>& clocks) {
  json::object object;
  for (const store::Clock& clock : clocks) object[clock.device] = clock.elapsed.count();
  return object;
}

json::value score_value(const std::optional<store::Score>& score) {
  if (!score) return nullptr;
  return json::object{{"level", score->level},
                      {"time", score->time},
                      {"hints", score->hints},
                      {"mistakes", score->mistakes},
                      {"total", score->total()}};
}

json::object head_of(const store::Game& game, const store::StoredPuzzle& puzzle,
                     const std::optional<store::Score>& score) {
  return {{"id", game.id},
          {"state", std::string{store::name_of(game.state)}},
          {"moves", game.events},
          {"elapsed_ms", game.effort.elapsed.count()},
          {"hints", array_of(game.effort.hints)},
          {"mistakes", game.effort.mistakes},
          {"started", time_text(game.started)},
          {"updated", time_text(game.updated)},
          {"puzzle", json::parse(puzzle_json(puzzle))},
          {"score", score_value(score)}};
}

}  // namespace

std::string cells_json(const CellSet& cells) {
  json::array names;
  for (const Cell c : cells) names.emplace_back(name_of(c));
  return json::serialize(names);
}

std::string game_head_json(const store::Game& game, const store::StoredPuzzle& puzzle,
                           const std::optional<store::Score>& score) {
  return json::serialize(head_of(game, puzzle, score));
}

std::string noted_game_json(const store::Game& game, const store::StoredPuzzle& puzzle,
                            const std::optional<store::Score>& score,
                            const std::vector<store::Clock>& clocks, const trace::Moment& moment) {
  json::object object = head_of(game, puzzle, score);
  object["clocks"] = clocks_value(clocks);
  object["notes"] = notes_of(moment);
  object["colours"] = colours_of(moment);
  object["page"] = game.notes.empty() ? json::value(nullptr) : json::parse(game.notes);
  return json::serialize(object);
}

}  // namespace nonet::server
