// Boards in play: found by their token, changed by one at a time, still there after a restart.
#include "server/sessions/stored_sessions.h"

#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "server/api_client.h"
#include "support/fillings.h"
#include "support/folder_test.h"

namespace nonet::testing {
namespace {

using server::Session;
using server::StoredSessions;
using std::chrono::seconds;

class Stored : public FolderTest {
 protected:
  std::shared_ptr<store::Database> database(const store::DatabaseOptions& options = {}) const {
    auto opened = store::Database::open(path("nonet.db"), options);
    if (!opened) throw std::runtime_error{opened.error().sentence};
    return std::move(*opened);
  }
  StoredSessions sessions() const { return {database(), {}, seconds{30}}; }
  server::SiteOptions site() const {
    server::SiteOptions options = patient_site();
    options.database = database();
    return options;
  }
};

TEST_F(Stored, ASessionIsTheSameAsText) {
  Grid puzzle{filling_from(kPuzzle)};
  puzzle.eliminate(cell_at(0, 2), digit_of(4));
  puzzle.place(cell_at(0, 3), digit_of(6));
  Session session = Session::begin(puzzle);
  session.solve = server::LastSolve{.board = session.board(),
                                    .engine = service::Engine::logic,
                                    .decide = service::Decide::mrv,
                                    .work = 12,
                                    .techniques = {"classic", {"naked-single"}, {"x-wing"}, true},
                                    .verdict = trace::Verdict::solved,
                                    .solution = filling_from(kSolved)};
  const auto back = server::session_from(server::text_of(session));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->start, session.start);
  EXPECT_EQ(back->placed, session.placed);
  EXPECT_EQ(back->solve->board, session.solve->board);
  EXPECT_EQ(back->solve->engine, service::Engine::logic);
  EXPECT_EQ(back->solve->decide, service::Decide::mrv);
  EXPECT_EQ(back->solve->work, 12U);
  EXPECT_EQ(back->solve->techniques, session.solve->techniques);
  EXPECT_EQ(back->solve->verdict, trace::Verdict::solved);
  EXPECT_EQ(back->solve->solution, session.solve->solution);
  for (const char* bad : {"", "{", "[]", "{}", R"({"start":1,"placed":2})"})
    EXPECT_FALSE(server::session_from(bad)) << bad;
}

// With the techniques of today it would be another solve than the one that was asked for.
TEST_F(Stored, ASolveWithTechniquesThatAreGoneIsForgotten) {
  for (const service::TechniqueChoice& gone :
       {service::TechniqueChoice{.profile = "nix"}, service::TechniqueChoice{.techniques = {"nix"}},
        service::TechniqueChoice{.inner = {"nix"}}}) {
    Session session = Session::begin(Grid{filling_from(kPuzzle)});
    session.placed.set(cell_at(0, 2), digit_of(4));
    session.solve = server::LastSolve{.board = session.board(),
                                      .engine = service::Engine::logic,
                                      .techniques = gone,
                                      .verdict = trace::Verdict::solved,
                                      .solution = filling_from(kSolved)};
    const auto back = server::session_from(server::text_of(session));
    ASSERT_TRUE(back);
    EXPECT_EQ(back->placed, session.placed);
    EXPECT_FALSE(back->solve);
    EXPECT_TRUE(session.solve->tell({}).trace.events.empty());
  }
}

TEST_F(Stored, AreFoundAndChangedByTheirTokenAlsoByAnotherProgram) {
  StoredSessions first = sessions();
  const std::string token = first.create(Session::begin(Grid{filling_from(kPuzzle)}));
  const auto placed = [](Session& session) { session.placed.set(cell_at(0, 2), digit_of(4)); };
  EXPECT_EQ(first.update(token, placed)->placed.size(), 1);
  StoredSessions second = sessions();
  EXPECT_EQ(second.find(token)->placed.at(cell_at(0, 2)), digit_of(4));
  EXPECT_EQ(second.find(token)->start, Grid{filling_from(kPuzzle)});
  EXPECT_FALSE(second.find("nix"));
  EXPECT_FALSE(second.update("nix", [](Session&) { FAIL(); }));
}

TEST_F(Stored, NoChangeIsLostBetweenThreads) {
  StoredSessions all = sessions();
  const std::string token = all.create(Session{});
  {
    std::vector<std::jthread> threads;
    for (int t = 0; t < 3; ++t)
      threads.emplace_back([&, t] {
        for (int i = 0; i < 9; ++i)
          all.update(token, [&](Session& s) { s.placed.set(cell_at(t, i), digit_of(1)); });
      });
  }
  EXPECT_EQ(all.find(token)->placed.size(), 27);
}

// Also when nobody had asked for the steps before.
TEST_F(Stored, AGameGoesOnAfterARestart) {
  for (const char* body :
       {R"({"mode":"steps","engine":"norvig"})", R"({"engine":"norvig"})", "{}",
        R"({"engine":"logic","profile":"classic","techniques":["naked-single"]})"}) {
    std::string cookie;
    Answer steps;
    Answer state;
    for (const bool first : {true, false}) {
      const ApiServer server{site()};
      ApiClient client{server};
      client.cookie = cookie;
      if (first) {
        client.initialize_with(kPuzzle);
        cookie = client.cookie;
        client.post("/api/sudoku/moves", R"({"cell":"r1c3","digit":4})");
        client.post("/api/sudoku/solve", body);
        steps = client.get("/api/sudoku/solverSteps");
        state = client.get("/api/sudoku/state");
        EXPECT_GT(steps.body.as_array().size(), 2U) << body;
        EXPECT_EQ(state.body.at("board").at(0).at(2).as_int64(), 4);
      }
      EXPECT_EQ(client.get("/api/sudoku/state").body, state.body) << body;
      EXPECT_EQ(client.get("/api/sudoku/solverSteps").body, steps.body) << body;
    }
  }
}

// A solve that ends after a move speaks of a board that is gone.
TEST_F(Stored, AMoveDuringASolveEndsItToo) {
  StoredSessions all = sessions();
  const std::string token = all.create(Session::begin(Grid{filling_from(kPuzzle)}));
  const Session before = *all.find(token);
  const server::LastSolve solve{.board = before.board(),
                                .engine = service::Engine::fast,
                                .decide = service::Decide::activity,
                                .work = 1,
                                .techniques = {},
                                .verdict = trace::Verdict::solved,
                                .solution = filling_from(kSolved)};
  all.update(token, [](Session& s) { s.move(cell_at(0, 2), digit_of(1)); });
  all.keep_solve(token, before, solve);
  EXPECT_FALSE(all.find(token)->solve);
  const Session now = *all.find(token);
  all.keep_solve(token, now, solve);
  EXPECT_EQ(all.find(token)->solve->verdict, trace::Verdict::solved);
}

TEST_F(Stored, ALockedDatabaseIsToldAndNothingIsLost) {
  server::SiteOptions options = patient_site();
  options.database = database({.patience = std::chrono::milliseconds{100}});
  const ApiServer server{options};
  ApiClient client{server};
  client.initialize_with(kPuzzle);
  const std::string move = R"({"cell":"r1c3","digit":4})";
  const auto held = database()->write([&](store::Transaction&) {
    const Answer refused = client.post("/api/sudoku/moves", move);
    EXPECT_EQ(refused.status, 503);
    EXPECT_EQ(refused.code(), "store-unavailable");
    EXPECT_EQ(refused.reply.header("retry-after"), "2");
  });
  EXPECT_TRUE(held);
  EXPECT_EQ(client.get("/api/sudoku/state").body.at("board").at(0).at(2).as_int64(), 0);
  EXPECT_EQ(client.post("/api/sudoku/moves", move).status, 200);
}

}  // namespace
}  // namespace nonet::testing
