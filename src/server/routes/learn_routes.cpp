#include "server/routes/learn_routes.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include <boost/json.hpp>

#include "formats/format.h"
#include "logic/explain/explain.h"
#include "logic/technique.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "service/request.h"
#include "store/players/progress.h"
#include "store/puzzles/practice.h"

namespace nonet::server {

namespace {

namespace json = boost::json;

constexpr std::size_t kPositions = 10;
constexpr std::size_t kMostPositions = 100;

const logic::Technique* named(const Request& request) {
  const auto id = logic::parse_technique(*request.parameters.find("key"));
  return id ? &logic::technique(*id) : nullptr;
}

Response unknown_technique() {
  return problem(
      Status::not_found,
      service::RequestError{std::string{service::kUnknownTechnique},
                            "There is no such technique: GET /api/techniques lists them.", "key"});
}

json::object object_of(const store::TechniqueProgress& progress) {
  return {{"technique", progress.technique},
          {"seen", progress.seen},
          {"practised", progress.practised},
          {"found", progress.found},
          {"cleared", progress.cleared > 0},
          {"cleared_on", json::value_from(store::text_of(progress.cleared_day))},
          {"due", json::value_from(store::text_of(progress.due))}};
}

// The board of a library line, in the notations that a page needs.
std::optional<json::object> object_of(const store::PracticePosition& position) {
  const auto reading = formats::read(position.position, formats::Format::hodoku);
  if (!reading) return std::nullopt;
  const Grid& grid = reading->grid;
  return json::object{{"id", std::to_string(position.number)},
                      {"puzzle", formats::write_line(grid.puzzle())},
                      {"board", formats::write_line(grid.filling())},
                      {"candidates", formats::write(grid, formats::Format::candidates)},
                      {"line", position.position}};
}

}  // namespace

LearnRoutes::LearnRoutes(std::shared_ptr<store::Database> database)
    : database_{std::move(database)}, visitors_{database_} {}

Response LearnRoutes::technique(const Request& request) const {
  const logic::Technique* technique = named(request);
  if (technique == nullptr) return unknown_technique();
  const std::string_view idea = technique->idea;
  return json_answer(json::serialize(
      json::object{{"key", std::string{technique->key}},
                   {"name", std::string{technique->name}},
                   {"idea", std::string{idea}},
                   {"assumes_unique", technique->assumes_unique},
                   {"page", "/learn/" + std::string{technique->key}},
                   {"positions", need(store::count_positions(*database_, technique->key))}}));
}

// Those that the player has not tried come first.
Response LearnRoutes::practice(const Request& request) const {
  const logic::Technique* technique = named(request);
  if (technique == nullptr) return unknown_technique();
  const auto limit = query_number(request, "limit", kPositions, 1, kMostPositions);
  if (!limit) return refusal(limit.error());
  const auto visitor = visitors_.find(request);
  json::array positions;
  for (const auto& position : need(store::positions_for(
           *database_, visitor ? visitor->id : std::string{}, technique->key, *limit)))
    if (auto object = object_of(position)) positions.emplace_back(*std::move(object));
  return json_answer(json::serialize(json::object{{"technique", std::string{technique->key}},
                                                  {"positions", std::move(positions)}}));
}

Response LearnRoutes::attempt(const Request& request) const {
  const logic::Technique* technique = named(request);
  if (technique == nullptr) return unknown_technique();
  service::RequestReader reader{request.body, {"id", "correct", "hinted", "passed", "bearer"}};
  reader.require("id");
  reader.require("correct");
  const std::string id = reader.text("id").value_or("");
  store::PracticeAttempt attempt{.found = reader.flag("correct").value_or(false),
                                 .hinted = reader.flag("hinted").value_or(false),
                                 .passed = reader.flag("passed").value_or(false)};
  const bool bearer = reader.flag("bearer").value_or(false);
  const auto read = std::from_chars(id.data(), id.data() + id.size(), attempt.position);
  if (read.ec != std::errc{} || read.ptr != id.data() + id.size())
    reader.fail({"unknown-position", "id is that of a position of this technique", "id", {}});
  if (reader.error()) return refusal(*reader.error());
  const auto visitor = visitors_.find(request);
  const store::Player player =
      visitor ? *visitor : need(store::add_anonymous(*database_, store::now()));
  json::object answer = object_of(
      need(store::note_attempt(*database_, player.id, technique->key, attempt, store::now())));
  if (visitor) return json_answer(json::serialize(answer));
  const std::string token = visitors_.open_session(player);
  if (bearer) answer["token"] = token;
  Response response = json_answer(json::serialize(answer));
  if (!bearer) hand_over(response, request, token);
  return response;
}

Response LearnRoutes::progress(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  json::array rows;
  for (const auto& progress : need(store::progress_of(*database_, visitor->id)))
    rows.emplace_back(object_of(progress));
  return json_answer(json::serialize(rows));
}

}  // namespace nonet::server
