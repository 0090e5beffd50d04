#include <nonet/trace.h>

#include "library/engines.h"
#include "trace/names.h"
#include "trace/ndjson.h"
#include "trace/words.h"

namespace nonet::v0 {

namespace {

// The kinds that engines tell. A player's, which are also in the vocabulary, are none of a run.
constexpr auto kEventKinds = std::to_array<Twin<EventKind, trace::Kind>>({
    {EventKind::start, trace::Kind::start},
    {EventKind::place, trace::Kind::place},
    {EventKind::eliminate, trace::Kind::eliminate},
    {EventKind::step, trace::Kind::step},
    {EventKind::decide, trace::Kind::decide},
    {EventKind::imply, trace::Kind::imply},
    {EventKind::conflict, trace::Kind::conflict},
    {EventKind::resolve, trace::Kind::resolve},
    {EventKind::learn, trace::Kind::learn},
    {EventKind::forget, trace::Kind::forget},
    {EventKind::backjump, trace::Kind::backjump},
    {EventKind::restart, trace::Kind::restart},
    {EventKind::undo, trace::Kind::undo},
    {EventKind::solution, trace::Kind::solution},
    {EventKind::truncated, trace::Kind::truncated},
    {EventKind::end, trace::Kind::end},
});

constexpr auto kReasons = std::to_array<Twin<Reason, trace::Reason>>({
    {Reason::none, trace::Reason::none},
    {Reason::only_candidate, trace::Reason::only_candidate},
    {Reason::only_place, trace::Reason::only_place},
    {Reason::repeated, trace::Reason::repeated},
    {Reason::clause, trace::Reason::clause},
    {Reason::refuted, trace::Reason::refuted},
    {Reason::exhausted, trace::Reason::exhausted},
    {Reason::goes_on, trace::Reason::goes_on},
    {Reason::found, trace::Reason::found},
});

std::optional<Cell> shown_cell(const std::optional<WideCell>& cell) {
  return cell ? std::optional{public_cell(narrow(*cell))} : std::nullopt;
}

Event public_event(const trace::Event& event, std::size_t number_in_trace) {
  const trace::Because& because = event.because;
  Event shown{.number = number_in_trace,
              .kind = to_public(kEventKinds, event.kind),
              .level = event.level,
              .cell = shown_cell(event.cell),
              .digit = event.digit ? number(*event.digit) : 0,
              .reason = to_public(kReasons, because.reason),
              .other = shown_cell(because.other),
              .clause = event.clause != 0 ? event.clause : because.clause,
              .count = event.count,
              .technique = event.technique,
              .text = trace::sentence(Shape{}, event)};
  if (because.house) shown.house = public_house(house_at(index(*because.house)));
  for (const trace::Literal& literal : event.literals)
    shown.literals.push_back(
        {public_cell(narrow(literal.cell)), number(literal.digit), literal.positive});
  return shown;
}

// `tell` gets event after event until it says false.
template <class Tell>
Result<Solved> told(const Board& board, const TraceOptions& options, Tell tell) {
  const logic::Profile profile = engine_profile(options.profile);
  service::SolveOptions asked = engine_options(options, profile);
  if (!service::tells_its_story(asked.engine))
    return Error{
        "no-story", "the engine fast shows no steps; every other one does", {.field = "engine"}};
  asked.trace_cap = options.most_events;
  asked.decide = service::usual_decide(true);
  const service::SolveAnswer answer = service::solve(engine_grid(board), asked);
  std::size_t n = 0;
  for (const trace::Event& event : answer.trace->events)
    if (!tell(event, ++n)) break;
  return public_answer(board, answer, asked);
}

}  // namespace

std::string_view name_of(EventKind kind) { return trace::name_of(to_engine(kEventKinds, kind)); }
std::string_view name_of(Reason reason) { return trace::name_of(to_engine(kReasons, reason)); }

Result<Solved> trace(const Board& board, const TraceOptions& options,
                     const std::function<bool(const Event&)>& sink) {
  return told(board, options, [&](const trace::Event& event, std::size_t n) {
    return sink(public_event(event, n));
  });
}

Result<Solved> trace_ndjson(const Board& board, const TraceOptions& options,
                            const std::function<bool(std::string_view line)>& sink) {
  return told(board, options, [&](const trace::Event& event, std::size_t n) {
    return sink(trace::to_json(Shape{}, event, n));
  });
}

}  // namespace nonet::v0
