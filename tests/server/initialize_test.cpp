// A board that a session begins with: how it may be written, and what is refused.
#include <functional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "server/api_client.h"

namespace nonet::testing {
namespace {

TEST(Initialize, TakesABoardAPuzzleAnIdOrNothing) {
  const ApiServer server;
  ApiClient client{server};
  const json::object empty = client.initialize("{}");
  EXPECT_EQ(empty.at("filled").as_int64(), 0);
  EXPECT_EQ(empty.at("candidates").at(0).at(0).as_array().size(), 9U);
  EXPECT_TRUE(empty.at("engine").is_null());
  EXPECT_EQ(line_of_board(client.initialize("").at("board")), std::string(81, '.'));

  const json::object text = client.initialize_with(kPuzzle);
  EXPECT_EQ(line_of_board(text.at("board")), kPuzzle);
  EXPECT_EQ(line_of_board(text.at("givens")), kPuzzle);
  EXPECT_EQ(text.at("filled").as_int64(), 30);
  EXPECT_FALSE(text.at("solved").as_bool());
  EXPECT_TRUE(text.at("candidates").at(0).at(0).as_array().empty());
  EXPECT_EQ(text.at("candidates").at(0).at(2), (json::array{1, 2, 4}));

  const json::object board =
      client.initialize("{\"board\":" + json::serialize(text.at("board")) + "}");
  EXPECT_EQ(board, text);

  const Answer list = client.get("/api/sudoku/puzzles/hard");
  const std::string id{list.body.at(0).at("id").as_string()};
  const json::object shelf = client.initialize("{\"id\":\"" + id + "\"}");
  EXPECT_EQ(line_of_board(shelf.at("board")), list.body.at(0).at("preview").as_string());
}

// [5,3,0,…]: the cells of a line, each written as `cell` says.
std::string cells_of(std::string_view line, const std::function<std::string(char)>& cell) {
  std::string text;
  for (char c : line) text += (text.empty() ? "[" : ",") + cell(c);
  return text + "]";
}
// [[5,3,0,…],…]
std::string rows_of(std::string_view line, const std::function<std::string(char)>& cell) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row)
    text += (row == 0 ? "[" : ",") + cells_of(line.substr(row * 9, 9), cell);
  return text + "]";
}
std::string number_of(char c) { return c == '.' ? "0" : std::string{c}; }

TEST(Initialize, TakesABareBoardOfRowsOrCells) {
  const ApiServer server;
  ApiClient client{server};
  const json::object told = client.initialize_with(kPuzzle);
  const auto null_for_empty = [](char c) { return c == '.' ? "null" : std::string{c}; };
  const auto text = [](char c) { return "\"" + std::string{c} + "\""; };
  const auto nothing = [](char c) { return c == '.' ? "\"\"" : std::string{c}; };
  for (const auto& cell :
       {std::function<std::string(char)>{number_of}, {null_for_empty}, {text}, {nothing}}) {
    EXPECT_EQ(client.initialize(rows_of(kPuzzle, cell)), told);
    EXPECT_EQ(client.initialize(cells_of(kPuzzle, cell)), told);
    EXPECT_EQ(client.initialize("{\"board\":" + cells_of(kPuzzle, cell) + "}"), told);
  }
  // Some digits are not known yet, but some candidates are.
  std::string listed = cells_of(kPuzzle, number_of);
  listed.replace(listed.find("0"), 1, "[1,4]");
  EXPECT_EQ(client.initialize(listed).at("candidates").at(0).at(2), (json::array{1, 4}));
}

TEST(Initialize, SaysWhereABareBoardIsWrong) {
  const ApiServer server;
  ApiClient client{server};
  const auto detail = [&](const std::string& body) {
    return client.post("/api/sudoku/initialize", body).detail();
  };
  std::string twelve = cells_of(kPuzzle, number_of);
  twelve.replace(twelve.find(",0") + 1, 1, "12");
  EXPECT_EQ(
      detail(twelve),
      "row 1, column 3 of the board is 12; it must be a digit, 0 or null for empty, or a list "
      "of candidates");
  EXPECT_EQ(detail("[1,2]"), "the board has 2 cells; it must be 9 rows of 9 cells, or 81 cells");
  EXPECT_EQ(detail("[[1,2]]"), "the board has 1 row; it must be 9 rows of 9 cells, or 81 cells");
  std::string rows = rows_of(kPuzzle, number_of);
  rows.replace(rows.rfind(",9"), 2, "");
  EXPECT_EQ(detail(rows), "row 9 of the board has 8 cells; it must have 9");
}

TEST(Initialize, RefusesABoardAgainstTheRulesWithTheFindings) {
  const ApiServer server;
  ApiClient client{server};
  const std::string broken = "55" + std::string{kPuzzle}.substr(2);
  const json::value findings = client.post("/api/check", with_puzzle(broken)).body.at("findings");
  for (const std::string& body : {with_puzzle(broken), rows_of(broken, number_of),
                                  "{\"board\":" + rows_of(broken, number_of) + "}"}) {
    const Answer refused = client.post("/api/sudoku/initialize", body);
    EXPECT_EQ(refused.status, 400);
    EXPECT_EQ(refused.code(), "repeated-digit");
    EXPECT_EQ(refused.detail(), "5 stands twice in row 1: r1c1 and r1c2");
    EXPECT_EQ(refused.body.at("findings"), findings);
    EXPECT_EQ(refused.body.at("place").at("cells"), (json::array{"r1c1", "r1c2"}));
    EXPECT_EQ(refused.reply.header("set-cookie"), "");
  }
  const json::object allowed = client.initialize(with_puzzle(broken, R"(,"allow":"conflicts")"));
  EXPECT_EQ(allowed.at("conflicts").as_array().size(), findings.as_array().size());
  EXPECT_EQ(client.post("/api/sudoku/initialize", R"({"allow":"everything"})").code(),
            "unknown-allowance");
}

TEST(Initialize, GivesATokenAsCookieAndInTheAnswer) {
  const ApiServer server;
  ApiClient client{server};
  const Answer answer = client.post("/api/sudoku/initialize", "{}");
  const std::string token = answer.text("session");
  EXPECT_GE(token.size(), 32U);
  EXPECT_EQ(answer.reply.header("set-cookie"),
            "nonet_session=" + token + "; HttpOnly; SameSite=Lax; Path=/");
  EXPECT_EQ(answer.reply.header("cache-control"), "no-store");

  ApiClient program{server};
  EXPECT_EQ(program.get("/api/sudoku/state").status, 404);
  program.authorization = "bearer " + token;
  EXPECT_EQ(program.get("/api/sudoku/state").status, 200);
}

TEST(Initialize, KeepsTheCandidatesOfAPencilmarkGrid) {
  const ApiServer server;
  ApiClient client{server};
  // All candidates, but r1c1 may only be 1 or 2, and r9c9 is 9.
  std::string marks = "12.......";
  for (int i = 1; i < 80; ++i) marks += "123456789";
  marks += "........9";
  const json::object state = client.initialize_with(marks);
  EXPECT_EQ(state.at("candidates").at(0).at(0), (json::array{1, 2}));
  client.post("/api/sudoku/moves", R"({"cell":"r1c1","digit":2})");
  const Answer emptied = client.post("/api/sudoku/moves", R"({"cell":"r1c1","digit":null})");
  EXPECT_EQ(emptied.body.at("candidates").at(0).at(0), (json::array{1, 2}));
}

}  // namespace
}  // namespace nonet::testing
