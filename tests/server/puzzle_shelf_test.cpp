// The shipped puzzles are what they say, and the routes hand them out.
#include "server/puzzle_shelf.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "board/canonical.h"
#include "formats/format.h"
#include "server/api_client.h"
#include "service/solve.h"

namespace nonet::testing {
namespace {

TEST(PuzzleShelf, HoldsProperPuzzlesOfTheirLevel) {
  const server::PuzzleShelf shelf;
  std::set<std::string> ids;
  std::set<Filling> forms;
  std::size_t puzzles = 0;
  for (const rate::LevelRow& row : rate::kLevels) {
    EXPECT_GE(shelf.of(row.level).size(), 300U);
    puzzles += shelf.of(row.level).size();
    for (const server::ShelfPuzzle& puzzle : shelf.of(row.level)) {
      service::SolveOptions options;
      EXPECT_TRUE(service::solve(Grid{puzzle.puzzle}, options).outcome.complete) << puzzle.title;
      const Filling form = canonical(puzzle.puzzle).form;
      options.engine = service::Engine::least;
      const trace::Outcome rated = service::solve(Grid{form}, options).outcome;
      EXPECT_EQ(rated.solutions, 1U) << puzzle.title;
      const auto empty = static_cast<std::uint64_t>(81 - form.size());
      EXPECT_EQ(puzzle.difficulty, 100 * rated.statistics.branching + empty) << puzzle.title;
      EXPECT_TRUE(row.made.contains(static_cast<int>(puzzle.difficulty))) << puzzle.title;
      ids.insert(puzzle.id);
      forms.insert(form);
    }
  }
  EXPECT_EQ(ids.size(), puzzles);
  EXPECT_EQ(forms.size(), puzzles) << "two puzzles are the same in disguise";
}

TEST(Puzzles, AreListedInPages) {
  const ApiServer server;
  ApiClient client{server};
  const Answer all = client.get("/api/sudoku/puzzles/hard");
  ASSERT_EQ(all.body.as_array().size(), 50U);
  EXPECT_EQ(all.reply.header("link"), "</api/sudoku/puzzles/hard?from=51&limit=50>; rel=\"next\"");
  EXPECT_EQ(all.body.at(6).at("title"), "Hard 7");
  EXPECT_EQ(all.body.at(6).at("level"), "hard");

  const Answer page = client.get("/api/sudoku/puzzles/hard?from=6&limit=5");
  EXPECT_EQ(page.body.as_array().size(), 5U);
  EXPECT_EQ(page.body.at(0), all.body.at(5));
  EXPECT_EQ(page.reply.header("link"),
            "</api/sudoku/puzzles/hard?from=11&limit=5>; rel=\"next\", "
            "</api/sudoku/puzzles/hard?from=1&limit=5>; rel=\"prev\"");
  EXPECT_EQ(client.get("/api/sudoku/puzzles/medium").body,
            client.get("/api/sudoku/puzzles/normal").body);
}

TEST(Puzzles, AreFoundByTheirId) {
  const ApiServer server;
  ApiClient client{server};
  for (const rate::LevelRow& row : rate::kLevels) {
    const Answer list = client.get("/api/sudoku/puzzles/" + std::string{row.name});
    for (const json::value& puzzle : list.body.as_array()) {
      const Answer one =
          client.get("/api/sudoku/puzzle/" + std::string{puzzle.at("id").as_string()});
      ASSERT_EQ(one.status, 200);
      EXPECT_EQ(line_of_board(one.body.at("board")), puzzle.at("preview").as_string());
      json::object without = one.body.as_object();
      without.erase("board");
      EXPECT_EQ(without, puzzle);
    }
  }
}

}  // namespace
}  // namespace nonet::testing
