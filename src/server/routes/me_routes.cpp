#include "server/routes/me_routes.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "play/stored/brought_puzzle.h"
#include "play/stored/own_data.h"
#include "server/documents/own_data_json.h"
#include "server/documents/player_document.h"
#include "server/documents/puzzle_document.h"
#include "server/message/answer.h"
#include "server/message/play_problem.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "server/routes/puzzle_routes.h"
#include "server/routes/troubles.h"
#include "server/sessions/solving.h"
#include "store/players/saved.h"
#include "store/players/statistics.h"
#include "wire/player_request.h"
#include "wire/read.h"

namespace nonet::server {

namespace {

std::optional<service::RequestError> complaint_of(const wire::SaveRequest& sent) {
  if (sent.id.has_value() == sent.puzzle.has_value())
    return service::RequestError{"one-puzzle", "send one of id and puzzle"};
  if (sent.title.value_or("").size() > play::kLongestTitle)
    return service::RequestError{"too-long", "the title is too long", "title"};
  return std::nullopt;
}

}  // namespace

MeRoutes::MeRoutes(std::shared_ptr<store::Database> database, std::chrono::milliseconds solve_time)
    : database_{std::move(database)}, visitors_{database_}, solve_time_{solve_time} {}

Response MeRoutes::me(const Request& request) const {
  const auto visitor = visitors_.find(request);
  return visitor ? answer(player_document(*visitor)) : no_player();
}

Response MeRoutes::change(const Request& request) const {
  const auto sent = wire::read<wire::SettingsRequest>(request.body);
  if (!sent) return refusal(sent.error());
  auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  need(store::set_settings(*database_, visitor->id, sent->settings.json));
  visitor->settings = sent->settings.json;
  return answer(player_document(*visitor));
}

Response MeRoutes::statistics(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  return answer(statistics_document(
      need(store::statistics_of(*database_, visitor->id, store::day_of(store::now())))));
}

Response MeRoutes::saved(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  std::vector<wire::SavedPuzzle> rows;
  for (const auto& saved : need(store::saved_puzzles(*database_, visitor->id)))
    rows.push_back(saved_document(saved));
  return list_answer(request, rows);
}

Response MeRoutes::save(const Request& request) const {
  const auto sent = wire::read<wire::SaveRequest>(request.body);
  if (!sent) return refusal(sent.error());
  if (const auto complaint = complaint_of(*sent)) return refusal(*complaint);
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  auto puzzle = sent->puzzle ? play::brought_puzzle(*database_, sent->puzzle->grid.puzzle(),
                                                    stop_after(solve_time_))
                                   .map_error(play_problem)
                             : puzzle_or_answer(*database_, *sent->id);
  if (!puzzle) return std::move(puzzle.error());
  need(store::save_puzzle(*database_, visitor->id, puzzle->id, sent->title.value_or(""),
                          store::now()));
  Response response = answer(puzzle_document(*puzzle));
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
  Response response =
      answer(export_document(*visitor, need(play::own_data_of(*database_, *visitor))));
  response.headers.add("Content-Disposition", "attachment; filename=\"nonet.json\"");
  return response;
}

Response MeRoutes::bring_back(const Request& request) const {
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  const auto brought = read_own_data(request.body).and_then([&](const play::OwnData& data) {
    return play::bring_back(*database_, visitor->id, data, stop_after(solve_time_));
  });
  if (!brought) return play_problem(brought.error());
  return answer(
      wire::Imported{brought->games, brought->saved, brought->known, brought->other_dress});
}

Rows MeRoutes::rows(const SiteOptions& site) {
  using namespace wire;
  using namespace troubles;
  using enum Method;
  using enum Work;
  const Known known{std::make_shared<const MeRoutes>(site.database, site.solve_time),
                    site.database};
  return {
      {{get, "/api/me", heavy, known(&MeRoutes::me)},
       [] {
         return Operation{.id = "me",
                          .tag = "me",
                          .summary = "Who is asking",
                          .success = answers<Player>("The player"),
                          .troubles = {kNoPlayer}};
       }},
      {{patch, "/api/me", heavy, known(&MeRoutes::change)},
       [] {
         return Operation{.id = "settings",
                          .tag = "me",
                          .summary = "Keep settings",
                          .body = body<SettingsRequest>(R"({"settings":{"theme":"dark"}})"),
                          .success = answers<Player>("The player"),
                          .troubles = {kBadRequest, kNoPlayer, kTooLarge}};
       }},
      {{get, "/api/me/statistics", heavy, known(&MeRoutes::statistics)},
       [] {
         return Operation{.id = "statistics",
                          .tag = "me",
                          .summary = "What the player has reached, by level",
                          .success = answers<Statistics>("Statistics"),
                          .troubles = {kNoPlayer}};
       }},
      {{get, "/api/me/saved", heavy, known(&MeRoutes::saved)},
       [] {
         return Operation{.id = "saved",
                          .tag = "me",
                          .summary = "Saved puzzles",
                          .success = lists<SavedPuzzle>("Puzzles"),
                          .troubles = {kNoPlayer}};
       }},
      {{post, "/api/me/saved", heavy, known(&MeRoutes::save)},
       [] {
         return Operation{
             .id = "save",
             .tag = "me",
             .summary = "Save a stored puzzle, or one of one's own",
             .body = optional_body<SaveRequest>(
                 R"({"puzzle":"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9","title":"A hard one"})"),
             .success = answers<Puzzle>("The puzzle", 201),
             .troubles = {kBadRequest, kNoPlayer, kUnknownId, kOtherDress, kTooLarge, kOutOfTime}};
       }},
      {{delete_, "/api/me/saved/{id}", heavy, known(&MeRoutes::forget)},
       [] {
         return Operation{.id = "forget",
                          .tag = "me",
                          .summary = "Forget a saved puzzle",
                          .path = {{"id", "of the puzzle", &schema_of<std::string>, "SAVED"}},
                          .success = {.words = "Done", .status = 204},
                          .troubles = {kNoPlayer, kUnknownId}};
       }},
      {{get, "/api/me/export", heavy, known(&MeRoutes::take_away)},
       [] {
         return Operation{.id = "export",
                          .tag = "me",
                          .summary = "All that is kept of the player",
                          .success = answers<Export>("The document"),
                          .troubles = {kNoPlayer}};
       }},
      {{post, "/api/me/import", heavy, known(&MeRoutes::bring_back)},
       [] {
         return Operation{.id = "import",
                          .tag = "me",
                          .summary = "Bring such a document into this account",
                          .body = body<AnyObject>(
                              R"({"nonet":1,"player":{"settings":{}},"games":[],"saved":[]})"),
                          .success = answers<Imported>("What was new"),
                          .troubles = {kBadRequest, kNoPlayer, kImportTooLarge, kOutOfTime}};
       }},
  };
}

}  // namespace nonet::server
