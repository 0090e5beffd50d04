#include "batch/line_counts.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/puzzles.h"

namespace nonet::batch {
namespace {

using testing::kPuzzle;
using testing::kSolved;
const std::string kEmpty(81, '.');

// The text as the chunks that a RecordStream makes of it.
std::vector<Chunk> chunks_of(const std::string& text, std::size_t most) {
  RecordStream stream{bytes_of_text(text), std::nullopt, most};
  std::vector<Chunk> chunks;
  for (auto chunk = stream.next(); chunk && *chunk; chunk = stream.next())
    if (!(*chunk)->empty()) chunks.push_back(std::move(**chunk));
  return chunks;
}

TEST(LineCounts, TakesPlainLinesOnly) {
  const auto chunks = chunks_of(
      kPuzzle + "\n# words\n" + kPuzzle + " with a note\nnonsense\n" + kEmpty + "\n", 100);
  ASSERT_EQ(chunks.size(), 1U);
  ASSERT_EQ(chunks[0].size(), 5U);
  const LineCounts counts{chunks[0], std::nullopt, {.solutions = 2}};
  ASSERT_NE(counts.of(0), nullptr);
  EXPECT_EQ(counts.of(0)->solutions, 1U);
  EXPECT_EQ(std::string(counts.of(0)->first, 81), kSolved);
  for (const std::size_t other : {1U, 2U, 3U}) EXPECT_EQ(counts.of(other), nullptr) << other;
  ASSERT_NE(counts.of(4), nullptr);
  EXPECT_EQ(counts.of(4)->solutions, 2U);
  const LineCounts none{chunks[0], formats::Format::hodoku, {.solutions = 2}};
  EXPECT_EQ(none.of(0), nullptr);
}

TEST(LineCounts, DoNotDependOnTheChunks) {
  std::string text;
  for (std::size_t i = 0; i < 300; ++i) {
    std::string line = kSolved;
    for (std::size_t hole = 0; hole < 30 + i % 51; ++hole) line[hole * (1 + i % 7) % 81] = '.';
    text += line + "\n";
  }
  for (const std::uint64_t limit : {1U, 2U, 5U}) {
    std::vector<std::string> expected;
    for (const std::size_t most : {1000U, 7U}) {
      std::vector<std::string> answers;
      for (const Chunk& chunk : chunks_of(text, most)) {
        const LineCounts counts{chunk, std::nullopt, {.solutions = limit}};
        for (std::size_t i = 0; i < chunk.size(); ++i)
          answers.push_back(std::to_string(counts.of(i)->solutions) +
                            std::string(counts.of(i)->first, 81));
      }
      if (expected.empty()) expected = answers;
      ASSERT_EQ(answers.size(), 300U);
      EXPECT_EQ(answers, expected) << "limit " << limit << ", chunks of " << most;
    }
  }
}

TEST(LineCounts, StoppedTheyTellNothing) {
  std::string text;
  for (int i = 0; i < 200; ++i) text += kEmpty + "\n";
  const auto chunks = chunks_of(text, 1000);
  ASSERT_EQ(chunks.size(), 1U);
  const LineCounts counts{
      chunks[0], std::nullopt, {.solutions = 1'000'000'000, .stop = [] { return true; }}};
  EXPECT_EQ(counts.of(0), nullptr);
}

}  // namespace
}  // namespace nonet::batch
