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
  static void planes_to_bytes(V (&x)[8]) {
    std::uint8_t bytes[8][kBytes] = {};
    for (int j = 0; j < 8; ++j)
      for (int i = 0; i < kBytes; ++i)
        for (int p = 0; p < 8; ++p)
          if (lanes::contains<WidthWithBytes>(x[p], lane_of_byte(j, i)))
            bytes[j][i] |= static_cast<std::uint8_t>(1U << p);
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
        if (lanes::contains<WidthWithBytes>(set, lane_of_byte(j, i)))
          masks[j] |= std::uint64_t{1} << i;
    }
  }
  static void store_packed(std::uint8_t* to, std::uint64_t mask, V x) {
    std::uint8_t bytes[kBytes];
    std::memcpy(bytes, &x, sizeof bytes);
    for (int i = 0; i < kBytes; ++i)
      if ((mask >> i & 1) != 0) *to++ = bytes[i];
  }
  static V load_spread(const std::uint8_t* from, std::uint64_t mask) {
    std::uint8_t bytes[kBytes] = {};
    for (int i = 0; i < kBytes; ++i)
      if ((mask >> i & 1) != 0) bytes[i] = *from++;
    V x;
    std::memcpy(&x, bytes, sizeof bytes);
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
class Widths : public ::testing::Test {};
using Cases = ::testing::Types<Case<lanes::LaneEngine<Width<1>>, 2970, 620>,
                               Case<lanes::LaneEngine<Width<8>>, 3493, 126>,
                               Case<lanes::PoolEngine<WidthWithBytes<1>>, 3707, 764>,
                               Case<lanes::PoolEngine<WidthWithBytes<8>>, 3812, 120>>;
TYPED_TEST_SUITE(Widths, Cases);

TYPED_TEST(Widths, CountAsTheOtherKernelsDo) {
  const std::vector<PuzzleText> puzzles = nonet::testing::own_puzzles_with_holes();
  const auto engine = std::make_unique<typename TypeParam::Engine>();
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
