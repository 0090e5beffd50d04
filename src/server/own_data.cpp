#include "server/own_data.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "formats/format.h"
#include "server/store_problem.h"
#include "server/visitors.h"
#include "service/solve.h"
#include "service/state.h"
#include "store/games.h"
#include "store/progress.h"
#include "store/saved.h"
#include "trace/ndjson.h"

namespace nonet::server {

namespace {

namespace json = boost::json;

constexpr std::size_t kMostGames = 100'000;
constexpr std::size_t kGamesAtOnce = 500;
constexpr int kFormat = 1;

json::object exported(store::Database& database, const store::Game& game) {
  const auto puzzle = need(store::puzzle_by_id(database, game.puzzle));
  const trace::Trace trace{Shape{}, need(store::moves_of(database, game.id))};
  json::array hints;
  for (const std::int64_t hint : game.effort.hints) hints.emplace_back(hint);
  return {{"puzzle", puzzle.puzzle},
          {"state", std::string{store::name_of(game.state)}},
          {"started", store::seconds_of(game.started)},
          {"updated", store::seconds_of(game.updated)},
          {"elapsed_ms", game.effort.elapsed.count()},
          {"hints", std::move(hints)},
          {"mistakes", game.effort.mistakes},
          {"page", game.notes.empty() ? json::value(nullptr) : json::parse(game.notes)},
          {"moves", json::parse(service::events_json(trace, 1, trace.events.size()))}};
}

std::vector<store::Game> all_games(store::Database& database, const store::Player& player) {
  std::vector<store::Game> games;
  std::optional<store::GamePlace> before;
  while (games.size() < kMostGames) {
    auto page = need(store::games_of(database, player.id, before, kGamesAtOnce));
    if (page.empty()) break;
    before = {page.back().updated, page.back().id};
    std::ranges::move(page, std::back_inserter(games));
  }
  return games;
}

// A game of the document, ready to be stored.
struct Brought {
  store::StoredPuzzle puzzle;
  store::GameChange change;
  store::Moment started;
  store::Moment updated;
};

// Why a document cannot be read, in our words.
struct Refusal {
  std::string why;
};

constexpr const char* kOtherForm = " lacks something, or has it in another form";

[[noreturn]] void refuse(std::string why) { throw Refusal{std::move(why)}; }

// Reads a part of the document. What goes wrong there is told with the part's name.
template <class Read>
auto part(const std::string& name, const Read& read) {
  try {
    return read();
  } catch (const Refusal& refusal) {
    refuse(name + ": " + refusal.why);
  } catch (const std::exception&) {  // of the JSON library: no such field, or of another type
    refuse(name + kOtherForm);
  }
}

store::StoredPuzzle puzzle_from(const json::value& text) {
  const auto puzzle = formats::read_line(std::string_view{text.as_string()});
  if (!puzzle) refuse("its puzzle is none");
  const auto solution = service::only_solution(Grid{*puzzle});
  if (!solution) refuse("its puzzle has not exactly one solution");
  store::StoredPuzzle stored = store::stored_puzzle(*puzzle, *solution);
  stored.listed = false;
  stored.source = "player";
  return stored;
}

std::vector<trace::Event> moves_from(const json::array& array) {
  std::string lines;
  for (const json::value& move : array) lines += json::serialize(move) + "\n";
  if (lines.empty()) return {};
  auto trace = trace::from_ndjson(lines);
  if (!trace) refuse(fmt::format("its move {}: {}", trace.error().line, trace.error().reason));
  return std::move(trace->events);
}

store::GameState state_from(std::string_view name) {
  using enum store::GameState;
  for (const store::GameState state : {running, paused, solved, given_up})
    if (store::name_of(state) == name) return state;
  refuse("its state is unknown");
}

Brought game_from(const json::object& object) {
  Brought game{puzzle_from(object.at("puzzle")),
               {},
               store::moment_at(object.at("started").to_number<std::int64_t>()),
               store::moment_at(object.at("updated").to_number<std::int64_t>())};
  game.change.moves = moves_from(object.at("moves").as_array());
  game.change.state = state_from(object.at("state").as_string());
  game.change.effort.elapsed =
      std::chrono::milliseconds{object.at("elapsed_ms").to_number<std::int64_t>()};
  game.change.effort.mistakes = object.at("mistakes").to_number<std::int64_t>();
  const json::array& hints = object.at("hints").as_array();
  if (hints.size() != game.change.effort.hints.size()) refuse("its hints are not four numbers");
  for (std::size_t i = 0; i < hints.size(); ++i)
    game.change.effort.hints[i] = hints[i].to_number<std::int64_t>();
  if (object.at("page").is_object()) game.change.notes = json::serialize(object.at("page"));
  return game;
}

struct Document {
  std::string settings;
  std::vector<Brought> games;
  std::vector<std::pair<store::StoredPuzzle, std::string>> saved;
};

Document document_from(std::string_view text) {
  boost::system::error_code error;
  const json::value value = json::parse(text, error, {}, {.max_depth = 24});
  if (error) refuse("it is no JSON");
  const json::object& object = value.as_object();
  if (object.at("nonet").to_number<int>() != kFormat) refuse("it is of a newer kind");
  Document document;
  document.settings = json::serialize(object.at("player").at("settings").as_object());
  for (const json::value& game : object.at("games").as_array())
    document.games.push_back(part(fmt::format("game {}", document.games.size() + 1),
                                  [&] { return game_from(game.as_object()); }));
  for (const json::value& saved : object.at("saved").as_array())
    document.saved.push_back(part(fmt::format("saved puzzle {}", document.saved.size() + 1), [&] {
      return std::pair{puzzle_from(saved.at("puzzle")), std::string{saved.at("title").as_string()}};
    }));
  return document;
}

std::string id_of(store::Database& database, const store::StoredPuzzle& puzzle) {
  return need(store::add_puzzles(database, {&puzzle, 1}, store::now())).ids.front();
}

}  // namespace

std::string export_of(store::Database& database, const store::Player& player) {
  json::array games;
  for (const store::Game& game : all_games(database, player))
    games.emplace_back(exported(database, game));
  json::array saved;
  for (const auto& puzzle : need(store::saved_puzzles(database, player.id)))
    saved.emplace_back(json::object{{"puzzle", puzzle.puzzle.puzzle}, {"title", puzzle.title}});
  json::array progress;
  for (const auto& row : need(store::progress_of(database, player.id)))
    progress.emplace_back(json::object{{"technique", row.technique},
                                       {"seen", row.seen},
                                       {"practised", row.practised},
                                       {"cleared", row.cleared}});
  return json::serialize(json::object{{"nonet", kFormat},
                                      {"player", json::parse(player_json(player))},
                                      {"games", std::move(games)},
                                      {"saved", std::move(saved)},
                                      {"progress", std::move(progress)}});
}

tl::expected<Imported, service::RequestError> import_into(store::Database& database,
                                                          const store::Player& player,
                                                          std::string_view text) {
  Document document;
  std::string why;
  try {
    document = document_from(text);
  } catch (const Refusal& refusal) {
    why = refusal.why;
  } catch (const std::exception&) {  // of the JSON library, outside of the parts
    why = std::string{"it"} + kOtherForm;
  }
  if (!why.empty())
    return tl::unexpected{
        service::RequestError{"no-export", "this is not what the export wrote: " + why}};
  Imported imported;
  const auto known = all_games(database, player);
  for (const Brought& game : document.games) {
    const std::string puzzle = id_of(database, game.puzzle);
    if (std::ranges::any_of(known, [&](const store::Game& other) {
          return other.puzzle == puzzle && other.started == game.started;
        })) {
      ++imported.known;
      continue;
    }
    const auto begun = need(store::start_game(database, player.id, puzzle, game.started));
    need(store::change_game(database, begun.id, begun.version, game.change, game.updated));
    ++imported.games;
  }
  for (const auto& [puzzle, title] : document.saved) {
    need(store::save_own_puzzle(database, player.id, puzzle, title, store::now()));
    ++imported.saved;
  }
  need(store::set_settings(database, player.id, document.settings));
  return imported;
}

}  // namespace nonet::server
