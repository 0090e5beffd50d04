// The lanes are a parameter: widths that no kernel here has, in plain vectors, count alike. So the
// engine of the AVX-512 kernel is tested at its 512 lanes on machines that cannot run it.
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "search/batch.h"
#include "search/lanes/engine.h"
#include "search/lanes/level_portable.h"
#include "search/lanes/pool_engine.h"
#include "search/own_puzzles.h"

namespace nonet::search {
namespace {

using nonet::testing::one_empty_among_hard_ones;
using nonet::testing::own_puzzles_with_holes;

template <int kPlaneWords>
struct Width : lanes::portable::Level {
  using V [[gnu::vector_size(8 * kPlaneWords)]] = std::uint64_t;
  static constexpr int kWords = kPlaneWords;
};

// With the byte moves of AVX-512, bit by bit.
template <int kPlaneWords>
struct WidthWithBytes : Width<kPlaneWords> {
  using V = typename Width<kPlaneWords>::V;
  static constexpr int kBytes = 8 * kPlaneWords;

  static constexpr int lane_of_byte(int j, int byte) {
    return 64 * (byte / 8) + 8 * j + 7 - byte % 8;
  }
  static bool contains(V set, int lane) { return (set[lane / 64] >> (lane % 64) & 1) != 0; }
  static void planes_to_bytes(V (&x)[8]) {
    std::uint8_t bytes[8][kBytes] = {};
    for (int j = 0; j < 8; ++j)
      for (int i = 0; i < kBytes; ++i)
        for (int p = 0; p < 8; ++p)
          if (contains(x[p], lane_of_byte(j, i))) bytes[j][i] |= static_cast<std::uint8_t>(1U << p);
    std::memcpy(x, bytes, sizeof bytes);
  }
  static void bytes_to_planes(V (&x)[8]) {
    std::uint8_t bytes[8][kBytes];
    std::memcpy(bytes, x, sizeof bytes);
    for (V& plane : x) plane = V{};
    for (int j = 0; j < 8; ++j)
      for (int i = 0; i < kBytes; ++i)
        for (int p = 0; p < 8; ++p)
          if ((bytes[j][i] >> p & 1) != 0)
            lanes::add_lane<WidthWithBytes>(x[p], lane_of_byte(j, i));
  }
  static void byte_masks(V set, std::uint64_t (&masks)[8]) {
    for (int j = 0; j < 8; ++j) {
      masks[j] = 0;
      for (int i = 0; i < kBytes; ++i)
        if (contains(set, lane_of_byte(j, i))) masks[j] |= std::uint64_t{1} << i;
    }
  }
  // Whole vectors, as the machine does it: behind the packed bytes comes rubbish.
  static void store_packed(std::uint8_t* to, std::uint64_t mask, V x) {
    std::uint8_t bytes[kBytes];
    std::uint8_t packed[kBytes];
    std::memcpy(bytes, &x, kBytes);
    std::memset(packed, 0xA5, kBytes);
    for (int i = 0, n = 0; i < kBytes; ++i)
      if ((mask >> i & 1) != 0) packed[n++] = bytes[i];
    std::memcpy(to, packed, kBytes);
  }
  static V load_spread(const std::uint8_t* from, std::uint64_t mask) {
    std::uint8_t packed[kBytes];
    std::uint8_t bytes[kBytes] = {};
    std::memcpy(packed, from, kBytes);
    for (int i = 0, n = 0; i < kBytes; ++i)
      if ((mask >> i & 1) != 0) bytes[i] = packed[n++];
    V x;
    std::memcpy(&x, bytes, kBytes);
    return x;
  }
};

// The work fingerprint is that of batch_test.cpp; that of the last engine is the one of AVX-512.
template <class EngineType, std::uint64_t kBranchesDone, std::uint64_t kSweepsDone>
struct Case {
  using Engine = EngineType;
  static constexpr std::uint64_t kBranches = kBranchesDone;
  static constexpr std::uint64_t kSweeps = kSweepsDone;
};

template <class EngineCase>
class Widths : public ::testing::Test {
 protected:
  lanes::Job job_of(const std::vector<PuzzleText>& puzzles, std::uint64_t limit) {
    tallies_.assign(puzzles.size(), Tally{});
    lanes::Job job;
    job.texts = puzzles.front().data();
    job.stride = sizeof(PuzzleText);
    job.size = puzzles.size();
    job.limit = limit;
    job.tallies = tallies_.data();
    return job;
  }
  // As the portable kernel has it.
  void expect_agreement(const std::vector<PuzzleText>& puzzles, std::uint64_t limit) {
    std::vector<Tally> expected(puzzles.size());
    ASSERT_TRUE((BatchCounter{Kernel::portable, 0}.count(puzzles, {.solutions = limit}, expected)));
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const std::string puzzle{puzzles[i].begin(), puzzles[i].end()};
      ASSERT_EQ(tallies_[i].solutions, expected[i].solutions) << puzzle;
      if (expected[i].solutions == 1 && limit > 1)  // then there is no other
        ASSERT_EQ(first_of(tallies_[i]), first_of(expected[i]));
    }
  }

  std::unique_ptr<typename EngineCase::Engine> engine_ =
      std::make_unique<typename EngineCase::Engine>();
  std::vector<Tally> tallies_;
};
using Cases = ::testing::Types<Case<lanes::LaneEngine<Width<1>>, 3360, 640>,
                               Case<lanes::LaneEngine<Width<8>>, 4047, 114>,
                               Case<lanes::PoolEngine<WidthWithBytes<1>>, 4629, 860>,
                               Case<lanes::PoolEngine<WidthWithBytes<8>>, 4519, 132>>;
TYPED_TEST_SUITE(Widths, Cases);

TYPED_TEST(Widths, CountAsTheOtherKernelsDo) {
  const std::vector<PuzzleText> puzzles = own_puzzles_with_holes();
  for (const std::uint64_t limit : {2U, 50U, 1U}) {
    ASSERT_TRUE(this->engine_->run(this->job_of(puzzles, limit)));
    if (limit == 2) {
      EXPECT_EQ(this->engine_->work().branches, TypeParam::kBranches);
      EXPECT_EQ(this->engine_->work().sweeps, TypeParam::kSweeps);
    }
    this->expect_agreement(puzzles, limit);
  }
}

TYPED_TEST(Widths, CountFromCandidates) {
  const std::vector<PuzzleText> puzzles = own_puzzles_with_holes();
  std::vector<lanes::Candidates> candidates(puzzles.size());
  for (std::size_t i = 0; i < puzzles.size(); ++i)
    for (unsigned cell = 0; cell < 81; ++cell)
      for (unsigned d = 0; d < 9; ++d)
        if (const char given = puzzles[i][lanes::kCellOrder.other[cell]];
            given < '1' || given > '9' || given == static_cast<char>('1' + d)) {
          const unsigned bit = 81 * d + cell;
          candidates[i].word[bit / 64] |= std::uint64_t{1} << bit % 64;
        }
  lanes::Job job = this->job_of(puzzles, 2);
  job.texts = nullptr;
  job.candidates = candidates.data();
  ASSERT_TRUE(this->engine_->run(job));
  this->expect_agreement(puzzles, 2);
}

// Its nodes must not be worked at while the others, which take long, are not done.
TYPED_TEST(Widths, APuzzleWithEnoughSolutionsCostsNothingMore) {
  const std::vector<PuzzleText> puzzles = one_empty_among_hard_ones();
  lanes::Job job = this->job_of(puzzles, 2);
  int asked = 0;
  job.stop_context = &asked;
  job.stop = [](void* count) { return ++*static_cast<int*>(count) > 500; };
  ASSERT_TRUE(this->engine_->run(job));
  this->expect_agreement(puzzles, 2);
}

TYPED_TEST(Widths, CountAnewAfterBeingStopped) {
  const std::vector<PuzzleText> puzzles = one_empty_among_hard_ones();
  lanes::Job job = this->job_of(puzzles, 1'000'000);
  job.stop = [](const void*) { return true; };
  EXPECT_FALSE(this->engine_->run(job));
  const std::vector<PuzzleText> few{puzzles.begin() + 1, puzzles.begin() + 4};
  ASSERT_TRUE(this->engine_->run(this->job_of(few, 2)));
  this->expect_agreement(few, 2);
}

}  // namespace
}  // namespace nonet::search
