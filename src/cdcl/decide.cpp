// Decisions. Every decision sets a digit (never crosses one out): it is what a person would call a
// guess, and it propagates most.
//
// Tried and dropped: starting with cells of few candidates, or with candidates of small groups or
// many rivals (more conflicts on 9×9, not fewer); forgetting 90 % instead of 75 % (no difference).
#include <algorithm>

#include "board/random.h"
#include "cdcl/solver.h"

namespace nonet::cdcl {
namespace {

// Conflicts before phases are used. They lead a long search back to where it was; a short one
// (every 9×9 puzzle) fares a tenth better with the most active candidate itself, while 25×25
// boards take twice the time if phases are never used.
constexpr std::uint64_t kPhasesFrom = 1024;

}  // namespace

template <class Trace>
void Solver<Trace>::decide() {
  const Var v = options_.decide == Decide::mrv ? by_mrv() : by_activity();
  trail_.open_level();
  ++outcome_.statistics.decisions;
  outcome_.statistics.depth = std::max<std::uint64_t>(outcome_.statistics.depth, trail_.level());
  story_.decide(trail_.level(), v, remaining_.count(encoding_.cell_group(v)));
  assign(Lit::is(v), Reason{});
}

// The most active candidate names the cell; the cell's phase, if it can still be had, the digit.
template <class Trace>
Var Solver<Trace>::by_activity() {
  Var v{};
  if (restarts_.stable()) {
    while (!trail_.is_open(heap_.best())) heap_.pop();
    v = heap_.best();
  } else {
    v = queue_.first([&](Var candidate) { return trail_.is_open(candidate); });
  }
  if (outcome_.statistics.conflicts < kPhasesFrom) return v;
  const Group cell = encoding_.cell_group(v);
  if (restarts_.stable())
    if (const auto target = phases_.target(cell); target && trail_.is_open(*target)) return *target;
  if (const auto saved = phases_.saved(cell); saved && trail_.is_open(*saved)) return *saved;
  return v;
}

// Fewest candidates, then most open cells in row, column and box (each counted on its own), then
// reading order; of the cell's candidates the smallest.
template <class Trace>
Var Solver<Trace>::by_mrv() const {
  const Shape shape = encoding_.shape();
  const auto is_open = [&](Group cell) {
    return std::none_of(encoding_.members(cell).begin(), encoding_.members(cell).end(),
                        [&](Var v) { return trail_.is_true(Lit::is(v)); });
  };
  std::vector<int> open_in(static_cast<std::size_t>(shape.houses()));
  std::vector<Group> open_cells;
  for (std::size_t i = 0; i < encoding_.open_cells(); ++i) {
    if (encoding_.members(group_at(i)).empty() || !is_open(group_at(i))) continue;
    open_cells.push_back(group_at(i));
    for (WideHouse h : shape.houses_of(encoding_.name(group_at(i)).cell))
      ++open_in[static_cast<std::size_t>(index(h))];
  }
  const auto degree = [&](Group cell) {
    int sum = 0;
    for (WideHouse h : shape.houses_of(encoding_.name(cell).cell))
      sum += open_in[static_cast<std::size_t>(index(h))];
    return sum;
  };
  // min_element keeps the first of equals: reading order.
  const Group best = *std::min_element(open_cells.begin(), open_cells.end(), [&](Group a, Group b) {
    if (remaining_.count(a) != remaining_.count(b))
      return remaining_.count(a) < remaining_.count(b);
    return degree(a) > degree(b);
  });
  return *std::find_if(encoding_.members(best).begin(), encoding_.members(best).end(),
                       [&](Var v) { return trail_.is_open(v); });
}

template <class Trace>
std::vector<Var> Solver<Trace>::first_order() const {
  std::vector<Var> order(encoding_.vars());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = var_at(i);
  if (options_.seed == 0) return order;
  SplitMix64 random{options_.seed};
  shuffle(order, random);
  return order;
}

template void Solver<trace::NoTrace>::decide();
template void Solver<trace::Recorder>::decide();
template std::vector<Var> Solver<trace::NoTrace>::first_order() const;
template std::vector<Var> Solver<trace::Recorder>::first_order() const;

}  // namespace nonet::cdcl
