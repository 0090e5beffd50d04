// The lanes are a parameter: widths that no kernel here has, in plain vectors, count alike. So the
// code of the AVX-512 kernel is tested at its 512 lanes on machines that cannot run it.
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "search/batch.h"
#include "search/lanes/engine.h"
#include "search/lanes/level_portable.h"
#include "search/own_puzzles.h"

namespace nonet::search {
namespace {

// The work fingerprint is that of batch_test.cpp.
template <int kPlaneWords, std::uint64_t kBranchesDone, std::uint64_t kSweepsDone>
struct Width : lanes::portable::Level {
  using V [[gnu::vector_size(8 * kPlaneWords)]] = std::uint64_t;
  static constexpr int kWords = kPlaneWords;
  static constexpr std::uint64_t kBranches = kBranchesDone;
  static constexpr std::uint64_t kSweeps = kSweepsDone;
};

template <class Level>
class Widths : public ::testing::Test {};
using Levels = ::testing::Types<Width<1, 2970, 620>, Width<8, 3493, 126>>;
TYPED_TEST_SUITE(Widths, Levels);

TYPED_TEST(Widths, CountAsTheOtherKernelsDo) {
  const std::vector<PuzzleText> puzzles = nonet::testing::own_puzzles_with_holes();
  const auto engine = std::make_unique<lanes::LaneEngine<TypeParam>>();
  for (const std::uint64_t limit : {2U, 50U}) {
    std::vector<Tally> tallies(puzzles.size());
    lanes::Job job;
    job.texts = puzzles.front().data();
    job.stride = sizeof(PuzzleText);
    job.size = puzzles.size();
    job.limit = limit;
    job.tallies = tallies.data();
    ASSERT_TRUE(engine->run(job));
    if (limit == 2) {
      EXPECT_EQ(engine->work().branches, TypeParam::kBranches);
      EXPECT_EQ(engine->work().sweeps, TypeParam::kSweeps);
    }
    std::vector<Tally> expected(puzzles.size());
    ASSERT_TRUE((BatchCounter{Kernel::portable, 0}.count(puzzles, {.solutions = limit}, expected)));
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const std::string puzzle{puzzles[i].begin(), puzzles[i].end()};
      ASSERT_EQ(tallies[i].solutions, expected[i].solutions) << puzzle;
      if (expected[i].solutions == 1) ASSERT_EQ(first_of(tallies[i]), first_of(expected[i]));
    }
  }
}

}  // namespace
}  // namespace nonet::search
