// Any position, with a player's mistakes and odd notes: every finder ends; every step has an effect
// that is there, words and a drawing; and what follows from the board alone keeps its solution.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "logic/drawing.h"
#include "logic/explain/explain.h"
#include "logic/finders.h"
#include "logic/fish/fish_forms.h"
#include "logic/hint.h"
#include "logic/story.h"
#include "logic/technique.h"
#include "search/count.h"

namespace {

using namespace nonet;
using namespace nonet::logic;

void demand(bool holds) {
  if (!holds) std::abort();
}

// Two bytes a cell: a digit (placed or given), notes, or what the digits leave.
Grid grid_from(const std::uint8_t* data, std::size_t size) {
  Grid grid;
  for (std::size_t i = 0; i + 1 < size && i < 2 * kCells; i += 2) {
    const Cell c = cell_at(static_cast<int>(i / 2));
    const unsigned kind = data[i] & 3U;
    const Digit d = digit_at(data[i + 1] % 9);
    if (kind == 0) grid.give(c, d);
    if (kind == 1) grid.place(c, d);
    if (kind == 2) grid.set_candidates(c, Digits::from_bits(data[i + 1] * 2U + (data[i] >> 7U)));
  }
  return lawful(grid);
}

// Without what takes seconds on boards that are nearly empty, as large fish do. And unless few
// candidates are left, without nets that look for chains in every branch and without chains over
// almost locked sets, of which boards of odd notes have thousands.
Profile quick(const Profile& profile, bool few_candidates) {
  using enum TechniqueId;
  const auto is_slow = [&](const Technique& t) {
    const bool large_fish = t.find == find_fish && (t.size > 4 || is_of_houses(t.form));
    if (large_fish || t.page == "kraken-fish" || t.page == "templates") return true;
    if (t.id == death_blossom || t.id == aligned_triple) return true;
    return !few_candidates && (t.id == als_xy_wing || t.id == als_chain ||
                               t.means == NetMeans::chains || t.nodes == NodeKind::sets);
  };
  std::vector<TechniqueId> slow;
  for (const Technique& t : all_techniques())
    if (is_slow(t)) slow.push_back(t.id);
  return profile.without(slow);
}

bool has_few_candidates(const Grid& grid) {
  int candidates = 0;
  for (Digit d : kAllDigits) candidates += grid.cells_with(d).size();
  return candidates <= 80;
}

void check_step(const Grid& grid, const Step& step, const search::Count& count) {
  demand(!step.effect.empty());
  demand(explain(grid, step).size() > 20);
  demand(!drawing(grid, step).candidates.empty());
  for (Digit d : kAllDigits) {
    demand(grid.cells_with(d).includes(step.effect.eliminations.cells_with(d)));
    demand(grid.cells_with(d).includes(step.effect.placements.cells_with(d)));
  }
  if (count.solutions != 1 || technique(step.technique).assumes_unique) return;
  for_each(step.effect.eliminations, [&](Cell c, Digit d) { demand(count.first->at(c) != d); });
  for_each(step.effect.placements, [&](Cell c, Digit d) { demand(count.first->at(c) == d); });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Profile most = quick(*find_profile("all"), false);
  static const Profile nearly_all = quick(*find_profile("all"), true);
  static const Profile standard = quick(standard_profile(), false);
  const Grid grid = grid_from(data, size);
  const Profile& profile = has_few_candidates(grid) ? nearly_all : most;
  int polls = 0;
  const search::Count count =
      search::count(grid, {.solutions = 2, .stop = [&] { return ++polls > 20; }});
  for (const Step& step : find_steps(grid, {.profile = profile, .proven_unique = true}, 20))
    check_step(grid, step, count.stopped ? search::Count{} : count);
  demand(!hint({.board = grid, .profile = standard}).stages.empty());
  run(grid, {.profile = standard}, {.solutions = 2, .work = 100});
  return 0;
}
