#include "server/routes/me_routes.h"

#include <string>
#include <utility>

#include <boost/json.hpp>

#include "formats/format.h"
#include "server/brought_puzzle.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "server/own_data.h"
#include "server/routes/puzzle_routes.h"
#include "server/sessions/solving.h"
#include "service/request.h"
#include "store/players/saved.h"
#include "store/players/statistics.h"

namespace nonet::server {

namespace {

namespace json = boost::json;

json::value seconds_of(std::optional<std::chrono::milliseconds> time) {
  return time ? json::value(static_cast<double>(time->count()) / 1000.0) : nullptr;
}

json::object object_of(const store::Streak& streak) {
  return {{"current", streak.current}, {"longest", streak.longest}};
}

json::object object_of(const store::LevelStatistics& level) {
  return {{"level", level.level.empty() ? json::value(nullptr) : json::value(level.level)},
          {"solved", level.solved},
          {"without_hints", level.unaided},
          {"best_seconds", seconds_of(level.best)},
          {"average_seconds", seconds_of(level.average)},
          {"best_score", level.best_score},
          {"total_score", level.total_score},
          {"streak", object_of(level.streak)}};
}

}  // namespace

MeRoutes::MeRoutes(std::shared_ptr<store::Database> database, std::chrono::milliseconds solve_time)
    : database_{std::move(database)}, visitors_{database_}, solve_time_{solve_time} {}

Response MeRoutes::me(const Request& request) const {
  const auto visitor = visitors_.find(request);
  return visitor ? json_answer(player_json(*visitor)) : no_player();
}

Response MeRoutes::change(const Request& request) const {
  service::RequestReader reader{request.body, {"settings"}};
  reader.require("settings");
  const auto settings = reader.object("settings");
  if (reader.error()) return refusal(*reader.error());
  auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  need(store::set_settings(*database_, visitor->id, *settings));
  visitor->settings = *settings;
  return json_answer(player_json(*visitor));
}

Response MeRoutes::statistics(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  const auto statistics =
      need(store::statistics_of(*database_, visitor->id, store::day_of(store::now())));
  json::array levels;
  for (const auto& level : statistics.levels) levels.emplace_back(object_of(level));
  return json_answer(json::serialize(json::object{{"solved", statistics.solved},
                                                  {"total_score", statistics.total_score},
                                                  {"streak", object_of(statistics.streak)},
                                                  {"levels", std::move(levels)}}));
}

Response MeRoutes::saved(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  json::array rows;
  for (const auto& saved : need(store::saved_puzzles(*database_, visitor->id)))
    rows.emplace_back(json::object{{"title", saved.title},
                                   {"saved", time_text(saved.saved)},
                                   {"puzzle", json::parse(puzzle_json(saved.puzzle))}});
  return json_answer(json::serialize(rows));
}

// {"id":…} a stored puzzle, {"puzzle":…} one's own; and a title.
Response MeRoutes::save(const Request& request) const {
  service::RequestReader reader{request.body, {"id", "puzzle", "title"}};
  if (reader.has("id") + reader.has("puzzle") != 1)
    reader.fail({"one-puzzle", "send one of id and puzzle", {}, {}});
  const std::string id = reader.text("id").value_or("");
  const auto grid = reader.puzzle("puzzle");
  const std::string title = reader.text("title").value_or("");
  if (title.size() > kLongestTitle) reader.fail({"too-long", "the title is too long", "title", {}});
  if (reader.error()) return refusal(*reader.error());
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  std::optional<store::StoredPuzzle> puzzle;
  if (grid) {
    auto own = brought_puzzle(*database_, grid->puzzle(), stop_after(solve_time_));
    if (!own) return std::move(own.error());
    puzzle = *std::move(own);
  } else {
    puzzle = stored_puzzle(*database_, id);
    if (!puzzle) return unknown_puzzle();
  }
  need(store::save_puzzle(*database_, visitor->id, puzzle->id, title, store::now()));
  Response response = json_answer(puzzle_json(*puzzle));
  response.status = Status::created;
  return response;
}

Response MeRoutes::forget(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  need(store::forget_puzzle(*database_, visitor->id, *request.parameters.find("id")));
  Response response;
  response.status = Status::no_content;
  return response;
}

Response MeRoutes::take_away(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  Response response = json_answer(export_of(*database_, *visitor));
  response.headers.add("Content-Disposition", "attachment; filename=\"nonet.json\"");
  return response;
}

Response MeRoutes::bring_back(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  auto brought = import_into(*database_, *visitor, request.body, stop_after(solve_time_));
  if (!brought) return std::move(brought.error());
  return json_answer(json::serialize(json::object{{"games", brought->games},
                                                  {"saved", brought->saved},
                                                  {"known", brought->known},
                                                  {"other_dress", brought->other_dress}}));
}

}  // namespace nonet::server
