#include "service/solve.h"

#include <vector>

#include <fmt/format.h>

#include "backtrack/backtrack.h"
#include "board/name_table.h"
#include "board/notation.h"
#include "cdcl/cdcl.h"
#include "cdcl/dimacs.h"
#include "logic/story.h"
#include "search/count.h"

namespace nonet::service {

namespace {

struct EngineRow {
  Engine engine;
  std::string_view name;
  std::string_view description;
  std::string_view strength;
};
constexpr auto kEngines = std::to_array<EngineRow>({
    {Engine::fast, "fast", "the quickest; shows no steps", "It is good at millions of puzzles."},
    {Engine::dfs, "dfs", "the textbook search: cell by cell, digit by digit",
     "It is good at being understood: the plainest search that always comes to an end."},
    {Engine::mrv, "mrv", "always the cell with the fewest possibilities",
     "It is good at small trees from one simple rule: where little is left, little can go wrong."},
    {Engine::norvig, "norvig", "fills in what follows, guesses only when nothing does",
     "It is good at everyday puzzles: most of them fall without a guess."},
    {Engine::least, "least", "fewest candidates of a cell or fewest places of a digit",
     "It is good at measuring: its guesses are the branching difficulty of a puzzle."},
    {Engine::cdcl, "cdcl", "learns a new rule from every conflict and jumps back",
     "It is good at the hardest puzzles and at large boards: it meets no dead end twice."},
    {Engine::logic, "logic", "reasons like a person, says why, never guesses",
     "It is good at teaching: every step has a reason that a person can check."},
});

trace::Limits limits_of(const SolveOptions& options) {
  return {.solutions = options.solutions, .work = options.work, .stop = options.stop};
}

backtrack::Engine backtracking(Engine engine) { return *backtrack::parse_engine(name_of(engine)); }

// Runs an engine with or without a recorder and puts the pieces together.
template <class Run>
SolveAnswer with_recorder(Shape shape, const SolveOptions& options, Run run) {
  std::optional<trace::Recorder> recorder;
  if (options.trace_cap) recorder.emplace(shape, *options.trace_cap);
  SolveAnswer answer;
  answer.outcome = run(recorder ? &*recorder : nullptr, answer);
  if (recorder) answer.trace = std::move(*recorder).take();
  return answer;
}

template <class Board>
SolveAnswer solve_cdcl(const Board& board, Shape shape, const SolveOptions& options) {
  return with_recorder(shape, options, [&](trace::Recorder* recorder, SolveAnswer&) {
    std::optional<cdcl::Proof> proof;
    if (options.proof) proof.emplace(options.proof);
    cdcl::Options how;
    how.decide = options.decide == Decide::mrv ? cdcl::Decide::mrv : cdcl::Decide::activity;
    return cdcl::run(board, how, limits_of(options), recorder, proof ? &*proof : nullptr);
  });
}

SolveAnswer solve_logic(const Grid& grid, const SolveOptions& options) {
  return with_recorder(Shape{}, options, [&](trace::Recorder* recorder, SolveAnswer& answer) {
    const logic::Search search{
        .profile = options.profile != nullptr ? *options.profile : logic::standard_profile(),
        .proven_unique = only_solution(grid, options.stop).has_value()};
    logic::Told told = logic::run(grid, search, limits_of(options), recorder);
    answer.cut_short = told.cut_short;
    answer.left = told.path.end;
    answer.path = std::make_shared<const logic::Path>(std::move(told.path));
    return told.outcome;
  });
}

// The engines that can tell what they do.
SolveAnswer solve_aloud(Engine engine, const Grid& grid, const SolveOptions& options) {
  if (engine == Engine::cdcl) return solve_cdcl(grid, Shape{}, options);
  if (engine == Engine::logic) return solve_logic(grid, options);
  return with_recorder(Shape{}, options, [&](trace::Recorder* recorder, SolveAnswer& answer) {
    if (!options.constrain_only)
      return backtrack::run(backtracking(engine), grid, limits_of(options), recorder);
    backtrack::Constrained constrained = backtrack::constrain(grid, recorder);
    answer.left = constrained.left;
    return constrained.outcome;
  });
}

// Looks for it only where there is something to explain.
void tell_repeat(const Filling& puzzle, SolveAnswer& answer) {
  if (answer.outcome.verdict != trace::Verdict::unsolvable) return;
  if (const auto repeats = find_repeats(puzzle); !repeats.empty()) answer.repeat = repeats.front();
}

std::string counted(std::uint64_t number, std::string_view one) {
  return fmt::format("{} {}{}", number, one, number == 1 ? "" : "s");
}

// Why neither a solution nor the proof that there is none was found.
std::string giving_up(const SolveAnswer& answer, const SolveOptions& options) {
  const trace::Statistics& statistics = answer.outcome.statistics;
  if (options.engine == Engine::fast) return "gave up before a solution was found";
  if (!answer.path)
    return fmt::format("gave up after {} and {}", counted(statistics.decisions, "decision"),
                       counted(statistics.conflicts, "conflict"));
  const int left = answer.left->open_cells().size();
  return fmt::format("{}: {} {} left",
                     answer.cut_short
                         ? "gave up after " + counted(answer.path->steps.size(), "step")
                         : "logic goes no further",
                     counted(static_cast<std::uint64_t>(left), "cell"), left == 1 ? "is" : "are");
}

}  // namespace

std::optional<Filling> only_solution(const Grid& grid, const std::function<bool()>& stop) {
  const search::Count count = search::count(Grid{grid.puzzle()}, {.solutions = 2, .stop = stop});
  return count.solutions == 1 && !count.stopped ? count.first : std::nullopt;
}

std::string_view name_of(Engine engine) { return name_in(kEngines, engine); }
std::string_view description_of(Engine engine) {
  return kEngines[static_cast<std::size_t>(engine)].description;
}
std::string_view strength_of(Engine engine) {
  return kEngines[static_cast<std::size_t>(engine)].strength;
}
std::optional<Engine> parse_engine(std::string_view name) {
  return value_named(kEngines, &EngineRow::engine, name);
}

SolveAnswer answer_for(const Filling& puzzle, const search::Count& count,
                       const SolveOptions& options) {
  SolveAnswer answer;
  answer.outcome.verdict = count.first     ? trace::Verdict::solved
                           : count.stopped ? trace::Verdict::gave_up
                                           : trace::Verdict::unsolvable;
  answer.outcome.solutions = count.solutions;
  answer.outcome.complete = !count.stopped && count.solutions < options.solutions;
  if (count.first) answer.outcome.first = WideFilling{*count.first};
  tell_repeat(puzzle, answer);
  return answer;
}

SolveAnswer solve(const Grid& grid, const SolveOptions& options) {
  if (options.engine == Engine::fast)
    return answer_for(grid.filling(),
                      search::count(grid, {.solutions = options.solutions, .stop = options.stop}),
                      options);
  SolveAnswer answer = solve_aloud(options.engine, grid, options);
  tell_repeat(grid.filling(), answer);
  return answer;
}

SolveAnswer solve(const WideFilling& board, const SolveOptions& options) {
  return solve_cdcl(board, board.shape(), options);
}

std::string verdict_sentence(const SolveAnswer& answer, const SolveOptions& options) {
  const trace::Outcome& outcome = answer.outcome;
  if (options.constrain_only && outcome.verdict == trace::Verdict::gave_up)
    return "constraining alone stops here: a guess would be needed";
  switch (outcome.verdict) {
    case trace::Verdict::unsolvable:
      return answer.repeat
                 ? fmt::format("no solution: {} stands more than once in {}",
                               number(answer.repeat->digit), words_for(answer.repeat->house))
                 : "no solution";
    case trace::Verdict::gave_up:
      return giving_up(answer, options);
    case trace::Verdict::solved:
      break;
  }
  if (outcome.solutions == 1)
    return outcome.complete ? "exactly one solution" : "a solution; there may be others";
  return fmt::format("{}{} solutions", outcome.complete ? "" : "at least ", outcome.solutions);
}

std::string statistics_text(const trace::Statistics& statistics) {
  struct Row {
    std::string_view name;
    std::uint64_t value;
  };
  std::string text;
  for (const Row& row : {Row{"decisions", statistics.decisions},
                         {"conflicts", statistics.conflicts},
                         {"undos", statistics.undos},
                         {"propagations", statistics.propagations},
                         {"depth", statistics.depth},
                         {"learned", statistics.learned},
                         {"forgotten", statistics.forgotten},
                         {"restarts", statistics.restarts},
                         {"branching", statistics.branching}})
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", row.name, row.value);
  return text;
}

void write_dimacs(const Grid& grid, const std::optional<Filling>& blocked,
                  const std::function<void(std::string_view)>& sink) {
  std::vector<WideFilling> solutions;
  if (blocked) solutions.emplace_back(*blocked);
  cdcl::write_dimacs(cdcl::position_of(grid), solutions, sink);
}

void write_dimacs(const WideFilling& board, const std::optional<WideFilling>& blocked,
                  const std::function<void(std::string_view)>& sink) {
  std::vector<WideFilling> solutions;
  if (blocked) solutions.push_back(*blocked);
  cdcl::write_dimacs({.givens = board, .placed = {}, .crossed_out = {}}, solutions, sink);
}

}  // namespace nonet::service
