#include "server/sessions/solving.h"

#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "server/message/known_puzzle.h"
#include "server/message/paging.h"
#include "server/message/text.h"
#include "service/choice_names.h"
#include "trace/ndjson.h"
#include "wire/solve.h"

namespace nonet::server {

namespace {

constexpr std::chrono::milliseconds kAtOnce{1};
constexpr std::uint64_t kMostWork = 1'000'000'000;
constexpr std::uint64_t kMostEvents = 10'000;

// The second of two names is true.
auto either(std::string_view no, std::string_view yes) {
  return [no, yes](std::string_view name) -> std::optional<bool> {
    if (name == no) return false;
    if (name == yes) return true;
    return std::nullopt;
  };
}

const std::string& engine_names() {
  static const std::string all = fmt::format("{}", fmt::join(service::engine_names(), ", "));
  return all;
}

// Which techniques logic may use; the other engines know none.
void read_techniques(service::RequestReader& reader, SolveRequest& request) {
  request.techniques.profile = reader.text("profile").value_or("");
  request.techniques.techniques =
      reader.texts("techniques", service::kMostTechniques).value_or(std::vector<std::string>{});
  request.techniques.inner =
      reader.texts("inner", service::kMostTechniques).value_or(std::vector<std::string>{});
  request.techniques.group = reader.flag("group").value_or(false);
  request.options.group = request.techniques.group;
  for (const char* field : {"profile", "techniques", "inner", "group"})
    if (reader.has(field) && request.options.engine != service::Engine::logic)
      reader.fail({"engine-without-techniques",
                   fmt::format("the engine {} uses no techniques; {} is for the engine logic",
                               service::name_of(request.options.engine), field),
                   field});
  if (reader.error() || request.options.engine != service::Engine::logic) return;
  const std::pair<const char*, bool> lists[]{{"techniques", request.techniques.techniques.empty()},
                                             {"inner", request.techniques.inner.empty()}};
  for (const auto& [field, empty] : lists)
    if (reader.has(field) && empty)
      reader.fail(
          {"wrong-length", fmt::format("{} is empty; name one, or leave it out", field), field});
  auto profile = service::chosen_profile(request.techniques);
  if (!profile) return reader.fail(std::move(profile.error()));
  request.profile = std::make_shared<const logic::Profile>(*std::move(profile));
  request.options.profile = request.profile.get();
}

wire::Solved solved_alone(const SolveRequest& request, const service::SolveAnswer& answer) {
  const Grid& grid = *request.own_grid;
  const bool to_blame = answer.outcome.verdict == trace::Verdict::unsolvable;
  const Grid start = to_blame ? Grid{grid.puzzle()} : grid;
  wire::Solved solved = wire::solved_document(
      answer, request.options,
      {.text = solve_text(grid, start, answer, request.options), .events = request.events});
  solved.known = request.known;
  return solved;
}

}  // namespace

service::RequestReader solve_reader(std::string_view body) {
  return service::RequestReader{body,
                                {"engine", "mode", "from", "decide", "profile", "techniques",
                                 "inner", "group", "budget", "limit", "puzzle", "board", "known"}};
}

SolveRequest read_solve(service::RequestReader& reader) {
  SolveRequest request;
  request.steps =
      reader.choice("mode", either("instant", "steps"), "unknown-mode", "instant, steps")
          .value_or(false);
  request.from_givens =
      reader.choice("from", either("board", "givens"), "unknown-start", "board, givens")
          .value_or(false);
  request.options.engine =
      reader.choice("engine", service::parse_engine, "unknown-engine", engine_names())
          .value_or(request.steps ? service::Engine::cdcl : service::Engine::fast);
  request.options.decide =
      reader.choice("decide", service::parse_decide, "unknown-decide", "activity, mrv")
          .value_or(service::usual_decide(request.steps));
  read_techniques(reader, request);
  request.options.work = reader.number("budget", 1, kMostWork).value_or(request.options.work);
  request.events = reader.number("limit", 1, kMostEvents).value_or(request.events);
  if (request.steps) request.options.trace_cap = kTraceCap;
  if (request.steps && !service::tells_its_story(request.options.engine))
    reader.fail({"engine-without-steps",
                 "the fast engine shows no steps; choose another engine for mode steps", "engine"});
  request.asks_known = reader.flag("known");
  if (reader.has("puzzle") && reader.has("board"))
    reader.fail({"two-puzzles", "there is a puzzle and a board; send one of them", "board"});
  request.own_grid = reader.has("board") ? reader.board("board") : reader.puzzle("puzzle");
  if (request.from_givens && request.own_grid) request.own_grid = Grid{request.own_grid->puzzle()};
  return request;
}

Response solve_alone(SolveRequest& request, std::chrono::milliseconds time) {
  request.options.stop = stop_after(time);
  const service::SolveAnswer answer = service::solve(*request.own_grid, request.options);
  return json_answer(wire::to_json(solved_alone(request, answer)));
}

Response solve_as_lines(const SolveRequest& request, std::chrono::milliseconds time) {
  Response response = json_answer({});
  response.content_type = "application/x-ndjson";
  response.stream = [order = request, time](Stream& stream) mutable {
    const auto late = stop_after(time);
    order.options.stop = [&] { return late() || stream.closed(); };
    order.events = 0;
    const service::SolveAnswer answer = service::solve(*order.own_grid, order.options);
    const trace::Trace& trace = *answer.trace;
    bool heard = true;
    for (std::size_t n = 1; heard && n <= trace.events.size(); ++n)
      heard = stream.write(trace::to_json(trace.shape, trace.events[n - 1], n) + "\n");
    if (heard)
      stream.write(wire::to_json(wire::SolvedAtTheEnd{{}, solved_alone(order, answer)}) + "\n");
  };
  return response;
}

std::optional<Response> solve_alone_at_once(SolveRequest& request) {
  request.options.stop = stop_after(kAtOnce);
  const service::SolveAnswer answer = service::solve(*request.own_grid, request.options);
  // Without a solution the sentence about it may take a second search; with one that is not known
  // to be the only one, the search is not done.
  const trace::Outcome& outcome = answer.outcome;
  const bool done = outcome.complete || outcome.solutions >= request.options.solutions;
  if (outcome.verdict != trace::Verdict::solved || !done) return std::nullopt;
  return json_answer(wire::to_json(solved_alone(request, answer)));
}

std::function<bool()> stop_after(std::chrono::milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  return [end] { return std::chrono::steady_clock::now() >= end; };
}

std::string solve_text(const Grid& board, const Grid& start, const service::SolveAnswer& answer,
                       const service::SolveOptions& options) {
  if (answer.outcome.verdict != trace::Verdict::unsolvable || answer.repeat)
    return as_sentence(service::verdict_sentence(answer, options));
  if (board.filling() == start.filling()) return "This puzzle has no solution.";
  service::SolveOptions quick;
  quick.solutions = 1;
  quick.stop = options.stop;
  if (service::solve(start, quick).outcome.first)
    return "The digits entered so far leave no solution; without them there is one.";
  return "No solution, also without the digits entered so far.";
}

}  // namespace nonet::server
