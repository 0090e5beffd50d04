// Every filter equals the plain engine: the same steps on the way of whole puzzles, and the same
// hints, all of them, on the boards of that way.
#include <algorithm>

#include <gtest/gtest.h>

#include "explainer/chain_finders.h"
#include "explainer/rated_lines.h"
#include "explainer/rating.h"
#include "explainer/reach.h"
#include "explainer/set_closure.h"

namespace nonet::explainer {

namespace {

using nonet::testing::filling_from;
using nonet::testing::text_of;

// The boards on the way of the sample puzzles where no easier technique helps. The long form takes
// puzzles of larger collections, too.
struct HardBoard {
  State state;
  int tenths;  // of the step taken there
};
std::vector<HardBoard> hard_boards() {
  const std::uint64_t work = testing::long_tests() ? 100'000 : 10'000;
  std::vector<std::string> lines = testing::own_lines("rated.tsv");
  if (testing::long_tests()) {
    const auto more = testing::shared_lines("rated.tsv", 7);
    lines.insert(lines.end(), more.begin(), more.end());
  }
  std::vector<HardBoard> found;
  for (const std::string& line : lines) {
    Grid grid{filling_from(testing::rated_line(line).puzzle)};
    // Enough work for the start of any puzzle; where it ends does not matter.
    for (const RatedStep& step : rating(grid, Dialect::classic, {work}).steps) {
      if (step.tenths >= 62) found.push_back({State{grid}, step.tenths});
      logic::apply_to(grid, step.effect);
    }
  }
  return found;
}

// Every `stride`-th of those that want a step of so many tenths.
std::vector<State> boards(std::size_t stride, int least = 0) {
  static const std::vector<HardBoard> all = hard_boards();
  std::vector<State> some;
  std::size_t n = 0;
  for (const HardBoard& board : all)
    if (board.tenths >= least && n++ % stride == 0) some.push_back(board.state);
  return some;
}

// What one hint of a scan is.
std::string text_of_hint(const ChainHint& hint) {
  return std::to_string(hint.effect) + " " + std::to_string(static_cast<int>(hint.key)) + " " +
         std::to_string(hint.complexity);
}

std::vector<std::string> hints_of(ChainScan& scan, const State& state) {
  std::vector<std::string> texts;
  for (const ChainHint& hint : scan.scan(state)) texts.push_back(text_of_hint(hint));
  return texts;
}

const std::function<bool()> kNever;

// All hints of a scan, in their order, with and without the filter.
void expect_same_hints(ChainDepth depth, std::size_t stride) {
  Meter meter{kNoLimit, kNever};
  ChainScan plain{depth, meter, Effort::plain};
  ChainScan filtered{depth, meter, Effort::filtered};
  int compared = 0;
  for (const State& state : boards(testing::long_tests() ? 1 : stride)) {
    ASSERT_EQ(hints_of(filtered, state), hints_of(plain, state)) << compared;
    ++compared;
  }
  ::testing::Test::RecordProperty("boards", compared);
  EXPECT_GT(compared, 20);
}

TEST(ExplainerFilters, NishioScansFindTheSame) { expect_same_hints({ChainMode::nishio}, 7); }
TEST(ExplainerFilters, StaticScansFindTheSame) { expect_same_hints({ChainMode::stationary}, 7); }
TEST(ExplainerFilters, DynamicScansFindTheSame) { expect_same_hints({ChainMode::dynamic, 0}, 23); }

// Levels above rest on those below having found nothing, as on the way of a rating: so what each
// level finds is compared only on boards where those below find nothing.
TEST(ExplainerFilters, LevelsFindTheSame) {
  Meter meter{kNoLimit, kNever};
  std::array<int, 5> compared{};
  ChainFinders plain{meter, Effort::plain};
  ChainFinders filtered{meter, Effort::filtered};
  for (const State& state : boards(testing::long_tests() ? 1 : 3, 97)) {
    if (plain.forcing_chain_or_cycle(state) || plain.multiple(state)) continue;
    for (int level = 0; level <= (testing::long_tests() ? 4 : 2); ++level) {
      const auto theirs = plain.dynamic(state, level);
      const auto ours = filtered.dynamic(state, level);
      ++compared[static_cast<std::size_t>(level)];
      ASSERT_EQ(ours.has_value(), theirs.has_value()) << level;
      if (!theirs) continue;
      EXPECT_EQ(ours->complexity, theirs->complexity);
      EXPECT_EQ(ours->placement, theirs->placement);
      EXPECT_EQ(ours->eliminations, theirs->eliminations);
      break;
    }
  }
  EXPECT_GT(compared[2], 0);
}

// The easiest of all forcing chains and cycles: sources by their reach, and bounds.
TEST(ExplainerFilters, ForcingChainsFindTheSame) {
  Meter meter{kNoLimit, kNever};
  ChainFinders plain{meter, Effort::plain};
  ChainFinders filtered{meter, Effort::filtered};
  for (const State& state : boards(testing::long_tests() ? 1 : 5)) {
    const auto theirs = plain.forcing_chain_or_cycle(state);
    const auto ours = filtered.forcing_chain_or_cycle(state);
    ASSERT_EQ(ours.has_value(), theirs.has_value());
    if (!theirs) continue;
    EXPECT_EQ(ours->difficulty, theirs->difficulty);
    EXPECT_EQ(ours->complexity, theirs->complexity);
    EXPECT_EQ(ours->placement, theirs->placement);
    EXPECT_EQ(ours->eliminations, theirs->eliminations);
  }
}

std::string text_of_line(const LineHint& hint) {
  std::string text = std::to_string(hint.difficulty);
  for (const PathNode& node : hint.path) text += " " + std::to_string(node.literal);
  return text;
}

// All of them, as chains within chains want them; on the boards of closures, where most are.
TEST(ExplainerFilters, AllForcingChainsFindTheSame) {
  LineScan scan;
  Reach reach;
  SetPropagation propagation{ChainMode::dynamic};
  SetClosure inside;
  int with_hints = 0;
  for (const State& top : boards(testing::long_tests() ? 2 : 53))
    for (int c = 0; c < kCandidates; c += testing::long_tests() ? 11 : 97) {
      if (!top.has(cell_of(c), digit_of_candidate(c))) continue;
      propagation.begin(inside, top, on(c));
      if (inside.contradiction) continue;
      std::array<std::vector<std::string>, 2> texts;
      for (Effort effort : {Effort::plain, Effort::filtered}) {
        std::vector<LineHint> hints;
        scan.scan(inside.now, line_sources(inside.now, effort, reach), LineWish::all, hints);
        for (const LineHint& hint : hints)
          texts[static_cast<std::size_t>(effort)].push_back(text_of_line(hint));
      }
      ASSERT_EQ(texts[1], texts[0]);
      with_hints += texts[0].empty() ? 0 : 1;
    }
  EXPECT_GT(with_hints, 10);
}

// Where nothing contradicts, the sets come out as those of the closures; a contradiction is one for
// both.
TEST(ExplainerFilters, SetsAreThoseOfTheClosures) {
  SetClosure set;
  Closure closure;
  for (ChainMode mode : {ChainMode::dynamic, ChainMode::nishio}) {
    SetPropagation propagation{mode};
    for (const State& state : boards(testing::long_tests() ? 3 : 211))
      for (int literal = 0; literal < kLiterals; ++literal) {
        const Literal source = static_cast<Literal>(literal);
        const int c = candidate_of(source);
        if (!state.has(cell_of(c), digit_of_candidate(c))) continue;
        propagation.begin(set, state, source);
        closure.grow(state, source, mode, [](Closure&) { return false; });
        ASSERT_EQ(set.contradiction, closure.contradiction()) << literal;
        if (set.contradiction) continue;
        CandidateBits ons;
        CandidateBits offs;
        for (std::uint16_t node : closure.ons())
          ons.insert(candidate_of(closure.node(node).literal));
        for (std::uint16_t node : closure.offs())
          offs.insert(candidate_of(closure.node(node).literal));
        ASSERT_EQ(set.on, ons) << literal;
        ASSERT_EQ(set.off, offs) << literal;
      }
  }
}

// Whole ways, step by step.
TEST(ExplainerFilters, WaysAreTheSame) {
  const auto lines = testing::own_lines("rated.tsv");
  const std::size_t stride = testing::long_tests() ? 1 : 3;
  for (std::size_t i = 0; i < lines.size(); i += stride) {
    const auto line = testing::rated_line(lines[i]);
    if (!testing::long_tests() && line.rating.starts_with("1") && line.rating[1] != '.') continue;
    const Grid grid{filling_from(line.puzzle)};
    std::vector<std::string> ours;
    std::vector<std::string> theirs;
    for (const RatedStep& step : rating(grid, Dialect::classic, {kNoLimit}).steps)
      ours.push_back(text_of(step));
    for (const RatedStep& step : plain_rating(grid, Dialect::classic, {kNoLimit}).steps)
      theirs.push_back(text_of(step));
    EXPECT_EQ(ours, theirs) << line.puzzle;
  }
}

}  // namespace

}  // namespace nonet::explainer
