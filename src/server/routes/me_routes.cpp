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
#include "server/sessions/solving.h"
#include "service/request.h"
#include "store/players/saved.h"
#include "store/players/statistics.h"

namespace nonet::server {

namespace {

// {"id":…} a stored puzzle, {"puzzle":…} one's own; and a title.
struct SaveRequest {
  std::string id;
  std::optional<Grid> puzzle;
  std::string title;
};

tl::expected<SaveRequest, service::RequestError> read_save(std::string_view body) {
  service::RequestReader reader{body, {"id", "puzzle", "title"}};
  if (reader.has("id") + reader.has("puzzle") != 1)
    reader.fail({"one-puzzle", "send one of id and puzzle", {}, {}});
  SaveRequest order{.id = reader.text("id").value_or(""),
                    .puzzle = reader.puzzle("puzzle"),
                    .title = reader.text("title").value_or("")};
  if (order.title.size() > play::kLongestTitle)
    reader.fail({"too-long", "the title is too long", "title", {}});
  if (reader.error()) return tl::unexpected{*reader.error()};
  return order;
}

}  // namespace

MeRoutes::MeRoutes(std::shared_ptr<store::Database> database, std::chrono::milliseconds solve_time)
    : database_{std::move(database)}, visitors_{database_}, solve_time_{solve_time} {}

Response MeRoutes::me(const Request& request) const {
  const auto visitor = visitors_.find(request);
  return visitor ? answer(player_document(*visitor)) : no_player();
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
  const auto order = read_save(request.body);
  if (!order) return refusal(order.error());
  const auto visitor = visitors_.find(request);
  if (!visitor) return no_player();
  auto puzzle = order->puzzle ? play::brought_puzzle(*database_, order->puzzle->puzzle(),
                                                     stop_after(solve_time_))
                                    .map_error(play_problem)
                              : puzzle_or_answer(*database_, order->id);
  if (!puzzle) return std::move(puzzle.error());
  need(store::save_puzzle(*database_, visitor->id, puzzle->id, order->title, store::now()));
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

}  // namespace nonet::server
