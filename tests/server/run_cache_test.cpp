// The runs of sessions: the last used stay, and all together are no larger than they may be.
#include "server/sessions/run_cache.h"

#include <string>

#include <gtest/gtest.h>

namespace nonet::testing {
namespace {

using server::RunCache;

RunCache::Run run_of(std::size_t events) {
  service::Run run;
  run.trace.events.resize(events);
  return std::make_shared<const service::Run>(std::move(run));
}

TEST(Runs, TheLongestUnusedGo) {
  RunCache cache{3 * 1000 * sizeof(trace::Event)};
  cache.keep("a", run_of(900));
  cache.keep("b", run_of(900));
  cache.keep("c", run_of(900));
  EXPECT_TRUE(cache.find("a"));
  cache.keep("d", run_of(900));
  EXPECT_FALSE(cache.find("b"));
  for (const char* kept : {"a", "c", "d"}) EXPECT_TRUE(cache.find(kept)) << kept;
  cache.keep("e", run_of(5000));
  for (const char* gone : {"a", "c", "d", "e"}) EXPECT_FALSE(cache.find(gone)) << gone;
}

// What was asked is part of the token; runs without a step do not make it free.
TEST(Runs, LongTokensCountToo) {
  constexpr std::size_t kLetters = 50'000;
  RunCache cache{10 * kLetters};
  const auto token = [](int n) { return std::to_string(n) + std::string(kLetters, 'x'); };
  for (int n = 0; n < 100; ++n) cache.keep(token(n), run_of(0));
  std::size_t kept = 0;
  for (int n = 0; n < 100; ++n) kept += cache.find(token(n)) ? kLetters : 0;
  EXPECT_GT(kept, 0U);
  EXPECT_LE(kept, 10 * kLetters);
  EXPECT_TRUE(cache.find(token(99)));
}

}  // namespace
}  // namespace nonet::testing
