#include "server/routes/puzzle_routes.h"

#include <algorithm>
#include <chrono>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "formats/format.h"
#include "rate/level.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "server/routes/watch_list.h"
#include "store/puzzles/daily.h"
#include "wire/write.h"

namespace nonet::server {

namespace {

constexpr std::chrono::days kDaysBack{366};
constexpr std::size_t kTitleLetters = 4;

// "Very hard 7K3F": the first letters of the id tell puzzles of a level apart well enough.
std::string title_of(const store::StoredPuzzle& puzzle) {
  std::string title = puzzle.rating.level.value_or("puzzle") + " ";
  std::ranges::replace(title, '-', ' ');
  title += puzzle.id.substr(0, kTitleLetters);
  const auto upper = [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  };
  title.front() = upper(title.front());
  std::ranges::transform(title.end() - kTitleLetters, title.end(), title.end() - kTitleLetters,
                         upper);
  return title;
}

// Without the closing brace. None of the texts needs escaping.
std::string open_object(const store::StoredPuzzle& puzzle) {
  const store::Rating& rating = puzzle.rating;
  return fmt::format(
      R"({{"id":"{}","title":"{}","level":{},"difficulty":{},"givens":{},"own":{},"preview":"{}")",
      puzzle.id, title_of(puzzle), rating.level ? "\"" + *rating.level + "\"" : "null",
      rating.branching ? std::to_string(*rating.branching) : "null", puzzle.givens,
      store::is_own(puzzle), puzzle.puzzle);
}

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

}  // namespace

PuzzleRoutes::PuzzleRoutes(std::shared_ptr<store::Database> database)
    : database_{std::move(database)} {}

Response PuzzleRoutes::list(const Request& request) const {
  const std::string_view name = *request.parameters.find("difficulty");
  const auto level = rate::parse_level(name);
  if (!level)
    return problem(Status::not_found,
                   service::RequestError{"unknown-difficulty",
                                         fmt::format("{} is no difficulty; there are {}",
                                                     service::quoted(name), level_names()),
                                         "difficulty"});
  const auto watch = request.query.find("watch");
  const auto limit =
      query_number(request, "limit", watch ? kMostOnAPage : kUsualPage, 1, kMostOnAPage);
  if (!limit) return refusal(limit.error());
  const std::string_view after = request.query.find("after").value_or("");
  const auto engine = service::parse_engine(watch.value_or(""));
  if (watch && (!engine || !service::tells_its_story(*engine))) return no_engine_to_watch(*watch);
  auto puzzles =
      watch ? puzzles_to_watch(*level, *engine, after)
            : need(store::puzzles_by_level(*database_, name_of(*level), after, *limit + 1));
  const bool more = puzzles.size() > *limit;
  if (more) puzzles.resize(*limit);
  std::string rows;
  for (const store::StoredPuzzle& puzzle : puzzles)
    rows += (rows.empty() ? "" : ",") + puzzle_json(puzzle);
  Response response = json_answer("[" + rows + "]");
  if (more)
    response.headers.add(
        "Link",
        fmt::format("</api/sudoku/puzzles/{}?after={}&limit={}{}>; rel=\"next\"", name_of(*level),
                    puzzles.back().id, *limit, watch ? fmt::format("&watch={}", *watch) : ""));
  return response;
}

// One that is stored in another presentation, which somebody brought before, makes another show.
store::Puzzles PuzzleRoutes::puzzles_to_watch(rate::Level level, service::Engine engine,
                                              std::string_view after) const {
  std::vector<std::string> ids;
  std::unordered_set<std::string_view> shown;
  bool behind = after.empty();
  for (const WatchPuzzle& entry : watch_list(level)) {
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
  return puzzle ? json_answer(puzzle_with_board_json(*puzzle)) : unknown_puzzle();
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
  std::string body = puzzle_with_board_json(puzzle);
  body.back() = ',';  // the object goes on
  return json_answer(body + fmt::format(R"("date":"{}"}})", store::text_of(day)));
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

std::string puzzle_json(const store::StoredPuzzle& puzzle) { return open_object(puzzle) + "}"; }

std::string puzzle_with_board_json(const store::StoredPuzzle& puzzle) {
  return open_object(puzzle) +
         ",\"board\":" + wire::to_json(wire::Rows{*formats::read_line(puzzle.puzzle)}) + "}";
}

}  // namespace nonet::server
