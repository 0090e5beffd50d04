#include "server/routes/rate_routes.h"

#include <optional>
#include <string>
#include <utility>

#include "formats/format.h"
#include "play/stored/stored_rating.h"
#include "server/message/known_puzzle.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "server/routes/troubles.h"
#include "server/sessions/solving.h"
#include "service/rate.h"
#include "store/puzzles/recognise.h"
#include "wire/position_request.h"
#include "wire/rate.h"
#include "wire/read.h"
#include "wire/request.h"

namespace nonet::server {

namespace {

Response not_rated(const service::Finding& finding, std::string field) {
  const bool in_time = finding.code != service::FindingCode::undecided;
  return problem(
      in_time ? Status::bad_request : Status::unavailable,
      service::RequestError{finding.name, finding.sentence, std::move(field), finding.place});
}

Response rated(const rate::Card& card, const std::optional<store::Recognised>& known) {
  wire::RatingCard document = wire::rating_document(card);
  document.known = known_document(known);
  return json_answer(wire::to_json(document));
}

}  // namespace

RateRoutes::RateRoutes(std::shared_ptr<store::Database> database,
                       std::chrono::milliseconds solve_time)
    : database_{std::move(database)}, solve_time_{solve_time} {}

// A puzzle that has no rating is an error with its reason; so is a run that took too long.
Response RateRoutes::rate(const Request& request) const {
  const auto sent = wire::read<wire::RateRequest>(request.body);
  const auto board = sent.and_then([](const auto& s) { return wire::start_of(s); });
  if (!board) return refusal(board.error());
  service::RateOptions options;
  if (sent->profile) options.profile = sent->profile->value;
  const Filling puzzle = board->puzzle();
  const bool standard = options.profile.name == logic::standard_profile().name;
  const auto known =
      standard ? need(store::recognise(*database_, puzzle)) : std::optional<store::Recognised>{};
  if (known)
    if (const auto card = play::card_of(*known, puzzle)) return rated(*card, known);
  options.stop = stop_after(solve_time_);
  const service::RatedCard card = service::rate(*board, options);
  if (!card) return not_rated(card.error(), sent->board ? "board" : "puzzle");
  // The next one who brings it need not wait. Only the puzzle as it is shown has this card, and
  // what is a player's own is not rated for everyone.
  if (known && known->stored.listed && known->stored.puzzle == formats::write_line(puzzle))
    need(store::set_ratings(*database_,
                            std::vector{std::pair{known->stored.id, play::stored_rating(*card)}}));
  return rated(*card, known);
}

Rows RateRoutes::rows(const SiteOptions& site) {
  using namespace wire;
  using namespace troubles;
  using enum Method;
  using enum Work;
  const auto self = std::make_shared<const RateRoutes>(site.database, site.solve_time);
  return {
      {{post, "/api/rate", heavy, on(self, &RateRoutes::rate)},
       [] {
         return Operation{
             .id = "rate",
             .tag = "verbs",
             .summary = "How hard a puzzle is, on both scales",
             .body = body<RateRequest>(R"({"puzzle":")" NONET_EXAMPLE R"(","profile":"standard"})"),
             .success = answers<RatingCard>("The rating card"),
             .troubles = {kBadRequest, kTooLarge, kOutOfTime}};
       }},
  };
}

}  // namespace nonet::server
