#include "wire/solve.h"

#include <utility>

#include "formats/format.h"
#include "logic/explain/words.h"
#include "logic/path.h"
#include "logic/technique.h"
#include "trace/ndjson.h"

namespace nonet::wire {

namespace {

// The path in short: technique and effect of each step.
std::vector<PathStep> path_of(const logic::Path& path) {
  std::vector<PathStep> steps;
  steps.reserve(path.steps.size());
  for (const logic::Step& step : path.steps)
    steps.push_back({logic::technique(step.technique).key, logic::effect_short(step.effect)});
  return steps;
}

}  // namespace

void write(std::string& out, const Events& events) {
  const trace::Trace& trace = *events.trace;
  out += '[';
  for (std::size_t n = events.from; n <= trace.events.size() && n - events.from < events.limit;
       ++n) {
    if (n > events.from) out += ',';
    out += trace::to_json(trace.shape, trace.events[n - 1], n);
  }
  out += ']';
}

Solved solved_document(const service::SolveAnswer& answer, const service::SolveOptions& options,
                       SolvedView view) {
  const trace::Outcome& outcome = answer.outcome;
  Solved solved{.engine = options.engine,
                .verdict = outcome.verdict,
                .solutions = outcome.solutions,
                .complete = outcome.complete,
                .statistics = outcome.statistics,
                .text = std::move(view.text)};
  if (outcome.first) {
    solved.solution = outcome.first->standard();
    solved.board = Rows{*solved.solution.value};
  }
  if (answer.trace) {
    solved.total = answer.trace->events.size();
    solved.next = view.next.empty() ? OrNull<std::string>{} : std::move(view.next);
    solved.steps = Events{&*answer.trace, 1, view.events};
  }
  return solved;
}

SolvedFurther solved_further(const service::SolveAnswer& answer,
                             const service::SolveOptions& options) {
  SolvedFurther solved{solved_document(
      answer, options, {.text = service::verdict_sentence(answer, options), .events = 0})};
  solved.total.reset();  // whoever wants the events has them written to a file
  solved.next.reset();
  solved.steps.reset();
  if (answer.left) solved.left = formats::write(*answer.left, formats::Format::candidates);
  if (answer.path) solved.path = path_of(*answer.path);
  return solved;
}

WideSolved wide_solved_document(const service::SolveAnswer& answer,
                                const service::SolveOptions& options) {
  const trace::Outcome& outcome = answer.outcome;
  return {.engine = options.engine,
          .verdict = outcome.verdict,
          .solutions = outcome.solutions,
          .complete = outcome.complete,
          .solution = outcome.first,
          .statistics = outcome.statistics,
          .text = service::verdict_sentence(answer, options)};
}

Counted count_document(const trace::Outcome& outcome) {
  Counted counted{.solutions = outcome.solutions, .complete = outcome.complete};
  if (outcome.first) counted.solution = outcome.first->standard();
  return counted;
}

std::vector<EngineRow> engines_document() {
  std::vector<EngineRow> rows;
  rows.reserve(service::kAllEngines.size());
  for (const service::Engine engine : service::kAllEngines)
    rows.push_back({engine, service::description_of(engine), service::tells_its_story(engine)});
  return rows;
}

}  // namespace nonet::wire
