#include "generate/fulfil.h"

#include <algorithm>

#include "board/grid.h"
#include "rate/band.h"
#include "rate/branching.h"
#include "search/minimal.h"

namespace nonet::generate {

namespace {

bool uses(const logic::Path& path, logic::TechniqueId id) {
  return std::any_of(path.steps.begin(), path.steps.end(),
                     [&](const logic::Step& step) { return step.technique == id; });
}

// The techniques before it come to an end, and this one goes on there.
bool needs(const logic::Path& path, logic::TechniqueId id, const logic::Profile& profile) {
  const std::size_t rank = profile.rank(id);
  const auto first =
      std::find_if(path.steps.begin(), path.steps.end(),
                   [&](const logic::Step& step) { return profile.rank(step.technique) >= rank; });
  return first != path.steps.end() && first->technique == id;
}

bool only_hard(const logic::Path& path, logic::TechniqueId id) {
  return uses(path, id) &&
         std::all_of(path.steps.begin(), path.steps.end(), [&](const logic::Step& step) {
           return step.technique == id || rate::level_of(step.technique) < rate::level_of(id);
         });
}

logic::Profile up_to_hardest(const logic::Profile& profile,
                             const std::vector<logic::TechniqueId>& techniques) {
  std::size_t hardest = 0;
  for (logic::TechniqueId id : techniques) hardest = std::max(hardest, profile.rank(id));
  logic::Profile easier = profile;
  easier.rows.resize(std::min(hardest + 1, easier.rows.size()));
  return easier;
}

// What can be seen without solving by logic: only singles are needed where nothing is guessed.
bool hopeless(const TechniqueWish& wish, const logic::Profile& allowed, const Filling& puzzle,
              const Filling& solution) {
  const auto demanding = [&](logic::TechniqueId id) { return is_behind_singles(id, allowed); };
  return ((wish.only_hard && demanding(*wish.only_hard)) ||
          std::any_of(wish.require.begin(), wish.require.end(), demanding) ||
          std::any_of(wish.use.begin(), wish.use.end(), demanding)) &&
         rate::branching_as_it_lies(puzzle, solution).guesses == 0;
}

bool fulfils(const Filling& puzzle, const Filling& solution, const TechniqueWish& wish) {
  const logic::Profile allowed = wish.allowed();
  if (hopeless(wish, allowed, puzzle, solution)) return false;
  const auto way = [&](const logic::Profile& profile) {
    return logic::solve(Grid{puzzle}, {.profile = profile, .proven_unique = true});
  };
  if (wish.band && !rate::is_in_band(puzzle, *wish.band)) return false;
  if (!wish.beyond.empty() && way(wish.profile.only(wish.beyond)).solved()) return false;
  if (!wish.by_logic()) return true;
  // Nine in ten are found out by the easier part of the techniques, which is quick.
  if (!wish.require.empty()) {
    const logic::Profile easier = up_to_hardest(allowed, wish.require);
    const logic::Path begun = way(easier);
    for (logic::TechniqueId id : wish.require)
      if (!needs(begun, id, easier)) return false;
  }
  return fulfils(way(allowed), wish, allowed);
}

}  // namespace

bool fulfils(const logic::Path& path, const TechniqueWish& wish, const logic::Profile& allowed) {
  if (!path.solved()) return false;
  for (logic::TechniqueId id : wish.require)
    if (!needs(path, id, allowed)) return false;
  for (logic::TechniqueId id : wish.use)
    if (!uses(path, id)) return false;
  if (wish.only_hard && !only_hard(path, *wish.only_hard)) return false;
  const rate::Score score = rate::score(path, allowed);
  return wish.score.contains(score.points) &&
         (!wish.score_level || wish.score_level == score.level);
}

bool fulfils(const Filling& puzzle, const Filling& solution, const Wish& wish) {
  const CellSet givens = puzzle.cells();
  if (!wish.givens.contains(givens.size())) return false;
  if (!has_symmetry(givens, wish.symmetry)) return false;
  if (wish.pattern && givens != *wish.pattern) return false;
  if (wish.minimal && search::is_minimal(puzzle, solution) != *wish.minimal) return false;
  return !wish.techniques.any() || fulfils(puzzle, solution, wish.techniques);
}

}  // namespace nonet::generate
