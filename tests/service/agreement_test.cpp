// All engines answer alike: none, one or several solutions, and the same one where it is the only.
// Runs that gave up at their budget are counted apart, never as agreement.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/conflicts.h"
#include "board/random.h"
#include "service/solve.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::service {
namespace {

using nonet::testing::filling_from;

struct Tally {
  std::uint64_t boards = 0;
  std::map<std::uint64_t, std::uint64_t> by_count;  // of `fast`: 0, 1, 2+
  std::map<Engine, std::uint64_t> gave_up;
};

void expect_agreement(const Filling& puzzle, Tally& tally) {
  const Grid grid{puzzle};
  SolveOptions options;
  const SolveAnswer fast = solve(grid, options);
  ++tally.boards;
  ++tally.by_count[fast.outcome.solutions];
  for (const Engine engine : kAllEngines) {
    options.engine = engine;
    options.work = engine == Engine::dfs || engine == Engine::mrv ? 3'000 : 100'000;
    const SolveAnswer answer = solve(grid, options);
    const bool unfinished = answer.outcome.verdict == trace::Verdict::gave_up ||
                            (!answer.outcome.complete && answer.outcome.solutions < 2);
    if (unfinished) {
      ++tally.gave_up[engine];
      continue;
    }
    ASSERT_EQ(answer.outcome.solutions, fast.outcome.solutions)
        << name_of(engine) << " on " << nonet::testing::text_of(puzzle);
    if (fast.outcome.solutions == 1) ASSERT_EQ(answer.outcome.first, fast.outcome.first);
    if (answer.outcome.first) ASSERT_TRUE(is_solution(answer.outcome.first->standard()));
  }
}

// A given changed, removed or added.
Filling mutated(Filling puzzle, SplitMix64& random) {
  const Cell c = cell_at(static_cast<int>(random() % 81));
  const Digit d = digit_at(static_cast<int>(random() % 9));
  const bool remove = random() % 3 == 0;
  if (remove && puzzle.filled(c))
    puzzle.clear(c);
  else
    puzzle.set(c, d);
  return puzzle;
}

TEST(Agreement, OnTheCollections) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  Tally tally;
  const std::size_t stride = nonet::testing::long_tests() ? 5 : 100;
  for (const char* file : {"everyday.txt", "clues17.txt", "top1465.txt", "hardest.txt"})
    for (const std::string& line : nonet::testing::shared_lines(file, stride))
      expect_agreement(filling_from(line), tally);
  EXPECT_EQ(tally.by_count[1], tally.boards);
  // Only the two plain searches may run into their budget on these.
  for (const Engine engine : {Engine::norvig, Engine::least, Engine::cdcl})
    EXPECT_EQ(tally.gave_up[engine], 0U) << name_of(engine);
}

TEST(Agreement, OnMutatedPuzzles) {
  const std::vector<std::string> puzzles{
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
      "................12..3.45........1........2.6..74...3......7.5..26.......8.1......",
      "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"};
  SplitMix64 random{2024};
  Tally tally;
  const std::size_t rounds = nonet::testing::long_tests() ? 100'000 : 2'000;
  for (std::size_t round = 0; round < rounds; ++round) {
    Filling puzzle = filling_from(puzzles[round % puzzles.size()]);
    for (auto changes = 1 + random() % 3; changes > 0; --changes) puzzle = mutated(puzzle, random);
    expect_agreement(puzzle, tally);
    if (HasFatalFailure()) return;
  }
  for (const std::uint64_t count : {0U, 1U, 2U}) EXPECT_GT(tally.by_count[count], 0U) << count;
  for (const auto& [engine, times] : tally.gave_up)
    std::printf("  %s gave up on %lu of %lu\n", std::string{name_of(engine)}.c_str(), times,
                tally.boards);
}

}  // namespace
}  // namespace nonet::service
