#include "server/own_data.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "formats/format.h"
#include "logic/technique.h"
#include "server/brought_puzzle.h"
#include "server/game_moves.h"
#include "server/guard/visitors.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "service/solve.h"
#include "service/state.h"
#include "store/games/games.h"
#include "store/players/progress.h"
#include "store/players/saved.h"
#include "trace/ndjson.h"
#include "wire/solve.h"

namespace nonet::server {

namespace {

namespace json = boost::json;

constexpr std::size_t kMostGames = 100'000;
constexpr std::size_t kGamesAtOnce = 500;
constexpr int kFormat = 1;

// What a document may hold. Anything beyond was not written by an export.
constexpr std::size_t kMostAtOnce = 2000;  // games, saved puzzles, techniques
constexpr std::int64_t kMostCounted = 1'000'000;
constexpr std::int64_t kEarliest = 946'684'800;  // 2000
constexpr std::int64_t kLatest = 4'102'444'800;  // 2100

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
          {"moves", json::parse(wire::to_json(wire::Events{&trace, 1, trace.events.size()}))}};
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

// Why a document cannot be read, in our words.
struct Refusal {
  std::string why;
};
struct OutOfTime {};

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

std::int64_t number_from(const json::object& object, std::string_view name, std::int64_t least,
                         std::int64_t most) {
  const auto number = object.at(name).to_number<std::int64_t>();
  if (number < least || number > most) refuse(fmt::format("its {} cannot be", name));
  return number;
}

std::int64_t count_from(const json::object& object, std::string_view name) {
  return number_from(object, name, 0, kMostCounted);
}

std::string short_text(const json::value& text, std::size_t most) {
  if (text.as_string().size() > most) refuse("a text of it is too long");
  return std::string{text.as_string()};
}

std::vector<trace::Event> moves_from(const json::array& array, const Filling& givens) {
  std::string lines;
  for (const json::value& move : array) lines += json::serialize(move) + "\n";
  if (lines.empty()) return {};
  if (array.size() > kMostMoves) refuse("it has too many moves");
  auto trace = trace::from_ndjson(lines);
  if (!trace) refuse(fmt::format("its move {}: {}", trace.error().line, trace.error().reason));
  if (trace->shape != Shape{}) refuse("its board is of another size");
  std::vector<trace::Event> moves;
  for (const trace::Event& event : trace->events) {
    auto move = as_move(event, givens);
    if (!move) refuse(fmt::format("its move {} is none of a player", moves.size() + 1));
    moves.push_back(*std::move(move));
  }
  return moves;
}

store::GameState state_from(std::string_view name) {
  using enum store::GameState;
  for (const store::GameState state : {running, paused, solved, given_up})
    if (store::name_of(state) == name) return state;
  refuse("its state is unknown");
}

void read_effort(const json::object& object, store::GameChange& change) {
  // The sum over devices, each of which has the longest game to itself.
  change.clock.elapsed = std::chrono::milliseconds{
      number_from(object, "elapsed_ms", 0,
                  static_cast<std::int64_t>(kLongestGame) * (store::kMostDevices + 1))};
  change.mistakes = count_from(object, "mistakes");
  const json::array& hints = object.at("hints").as_array();
  if (hints.size() != change.hints.size()) refuse("its hints are not four numbers");
  for (std::size_t i = 0; i < hints.size(); ++i) {
    change.hints[i] = hints[i].to_number<std::int64_t>();
    if (change.hints[i] < 0 || change.hints[i] > kMostCounted) refuse("its hints cannot be");
  }
}

std::optional<store::Day> day_from(const json::object& object, std::string_view name) {
  const auto* const text = object.if_contains(name);
  if (text == nullptr || text->is_null()) return std::nullopt;
  const auto day = store::parse_day(std::string_view{text->as_string()});
  if (!day) refuse(fmt::format("its {} is no day", name));
  return day;
}

store::TechniqueProgress progress_from(const json::object& object) {
  return {.technique = short_text(object.at("technique"), kLongestTitle),
          .seen = count_from(object, "seen"),
          .practised = count_from(object, "practised"),
          .cleared = count_from(object, "cleared"),
          .cleared_day = day_from(object, "cleared_on"),
          .due = day_from(object, "due")};
}

template <class Read>
auto list(const json::value& value, std::string_view name, const Read& read) {
  const json::array& array = value.as_array();
  if (array.size() > kMostAtOnce)
    refuse(fmt::format("it has more than {} of one kind: bring them in parts", kMostAtOnce));
  std::vector<decltype(read(array.front().as_object()))> all;
  for (const json::value& one : array)
    all.push_back(
        part(fmt::format("{} {}", name, all.size() + 1), [&] { return read(one.as_object()); }));
  return all;
}

// Reads a document; `stop` bounds the time that its puzzles take.
class Reader {
 public:
  explicit Reader(const std::function<bool()>& stop) : stop_{stop} {}

  store::Brought read(std::string_view text) const {
    boost::system::error_code error;
    const json::value value = json::parse(text, error, {}, {.max_depth = 24});
    if (error) refuse("it is no JSON");
    const json::object& object = value.as_object();
    if (object.at("nonet").to_number<int>() != kFormat) refuse("it is of a newer kind");
    store::Brought brought;
    brought.settings = json::serialize(object.at("player").at("settings").as_object());
    brought.games = list(object.at("games"), "game",
                         [this](const json::object& game) { return game_from(game); });
    brought.saved = list(object.at("saved"), "saved puzzle", [this](const json::object& saved) {
      return store::BroughtPuzzle{puzzle_from(saved.at("puzzle")),
                                  short_text(saved.at("title"), kLongestTitle)};
    });
    if (const auto* progress = object.if_contains("progress"))
      brought.progress = list(*progress, "technique", progress_from);
    // A newer program may know more of them.
    std::erase_if(brought.progress, [](const store::TechniqueProgress& row) {
      return !logic::parse_technique(row.technique);
    });
    return brought;
  }

 private:
  store::StoredPuzzle puzzle_from(const json::value& text) const {
    const auto puzzle = formats::read_line(std::string_view{text.as_string()});
    if (!puzzle) refuse("its puzzle is none");
    const auto solution = service::only_solution(Grid{*puzzle}, stop_);
    if (stop_()) throw OutOfTime{};
    if (!solution) refuse("its puzzle has not exactly one solution");
    return store::own_puzzle(*puzzle, *solution);
  }

  store::BroughtGame game_from(const json::object& object) const {
    store::BroughtGame game{puzzle_from(object.at("puzzle")),
                            {},
                            store::moment_at(number_from(object, "started", kEarliest, kLatest)),
                            store::moment_at(number_from(object, "updated", kEarliest, kLatest))};
    game.change.moves =
        moves_from(object.at("moves").as_array(), *formats::read_line(game.puzzle.puzzle));
    game.change.state = state_from(object.at("state").as_string());
    read_effort(object, game.change);
    if (object.at("page").is_object()) game.change.notes = json::serialize(object.at("page"));
    return game;
  }

  const std::function<bool()>& stop_;
};

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
    progress.emplace_back(
        json::object{{"technique", row.technique},
                     {"seen", row.seen},
                     {"practised", row.practised},
                     {"cleared", row.cleared},
                     {"cleared_on", json::value_from(store::text_of(row.cleared_day))},
                     {"due", json::value_from(store::text_of(row.due))}});
  return json::serialize(json::object{{"nonet", kFormat},
                                      {"player", json::parse(player_json(player))},
                                      {"games", std::move(games)},
                                      {"saved", std::move(saved)},
                                      {"progress", std::move(progress)}});
}

tl::expected<store::BroughtBack, Response> import_into(store::Database& database,
                                                       const store::Player& player,
                                                       std::string_view text,
                                                       const std::function<bool()>& stop) {
  store::Brought brought;
  std::string why;
  try {
    brought = Reader{stop}.read(text);
  } catch (const OutOfTime&) {
    return tl::unexpected{out_of_time()};
  } catch (const Refusal& refusal) {
    why = refusal.why;
  } catch (const std::exception&) {  // of the JSON library, outside of the parts
    why = std::string{"it"} + kOtherForm;
  }
  if (!why.empty())
    return tl::unexpected{refusal({"no-export", "this is not what the export wrote: " + why})};
  return need(store::bring_back(database, player.id, brought, store::now()));
}

}  // namespace nonet::server
