#include "rate/card.h"

#include <algorithm>

#include "cdcl/cdcl.h"
#include "logic/technique.h"
#include "rate/engine_version.h"
#include "search/count.h"
#include "search/minimal.h"

namespace nonet::rate {

namespace {

using logic::TechniqueId;

constexpr int kAnyNumber = std::numeric_limits<int>::max();
// Far more than any 9×9 puzzle needs.
constexpr std::uint64_t kMostConflicts = 10'000'000;

struct Rated {
  Filling solution;
  logic::Path path;
  Rating rating;
};

tl::expected<Filling, NotRatable> only_solution(const Filling& puzzle, const CardOptions& options) {
  if (options.solution) return *options.solution;
  const search::Count count = search::count(puzzle, {.solutions = 2, .stop = options.stop});
  if (count.solutions > 1) return tl::unexpected{NotRatable::several_solutions};
  if (count.stopped) return tl::unexpected{NotRatable::stopped};
  if (count.solutions == 0) return tl::unexpected{NotRatable::no_solution};
  return *count.first;
}

bool stopped(const CardOptions& options) { return options.stop && options.stop(); }

tl::expected<Rated, NotRatable> rate_with_path(const Filling& puzzle, const CardOptions& options) {
  const auto solution = only_solution(puzzle, options);
  if (!solution) return tl::unexpected{solution.error()};
  Rated rated{
      *solution,
      logic::solve(Grid{puzzle},
                   {.profile = options.profile, .proven_unique = true, .stop = options.stop}),
      {}};
  if (!rated.path.solved() && stopped(options)) return tl::unexpected{NotRatable::stopped};
  rated.rating.branching = branching(puzzle, *solution);
  rated.rating.as_given = branching_as_it_lies(puzzle, *solution);
  rated.rating.level = level_of(rated.rating.branching.difficulty());
  rated.rating.score = score(rated.path, options.profile);
  return rated;
}

std::vector<TechniqueUse> techniques_of(const logic::Path& path, const logic::Profile& profile) {
  std::vector<TechniqueUse> uses;
  for (const logic::Profile::Row& row : profile.rows) {
    const auto steps =
        std::count_if(path.steps.begin(), path.steps.end(),
                      [&](const logic::Step& step) { return step.technique == row.technique; });
    if (steps > 0) uses.push_back({row.technique, static_cast<int>(steps)});
  }
  return uses;
}

// Gives every step of the techniques that `wanted` names to the sink.
template <class Wanted, class Sink>
void for_each_step(const Grid& grid, const logic::Profile& profile, logic::SearchMemo& memo,
                   Wanted wanted, Sink sink) {
  for (const logic::Profile::Row& row : profile.rows) {
    const logic::Technique& technique = logic::technique(row.technique);
    if (wanted(row.technique) && !technique.find(grid, technique, memo, sink)) return;
  }
}

bool singles_fill_all(const Grid& grid, const logic::Profile& known, logic::SearchMemo& memo) {
  CellSet filled;
  for_each_step(grid, known, memo, logic::is_single, [&](logic::Step&& step) {
    filled |= step.effect.placements.cells();
    return true;
  });
  return filled == grid.open_cells();
}

std::optional<int> ways_forward(const Grid& grid, const logic::Profile& known,
                                logic::SearchMemo& memo, int most,
                                const std::function<bool()>& stop) {
  if (singles_fill_all(grid, known, memo)) return std::nullopt;
  std::vector<logic::Effect> effects;
  const auto until_stopped = [&](TechniqueId) { return !stop || !stop(); };
  for_each_step(grid, known, memo, until_stopped, [&](logic::Step&& step) {
    if (std::ranges::find(effects, step.effect) == effects.end()) effects.push_back(step.effect);
    return static_cast<int>(effects.size()) < most && !(stop && stop());
  });
  return static_cast<int>(effects.size());
}

// All singles, and whatever is no harder than the hardest step of the path.
logic::Profile needed_part(const logic::Profile& profile, const Score& score) {
  logic::Profile needed{profile.name, {}};
  const std::size_t last = score.hardest ? profile.rank(*score.hardest) : 0;
  for (std::size_t i = 0; i < profile.rows.size(); ++i)
    if (i <= last || logic::is_single(profile.rows[i].technique))
      needed.rows.push_back(profile.rows[i]);
  return needed;
}

// The hardest steps first: few ways are most likely there, and the count of every later position
// ends as soon as it is no less.
std::optional<int> narrowest_of(const logic::Path& path, const logic::Profile& known,
                                const std::function<bool()>& stop) {
  struct Position {
    std::size_t rank;
    Grid grid;
  };
  std::vector<Position> positions;
  Grid grid = path.start;
  for (const logic::Step& step : path.steps) {
    positions.push_back({known.rank(step.technique), grid});
    apply_to(grid, step.effect);
  }
  std::ranges::sort(positions, std::greater{}, &Position::rank);
  logic::SearchMemo memo;
  std::optional<int> narrowest;
  for (const Position& position : positions)
    if (const auto ways =
            ways_forward(position.grid, known, memo, narrowest.value_or(kAnyNumber), stop))
      narrowest = ways;
  return narrowest;
}

}  // namespace

std::optional<int> ways_forward(const Grid& grid, const logic::Profile& known, int most,
                                const std::function<bool()>& stop) {
  logic::SearchMemo memo;
  return ways_forward(grid, known, memo, most, stop);
}

tl::expected<Rating, NotRatable> rate(const Filling& puzzle, const CardOptions& options) {
  return rate_with_path(puzzle, options).map([](const Rated& rated) { return rated.rating; });
}

tl::expected<Card, NotRatable> card(const Filling& puzzle, const CardOptions& options) {
  const auto rated = rate_with_path(puzzle, options);
  if (!rated) return tl::unexpected{rated.error()};
  Card card;
  card.puzzle = puzzle;
  card.solution = rated->solution;
  card.rating = rated->rating;
  card.techniques = techniques_of(rated->path, options.profile);
  card.steps = static_cast<int>(rated->path.steps.size());
  card.cells_left = rated->path.end.open_cells().size();
  card.narrowest =
      narrowest_of(rated->path, needed_part(options.profile, card.rating.score), options.stop);
  card.givens = puzzle.size();
  card.minimal = search::is_minimal(puzzle, rated->solution, options.stop);
  card.symmetries = symmetries_of(puzzle.cells());
  const trace::Outcome learned =
      cdcl::run(Grid{puzzle}, {}, {.solutions = 2, .work = kMostConflicts, .stop = options.stop});
  if (!learned.complete || stopped(options)) return tl::unexpected{NotRatable::stopped};
  card.conflicts = learned.statistics.conflicts;
  card.profile = options.profile.name;
  card.engine_version = kEngineVersion;
  return card;
}

}  // namespace nonet::rate
