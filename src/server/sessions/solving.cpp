#include "server/sessions/solving.h"

#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "server/message/paging.h"
#include "server/message/text.h"
#include "service/solve.h"
#include "trace/ndjson.h"
#include "wire/solve.h"

namespace nonet::server {

namespace {

constexpr std::chrono::milliseconds kAtOnce{1};

using service::RequestError;

// A field of logic that another engine was sent with.
std::optional<std::string_view> field_of_logic(const wire::SolveRequest& sent) {
  if (sent.profile) return "profile";
  if (sent.techniques) return "techniques";
  if (sent.inner) return "inner";
  if (sent.group) return "group";
  return std::nullopt;
}

// Which techniques logic may use; the other engines know none.
std::optional<RequestError> choose_techniques(const wire::SolveRequest& sent, SolveOrder& order) {
  if (order.options.engine != service::Engine::logic) {
    const auto field = field_of_logic(sent);
    if (!field) return std::nullopt;
    return RequestError{"engine-without-techniques",
                        fmt::format("the engine {} uses no techniques; {} is for the engine logic",
                                    service::name_of(order.options.engine), *field),
                        std::string{*field}};
  }
  service::TechniqueChoice& choice = order.techniques;
  if (sent.profile) choice.profile = sent.profile->text;
  if (sent.techniques) choice.techniques = sent.techniques->texts;
  if (sent.inner) choice.inner = sent.inner->texts;
  choice.group = sent.group && sent.group->value;
  order.options.group = choice.group;
  for (const auto& [field, none] :
       {std::pair{"techniques", sent.techniques && choice.techniques.empty()},
        std::pair{"inner", sent.inner && choice.inner.empty()}})
    if (none)
      return RequestError{"wrong-length",
                          fmt::format("{} is empty; name one, or leave it out", field), field};
  auto profile = service::chosen_profile(choice);
  if (!profile) return std::move(profile.error());
  order.profile = std::make_shared<const logic::Profile>(*std::move(profile));
  order.options.profile = order.profile.get();
  return std::nullopt;
}

wire::Solved solved_alone(const SolveOrder& order, const service::SolveAnswer& answer) {
  const Grid& grid = *order.own_grid;
  const bool to_blame = answer.outcome.verdict == trace::Verdict::unsolvable;
  const Grid start = to_blame ? Grid{grid.puzzle()} : grid;
  wire::Solved solved = wire::solved_document(
      answer, order.options,
      {.text = solve_text(grid, start, answer, order.options), .events = order.events});
  solved.known = order.known;
  return solved;
}

}  // namespace

tl::expected<SolveOrder, RequestError> order_of(const wire::SolveRequest& sent) {
  SolveOrder order;
  service::SolveOptions& options = order.options;
  order.steps = sent.mode && sent.mode->value == wire::SolveMode::steps;
  order.from_givens = sent.from && sent.from->value == wire::StartFrom::givens;
  options.engine = sent.engine   ? sent.engine->value
                   : order.steps ? service::Engine::cdcl
                                 : service::Engine::fast;
  options.decide = sent.decide ? sent.decide->value : service::usual_decide(order.steps);
  if (auto error = choose_techniques(sent, order)) return tl::unexpected{*std::move(error)};
  if (sent.budget) options.work = sent.budget->value;
  order.events = sent.limit.value;
  if (order.steps) options.trace_cap = kTraceCap;
  if (order.steps && !service::tells_its_story(options.engine))
    return tl::unexpected{RequestError{
        "engine-without-steps",
        "the fast engine shows no steps; choose another engine for mode steps", "engine"}};
  order.asks_known = sent.known;
  if (sent.puzzle && sent.board)
    return tl::unexpected{
        RequestError{"two-puzzles", "there is a puzzle and a board; send one of them", "board"}};
  if (sent.board) order.own_grid = sent.board->grid;
  if (sent.puzzle) order.own_grid = sent.puzzle->grid;
  if (order.from_givens && order.own_grid) order.own_grid = Grid{order.own_grid->puzzle()};
  return order;
}

Response solve_alone(SolveOrder& order, std::chrono::milliseconds time) {
  order.options.stop = stop_after(time);
  const service::SolveAnswer answer = service::solve(*order.own_grid, order.options);
  return json_answer(wire::to_json(solved_alone(order, answer)));
}

Response solve_as_lines(const SolveOrder& asked, std::chrono::milliseconds time) {
  Response response = json_answer({});
  response.content_type = "application/x-ndjson";
  response.stream = [order = asked, time](Stream& stream) mutable {
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

std::optional<Response> solve_alone_at_once(SolveOrder& order) {
  order.options.stop = stop_after(kAtOnce);
  const service::SolveAnswer answer = service::solve(*order.own_grid, order.options);
  // Without a solution the sentence about it may take a second search; with one that is not known
  // to be the only one, the search is not done.
  const trace::Outcome& outcome = answer.outcome;
  const bool done = outcome.complete || outcome.solutions >= order.options.solutions;
  if (outcome.verdict != trace::Verdict::solved || !done) return std::nullopt;
  return json_answer(wire::to_json(solved_alone(order, answer)));
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
