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
#include "logic/explain/explain.h"
#include "logic/technique.h"
#include "server/documents/player_document.h"
#include "server/message/answer.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "service/request.h"
#include "store/players/progress.h"
#include "store/puzzles/practice.h"
#include "wire/learn.h"

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

struct SentAttempt {
  store::PracticeAttempt attempt;
  bool bearer = false;
};

tl::expected<SentAttempt, service::RequestError> read_attempt(std::string_view body) {
  service::RequestReader reader{body, {"id", "correct", "hinted", "passed", "bearer"}};
  reader.require("id");
  reader.require("correct");
  const std::string id = reader.text("id").value_or("");
  SentAttempt sent{.attempt = {.found = reader.flag("correct").value_or(false),
                               .hinted = reader.flag("hinted").value_or(false),
                               .passed = reader.flag("passed").value_or(false)},
                   .bearer = reader.flag("bearer").value_or(false)};
  const auto read = std::from_chars(id.data(), id.data() + id.size(), sent.attempt.position);
  if (read.ec != std::errc{} || read.ptr != id.data() + id.size())
    reader.fail({"unknown-position", "id is that of a position of this technique", "id", {}});
  if (reader.error()) return tl::unexpected{*reader.error()};
  return sent;
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
  const auto sent = read_attempt(request.body);
  if (!sent) return refusal(sent.error());
  const auto visitor = visitors_.find(request);
  const store::Player player =
      visitor ? *visitor : need(store::add_anonymous(*database_, store::now()));
  wire::Progress progress = progress_document(need(
      store::note_attempt(*database_, player.id, technique->key, sent->attempt, store::now())));
  if (visitor) return answer(progress);
  const std::string token = visitors_.open_session(player);
  if (sent->bearer) progress.token = token;
  Response response = answer(progress);
  if (!sent->bearer) hand_over(response, request, token);
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

}  // namespace nonet::server
