#include "search/batch.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/conflicts.h"
#include "board/random.h"
#include "search/own_puzzles.h"
#include "search/plain_count.h"
#include "support/fillings.h"
#include "support/puzzles.h"
#include "support/shared_data.h"

namespace nonet::search {
namespace {

using nonet::testing::filling_from;
using nonet::testing::kSolved;
using nonet::testing::one_empty_among_hard_ones;
using nonet::testing::own_puzzles;
using nonet::testing::own_puzzles_with_holes;
using nonet::testing::plain_count;
using nonet::testing::PlainCount;
using nonet::testing::text_of;

constexpr const char* kEveryday =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

PuzzleText puzzle(std::string_view text) {
  PuzzleText puzzle;
  std::copy_n(text.begin(), puzzle.size(), puzzle.begin());
  return puzzle;
}
std::string text_of(const PuzzleText& puzzle) { return {puzzle.begin(), puzzle.end()}; }

// False, with a note in the log, where this machine cannot run the kernel.
bool takes_part(Kernel kernel) {
  if (runs_here(kernel)) return true;
  std::printf("  left out: this machine cannot run the kernel %s\n",
              std::string{name_of(kernel)}.c_str());
  return false;
}

// Every test runs on every kernel of this machine.
class Batch : public ::testing::TestWithParam<Kernel> {
 protected:
  void SetUp() override {
    if (!runs_here(GetParam()))
      GTEST_SKIP() << "left out: this machine cannot run the kernel " << name_of(GetParam());
  }
  std::vector<Tally> tallies_of(const std::vector<PuzzleText>& puzzles, std::uint64_t limit) {
    BatchCounter counter{GetParam(), 0};
    std::vector<Tally> tallies(puzzles.size());
    EXPECT_TRUE(counter.count(puzzles, {.solutions = limit}, tallies));
    return tallies;
  }
};
INSTANTIATE_TEST_SUITE_P(Kernels, Batch, ::testing::ValuesIn(kAllKernels),
                         [](const auto& kernel) { return std::string{name_of(kernel.param)}; });

// The same count as the straightforward solver, and where there is one solution the same.
void expect_agreement(const std::vector<PuzzleText>& puzzles, const std::vector<PlainCount>& plain,
                      const std::vector<Tally>& tallies) {
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    ASSERT_EQ(tallies[i].solutions, plain[i].solutions) << text_of(puzzles[i]);
    if (plain[i].solutions == 0) continue;
    const Filling first = first_of(tallies[i]);
    ASSERT_TRUE(is_solution(first)) << text_of(puzzles[i]);
    if (plain[i].solutions == 1)
      ASSERT_EQ(first, *plain[i].first) << text_of(puzzles[i]);
    else
      for (Cell c : kAllCells)
        if (const auto d = filling_from(text_of(puzzles[i])).at(c)) ASSERT_EQ(first.at(c), d);
  }
}

std::vector<PlainCount> plain_counts(const std::vector<PuzzleText>& puzzles, std::uint64_t limit) {
  std::vector<PlainCount> counts;
  counts.reserve(puzzles.size());
  for (const PuzzleText& text : puzzles)
    counts.push_back(plain_count(Grid{filling_from(text_of(text))}, limit));
  return counts;
}

struct Case {
  const char* name;
  const char* puzzle;
  std::uint64_t solutions;  // up to 3
};
const std::vector<Case> kCases{
    {"everyday", kEveryday, 1},
    {"seventeen givens",
     "................12..3.45........1........2.6..74...3......7.5..26.......8.1......", 1},
    {"solved already", kSolved.c_str(), 1},
    {"empty", ".................................................................................",
     3},
    {"empty, with zeros",
     "000000000000000000000000000000000000000000000000000000000000000000000000000000000", 3},
    {"one given",
     "........................................5........................................", 3},
    {"repeated in a row",
     "11...............................................................................", 0},
    {"repeated in a box only",
     "1.........1......................................................................", 0},
    {"a cell without candidate",
     "12345678.........9...............................................................", 0},
    {"legal at first sight, unsolvable",
     "1...............12..3.45........1........2.6..74...3......7.5..26.......8.1......", 0},
    {"solved wrongly",
     "534678912672195348198342567859761423426853791713924856961537284287419635345286197", 0},
    {"full of one digit",
     "111111111111111111111111111111111111111111111111111111111111111111111111111111111", 0},
};

TEST_P(Batch, KnownBoardsAmongManyOthers) {
  std::vector<PuzzleText> puzzles;
  for (int i = 0; i < 30; ++i)
    for (const Case& known : kCases) puzzles.push_back(puzzle(known.puzzle));
  const std::vector<Tally> tallies = tallies_of(puzzles, 3);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const Case& known = kCases[i % kCases.size()];
    EXPECT_EQ(tallies[i].solutions, known.solutions) << known.name;
    if (known.solutions > 0) EXPECT_TRUE(is_solution(first_of(tallies[i]))) << known.name;
  }
}

TEST_P(Batch, AnyNumberOfPuzzles) {
  BatchCounter counter{GetParam(), 0};
  for (const std::size_t size :
       {0U, 1U, 12U, 63U, 64U, 65U, 127U, 128U, 129U, 255U, 256U, 257U, 513U, 1000U}) {
    std::vector<PuzzleText> puzzles;
    for (std::size_t i = 0; i < size; ++i) puzzles.push_back(puzzle(kCases[i % 7].puzzle));
    std::vector<Tally> tallies(size);
    ASSERT_TRUE(counter.count(puzzles, {.solutions = 2}, tallies));
    std::vector<Tally> by_choice(size);
    ASSERT_TRUE(BatchCounter{GetParam()}.count(puzzles, {.solutions = 2}, by_choice));
    for (std::size_t i = 0; i < size; ++i) ASSERT_EQ(tallies[i].solutions, by_choice[i].solutions);
    for (std::size_t i = 0; i < size; ++i)
      ASSERT_EQ(tallies[i].solutions, std::min<std::uint64_t>(2, kCases[i % 7].solutions))
          << i << " of " << size;
  }
}

// A counter that is used again must not remember the puzzles of a longer batch.
TEST_P(Batch, ShortBatchesAfterLongOnes) {
  BatchCounter counter{GetParam(), 0};
  for (const std::size_t size : {5000U, 1U, 700U, 20U}) {
    const std::vector<PuzzleText> puzzles(size, puzzle(kCases[3].puzzle));
    std::vector<Tally> tallies(size);
    ASSERT_TRUE(counter.count(puzzles, {.solutions = 30}, tallies));
    for (const Tally& tally : tallies) ASSERT_EQ(tally.solutions, 30U);
  }
}

TEST_P(Batch, CountsToAnyLimit) {
  const std::vector<PuzzleText> puzzles(20, puzzle(kCases[3].puzzle));
  for (const std::uint64_t limit : {0U, 1U, 2U, 1000U}) {
    const std::vector<Tally> tallies = tallies_of(puzzles, limit);
    for (const Tally& tally : tallies) EXPECT_EQ(tally.solutions, limit);
  }
  EXPECT_EQ(tallies_of(puzzles, 100'000)[0].solutions, 100'000U);
}

// Its nodes must not be worked at while the others, which take long, are not done.
TEST_P(Batch, APuzzleWithEnoughSolutionsCostsNothingMore) {
  const std::vector<PuzzleText> puzzles = one_empty_among_hard_ones();
  BatchCounter counter{GetParam(), 0};
  std::vector<Tally> tallies(puzzles.size());
  int asked = 0;
  const auto stop = [&asked] { return ++asked > 500; };
  ASSERT_TRUE(counter.count(puzzles, {.solutions = 2, .stop = stop}, tallies));
  EXPECT_EQ(tallies.front().solutions, 2U);
  for (std::size_t i = 1; i < puzzles.size(); ++i) EXPECT_EQ(tallies[i].solutions, 1U);
}

// The search goes deep first: what waits in the pool is bounded by the depth, not by the count.
TEST_P(Batch, CountsToAMillionInBoundedMemory) {
  const std::vector<PuzzleText> puzzles(2, puzzle(kCases[3].puzzle));
  std::size_t most_at_a_thousand = 0;
  for (const std::uint64_t limit : {1'000U, 1'000'000U}) {
    BatchCounter counter{GetParam(), 0};
    std::vector<Tally> tallies(puzzles.size());
    ASSERT_TRUE(counter.count(puzzles, {.solutions = limit}, tallies));
    for (const Tally& tally : tallies) EXPECT_EQ(tally.solutions, limit);
    if (limit == 1'000U) most_at_a_thousand = counter.work().most_pooled;
    EXPECT_LE(counter.work().most_pooled, 2 * most_at_a_thousand + 512);
  }
}

// Exactly as many as there are, where there are many.
TEST_P(Batch, CountsAllSolutions) {
  SplitMix64 random{5};
  std::vector<PuzzleText> puzzles;
  for (int i = 0; i < 40; ++i) {
    PuzzleText text = puzzle(kSolved);
    for (int hole = 0; hole < 60; ++hole) text[below(81, random)] = '.';
    puzzles.push_back(text);
  }
  expect_agreement(puzzles, plain_counts(puzzles, 100'000), tallies_of(puzzles, 100'000));
}

TEST_P(Batch, RespectsCrossedOutCandidates) {
  SplitMix64 random{11};
  std::vector<Grid> grids;
  for (int i = 0; i < 500; ++i) {
    Grid grid{filling_from(kEveryday)};
    if (i % 2 == 0) grid = Grid{};
    const Filling solution = filling_from(kSolved);
    for (Cell c : grid.open_cells())
      for (Digit d : grid.candidates(c))
        if (below(10, random) < 6 && (i % 3 == 0 || solution.at(c) != d)) grid.eliminate(c, d);
    grids.push_back(grid);
  }
  BatchCounter counter{GetParam(), 0};
  std::vector<Tally> tallies(grids.size());
  ASSERT_TRUE(counter.count(grids, {.solutions = 2}, tallies));
  int unique = 0;
  for (std::size_t i = 0; i < grids.size(); ++i) {
    const PlainCount plain = plain_count(grids[i], 2);
    ASSERT_EQ(tallies[i].solutions, plain.solutions);
    if (plain.solutions == 1) ASSERT_EQ(first_of(tallies[i]), *plain.first);
    unique += plain.solutions == 1;
  }
  EXPECT_GT(unique, 50);
}

TEST_P(Batch, CanBeStopped) {
  const std::vector<PuzzleText> puzzles(20, puzzle(kCases[3].puzzle));
  std::vector<Tally> tallies(puzzles.size());
  BatchCounter counter{GetParam(), 0};
  int asked = 0;
  const Limit endless{.solutions = UINT64_MAX, .stop = [&asked] { return ++asked == 3; }};
  EXPECT_FALSE(counter.count(puzzles, endless, tallies));
  EXPECT_EQ(asked, 3);
  // What was left lying does not disturb the next call.
  EXPECT_TRUE(counter.count(puzzles, {.solutions = 2}, tallies));
  EXPECT_EQ(tallies[0].solutions, 2U);
}

TEST_P(Batch, CanBeStoppedBetweenPuzzlesThatAreCountedOneByOne) {
  const std::vector<PuzzleText> easy(20, puzzle(kEveryday));
  std::vector<Grid> grids;
  for (const PuzzleText& one : easy) grids.emplace_back(filling_from(text_of(one)));
  std::vector<Tally> tallies(easy.size());
  BatchCounter counter{GetParam(), easy.size() + 1};
  int asked = 0;
  const Limit limit{.solutions = 2, .stop = [&asked] { return ++asked == 3; }};
  EXPECT_FALSE(counter.count(easy, limit, tallies));
  EXPECT_EQ(asked, 3);
  asked = 0;
  EXPECT_FALSE(counter.count(grids, limit, tallies));
  EXPECT_EQ(asked, 3);
}

TEST_P(Batch, AgreesOnTheCollections) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  for (const char* file : {"everyday.txt", "clues17.txt", "top1465.txt", "hardest.txt"}) {
    std::vector<PuzzleText> puzzles;
    for (const std::string& line :
         nonet::testing::shared_lines(file, nonet::testing::long_tests() ? 1 : 20))
      puzzles.push_back(puzzle(line));
    expect_agreement(puzzles, plain_counts(puzzles, 2), tallies_of(puzzles, 2));
  }
}

// Puzzles with givens taken away, changed and added: many with several solutions or none.
std::vector<PuzzleText> mutated(std::size_t count) {
  std::vector<PuzzleText> sources = own_puzzles();
  for (const char* file : {"everyday.txt", "clues17.txt", "top1465.txt", "hardest.txt"})
    for (const std::string& line : nonet::testing::shared_lines(file, 7, 500))
      sources.push_back(puzzle(line));
  SplitMix64 random{1};
  std::vector<PuzzleText> puzzles;
  while (puzzles.size() < count) {
    PuzzleText text = sources[below(sources.size(), random)];
    const auto changes = 1 + below(3, random);
    for (std::uint64_t i = 0; i < changes; ++i) {
      char& cell = text[below(81, random)];
      cell = cell != '.' && below(2, random) == 0 ? '.' : static_cast<char>('1' + below(9, random));
    }
    puzzles.push_back(text);
  }
  return puzzles;
}

TEST(BatchKernels, AgreeOnMutatedPuzzles) {
  const std::vector<PuzzleText> puzzles =
      mutated(nonet::testing::long_tests() ? 1'000'000 : 100'000);
  const std::vector<PlainCount> plain = plain_counts(puzzles, 2);
  std::array<int, 3> of_each{};
  for (const PlainCount& count : plain) ++of_each[static_cast<std::size_t>(count.solutions)];
  for (const int seen : of_each) EXPECT_GT(seen, 1000);
  for (Kernel kernel : kAllKernels) {
    if (!takes_part(kernel)) continue;
    BatchCounter counter{kernel, 0};
    std::vector<Tally> tallies(puzzles.size());
    ASSERT_TRUE(counter.count(puzzles, {.solutions = 2}, tallies));
    expect_agreement(puzzles, plain, tallies);
  }
}

// The solver of single puzzles, in each of its forms, on the same puzzles.
TEST(SingleKernels, AgreeOnMutatedPuzzles) {
  const std::vector<PuzzleText> puzzles =
      mutated(nonet::testing::long_tests() ? 1'000'000 : 20'000);
  for (const PuzzleText& text : puzzles) {
    const Grid grid{filling_from(text_of(text))};
    const PlainCount plain = plain_count(grid, 2);
    const Count found = count(grid, {.solutions = 2});
    ASSERT_EQ(found.solutions, plain.solutions) << text_of(text);
    if (plain.solutions == 1) ASSERT_EQ(found.first, plain.first) << text_of(text);
    if (plain.solutions > 1) ASSERT_TRUE(is_solution(*found.first)) << text_of(text);
    // The form for any machine answers alike, also which solution it finds first.
    lanes::SingleJob job;
    for (Cell c : kAllCells)
      job.cells[box_of(c) * 9 + row_of(c) % 3 * 3 + column_of(c) % 3] = static_cast<std::uint16_t>(
          (grid.at(c) ? Digits{*grid.at(c)} : grid.candidates(c)).bits());
    job.limit = 2;
    const lanes::SingleResult portable = lanes::count_single_portable(job);
    ASSERT_EQ(portable.solutions, plain.solutions) << text_of(text);
    for (Cell c : kAllCells)
      if (found.first)
        ASSERT_EQ(number(*found.first->at(c)),
                  portable.first[box_of(c) * 9 + row_of(c) % 3 * 3 + column_of(c) % 3]);
  }
}

// A change that is not meant to change the search leaves these numbers alone.
TEST(BatchKernels, WorkFingerprint) {
  struct Row {
    Kernel kernel;
    std::uint64_t branches;
    std::uint64_t sweeps;
  };
  const std::vector<PuzzleText> puzzles = own_puzzles_with_holes();
  ASSERT_EQ(puzzles.size(), 1545U);
  for (const Row& row : {Row{Kernel::portable, 3558, 350}, Row{Kernel::avx2, 3704, 198},
                         Row{Kernel::avx512, 4519, 132}}) {
    if (!takes_part(row.kernel)) continue;
    BatchCounter counter{row.kernel};
    std::vector<Tally> tallies(puzzles.size());
    ASSERT_TRUE(counter.count(puzzles, {.solutions = 2}, tallies));
    EXPECT_EQ(counter.work().branches, row.branches) << name_of(row.kernel);
    EXPECT_EQ(counter.work().sweeps, row.sweeps) << name_of(row.kernel);
  }
}

TEST(BatchKernels, AreNamedAndChosen) {
  for (Kernel kernel : kAllKernels) EXPECT_EQ(parse_kernel(name_of(kernel)), kernel);
  EXPECT_EQ(parse_kernel("abacus"), std::nullopt);
  EXPECT_TRUE(runs_here(Kernel::portable));
  ASSERT_EQ(::setenv("NONET_KERNEL", "portable", 1), 0);
  EXPECT_EQ(chosen_kernel(), Kernel::portable);
  EXPECT_EQ(BatchCounter{}.kernel(), Kernel::portable);
  ::setenv("NONET_KERNEL", "abacus", 1);
  EXPECT_TRUE(runs_here(chosen_kernel()));
  ::unsetenv("NONET_KERNEL");
}

}  // namespace
}  // namespace nonet::search
