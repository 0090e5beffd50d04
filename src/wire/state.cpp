#include "wire/state.h"

#include "board/conflicts.h"
#include "trace/ndjson.h"
#include "trace/words.h"

namespace nonet::wire {

namespace {

Conflict conflict_of(const service::Conflict& conflict, const service::Run* run) {
  Conflict document{.kind = conflict.kind,
                    .values = {conflict.values},
                    .cells = {conflict.cells},
                    .house = conflict.house};
  if (conflict.values.size() == 1) document.value = conflict.values.front();
  if (conflict.event == 0) return document;
  const Shape shape = run->trace.shape;
  const trace::Event& event = run->trace.events[conflict.event - 1];
  document.event = conflict.event;
  if (!event.literals.empty()) document.literals = {trace::literals_json(shape, event)};
  if (!event.taken.empty()) document.taken = {trace::taken_json(shape, event)};
  document.text = trace::sentence(shape, event);
  return document;
}

// Those of the engine that told the run; none when it was cut off before its end.
std::optional<trace::Statistics> statistics_of(const trace::Trace& trace) {
  return trace.events.empty() ? std::nullopt : trace.events.back().statistics;
}

std::vector<std::vector<Digits>> rows_of(const std::array<Digits, kCells>& candidates) {
  std::vector<std::vector<Digits>> rows(9);
  for (const Cell c : kAllCells)
    rows[static_cast<std::size_t>(row_of(c))].push_back(
        candidates[static_cast<std::size_t>(index(c))]);
  return rows;
}

}  // namespace

std::string TellingEngine::schema(SchemaBook&) {
  std::vector<std::string> names;
  for (const service::Engine engine : service::kAllEngines)
    if (service::tells_its_story(engine)) names.emplace_back(service::name_of(engine));
  return detail::one_of(names);
}

std::vector<Conflict> conflicts_document(const std::vector<service::Conflict>& conflicts,
                                         const service::Run* run) {
  std::vector<Conflict> documents;
  documents.reserve(conflicts.size());
  for (const service::Conflict& conflict : conflicts)
    documents.push_back(conflict_of(conflict, run));
  return documents;
}

State state_document(const service::BoardState& state, const service::Run* run) {
  State document{.board = {state.board},
                 .givens = {state.givens},
                 .candidates = rows_of(state.candidates),
                 .conflicts = conflicts_document(state.conflicts, run),
                 .at = state.at,
                 .filled = state.board.size(),
                 .solved = is_solution(state.board)};
  for (const trace::Decision& decision : state.decisions)
    document.decisions.push_back(
        {decision.level, narrow(decision.cell), decision.digit, decision.event});
  if (run == nullptr) return document;
  document.steps = run->trace.events.size();
  document.engine = run->engine;
  document.teller = TellingEngine{run->teller};
  document.verdict = run->verdict;
  if (run->solution) document.solution = Rows{*run->solution};
  document.statistics = statistics_of(run->trace);
  return document;
}

}  // namespace nonet::wire
