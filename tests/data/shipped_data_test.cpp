// Re-checks everything in data/: the puzzles of the collections against their ratings, the practice
// positions against their technique, the examples against what they are to show.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "backtrack/backtrack.h"
#include "cdcl/cdcl.h"
#include "formats/hodoku.h"
#include "logic/path.h"
#include "logic/technique.h"
#include "rate/level.h"
#include "search/count.h"
#include "service/cases.h"
#include "service/known_puzzles.h"
#include "service/rate.h"
#include "support/fillings.h"

namespace nonet {
namespace {

namespace fs = std::filesystem;
using nonet::testing::filling_from;

const fs::path kData = fs::path{NONET_SOURCE_DIR} / "data";

std::vector<std::string> lines_of(const fs::path& file) {
  std::vector<std::string> lines;
  std::ifstream in{file};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

class Collection : public ::testing::TestWithParam<rate::LevelRow> {
 protected:
  static std::vector<std::string> rows() {
    return lines_of(kData / "collections" / (std::string{GetParam().name} + ".tsv"));
  }
};
INSTANTIATE_TEST_SUITE_P(Data, Collection, ::testing::ValuesIn(rate::kLevels), [](const auto& one) {
  std::string name{one.param.name};
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

TEST_P(Collection, HasThreeHundredPuzzlesRatedAsStated) {
  const std::vector<std::string> lines = rows();
  ASSERT_GT(lines.size(), 300U);
  EXPECT_EQ(lines.front(), service::rating_header(service::RatingTable::tsv));
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const Filling puzzle = filling_from(lines[i]);
    const service::BriefRating rating = service::rate_briefly(Grid{puzzle}, {});
    ASSERT_TRUE(rating) << lines[i];
    EXPECT_EQ(service::rating_row(service::RatingTable::tsv, puzzle, rating), lines[i]);
    EXPECT_TRUE(GetParam().made.contains(rating->branching.difficulty())) << lines[i];
    if (GetParam().level <= rate::Level::very_hard)
      EXPECT_TRUE(rating->score.solved) << "a hint would run dry: " << lines[i];
    const trace::Outcome outcome = cdcl::run(Grid{puzzle}, {}, {.solutions = 2, .work = 1'000'000});
    EXPECT_TRUE(outcome.complete && outcome.solutions == 1) << lines[i];
  }
}

TEST(Collections, HoldNoPuzzleTwice) {
  service::KnownPuzzles known;
  for (const rate::LevelRow& row : rate::kLevels) {
    const auto lines = lines_of(kData / "collections" / (std::string{row.name} + ".tsv"));
    for (std::size_t i = 1; i < lines.size(); ++i)
      EXPECT_TRUE(known.add(filling_from(lines[i]))) << lines[i];
  }
}

// The first profile that has the technique, as tools/make_data chooses it.
logic::Profile profile_for(logic::TechniqueId id) {
  for (const char* name : {"standard", "sudokio", "classic"})
    if (logic::find_profile(name)->contains(id)) return *logic::find_profile(name);
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator{kData / "profiles"})
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const fs::path& path : files) {
    std::ifstream file{path};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    auto profile = logic::parse_profile(path.stem().string(), text);
    if (profile && profile->contains(id)) return *profile;
  }
  return *logic::find_profile("all");
}

TEST(Practice, PositionsAreWhereTheTechniqueIsTheMove) {
  std::size_t complete = 0;
  for (const logic::Technique& technique : logic::all_techniques()) {
    const fs::path file = kData / "practice" / (std::string{technique.key} + ".txt");
    const std::vector<std::string> lines = lines_of(file);
    complete += lines.size() >= 20 ? 1 : 0;
    const logic::Profile profile = profile_for(technique.id);
    service::KnownPuzzles known;
    for (const std::string& line : lines) {
      const service::CaseReport report = service::run_case(line);
      EXPECT_EQ(report.result, service::CaseResult::passed) << line << report.sentence;
      const Grid grid = formats::read_library_line(line)->grid;
      EXPECT_EQ(search::count(grid, {.solutions = 2}).solutions, 1U) << line;
      const auto step = logic::best_step(grid, {.profile = profile, .proven_unique = true});
      ASSERT_TRUE(step) << line;
      EXPECT_EQ(step->technique, technique.id) << line;
      EXPECT_TRUE(known.add(grid.puzzle())) << line;
    }
  }
  EXPECT_GE(complete, 60U);  // the others: data/README.md
}

TEST(Examples, ConstrainingAloneSolvesOne) {
  const auto lines = lines_of(kData / "examples" / "constraining_alone.txt");
  ASSERT_EQ(lines.size(), 1U);
  const backtrack::Constrained done = backtrack::constrain(Grid{filling_from(lines.front())});
  EXPECT_EQ(done.outcome.verdict, trace::Verdict::solved);
}

}  // namespace
}  // namespace nonet
