#include "server/routes/puzzle_routes.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <tl/expected.hpp>

#include "play/stored/watch_list.h"
#include "rate/level.h"
#include "server/documents/puzzle_document.h"
#include "server/message/answer.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "server/routes/troubles.h"
#include "store/puzzles/daily.h"
#include "wire/choices.h"
#include "wire/state.h"

namespace nonet::server {

namespace {

constexpr std::chrono::days kDaysBack{366};

std::string level_names() {
  std::string names;
  for (const rate::LevelRow& row : rate::kLevels)
    names += (names.empty() ? "" : ", ") + std::string{row.name};
  return names;
}

Response no_engine_to_watch(std::string_view name) {
  std::string names;
  for (const service::Engine engine : service::kAllEngines)
    if (service::tells_its_story(engine))
      names += (names.empty() ? "" : ", ") + std::string{service::name_of(engine)};
  return refusal(
      {"unknown-engine",
       fmt::format("{} is no engine to watch; there are {}", service::quoted(name), names),
       "watch",
       {}});
}

Response no_difficulty(std::string_view name) {
  return problem(Status::not_found,
                 service::RequestError{"unknown-difficulty",
                                       fmt::format("{} is no difficulty; there are {}",
                                                   service::quoted(name), level_names()),
                                       "difficulty"});
}

// Which puzzles a list shows, and how many.
struct ListOrder {
  rate::Level level;
  std::optional<service::Engine> watch;  // those that are worth watching with it
  std::size_t limit;
  std::string_view after;  // an id
};

tl::expected<ListOrder, Response> read_list_order(const Request& request) {
  const std::string_view name = *request.parameters.find("difficulty");
  const auto level = rate::parse_level(name);
  if (!level) return tl::unexpected{no_difficulty(name)};
  const auto watch = request.query.find("watch");
  const auto limit =
      query_number(request, "limit", watch ? kMostOnAPage : kUsualPage, 1, kMostOnAPage);
  if (!limit) return tl::unexpected{refusal(limit.error())};
  const auto engine = service::parse_engine(watch.value_or(""));
  if (watch && (!engine || !service::tells_its_story(*engine)))
    return tl::unexpected{no_engine_to_watch(*watch)};
  return ListOrder{*level, watch ? engine : std::nullopt, *limit,
                   request.query.find("after").value_or("")};
}

std::string puzzles_behind(const store::StoredPuzzle& last, const ListOrder& order) {
  return fmt::format("</api/sudoku/puzzles/{}?after={}&limit={}{}>; rel=\"next\"",
                     name_of(order.level), last.id, order.limit,
                     order.watch ? fmt::format("&watch={}", service::name_of(*order.watch)) : "");
}

}  // namespace

PuzzleRoutes::PuzzleRoutes(std::shared_ptr<store::Database> database)
    : database_{std::move(database)} {}

Response PuzzleRoutes::list(const Request& request) const {
  const auto order = read_list_order(request);
  if (!order) return order.error();
  auto puzzles = order->watch ? puzzles_to_watch(order->level, *order->watch, order->after)
                              : need(store::puzzles_by_level(*database_, name_of(order->level),
                                                             order->after, order->limit + 1));
  const bool more = puzzles.size() > order->limit;
  if (more) puzzles.resize(order->limit);
  std::vector<wire::Puzzle> rows;
  rows.reserve(puzzles.size());
  for (const store::StoredPuzzle& puzzle : puzzles) rows.push_back(puzzle_document(puzzle));
  Response response = list_answer(request, rows);
  if (more) response.headers.add("Link", puzzles_behind(puzzles.back(), *order));
  return response;
}

// One that is stored in another presentation, which somebody brought before, makes another show.
store::Puzzles PuzzleRoutes::puzzles_to_watch(rate::Level level, service::Engine engine,
                                              std::string_view after) const {
  std::vector<std::string> ids;
  std::unordered_set<std::string_view> shown;
  bool behind = after.empty();
  for (const play::WatchPuzzle& entry : play::watch_list(level)) {
    if (behind && std::ranges::count(entry.engines, engine) > 0) {
      ids.push_back(entry.id);
      shown.insert(entry.puzzle);
    }
    behind = behind || entry.id == after;
  }
  store::Puzzles puzzles = need(store::puzzles_by_ids(*database_, ids));
  std::erase_if(puzzles, [&](const auto& stored) { return !shown.contains(stored.puzzle); });
  return puzzles;
}

Response PuzzleRoutes::one(const Request& request) const {
  const auto puzzle = stored_puzzle(*database_, *request.parameters.find("id"));
  return puzzle ? answer(puzzle_with_board(*puzzle)) : unknown_puzzle();
}

// The day by UTC, for everyone alike. Nobody looks into the future; and as the puzzle of a day is
// stored when it is first asked for, only so far into the past.
Response PuzzleRoutes::daily(const Request& request) const {
  const store::Day today = store::day_of(store::now());
  store::Day day = today;
  if (const auto date = request.query.find("date")) {
    const auto asked = store::parse_day(*date);
    if (!asked) return refusal({"wrong-date", "date is a day like 2026-11-30", "date", {}});
    if (*asked > today)
      return problem(Status::not_found,
                     service::RequestError{"not-yet", "This day has no puzzle yet.", "date"});
    if (*asked < today - kDaysBack)
      return problem(Status::not_found,
                     service::RequestError{"too-long-ago",
                                           "The puzzles of the day go back one year.", "date"});
    day = *asked;
  }
  const auto puzzle = need(store::daily_puzzle(*database_, day));
  return answer(wire::DailyPuzzle{puzzle_with_board(puzzle), store::text_of(day)});
}

std::optional<store::StoredPuzzle> stored_puzzle(store::Database& database, std::string_view id) {
  auto found = store::puzzle_by_id(database, id);
  if (!found && found.error().fault == store::StoreFault::not_found) return std::nullopt;
  return need(std::move(found));
}

Response unknown_puzzle() {
  return problem(Status::not_found,
                 service::RequestError{"unknown-id", "There is no puzzle with this id.", "id"});
}

tl::expected<store::StoredPuzzle, Response> puzzle_or_answer(store::Database& database,
                                                             std::string_view id) {
  auto puzzle = stored_puzzle(database, id);
  if (!puzzle) return tl::unexpected{unknown_puzzle()};
  return *std::move(puzzle);
}

Rows PuzzleRoutes::rows(const SiteOptions& site) {
  using namespace wire;
  using namespace troubles;
  using enum Method;
  using enum Work;
  const auto self = std::make_shared<const PuzzleRoutes>(site.database);
  return {
      {{get, "/api/sudoku/puzzles/{difficulty}", heavy, on(self, &PuzzleRoutes::list)},
       [] {
         return Operation{
             .id = "puzzles",
             .tag = "puzzles",
             .summary = "Puzzles of a level",
             .path =
                 {{"difficulty",
                   "the level, in any case, with a space, hyphen or underscore; medium is normal",
                   &Choices<rate::Level>::schema, "hard"}},
             .query = {{"after", "the id of the last one seen; the Link header has it",
                        &schema_of<std::string>},
                       {"limit", "how many at most; with watch all unless it is given",
                        &schema_of<NumberOr<kUsualPage, 1, kMostOnAPage>>},
                       {"watch", "only what is worth watching this engine at, best first",
                        &schema_of<TellingEngine>}},
             .success = lists<Puzzle>("Puzzles", R"(rel="next")"),
             .troubles = {kBadRequest, kUnknownId}};
       }},
      {{get, "/api/sudoku/puzzle/{id}", heavy, on(self, &PuzzleRoutes::one)},
       [] {
         return Operation{.id = "puzzle",
                          .tag = "puzzles",
                          .summary = "One puzzle with its board",
                          .path = {{"id", "as in the lists", &schema_of<std::string>, "ID"}},
                          .success = answers<PuzzleWithBoard>("The puzzle"),
                          .troubles = {kUnknownId}};
       }},
      {{get, "/api/daily", heavy, on(self, &PuzzleRoutes::daily)},
       [] {
         return Operation{
             .id = "daily",
             .tag = "puzzles",
             .summary = "The puzzle of the day, by UTC the same for everyone",
             .query = {{"date", "a day like 2026-11-30, at most a year ago; today, if left out",
                        &schema_of<std::string>}},
             .success = answers<DailyPuzzle>("The puzzle"),
             .troubles = {kBadRequest, kNoSuchDay}};
       }},
  };
}

}  // namespace nonet::server
