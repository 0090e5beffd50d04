// A memo saves work and never changes what is found: neither what it holds from other grids nor
// what another thread does with its own.
#include "logic/search_memo.h"

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "logic/examples.h"
#include "logic/explain/explain.h"
#include "logic/path.h"

namespace nonet::logic {
namespace {

using testing::Example;
using testing::examples;

constexpr std::size_t kMostSteps = 12;  // of a technique

// What the technique finds, word for word.
std::vector<std::string> told(const Grid& grid, const Technique& t, SearchMemo& memo) {
  std::vector<std::string> sentences;
  t.find(grid, t, memo, [&](Step&& step) {
    sentences.push_back(explain(grid, step));
    return sentences.size() < kMostSteps;
  });
  return sentences;
}

// The technique that the position shows, and those of the family's neighbourhood that ask the memo
// the same: what one of them leaves there the next one reads.
constexpr const char* kRemembering[] = {"x-wing",
                                        "finned-x-wing",
                                        "sashimi-x-wing",
                                        "skyscraper",
                                        "two-string-kite",
                                        "empty-rectangle",
                                        "simple-colour-trap",
                                        "multi-colours-1",
                                        "x-chain",
                                        "sue-de-coq",
                                        "uniqueness-1",
                                        "hidden-rectangle",
                                        "als-xz",
                                        "als-xy-wing",
                                        "continuous-nice-loop",
                                        "grouped-aic",
                                        "forcing-chain-contradiction",
                                        "forcing-net-contradiction",
                                        "forcing-net-verity"};

struct Asked {
  const Technique* technique;
  const Grid* grid;
  std::vector<std::string> fresh;  // told with a memo of its own
};

std::vector<Asked> asked_of(const std::vector<Example>& shown) {
  std::vector<Asked> all;
  const auto ask = [&](const Technique& t, const Grid& grid) {
    SearchMemo memo;
    all.push_back({&t, &grid, told(grid, t, memo)});
  };
  for (std::size_t i = 0; i < shown.size(); ++i) {
    ask(shown[i].technique, shown[i].grid);
    if (i % 6 != 0) continue;
    for (const char* key : kRemembering)
      ask(technique(parse_technique(key).value()), shown[i].grid);
  }
  return all;
}

TEST(SearchMemo, FindsTheSameWhateverItHolds) {
  const std::vector<Example> shown = examples();
  const std::vector<Asked> asked = asked_of(shown);
  SearchMemo used;
  for (const Asked& question : asked)
    EXPECT_EQ(told(*question.grid, *question.technique, used), question.fresh)
        << question.technique->key;
  // Once more the other way round: the memo now holds what later searches left.
  for (auto question = asked.rbegin(); question != asked.rend(); ++question)
    EXPECT_EQ(told(*question->grid, *question->technique, used), question->fresh)
        << question->technique->key;
  EXPECT_GT(std::count_if(asked.begin(), asked.end(),
                          [](const Asked& question) { return !question.fresh.empty(); }),
            200);
}

TEST(SearchMemo, ThreadsWithTheirOwnAgree) {
  const std::vector<Example> shown = examples();
  const std::vector<Asked> asked = asked_of(shown);
  std::vector<std::vector<std::string>> forwards(asked.size());
  std::vector<std::vector<std::string>> backwards(asked.size());
  {
    std::jthread one{[&] {
      SearchMemo memo;
      for (std::size_t i = 0; i < asked.size(); ++i)
        forwards[i] = told(*asked[i].grid, *asked[i].technique, memo);
    }};
    std::jthread other{[&] {
      SearchMemo memo;
      for (std::size_t i = asked.size(); i-- > 0;)
        backwards[i] = told(*asked[i].grid, *asked[i].technique, memo);
    }};
  }
  EXPECT_EQ(forwards, backwards);
}

// A walk step by step with one memo, and with a new one before every step.
TEST(SearchMemo, AWalkIsTheSameWithAndWithoutIt) {
  for (const Example& example : examples()) {
    if (example.technique.assumes_unique) continue;
    const Profile& profile = standard_profile();
    SearchMemo memo;
    Grid grid = example.grid;
    for (int i = 0; i < 4; ++i) {
      const auto kept = best_step(grid, {.profile = profile}, memo);
      const auto fresh = best_step(grid, {.profile = profile});
      ASSERT_EQ(kept.has_value(), fresh.has_value()) << example.technique.key;
      if (!kept) break;
      ASSERT_EQ(explain(grid, *kept), explain(grid, *fresh)) << example.technique.key;
      apply_to(grid, kept->effect);
    }
  }
}

}  // namespace
}  // namespace nonet::logic
