#include <nonet/solve.h>

#include "library/engines.h"

namespace nonet::v0 {

namespace {

constexpr auto kVerdicts = std::to_array<Twin<Verdict, trace::Verdict>>({
    {Verdict::gave_up, trace::Verdict::gave_up},
    {Verdict::solved, trace::Verdict::solved},
    {Verdict::unsolvable, trace::Verdict::unsolvable},
});

Statistics public_statistics(const trace::Statistics& told) {
  return {.decisions = told.decisions,
          .conflicts = told.conflicts,
          .undos = told.undos,
          .propagations = told.propagations,
          .depth = told.depth,
          .learned = told.learned,
          .forgotten = told.forgotten,
          .restarts = told.restarts,
          .branching = told.branching};
}

}  // namespace

std::string_view name_of(Engine engine) { return service::name_of(to_engine(kEngines, engine)); }
std::optional<Engine> parse_engine(std::string_view name) {
  return to_public(kEngines, service::parse_engine(name));
}

Solved public_answer(const Board& board, const service::SolveAnswer& answer,
                     const service::SolveOptions& options) {
  const trace::Outcome& outcome = answer.outcome;
  Solved solved{.verdict = to_public(kVerdicts, outcome.verdict),
                .solutions = outcome.solutions,
                .complete = outcome.complete,
                .statistics = public_statistics(outcome.statistics),
                .sentence = service::verdict_sentence(answer, options)};
  if (outcome.first) solved.solution = solved_board(board, outcome.first->standard());
  if (answer.left) solved.left = public_board(*answer.left);
  return solved;
}

Solved solve(const Board& board, const SolveOptions& options) {
  const logic::Profile profile = engine_profile(options.profile);
  const service::SolveOptions asked = engine_options(options, profile);
  return public_answer(board, service::solve(engine_grid(board), asked), asked);
}

Count count(const Board& board, std::uint64_t limit, const Stop& stop) {
  const Solved solved = solve(board, {.solutions = limit, .stop = stop});
  return {solved.solutions, solved.complete};
}

}  // namespace nonet::v0
