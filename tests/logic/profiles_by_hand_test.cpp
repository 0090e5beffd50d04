// The profiles `classic` and `sudokio` against their methods done by hand (plain_methods.h): at
// each step the technique is of the first method that applies, with nothing that the method does
// not say; and both come to the same end.
#include <gtest/gtest.h>

#include "logic/path.h"
#include "logic/plain_methods.h"
#include "logic/technique.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::logic {
namespace {

using nonet::testing::carry_out;
using nonet::testing::Findings;
using nonet::testing::FirstMethod;
using nonet::testing::long_tests;
using nonet::testing::mark_of;
using nonet::testing::Marks;
using nonet::testing::plain_board;
using nonet::testing::PlainBoard;
using nonet::testing::PlainFork;
using nonet::testing::PlainMethod;
using nonet::testing::shared_lines;

// A thousand in all; a sample of them unless all are asked for.
std::vector<std::string> thousand_puzzles(std::size_t stride) {
  std::vector<std::string> all;
  for (const auto& [file, every, most] : {std::tuple{"everyday.txt", 5U, 400U},
                                          {"clues17.txt", 66U, 300U},
                                          {"top1465.txt", 4U, 300U}})
    for (const std::string& line : shared_lines(file, every, most)) all.push_back(line);
  EXPECT_EQ(all.size(), 1000U);
  if (long_tests()) return all;
  std::vector<std::string> some;
  for (std::size_t i = 0; i < all.size(); i += stride) some.push_back(all[i]);
  return some;
}

Marks marks_of(const CandidateSet& candidates) {
  Marks marks;
  for_each(candidates, [&](Cell c, Digit d) { marks.set(mark_of(index(c), number(d))); });
  return marks;
}

// The techniques of each method, in the order of the methods.
using Methods = std::vector<std::vector<const char*>>;
const Methods kClassic{{"naked-single"},
                       {"hidden-single-line"},
                       {"hidden-single-box"},
                       {"pointing", "claiming"},
                       {"naked-pair"},
                       {"naked-triple"},
                       {"naked-quad"},
                       {"naked-5"},
                       {"naked-6"},
                       {"naked-7"},
                       {},
                       {"x-wing"},
                       {"swordfish"},
                       {"jellyfish"},
                       {"squirmbag"},
                       {"whale"},
                       {"leviathan"},
                       {},
                       {"xy-chain"}};
const Methods kSudokio{{"naked-single"},      {"hidden-single-line"},
                       {"hidden-single-box"}, {"pointing"},
                       {"equal-pair"},        {"cascade-pair"},
                       {"equal-triple"},      {"cascade-triple"},
                       {"equal-quad"},        {"cascade-quad"},
                       {"hidden-pair"},       {"hidden-triple"},
                       {"hidden-quad"},       {"x-wing"},
                       {"swordfish"},         {"jellyfish"},
                       {"fork-chain"}};

std::size_t method_of(TechniqueId id, const Methods& methods) {
  const std::string_view key = technique(id).key;
  for (std::size_t i = 0; i < methods.size(); ++i)
    for (const char* one : methods[i])
      if (key == one) return i;
  return methods.size();
}

// A fork has the fewest rounds of all, and just the effect that its branches share.
void expect_fork(const Grid& grid, const Step& step) {
  const PlainBoard board = plain_board(grid);
  const Cell root = std::get<ForkEvidence>(step.evidence).root;
  bool met = false;
  for (const PlainFork& fork : nonet::testing::plain_forks(board)) {
    EXPECT_GE(fork.rounds, links_of(step)) << "a shorter fork";
    if (fork.root != index(root)) continue;
    met = true;
    EXPECT_EQ(fork.rounds, links_of(step));
    PlainBoard after = board;
    carry_out(after, fork.findings);
    EXPECT_EQ(plain_board(apply(grid, step.effect)), after);
  }
  EXPECT_TRUE(met) << "no fork by hand";
}

void expect_step(const Grid& grid, const Step& step, std::span<const PlainMethod> methods,
                 const Methods& names) {
  const FirstMethod first = first_method(plain_board(grid), methods);
  ASSERT_LT(first.number, methods.size()) << technique(step.technique).key << ", by hand nothing";
  ASSERT_EQ(first.number, method_of(step.technique, names))
      << technique(step.technique).key << ", by hand " << methods[first.number].name;
  if (step.technique == TechniqueId::fork_chain) return expect_fork(grid, step);
  EXPECT_TRUE((marks_of(step.effect.placements) & ~first.findings.placed).none());
  EXPECT_TRUE((marks_of(step.effect.eliminations) & ~first.findings.removed).none());
}

void expect_same(const char* profile, std::span<const PlainMethod> methods, const Methods& names,
                 std::size_t stride) {
  ASSERT_EQ(methods.size(), names.size());
  for (const Profile::Row& row : find_profile(profile)->rows)
    ASSERT_LT(method_of(row.technique, names), names.size()) << "a technique of no method";
  std::size_t stuck = 0;
  for (const std::string& line : thousand_puzzles(stride)) {
    SCOPED_TRACE(line);
    const Path path =
        solve(Grid{nonet::testing::filling_from(line)}, {.profile = *find_profile(profile)});
    Grid grid = path.start;
    for (const Step& step : path.steps) {
      ASSERT_NO_FATAL_FAILURE(expect_step(grid, step, methods, names));
      apply_to(grid, step.effect);
    }
    ASSERT_EQ(plain_board(path.end), solve_plainly(plain_board(path.start), methods));
    ASSERT_FALSE(::testing::Test::HasFailure());
    if (!path.solved()) ++stuck;
  }
  ::testing::Test::RecordProperty("stuck", static_cast<int>(stuck));
}

TEST(ProfilesByHand, Classic) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  expect_same("classic", nonet::testing::classic_methods(), kClassic, 4);
}

TEST(ProfilesByHand, Sudokio) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  expect_same("sudokio", nonet::testing::sudokio_methods(), kSudokio, 40);
}

}  // namespace
}  // namespace nonet::logic
