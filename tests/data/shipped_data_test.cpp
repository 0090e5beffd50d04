// Re-checks everything in data/: the puzzles of the collections against their ratings, the practice
// positions against their technique, the examples against what they are to show.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "backtrack/backtrack.h"
#include "board/pattern_symmetry.h"
#include "formats/hodoku.h"
#include "logic/path.h"
#include "logic/technique.h"
#include "rate/card.h"
#include "rate/engine_version.h"
#include "rate/level.h"
#include "search/count.h"
#include "service/cases.h"
#include "service/known_puzzles.h"
#include "support/fillings.h"
#include "support/level_judge.h"
#include "support/shared_data.h"

namespace nonet {
namespace {

namespace fs = std::filesystem;
using nonet::testing::filling_from;
using nonet::testing::judged_level;
using nonet::testing::JudgedLevel;
using nonet::testing::wrong_by_band;
using nonet::testing::wrong_by_difficulty;

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

std::vector<std::string> cells_of(const std::string& line) {
  std::vector<std::string> cells{""};
  for (const char c : line)
    if (c == '\t')
      cells.emplace_back();
    else
      cells.back() += c;
  return cells;
}

// By a formula and bands of the test's own (support/level_judge.h).
TEST_P(Collection, HasAThousandPuzzlesInTheLevelBothWaysAndInItsBand) {
  const std::vector<std::string> lines = rows();
  ASSERT_EQ(lines.size(), 1001U);
  const JudgedLevel& level = judged_level(GetParam().name);
  std::size_t symmetric = 0;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const Filling puzzle = filling_from(lines[i]);
    const search::Count count = search::count(puzzle, {.solutions = 2});
    ASSERT_EQ(count.solutions, 1U) << lines[i];
    EXPECT_EQ(wrong_by_difficulty(level, puzzle, *count.first), "");
    EXPECT_EQ(wrong_by_band(level, puzzle), "");
    symmetric += has_symmetry(puzzle.cells(), PatternSymmetry::rot180) ? 1 : 0;
  }
  EXPECT_GE(symmetric, 500U);
}

// A sample here, all of them in the long run: a card takes several times as long as a path.
TEST_P(Collection, IsRatedAsStated) {
  const std::vector<std::string> lines = rows();
  const std::vector<std::string> names = cells_of(lines.front());
  const std::size_t stride = nonet::testing::long_tests() ? 1 : 20;
  for (std::size_t i = 1; i < lines.size(); i += stride) {
    const Filling puzzle = filling_from(lines[i]);
    const auto card = rate::card(puzzle, {});
    ASSERT_TRUE(card) << lines[i];
    const auto& [branching, as_given, rated_level, score] = card->rating;
    std::map<std::string, std::string> stated;
    const std::vector<std::string> cells = cells_of(lines[i]);
    for (std::size_t c = 0; c < cells.size(); ++c) stated[names[c]] = cells[c];
    std::string techniques;  // by name
    std::map<std::string, int> uses;
    for (const rate::TechniqueUse& use : card->techniques)
      uses[std::string{logic::technique(use.technique).key}] = use.steps;
    for (const auto& [key, steps] : uses)
      techniques += (techniques.empty() ? "" : " ") + key + "=" + std::to_string(steps);
    EXPECT_EQ(stated["branching"], std::to_string(branching.difficulty())) << lines[i];
    EXPECT_EQ(stated["level"], rate::name_of(rated_level)) << lines[i];
    EXPECT_EQ(stated["score_level"], rate::name_of(score.level)) << lines[i];
    EXPECT_EQ(stated["score"], score.solved ? std::to_string(score.points) : "") << lines[i];
    EXPECT_EQ(stated["hardest"], score.solved ? logic::technique(*score.hardest).key : "");
    EXPECT_EQ(stated["techniques"], techniques) << lines[i];
    EXPECT_EQ(stated["path_length"], std::to_string(card->steps)) << lines[i];
    EXPECT_EQ(stated["conflicts"], std::to_string(card->conflicts)) << lines[i];
    EXPECT_EQ(stated["minimal"], card->minimal ? "1" : "0") << lines[i];
    EXPECT_EQ(stated["engine_version"], std::to_string(rate::kEngineVersion)) << lines[i];
    EXPECT_EQ(stated["profile"], "standard") << lines[i];
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
