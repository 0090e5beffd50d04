#include "rate/card.h"

#include <algorithm>

#include "cdcl/cdcl.h"
#include "logic/technique.h"
#include "rate/engine_version.h"
#include "search/count.h"

namespace nonet::rate {

namespace {

using logic::TechniqueId;

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
      logic::solve(Grid{puzzle}, {.profile = options.profile, .proven_unique = true}, options.stop),
      {}};
  if (!rated.path.solved() && stopped(options)) return tl::unexpected{NotRatable::stopped};
  rated.rating.branching = branching(puzzle, *solution);
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

std::optional<int> narrowest_of(const logic::Path& path, const logic::Profile& profile) {
  std::optional<int> narrowest;
  Grid grid = path.start;
  for (const logic::Step& step : path.steps) {
    const auto ways = ways_forward(grid, step, profile);
    if (ways && (!narrowest || *ways < *narrowest)) narrowest = ways;
    apply_to(grid, step.effect);
  }
  return narrowest;
}

bool is_minimal(const Filling& puzzle) {
  return std::ranges::all_of(puzzle.cells(), [&](Cell c) {
    Filling fewer = puzzle;
    fewer.clear(c);
    return search::count(fewer, {.solutions = 2}).solutions > 1;
  });
}

bool is_single(TechniqueId id) { return level_of(id) == ScoreLevel::easy; }

// The cells that singles of the profile fill.
CellSet singles_in(const Grid& grid, const logic::Profile& profile) {
  CellSet cells;
  for (const logic::Profile::Row& row : profile.rows) {
    if (!is_single(row.technique)) continue;
    const logic::Technique& technique = logic::technique(row.technique);
    technique.find(grid, technique, [&](logic::Step&& step) {
      cells |= step.effect.placements.cells();
      return true;
    });
  }
  return cells;
}

}  // namespace

std::optional<int> ways_forward(const Grid& grid, const logic::Step& next,
                                const logic::Profile& profile) {
  if (is_single(next.technique)) {
    const CellSet filled = singles_in(grid, profile);
    return filled == grid.open_cells() ? std::nullopt : std::optional{filled.size()};
  }
  std::vector<logic::Effect> effects;
  const logic::Technique& technique = logic::technique(next.technique);
  technique.find(grid, technique, [&](logic::Step&& step) {
    if (std::find(effects.begin(), effects.end(), step.effect) == effects.end())
      effects.push_back(step.effect);
    return true;
  });
  return static_cast<int>(effects.size());
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
  card.narrowest = narrowest_of(rated->path, options.profile);
  card.givens = puzzle.size();
  card.minimal = is_minimal(puzzle);
  card.symmetries = symmetries_of(puzzle.cells());
  const trace::Outcome learned =
      cdcl::run(Grid{puzzle}, {}, {.solutions = 2, .work = kMostConflicts, .stop = options.stop});
  if (!learned.complete) return tl::unexpected{NotRatable::stopped};
  card.conflicts = learned.statistics.conflicts;
  card.profile = options.profile.name;
  card.engine_version = kEngineVersion;
  return card;
}

}  // namespace nonet::rate
