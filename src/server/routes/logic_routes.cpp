#include "server/routes/logic_routes.h"

#include "play/rules/moves.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/sessions/solving.h"
#include "service/hint.h"
#include "service/position_request.h"
#include "service/request.h"
#include "wire/teach.h"

namespace nonet::server {

namespace {

constexpr std::uint64_t kSteps = 200;
constexpr std::uint64_t kMostSteps = 1000;

}  // namespace

Response LogicRoutes::hint(const Request& request) const {
  service::RequestReader reader{request.body,
                                {"puzzle", "board", "entries", "notes", "notes_are", "crossed_out",
                                 "profile", "known", "stage"}};
  service::Position position = service::read_position(reader);
  service::LogicOptions options = service::read_logic(reader);
  const auto stage = reader.number("stage", 1, play::kHintStages);
  if (reader.error()) return refusal(*reader.error());
  options.history = std::move(position.history);
  options.notes = position.notes;
  options.stop = stop_after(solve_time_);
  return json_answer(wire::to_json(
      wire::hint_document(service::hint(position.board, options), options.profile, stage)));
}

Response LogicRoutes::steps(const Request& request) const {
  service::RequestReader reader{request.body,
                                {"puzzle", "board", "entries", "notes", "notes_are", "crossed_out",
                                 "profile", "known", "inner", "in", "technique", "limit"}};
  const service::Position position = service::read_position(reader);
  service::LogicOptions options = service::read_logic(reader);
  options.within = reader.choice("in", service::parse_region, "unknown-region",
                                 "a cell (r4c5 or D5), a row (r4), a column (c5), a box (b5)");
  options.most = reader.number("limit", 1, kMostSteps).value_or(kSteps);
  if (reader.error()) return refusal(*reader.error());
  if (options.known) options.profile = options.profile.only(*options.known);
  options.stop = stop_after(solve_time_);
  const Grid board = logic::as_noted(position.board, position.notes);
  auto steps = service::steps(board, options);
  if (steps.size() > options.most) steps.resize(options.most);
  return json_answer(wire::to_json(wire::steps_document(board, steps, options.profile)));
}

Response LogicRoutes::why_not(const Request& request) const {
  service::RequestReader reader{request.body,
                                {"puzzle", "board", "entries", "notes", "notes_are", "crossed_out",
                                 "profile", "known", "cell", "digit"}};
  const service::Position position = service::read_position(reader);
  service::LogicOptions options = service::read_logic(reader);
  reader.require("cell");
  reader.require("digit");
  const auto cell = reader.cell("cell");
  const auto digit = reader.number("digit", 1, 9);
  if (reader.error()) return refusal(*reader.error());
  if (options.known) options.profile = options.profile.only(*options.known);
  options.stop = stop_after(solve_time_);
  options.notes = position.notes;
  const Digit d = static_cast<Digit>(*digit);
  return json_answer(wire::to_json(wire::why_not_document(
      {*cell, d}, service::why_not(position.board, *cell, d, options), options.profile)));
}

Response LogicRoutes::techniques(const Request&) const {
  return json_answer(wire::to_json(wire::techniques_document()));
}

}  // namespace nonet::server
