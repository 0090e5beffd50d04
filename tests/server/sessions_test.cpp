// Sessions in memory: bounded in number, time and bytes.
#include "server/sessions.h"

#include <set>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::testing {
namespace {

using server::MemorySessions;
using server::Session;
using Time = std::chrono::steady_clock::time_point;
using std::chrono::seconds;

Session session_with(int filled) {
  Session session;
  for (int i = 0; i < filled; ++i) session.placed.set(static_cast<Cell>(i), static_cast<Digit>(1));
  return session;
}

std::shared_ptr<const service::Run> run_of(std::size_t events) {
  service::Run run;
  run.trace.events.assign(events, trace::Event{.kind = trace::Kind::place});
  return std::make_shared<const service::Run>(std::move(run));
}

TEST(Sessions, AreFoundAndChangedByTheirToken) {
  MemorySessions sessions{{}};
  const std::string one = sessions.create(session_with(1));
  const std::string two = sessions.create(session_with(2));
  EXPECT_EQ(sessions.find(one)->placed.size(), 1);
  EXPECT_EQ(sessions.update(one, [](Session& s) { s = session_with(5); })->placed.size(), 5);
  EXPECT_EQ(sessions.find(one)->placed.size(), 5);
  EXPECT_EQ(sessions.find(two)->placed.size(), 2);
  EXPECT_FALSE(sessions.find(""));
  EXPECT_FALSE(sessions.find(one.substr(1)));
  EXPECT_FALSE(sessions.update("nix", [](Session&) { FAIL(); }));
}

TEST(Sessions, HaveTokensThatNobodyGuesses) {
  std::set<std::string> tokens;
  for (int i = 0; i < 1000; ++i) tokens.insert(server::make_token());
  EXPECT_EQ(tokens.size(), 1000U);
  for (const std::string& token : tokens) EXPECT_EQ(token.size(), 64U);
}

TEST(Sessions, TheLongestUnusedGoesWhenThereAreTooMany) {
  MemorySessions sessions{{.count = 3, .idle_time = seconds{60}, .run_bytes = 1000}};
  const std::string first = sessions.create({});
  const std::string second = sessions.create({});
  const std::string third = sessions.create({});
  EXPECT_TRUE(sessions.find(first));
  const std::string fourth = sessions.create({});
  EXPECT_FALSE(sessions.find(second));
  for (const std::string& token : {first, third, fourth}) EXPECT_TRUE(sessions.find(token));
}

TEST(Sessions, EndWhenUnusedForLong) {
  Time now{};
  MemorySessions sessions{{.count = 10, .idle_time = seconds{60}, .run_bytes = 1000},
                          [&now] { return now; }};
  const std::string used = sessions.create({});
  const std::string unused = sessions.create({});
  now += seconds{50};
  EXPECT_TRUE(sessions.find(used));
  now += seconds{50};
  EXPECT_FALSE(sessions.find(unused));
  EXPECT_TRUE(sessions.find(used));
}

TEST(Sessions, TheLongestUnusedLoseTheirRunsButNotTheirBoards) {
  const std::size_t bytes = 10 * sizeof(trace::Event);
  MemorySessions sessions{{.count = 10, .idle_time = seconds{60}, .run_bytes = 2 * bytes}};
  std::vector<std::string> tokens;
  for (int i = 0; i < 3; ++i) {
    Session session = session_with(i + 1);
    session.run = run_of(10);
    tokens.push_back(sessions.create(session));
  }
  EXPECT_EQ(sessions.find(tokens[0])->run, nullptr);
  EXPECT_EQ(sessions.find(tokens[0])->placed.size(), 1);
  EXPECT_NE(sessions.find(tokens[1])->run, nullptr);
  EXPECT_NE(sessions.find(tokens[2])->run, nullptr);
  const auto huge =
      sessions.update(tokens[2], [](Session& session) { session.run = run_of(1000); });
  EXPECT_EQ(huge->run, nullptr) << "larger than all that may be kept";
}

TEST(Sessions, CanBeUsedFromManyThreads) {
  MemorySessions sessions{{.count = 50, .idle_time = seconds{60}, .run_bytes = 100'000}};
  const std::string shared = sessions.create({});
  {
    std::vector<std::jthread> threads;
    for (int t = 0; t < 4; ++t)
      threads.emplace_back([&] {
        for (int i = 0; i < 200; ++i) {
          Session session;
          session.run = run_of(20);
          const std::string own = sessions.create(session);
          sessions.update(shared, [](Session& s) { s.run = run_of(5); });
          sessions.find(own);
        }
      });
  }
  EXPECT_TRUE(sessions.find(shared));
}

}  // namespace
}  // namespace nonet::testing
