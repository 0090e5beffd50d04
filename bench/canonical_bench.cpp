// How many canonical forms a second, one thread? items_per_second is boards per second.
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "board/canonical.h"
#include "support/fillings.h"
#include "support/random_boards.h"
#include "support/shared_data.h"

namespace nonet {
namespace {

// A wrong answer is not worth timing: the form must be reached by its map and be the same for a
// random isomorph of the board.
bool verified(const std::vector<Filling>& boards) {
  SplitMix64 source{1};
  for (const Filling& board : boards) {
    const Canonical found = canonical(board);
    if (found.map.apply(board) != found.form) return false;
    if (canonical(random_isomorphism(source).apply(board)).form != found.form) return false;
  }
  return true;
}

void measure(benchmark::State& state, const std::vector<Filling>& boards) {
  if (boards.empty()) return state.SkipWithError("the collection is not here");
  if (!verified(boards)) return state.SkipWithError("wrong canonical form");
  for (auto _ : state)
    for (const Filling& board : boards) benchmark::DoNotOptimize(canonical(board));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(boards.size()));
}

void collection(benchmark::State& state, const std::string& file) {
  // Their authors' tools have often brought them into a canonical form already, which would make
  // the first path tried the best one: every board is shuffled first.
  SplitMix64 source{2};
  std::vector<Filling> boards;
  for (const std::string& line : testing::shared_lines(file))
    boards.push_back(random_isomorphism(source).apply(testing::filling_from(line)));
  measure(state, boards);
}

// Full boards with all but `keep` digits taken away; 81 are solutions.
void thinned_solutions(benchmark::State& state) {
  SplitMix64 source{3};
  std::vector<Filling> boards;
  for (int i = 0; i < 1000; ++i)
    boards.push_back(testing::thinned(testing::random_solution(source),
                                      static_cast<int>(state.range(0)), source));
  measure(state, boards);
}

// The board with the most automorphisms, 648: nearly every choice is a tie until the end.
void most_symmetric(benchmark::State& state) {
  const Filling board = testing::filling_from(
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645");
  measure(state, {board});
}

BENCHMARK_CAPTURE(collection, clues17, "clues17.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(collection, everyday, "everyday.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(collection, hardest, "hardest.txt")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(collection, top1465, "top1465.txt")->Unit(benchmark::kMillisecond);
BENCHMARK(thinned_solutions)
    ->Arg(81)
    ->Arg(72)
    ->Arg(60)
    ->Arg(50)
    ->Arg(40)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(most_symmetric)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace nonet
