// Counts for itself what is to be seen of every puzzle of data/watch: guesses and conflicts before
// the solution, events up to it; and whether the level holds for the board as it lies and
// canonically.
#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "backtrack/backtrack.h"
#include "board/canonical.h"
#include "rate/level.h"
#include "service/known_puzzles.h"
#include "service/solve.h"
#include "support/fillings.h"

namespace nonet {
namespace {

using nonet::testing::filling_from;
using trace::Kind;

struct Row {
  std::string puzzle;
  std::vector<std::string> engines;
};

std::vector<std::string> split(const std::string& line, char between) {
  std::vector<std::string> parts;
  std::istringstream in{line};
  for (std::string part; std::getline(in, part, between);) parts.push_back(part);
  return parts;
}

std::vector<Row> rows_of(std::string_view level) {
  std::ifstream in{std::string{NONET_SOURCE_DIR} + "/data/watch/" + std::string{level} + ".tsv"};
  std::string line;
  std::getline(in, line);
  EXPECT_EQ(split(line, '\t').front(), "puzzle");
  EXPECT_EQ(split(line, '\t').back(), "watch");
  std::vector<Row> rows;
  while (std::getline(in, line))
    rows.push_back({split(line, '\t').front(), split(split(line, '\t').back(), ' ')});
  return rows;
}

// What is seen up to the first solution.
struct Seen {
  std::map<Kind, int> kinds;
  int events = 0;
  int longest_jump = 0;
  int open_guesses = 0;  // at the end
  bool solved = false;
};

Seen seen_of(const Row& row, const std::string& engine) {
  service::SolveOptions options;
  options.engine = *service::parse_engine(engine);
  options.decide = service::Decide::mrv;
  options.trace_cap = 3000;
  options.work = 3000;
  const service::SolveAnswer answer = service::solve(Grid{filling_from(row.puzzle)}, options);
  Seen seen;
  std::uint32_t level = 0;
  for (const trace::Event& event : answer.trace->events) {
    ++seen.events;
    ++seen.kinds[event.kind];
    if (event.kind == Kind::backjump)
      seen.longest_jump = std::max(seen.longest_jump, static_cast<int>(level - event.level));
    level = event.level;
    seen.open_guesses = static_cast<int>(level);
    seen.solved = event.kind == Kind::solution;
    if (seen.solved || event.kind == Kind::truncated) break;
  }
  return seen;
}

int difficulty(const Filling& puzzle) {
  const Grid grid{puzzle};
  const auto outcome =
      backtrack::run(backtrack::Engine::least, grid, {.solutions = 1, .work = 1'000'000});
  return static_cast<int>(100 * outcome.statistics.branching) + grid.open_cells().size();
}

class WatchList : public ::testing::TestWithParam<rate::LevelRow> {};
INSTANTIATE_TEST_SUITE_P(Data, WatchList, ::testing::ValuesIn(rate::kLevels), [](const auto& one) {
  std::string name{one.param.name};
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST_P(WatchList, HasSixtyPuzzlesForEveryEngine) {
  std::map<std::string, int> count;
  service::KnownPuzzles known;
  for (const Row& row : rows_of(GetParam().name)) {
    EXPECT_TRUE(known.add(filling_from(row.puzzle))) << row.puzzle;
    for (const std::string& engine : row.engines) ++count[engine];
  }
  for (const char* engine : {"dfs", "mrv", "norvig", "least", "cdcl", "logic"})
    EXPECT_GE(count[engine], 60) << engine;
}

TEST_P(WatchList, IsWorthWatching) {
  for (const Row& row : rows_of(GetParam().name)) {
    for (const std::string& engine : row.engines) {
      SCOPED_TRACE(::testing::Message() << engine << ": " << row.puzzle);
      Seen seen = seen_of(row, engine);
      EXPECT_TRUE(seen.solved);
      EXPECT_LE(seen.events, engine == "dfs" ? 2000 : 400);
      if (engine == "logic" || GetParam().level < rate::Level::hard) continue;
      EXPECT_GE(seen.kinds[Kind::decide], 3);
      EXPECT_GE(seen.kinds[Kind::conflict], 2);
    }
    const Filling puzzle = filling_from(row.puzzle);
    EXPECT_TRUE(GetParam().made.contains(difficulty(puzzle))) << row.puzzle;
    EXPECT_TRUE(GetParam().made.contains(difficulty(canonical(puzzle).form))) << row.puzzle;
    EXPECT_NE(canonical(puzzle).form, puzzle) << "never the canonical form";
  }
}

// The puzzle that the page Watch opens with.
TEST(WatchOpening, ShowsClauseLearningAtItsBest) {
  const Row first = rows_of("very-hard").front();
  ASSERT_EQ(std::count(first.engines.begin(), first.engines.end(), "cdcl"), 1);
  Seen seen = seen_of(first, "cdcl");
  EXPECT_TRUE(6 <= seen.kinds[Kind::decide] && seen.kinds[Kind::decide] <= 12);
  EXPECT_TRUE(4 <= seen.kinds[Kind::conflict] && seen.kinds[Kind::conflict] <= 8);
  EXPECT_TRUE(100 <= seen.events && seen.events <= 250);
  EXPECT_GT(seen.longest_jump, 1);
  EXPECT_GT(seen.open_guesses, 0) << "the proof is a chapter of its own";
}

}  // namespace
}  // namespace nonet
