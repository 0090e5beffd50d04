// Wishes that cannot be: one sentence each, and nothing is written.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/generate_cli.h"

namespace nonet::testing {
namespace {

struct Refused {
  const char* name;
  Words words;
  std::string sentence;  // empty: that of the option parser
};
void PrintTo(const Refused& one, std::ostream* out) { *out << one.name; }
const std::string kTenCells = std::string(10, 'x') + std::string(71, '.');

const std::vector<Refused> kRefused{
    {"MaskOfTenCells",
     {"--pattern", kTenCells},
     "nonet: The pattern has 10 cells, and a puzzle with one solution has at least 17 givens."},
    {"ContradictoryTechniques",
     {"--require", "x-wing", "--forbid", "fish"},
     "nonet: X-Wing is both needed and forbidden."},
    {"NeededButNotAllowed",
     {"--require", "x-wing", "--allow", "singles,pairs"},
     "nonet: X-Wing is needed, but not among the allowed techniques."},
    {"SixteenGivens",
     {"--givens", "16"},
     "nonet: A puzzle with one solution has at least 17 givens, not 16."},
    {"TwentySixEmptyByFours",
     {"--level", "very-easy", "--symmetry", "rot90"},
     "nonet: With the symmetry rot90 the givens come in groups, and no number of groups gives the "
     "number "
     "of givens that is needed."},
    {"UnknownLevel",
     {"--level", "tricky"},
     "nonet: --level: 'tricky' is none of very-easy, easy, normal, hard, very-hard, extreme."},
    {"BadRange",
     {"--givens", "few"},
     "nonet: --givens: 'few' is no number or range such as 24, 24-28, 24- or -28."},
    {"LevelTwice",
     {"--level", "hard", "--difficulty", "120"},
     "nonet: --difficulty: A level is a range of difficulties: give one or the other."},
    {"UnknownTechnique",
     {"--only-hard", "x-wong"},
     "nonet: --only-hard: 'x-wong' is no technique. Do you mean x-wing?"},
    {"GroupWhereOneIsMeant",
     {"--require", "fish"},
     "nonet: --require: 'fish' is a group, and here one technique is named: x-wing, swordfish, "
     "jellyfish."},
    {"FormatOfADatabase",
     {"--db", "/nonexistent/d.db", "--to", "sdm"},
     "nonet: --to does not go with --db"},
    {"OutputWithoutAName", {"-o", ""}, "nonet: --output: the name of the file is empty"},
    {"UnknownGroup",
     {"--allow", "singles,magic"},
     "nonet: --allow: There is no technique and no group 'magic'."},
    {"RoundsOfAnotherMethod", {"--rounds", "30"}, "nonet: --rounds goes with --method published"},
    {"PublishedPattern",
     {"--method", "published", "--pattern", std::string(81, 'x')},
     "nonet: the published method knows no patterns"},
    {"AppendToNothing", {"--append"}, "nonet: --append goes with --output"},
    {"ResumeNothing", {"--resume"}, "nonet: --resume goes with --output"},
    {"AppendAndResume",
     {"--append", "--resume", "-o", "x"},
     "nonet: --append does not go with --resume"},
    {"ResumeAGrid",
     {"--resume", "-o", "/dev/null", "--to", "grid"},
     "nonet: --resume wants a puzzle on each line: choose another format with --to"},
    {"AppendToXml",
     {"--append", "-o", "/dev/null", "--format", "opensudoku"},
     "nonet: nothing can be added to a file that has an end of its own: choose another format with "
     "--to"},
    {"UnknownMethod", {"--method", "magic"}, ""},
    {"CountOfZero", {"--count", "0"}, ""},
    {"BudgetOfZero", {"--budget", "0"}, ""},
    {"NegativeSeed", {"--seed", "-1"}, ""},
    {"HugeSeed", {"--seed", "18446744073709551616"}, ""},
    {"HalfASeed", {"--seed", "1.5"}, ""},
    {"GridsWithALevel", {"--full-grids", "--level", "hard"}, ""},
    {"GridsAsJson", {"--full-grids", "--json"}, ""},
    {"JsonInAFormat", {"--json", "--format", "sdk"}, ""},
    {"PracticeInAFormat", {"--practice", "x-wing", "--format", "sdk"}, ""},
    {"MinimalAndNot", {"--minimal", "--not-minimal"}, ""},
};

class RefusedWish : public ::testing::TestWithParam<Refused> {};
INSTANTIATE_TEST_SUITE_P(Generate, RefusedWish, ::testing::ValuesIn(kRefused),
                         [](const auto& one) { return std::string{one.param.name}; });

TEST_P(RefusedWish, IsToldInOneSentence) {
  const Finished done = nonet(generating(GetParam().words));
  EXPECT_EQ(done.exit_code, 2) << done.err;
  EXPECT_EQ(done.out, "");
  EXPECT_NE(done.err, "");
  // A second line may say where more is told.
  EXPECT_TRUE(GetParam().sentence.empty() || done.err.starts_with(GetParam().sentence + "\n"))
      << done.err;
}

TEST_F(GenerateCli, ARefusedWishLeavesTheFileAlone) {
  const std::string out = file("out.txt", "precious\n");
  EXPECT_EQ(nonet(generating({"--givens", "16", "-o", out})).exit_code, 2);
  EXPECT_EQ(nonet(generating({"--profile", "nix", "-o", out})).exit_code, 2);
  EXPECT_EQ(read("out.txt"), "precious\n");
}

}  // namespace
}  // namespace nonet::testing
