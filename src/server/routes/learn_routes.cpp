#include "server/routes/learn_routes.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "formats/format.h"
#include "logic/technique.h"
#include "server/documents/player_document.h"
#include "server/message/answer.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "server/routes/troubles.h"
#include "store/players/progress.h"
#include "store/puzzles/practice.h"
#include "wire/learn.h"
#include "wire/player_request.h"
#include "wire/read.h"

namespace nonet::server {

namespace {

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

// The board of a library line; nothing where it cannot be read.
std::optional<wire::PracticePosition> position_document(const store::PracticePosition& position) {
  const auto reading = formats::read(position.position, formats::Format::hodoku);
  if (!reading) return std::nullopt;
  const Grid& grid = reading->grid;
  return wire::PracticePosition{.id = std::to_string(position.number),
                                .puzzle = grid.puzzle(),
                                .board = grid.filling(),
                                .candidates = formats::write(grid, formats::Format::candidates),
                                .line = position.position};
}

tl::expected<store::PracticeAttempt, service::RequestError> attempt_of(
    const wire::AttemptRequest& sent) {
  store::PracticeAttempt attempt{
      .found = sent.correct, .hinted = sent.hinted.value, .passed = sent.passed.value};
  const char* const end = sent.id.data() + sent.id.size();
  const auto read = std::from_chars(sent.id.data(), end, attempt.position);
  if (read.ec != std::errc{} || read.ptr != end)
    return tl::unexpected{service::RequestError{
        "unknown-position", "id is that of a position of this technique", "id"}};
  return attempt;
}

}  // namespace

LearnRoutes::LearnRoutes(std::shared_ptr<store::Database> database)
    : database_{std::move(database)}, visitors_{database_} {}

Response LearnRoutes::technique(const Request& request) const {
  const logic::Technique* technique = named(request);
  if (technique == nullptr) return unknown_technique();
  const auto positions = need(store::count_positions(*database_, technique->key));
  return answer(wire::TechniqueToLearn{.key = technique->key,
                                       .name = technique->name,
                                       .idea = technique->idea,
                                       .assumes_unique = technique->assumes_unique,
                                       .page = "/learn/" + std::string{technique->key},
                                       .positions = positions});
}

// Those that the player has not tried come first.
Response LearnRoutes::practice(const Request& request) const {
  const logic::Technique* technique = named(request);
  if (technique == nullptr) return unknown_technique();
  const auto limit = query_number(request, "limit", kPositions, 1, kMostPositions);
  if (!limit) return refusal(limit.error());
  const auto visitor = visitors_.find(request);
  wire::Practice practice{.technique = technique->key, .positions = {}};
  for (const auto& position : need(store::positions_for(
           *database_, visitor ? visitor->id : std::string{}, technique->key, *limit)))
    if (auto document = position_document(position))
      practice.positions.push_back(*std::move(document));
  return answer(practice);
}

Response LearnRoutes::attempt(const Request& request) const {
  const logic::Technique* technique = named(request);
  if (technique == nullptr) return unknown_technique();
  const auto sent = wire::read<wire::AttemptRequest>(request.body);
  const auto attempt = sent.and_then(attempt_of);
  if (!attempt) return refusal(attempt.error());
  const auto visitor = visitors_.find(request);
  const store::Player player =
      visitor ? *visitor : need(store::add_anonymous(*database_, store::now()));
  wire::Progress progress = progress_document(
      need(store::note_attempt(*database_, player.id, technique->key, *attempt, store::now())));
  if (visitor) return answer(progress);
  const std::string token = visitors_.open_session(player);
  if (sent->bearer.value) progress.token = token;
  Response response = answer(progress);
  if (!sent->bearer.value) hand_over(response, request, token);
  return response;
}

Response LearnRoutes::progress(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  std::vector<wire::Progress> rows;
  for (const auto& progress : need(store::progress_of(*database_, visitor->id)))
    rows.push_back(progress_document(progress));
  return list_answer(request, rows);
}

Rows LearnRoutes::rows(const SiteOptions& site) {
  using namespace wire;
  using namespace troubles;
  using enum Method;
  using enum Work;
  const Known known{std::make_shared<const LearnRoutes>(site.database), site.database};
  return {
      {{get, "/api/me/progress", heavy, known(&LearnRoutes::progress)},
       [] {
         return Operation{.id = "progress",
                          .tag = "me",
                          .summary = "How far the player has come with each technique",
                          .success = lists<Progress>("Techniques"),
                          .troubles = {kNoPlayer}};
       }},
      {{get, "/api/techniques/{key}", heavy, known(&LearnRoutes::technique)},
       [] {
         return Operation{
             .id = "technique",
             .tag = "logic",
             .summary = "One technique",
             .path = {{"key", "of GET /api/techniques", &schema_of<std::string>, "x-wing"}},
             .success = answers<TechniqueToLearn>("The technique"),
             .troubles = {kUnknownId}};
       }},
      {{get, "/api/techniques/{key}/practice", heavy, known(&LearnRoutes::practice)},
       [] {
         return Operation{
             .id = "practice",
             .tag = "logic",
             .summary = "Positions where the technique is the move; those not tried yet first",
             .path = {{"key", "of GET /api/techniques", &schema_of<std::string>, "x-wing"}},
             .query = {{"limit", "how many at most",
                        &schema_of<NumberOr<kPositions, 1, kMostPositions>>}},
             .success = answers<Practice>("Positions"),
             .troubles = {kBadRequest, kUnknownId}};
       }},
      {{post, "/api/techniques/{key}/attempts", heavy, known(&LearnRoutes::attempt)},
       [] {
         return Operation{
             .id = "attempt",
             .tag = "logic",
             .summary = "Note an attempt; eight of the last ten without a hint clear the test",
             .path = {{"key", "of GET /api/techniques", &schema_of<std::string>, "x-wing"}},
             .body = body<AttemptRequest>(R"({"id":"POSITION","correct":true})"),
             .success = answers<Progress>("The progress"),
             .troubles = {kBadRequest, kUnknownId, kTooLarge}};
       }},
  };
}

}  // namespace nonet::server
