// From finders to reasoning: all steps of a position, the best one, and the way to the solution.
// Whoever asks about one grid after another hands in a memo and keeps it as long as that goes on;
// without one a search begins with an empty one.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "board/grid.h"
#include "logic/profile.h"
#include "logic/search_memo.h"
#include "logic/step.h"

namespace nonet::logic {

struct Search {
  const Profile& profile;
  // The caller has proved that the puzzle has exactly one solution. Without this, techniques that
  // assume it are not used.
  bool proven_unique = false;
  // Singles that are equally easy are one turn of a path.
  bool group = false;
  // Only steps whose effect touches one of these cells.
  std::optional<CellSet> within = {};
  // Asked between techniques, at each step found and on the way of long searches; from then on
  // nothing more is.
  std::function<bool()> stop = {};

  bool is_stopped() const { return stop && stop(); }
};

// All steps, best first: by the order of the profile, then for chains the fewest links or rounds,
// then the most effect, then the shortest evidence. `most` bounds the list per technique.
std::vector<Step> find_steps(const Grid& grid, const Search& search, std::size_t most = SIZE_MAX);
std::vector<Step> find_steps(const Grid& grid, const Search& search, SearchMemo& memo,
                             std::size_t most = SIZE_MAX);

// The first of that list, found without making the list.
std::optional<Step> best_step(const Grid& grid, const Search& search);
std::optional<Step> best_step(const Grid& grid, const Search& search, SearchMemo& memo);

// Singles that are equally easy: all steps of the easiest technique if that places a digit, each
// cell once; otherwise the best step alone.
std::vector<Step> best_group(const Grid& grid, const Search& search, SearchMemo& memo);

// The way as far as it goes: after each turn back to the easiest technique. A turn is a step, or
// where the search wants groups a group.
struct Path {
  Grid start;
  std::vector<Step> steps;
  Grid end;                             // the solution, or the furthest grid
  std::vector<std::size_t> turns = {};  // the number of the first step of each turn

  // The steps of a turn: one, or a group of singles that all apply to the grid before it.
  std::span<const Step> turn(std::size_t i) const;
  bool solved() const { return end.full(); }
  // The grid before step i; i == steps.size() gives the end.
  Grid before(std::size_t i) const;
};
// At most `most` steps.
Path solve(const Grid& grid, const Search& search, std::size_t most = SIZE_MAX);

// How many cells and links a person has to look at.
int links_of(const Step& step);
int size_of(const Step& step);

}  // namespace nonet::logic
