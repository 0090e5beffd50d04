#include "server/routes/verb_routes.h"

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "formats/format.h"
#include "server/message/known_puzzle.h"
#include "server/message/lines.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/sessions/solving.h"
#include "service/check.h"
#include "service/generate_request.h"
#include "service/request.h"
#include "store/base/ids.h"
#include "wire/check.h"
#include "wire/convert.h"
#include "wire/generate.h"
#include "wire/solve.h"

namespace nonet::server {

namespace {

constexpr std::uint64_t kMostSolutions = 1'000'000;
constexpr std::chrono::milliseconds kProgressEvery{250};
constexpr std::size_t kQuickBody = 2048;  // a board with its spaces

// True once in each stretch of time.
std::function<bool()> every(std::chrono::milliseconds time) {
  return [time, next = std::chrono::steady_clock::now() + time]() mutable {
    const auto now = std::chrono::steady_clock::now();
    if (now < next) return false;
    next = now + time;
    return true;
  };
}

// Every puzzle when it is made, how far it has come now and then, and the end.
void tell_made(const service::GenerateRequest& order, const std::function<bool()>& late,
               Stream& stream) {
  const auto tell = [&](const auto& line) { return stream.write(wire::to_json(line) + "\n"); };
  const auto due = every(kProgressEvery);
  const service::Generated done =
      service::generate_rated(order, [&] { return stream.closed() || late(); },
                              {.take =
                                   [&](service::RatedPuzzle&& puzzle) {
                                     return tell(wire::GeneratedPuzzleLine{
                                         {}, wire::generated_document(puzzle, order.order.seed)});
                                   },
                               .progress =
                                   [&](const service::GenerateProgress& progress) {
                                     if (due()) tell(wire::progress_line(progress));
                                   }});
  tell(wire::end_line(done, order.order.seed));
}

}  // namespace

// A text that is no puzzle is an answer here, not an error: "unreadable" and why.
Response VerbRoutes::check(const Request& request) const {
  service::RequestReader reader{request.body, {"puzzle", "minimal"}};
  reader.require("puzzle");
  const auto puzzle = reader.text("puzzle");
  const bool minimal = reader.flag("minimal").value_or(false);
  if (reader.error()) return refusal(*reader.error());
  const service::CheckReport report = service::check(
      *puzzle, std::nullopt, {.minimality = minimal, .stop = stop_after(solve_time_)});
  wire::Check document = wire::document_of(report);
  document.known = report.read ? known_document(*database_, report.read->grid.puzzle())
                               : wire::OrNull<wire::Known>{};
  return json_answer(wire::to_json(document));
}

Response VerbRoutes::solve(const Request& request) const {
  service::RequestReader reader = solve_reader(request.body);
  if (!reader.has("board")) reader.require("puzzle");
  SolveRequest order = read_solve(reader);
  if (reader.error()) return refusal(*reader.error());
  if (order.asks_known.value_or(false))
    order.known = known_document(*database_, order.own_grid->puzzle());
  if (order.steps && wants_lines(request)) return solve_as_lines(order, solve_time_);
  return solve_alone(order, solve_time_);
}

std::optional<Response> VerbRoutes::solve_at_once(const Request& request) const {
  if (request.body.size() > kQuickBody) return std::nullopt;
  service::RequestReader reader = solve_reader(request.body);
  if (!reader.has("board")) reader.require("puzzle");
  SolveRequest order = read_solve(reader);
  if (reader.error()) return refusal(*reader.error());
  if (order.options.engine != service::Engine::fast || order.asks_known.value_or(false))
    return std::nullopt;
  return solve_alone_at_once(order);
}

Response VerbRoutes::count(const Request& request) const {
  service::RequestReader reader{request.body, {"puzzle", "limit"}};
  reader.require("puzzle");
  const auto grid = reader.puzzle("puzzle");
  service::SolveOptions options;
  options.solutions = reader.number("limit", 1, kMostSolutions).value_or(options.solutions);
  if (reader.error()) return refusal(*reader.error());
  options.stop = stop_after(solve_time_);
  return json_answer(wire::to_json(wire::count_document(service::solve(*grid, options).outcome)));
}

Response VerbRoutes::convert(const Request& request) const {
  service::RequestReader reader{request.body, {"puzzle", "from", "to"}};
  reader.require("puzzle");
  static const std::string names = fmt::format("{}", fmt::join(formats::format_names(), ", "));
  const auto from = reader.choice("from", formats::parse_format, "unknown-format", names);
  const auto to = reader.choice("to", formats::parse_format, "unknown-format", names)
                      .value_or(formats::Format::line);
  const auto grid = reader.puzzle("puzzle", from);
  if (reader.error()) return refusal(*reader.error());
  return json_answer(wire::to_json(wire::Converted{formats::write(*grid, to), to}));
}

// A wish that cannot come true is an error with its reason. One that did not come true in time is
// an answer: with what was made, and how it ended.
Response VerbRoutes::generate(const Request& request) const {
  service::RequestReader reader = service::generate_reader(request.body);
  const service::GenerateRequest order = service::read_generate(reader, store::random_bits());
  if (reader.error()) return refusal(*reader.error());
  if (!wants_lines(request))
    return json_answer(wire::to_json(wire::generate_document(order, stop_after(solve_time_))));
  Response response = json_answer({});
  response.content_type = "application/x-ndjson";
  response.stream = [order, time = solve_time_](Stream& stream) {
    tell_made(order, stop_after(time), stream);
  };
  return response;
}

Response VerbRoutes::engines(const Request&) const {
  return json_answer(wire::to_json(wire::engines_document()));
}

}  // namespace nonet::server
