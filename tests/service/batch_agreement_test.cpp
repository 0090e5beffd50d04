// The batch solver and conflict-driven clause learning have nothing in common but the rules: they
// answer alike, on every kernel of this machine.
#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/random.h"
#include "cdcl/cdcl.h"
#include "search/batch.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet {
namespace {

using search::BatchCounter;
using search::Kernel;
using search::PuzzleText;
using search::Tally;

std::string text_of(const PuzzleText& puzzle) { return {puzzle.begin(), puzzle.end()}; }

void add_puzzle(std::vector<PuzzleText>& puzzles, const std::string& line) {
  std::copy_n(line.begin(), kCells, puzzles.emplace_back().begin());
}

// Every solution counted, up to two; none is left unproven.
std::vector<trace::Outcome> cdcl_outcomes(const std::vector<PuzzleText>& puzzles) {
  std::vector<trace::Outcome> outcomes;
  for (const PuzzleText& puzzle : puzzles) {
    outcomes.push_back(cdcl::run(Grid{testing::filling_from(text_of(puzzle))}, {},
                                 {.solutions = 2, .work = 1'000'000}));
    EXPECT_TRUE(outcomes.back().complete || outcomes.back().solutions == 2) << text_of(puzzle);
  }
  return outcomes;
}

void expect_agreement(const std::vector<PuzzleText>& puzzles) {
  const std::vector<trace::Outcome> outcomes = cdcl_outcomes(puzzles);
  for (Kernel kernel : search::kAllKernels) {
    if (!search::runs_here(kernel)) {
      std::printf("  left out: this machine cannot run the kernel %s\n",
                  std::string{name_of(kernel)}.c_str());
      continue;
    }
    BatchCounter counter{kernel, 0};
    std::vector<Tally> tallies(puzzles.size());
    ASSERT_TRUE(counter.count(puzzles, {.solutions = 2}, tallies));
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      ASSERT_EQ(tallies[i].solutions, outcomes[i].solutions)
          << name_of(kernel) << " on " << text_of(puzzles[i]);
      if (tallies[i].solutions == 1)
        ASSERT_EQ(search::first_of(tallies[i]), outcomes[i].first->standard())
            << text_of(puzzles[i]);
    }
  }
}

TEST(BatchAgreesWithCdcl, OnTheCollections) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  for (const char* file : {"everyday.txt", "clues17.txt", "top1465.txt", "hardest.txt"}) {
    std::vector<PuzzleText> puzzles;
    for (const std::string& line :
         testing::shared_lines(file, testing::long_tests() ? 1 : 20, 20'000))
      add_puzzle(puzzles, line);
    expect_agreement(puzzles);
    if (HasFatalFailure()) return;
  }
}

// Givens taken away, changed and added.
TEST(BatchAgreesWithCdcl, OnMutatedPuzzles) {
  std::vector<PuzzleText> sources;
  const auto folder = std::filesystem::path{NONET_SOURCE_DIR} / "data" / "collections";
  for (const char* name : {"easy.tsv", "normal.tsv", "hard.tsv", "extreme.tsv"}) {
    std::ifstream in{folder / name};
    std::string line;
    std::getline(in, line);  // the names of the columns
    while (std::getline(in, line)) add_puzzle(sources, line);
  }
  for (const char* file : {"clues17.txt", "hardest.txt"})
    for (const std::string& line : testing::shared_lines(file, 100)) add_puzzle(sources, line);
  SplitMix64 random{7};
  std::vector<PuzzleText> puzzles;
  while (puzzles.size() < (testing::long_tests() ? 100'000U : 4'000U)) {
    PuzzleText puzzle = sources[below(sources.size(), random)];
    for (auto changes = 1 + below(3, random); changes > 0; --changes) {
      char& cell = puzzle[below(kCells, random)];
      cell = cell != '.' && below(2, random) == 0 ? '.' : static_cast<char>('1' + below(9, random));
    }
    puzzles.push_back(puzzle);
  }
  expect_agreement(puzzles);
}

// Boards of candidates alone: no cell is filled, most of the 729 are crossed out at random.
TEST(BatchAgreesWithCdcl, OnPencilmarks) {
  SplitMix64 random{3};
  const Filling solution = testing::filling_from(
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  std::vector<Grid> grids(600);
  for (std::size_t i = 0; i < grids.size(); ++i)
    for (Cell c : kAllCells)
      for (Digit d : Digits::all())
        if (below(100, random) < 60 + i % 10 && (i % 4 == 0 || solution.at(c) != d))
          grids[i].eliminate(c, d);
  std::array<int, 3> of_each{};
  for (Kernel kernel : search::kAllKernels) {
    if (!search::runs_here(kernel)) {
      std::printf("left out: this machine cannot run the kernel %s\n",
                  search::name_of(kernel).data());
      continue;
    }
    BatchCounter counter{kernel, 0};
    std::vector<Tally> tallies(grids.size());
    ASSERT_TRUE(counter.count(grids, {.solutions = 2}, tallies));
    for (std::size_t i = 0; i < grids.size(); ++i) {
      const trace::Outcome outcome = cdcl::run(grids[i], {}, {.solutions = 2, .work = 1'000'000});
      ASSERT_EQ(tallies[i].solutions, outcome.solutions) << i;
      if (outcome.solutions == 1)
        ASSERT_EQ(search::first_of(tallies[i]), outcome.first->standard());
      ++of_each[static_cast<std::size_t>(outcome.solutions)];
    }
  }
  for (const int seen : of_each) EXPECT_GT(seen, 20);
}

}  // namespace
}  // namespace nonet
