#include "server/routes/verb_routes.h"

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

#include "formats/format.h"
#include "server/message/answer.h"
#include "server/message/known_puzzle.h"
#include "server/message/paging.h"
#include "server/message/problem.h"
#include "server/routes/troubles.h"
#include "server/sessions/solving.h"
#include "service/check.h"
#include "store/base/ids.h"
#include "wire/check.h"
#include "wire/convert.h"
#include "wire/generate.h"
#include "wire/generate_request.h"
#include "wire/read.h"
#include "wire/solve.h"
#include "wire/solve_request.h"

namespace nonet::server {

namespace {

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
  const auto sent = wire::read<wire::CheckRequest>(request.body);
  if (!sent) return refusal(sent.error());
  const service::CheckReport report =
      service::check(sent->puzzle, std::nullopt,
                     {.minimality = sent->minimal.value, .stop = stop_after(solve_time_)});
  wire::Check document = wire::document_of(report);
  document.known = report.read ? known_document(*database_, report.read->grid.puzzle())
                               : wire::OrNull<wire::Known>{};
  return answer(document);
}

// A long body is read by a worker.
Begun VerbRoutes::solve(const Request& request) const {
  if (request.body.size() <= kQuickBody) return begin_solve(request, true);
  return [this, &request] {
    Begun begun = begin_solve(request, false);
    if (auto* answer = std::get_if<Response>(&begun)) return std::move(*answer);
    return std::get<Rest>(begun)();
  };
}

Begun VerbRoutes::begin_solve(const Request& request, bool quickly) const {
  auto order = wire::read<wire::SolveRequest>(request.body).and_then(order_of);
  if (order && !order->own_grid) order = tl::unexpected{wire::missing_field("puzzle")};
  if (!order) return refusal(order.error());
  const bool quick = quickly && order->options.engine == service::Engine::fast;
  if (quick && !order->asks_known.value_or(false))
    if (auto done = solve_alone_at_once(*order)) return *std::move(done);
  return [this, &request, order = *std::move(order)]() mutable {
    return finish_solve(request, order);
  };
}

Response VerbRoutes::finish_solve(const Request& request, SolveOrder& order) const {
  if (order.asks_known.value_or(false))
    order.known = known_document(*database_, order.own_grid->puzzle());
  if (order.steps && wants_lines(request)) return solve_as_lines(order, solve_time_);
  return solve_alone(order, solve_time_);
}

Response VerbRoutes::count(const Request& request) const {
  const auto sent = wire::read<wire::CountRequest>(request.body);
  if (!sent) return refusal(sent.error());
  service::SolveOptions options;
  options.solutions = sent->limit.value;
  options.stop = stop_after(solve_time_);
  return answer(wire::count_document(service::solve(sent->puzzle.grid, options).outcome));
}

Response VerbRoutes::convert(const Request& request) const {
  const auto sent = wire::read<wire::ConvertRequest>(request.body);
  if (!sent) return refusal(sent.error());
  const auto from = sent->from ? std::optional{sent->from->value} : std::nullopt;
  const formats::Format to = sent->to ? sent->to->value : formats::Format::line;
  const auto grid = wire::read_puzzle(sent->puzzle, "puzzle", from);
  if (!grid) return refusal(grid.error());
  return answer(wire::Converted{formats::write(*grid, to), to});
}

// A wish that cannot come true is an error with its reason. One that did not come true in time is
// an answer: with what was made, and how it ended.
Response VerbRoutes::generate(const Request& request) const {
  const auto order = wire::read<wire::GenerateRequest>(request.body).and_then([](const auto& sent) {
    return wire::order_of(sent, store::random_bits());
  });
  if (!order) return refusal(order.error());
  if (!wants_lines(request))
    return answer(wire::generate_document(*order, stop_after(solve_time_)));
  Response response = json_answer({});
  response.content_type = "application/x-ndjson";
  response.stream = [order = *order, time = solve_time_](Stream& stream) {
    tell_made(order, stop_after(time), stream);
  };
  return response;
}

Response VerbRoutes::engines(const Request& request) const {
  return list_answer(request, wire::engines_document());
}

Rows VerbRoutes::rows(const SiteOptions& site) {
  using namespace wire;
  using namespace troubles;
  using enum Method;
  using enum Work;
  const auto self = std::make_shared<const VerbRoutes>(site.database, site.solve_time);
  return {
      {{post, "/api/check", heavy, on(self, &VerbRoutes::check)},
       [] {
         return Operation{
             .id = "check",
             .tag = "verbs",
             .summary = "Say whether a puzzle is proper",
             .body = body<CheckRequest>(R"({"puzzle":")" NONET_EXAMPLE R"(","minimal":true})"),
             .success = answers<Check>("Standing and findings, also for a text that is no puzzle"),
             .troubles = {kBadRequest, kTooLarge}};
       }},
      {{.method = post,
        .pattern = "/api/solve",
        .work = heavy,
        .handler = {},
        .at_once = beginning(self, &VerbRoutes::solve)},
       [] {
         return Operation{
             .id = "solve",
             .tag = "verbs",
             .summary = "Solve a puzzle without a session",
             .body = body<SolveRequest>(R"({"puzzle":")" NONET_EXAMPLE
                                        R"(","engine":"norvig","mode":"steps"})"),
             .success = {.words = "How it ended",
                         .schema = &schema_of<Solved>,
                         .lines = "mode steps: every event, at last the answer as kind end"},
             .troubles = {kBadRequest, kTooLarge}};
       }},
      {{post, "/api/count", heavy, on(self, &VerbRoutes::count)},
       [] {
         return Operation{
             .id = "count",
             .tag = "verbs",
             .summary = "Count solutions up to a limit",
             .body = body<CountRequest>(R"({"puzzle":")" NONET_EXAMPLE R"(","limit":10})"),
             .success = answers<Counted>("The number; exact when complete"),
             .troubles = {kBadRequest, kTooLarge}};
       }},
      {{post, "/api/convert", heavy, on(self, &VerbRoutes::convert)},
       [] {
         return Operation{
             .id = "convert",
             .tag = "verbs",
             .summary = "Write a puzzle in another notation",
             .body = body<ConvertRequest>(R"({"puzzle":")" NONET_EXAMPLE R"(","to":"framed"})"),
             .success = answers<Converted>("The text"),
             .troubles = {kBadRequest, kTooLarge}};
       }},
      {{post, "/api/generate", heavy, on(self, &VerbRoutes::generate)},
       [] {
         return Operation{
             .id = "generate",
             .tag = "verbs",
             .summary = "Make puzzles of exactly the kind that is asked for",
             .body = optional_body<GenerateRequest>(
                 R"({"level":"hard","givens":"24-28","symmetry":"rot180","count":2,"seed":7})"),
             .success = {.words = "The puzzles, and how it ended",
                         .schema = &schema_of<Generated>,
                         .lines = "a JSON object on each line while they are made: kind progress, "
                                  "puzzle, at last end"},
             .troubles = {kBadRequest, kTooLarge}};
       }},
      {{get, "/api/engines", light, on(self, &VerbRoutes::engines)},
       [] {
         return Operation{.id = "engines",
                          .tag = "verbs",
                          .summary = "The engines to choose from",
                          .success = lists<EngineRow>("Engines")};
       }},
  };
}

}  // namespace nonet::server
