// The routes of a session over a real socket, once it has a board: right answers.
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "board/notation.h"
#include "formats/format.h"
#include "server/api_client.h"
#include "service/solve.h"
#include "trace/ndjson.h"
#include "trace/replay.h"

namespace nonet::testing {
namespace {

constexpr const char* kHard =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

TEST(Moves, FillAndEmptyCellsAndReportRepeats) {
  const ApiServer server;
  ApiClient client{server};
  client.initialize_with(kPuzzle);
  const Answer five = client.post("/api/sudoku/moves", R"({"cell":"r1c3","digit":5})");
  EXPECT_EQ(five.status, 200);
  EXPECT_EQ(five.body.at("board").at(0).at(2).as_int64(), 5);
  EXPECT_EQ(five.body.at("givens").at(0).at(2).as_int64(), 0);
  EXPECT_EQ(five.body.at("conflicts"),
            json::parse(R"([{"kind":"repeated","value":5,"values":[5],"cells":["r1c1","r1c3"],
                             "house":"r1","event":null},
                            {"kind":"repeated","value":5,"values":[5],"cells":["r1c1","r1c3"],
                             "house":"b1","event":null}])"));
  EXPECT_EQ(client.get("/api/sudoku/conflicts").body, five.body.at("conflicts"));
  const Answer four = client.post("/api/sudoku/moves", R"({"cell":"A3","digit":4})");
  EXPECT_TRUE(four.body.at("conflicts").as_array().empty());
  const Answer none = client.post("/api/sudoku/moves", R"({"cell":"r1c3","digit":null})");
  EXPECT_EQ(line_of_board(none.body.at("board")), kPuzzle);
  EXPECT_EQ(none.body.at("candidates").at(0).at(2), (json::array{1, 2, 4}));
}

TEST(Moves, ToTheEndAreSolved) {
  const ApiServer server;
  ApiClient client{server};
  client.initialize_with("." + kSolved.substr(1));
  const Answer last = client.post("/api/sudoku/moves", R"({"cell":"r1c1","digit":5})");
  EXPECT_TRUE(last.body.at("solved").as_bool());
  EXPECT_EQ(last.body.at("filled").as_int64(), 81);
}

TEST(SolveSession, InstantAnswersTheSolutionAndLeavesTheBoard) {
  const ApiServer server;
  ApiClient client{server};
  client.initialize_with(kPuzzle);
  for (const char* engine : {"fast", "dfs", "mrv", "norvig", "least", "cdcl"}) {
    const Answer solved =
        client.post("/api/sudoku/solve", std::string{R"({"engine":")"} + engine + "\"}");
    EXPECT_EQ(solved.status, 200) << engine;
    EXPECT_EQ(solved.text("engine"), engine);
    EXPECT_EQ(solved.text("verdict"), "solved") << engine;
    EXPECT_EQ(solved.text("solution"), kSolved) << engine;
    EXPECT_EQ(line_of_board(solved.body.at("board")), kSolved) << engine;
    EXPECT_EQ(solved.text("text"), "Exactly one solution.") << engine;
    EXPECT_EQ(solved.body.at("solutions").as_int64(), 1);
    EXPECT_TRUE(solved.body.at("complete").as_bool());
    EXPECT_TRUE(solved.body.at("statistics").is_object());
    EXPECT_FALSE(solved.body.as_object().contains("steps"));
  }
  EXPECT_EQ(client.post("/api/sudoku/solve", "{}").text("engine"), "fast");
  EXPECT_EQ(line_of_board(client.get("/api/sudoku/state").body.at("board")), kPuzzle);
}

// Whatever the engine and the mode: the steps are those of mode steps.
TEST(SolveSession, IsToldAfterwardsAlsoWhenItWasInstant) {
  const ApiServer server;
  for (const char* engine : {"fast", "dfs", "mrv", "norvig", "least", "cdcl", "logic"}) {
    ApiClient client{server};
    client.initialize_with(kHard);
    const bool quiet = std::string_view{engine} == "fast";
    const std::string named =
        std::string{R"({"budget":2000,"decide":"activity","engine":")"} + engine + "\"";
    const std::string verdict = client.post("/api/sudoku/solve", named + "}").text("verdict");
    const json::value state = client.get("/api/sudoku/state").body;
    const json::value steps = client.get("/api/sudoku/solverSteps?limit=10000").body;
    const json::value conflicts = client.get("/api/sudoku/conflicts").body;
    EXPECT_EQ(state.at("engine"), engine);
    EXPECT_EQ(state.at("teller"), quiet ? "cdcl" : engine);
    EXPECT_EQ(state.at("verdict").as_string(), verdict) << engine;
    EXPECT_EQ(state.at("solution").is_array(), verdict == "solved") << engine;
    EXPECT_EQ(line_of_board(state.at("board")), kHard);
    EXPECT_TRUE(state.at("statistics").is_object()) << engine;
    EXPECT_GT(state.at("steps").as_int64(), 10) << engine;
    const Answer told =
        client.post("/api/sudoku/solve",
                    quiet ? R"({"mode":"steps","engine":"cdcl","decide":"mrv","limit":10000})"
                          : named + R"(,"mode":"steps","limit":10000})");
    EXPECT_EQ(steps, told.body.at("steps")) << engine;
    EXPECT_EQ(state.at("steps"), told.body.at("total")) << engine;
    EXPECT_EQ(conflicts, client.get("/api/sudoku/conflicts").body) << engine;
    EXPECT_EQ(conflicts.as_array().empty(), std::string_view{engine} == "logic") << engine;
  }
}

// Solves at once; says how many guesses the state names, all of them true of the solution.
std::size_t expect_guesses_of_solution(ApiClient& client, const std::string& puzzle) {
  client.initialize_with(puzzle);
  EXPECT_TRUE(client.get("/api/sudoku/state").body.at("decisions").as_array().empty());
  const std::string solution = client.post("/api/sudoku/solve", "{}").text("solution");
  const json::value state = client.get("/api/sudoku/state").body;
  EXPECT_EQ(line_of_board(state.at("solution")), solution);
  for (const json::value& decision : state.at("decisions").as_array()) {
    const auto cell = parse_cell(decision.at("cell").as_string());
    EXPECT_TRUE(cell);
    EXPECT_EQ(solution[static_cast<std::size_t>(index(cell.value_or(Cell{})))],
              '0' + decision.at("digit").as_int64());
  }
  return state.at("decisions").as_array().size();
}

TEST(State, NamesTheGuessesThatTheSolutionRestsOn) {
  const ApiServer server;
  ApiClient client{server};
  EXPECT_GT(expect_guesses_of_solution(client, kHard), 0U);
  // Of several solutions `fast` and the engine that tells the steps find different ones.
  expect_guesses_of_solution(client, std::string(81, '.'));
}

TEST(Moves, EndWhatASolveHasSaidOfTheBoard) {
  const ApiServer server;
  ApiClient client{server};
  for (const char* mode : {"steps", "instant"}) {
    client.initialize_with(kPuzzle);
    client.post("/api/sudoku/moves", R"({"cell":"r1c3","digit":1})");
    const std::string body = std::string{R"({"mode":")"} + mode + "\"}";
    EXPECT_EQ(client.post("/api/sudoku/solve", body).text("verdict"), "unsolvable");
    EXPECT_EQ(client.get("/api/sudoku/state").text("verdict"), "unsolvable");
    const Answer moved = client.post("/api/sudoku/moves", R"({"cell":"r1c3","digit":null})");
    const Answer state = client.get("/api/sudoku/state");
    EXPECT_EQ(moved.body, state.body);
    for (const char* field : {"verdict", "engine", "teller", "solution", "statistics"})
      EXPECT_TRUE(state.body.at(field).is_null()) << field << " " << mode;
    EXPECT_EQ(state.body.at("steps"), 0);
    for (const char* list : {"/api/sudoku/solverSteps", "/api/sudoku/conflicts"})
      EXPECT_TRUE(client.get(list).body.as_array().empty()) << list << " " << mode;
    EXPECT_EQ(client.post("/api/sudoku/solve", body).text("verdict"), "solved");
    EXPECT_EQ(client.get("/api/sudoku/state").text("verdict"), "solved");
    client.post("/api/sudoku/moves", R"({"cell":"r1c3","digit":1})");
    EXPECT_EQ(client.get("/api/sudoku/state").text("verdict"), "");
  }
}

TEST(SolveSession, TakesThePlayersEntriesAndBlamesThem) {
  const ApiServer server;
  ApiClient client{server};
  client.initialize_with(kPuzzle);
  client.post("/api/sudoku/moves", R"({"cell":"r1c3","digit":1})");
  const Answer board = client.post("/api/sudoku/solve", R"({"from":"board"})");
  EXPECT_EQ(board.text("verdict"), "unsolvable");
  EXPECT_TRUE(board.body.at("solution").is_null());
  EXPECT_EQ(board.text("text"),
            "The digits entered so far leave no solution; without them there is one.");
  EXPECT_EQ(client.post("/api/sudoku/solve", R"({"from":"givens"})").text("solution"), kSolved);
  client.post("/api/sudoku/moves", R"({"cell":"r1c3","digit":5})");
  EXPECT_EQ(client.post("/api/sudoku/solve", "{}").text("text"),
            "No solution: 5 stands more than once in row 1.");
}

TEST(SolveSession, WithAPuzzleOfItsOwnTouchesNoSession) {
  const ApiServer server;
  ApiClient stranger{server};
  const std::string body =
      std::string{R"({"mode":"steps","engine":"norvig","puzzle":")"} + kPuzzle + "\"}";
  const Answer solved = stranger.post("/api/sudoku/solve", body);
  EXPECT_EQ(solved.text("solution"), kSolved);
  EXPECT_TRUE(solved.body.at("next").is_null());
  ApiClient player{server};
  player.initialize("{}");
  player.post("/api/sudoku/solve", body);
  EXPECT_EQ(player.get("/api/sudoku/state").body.at("steps").as_int64(), 0);
}

TEST(SolverSteps, ArePagedAndEqualTheTraceOfTheEngine) {
  const ApiServer server;
  ApiClient client{server};
  client.initialize_with(kHard);
  for (const char* name : {"dfs", "mrv", "norvig", "least", "cdcl"}) {
    service::SolveOptions options;
    options.engine = *service::parse_engine(name);
    options.decide = service::usual_decide(true);
    options.trace_cap = 200'000;
    options.work = 1000;
    const auto expected = *service::solve(formats::read(kHard)->grid, options).trace;
    const Answer solved =
        client.post("/api/sudoku/solve",
                    std::string{R"({"mode":"steps","budget":1000,"engine":")"} + name + "\"}");
    ASSERT_EQ(solved.status, 200) << solved.reply.body;
    const auto total = solved.body.at("total").to_number<std::size_t>();
    ASSERT_EQ(total, expected.events.size()) << name;
    ASSERT_EQ(solved.body.at("steps").as_array().size(), std::min<std::size_t>(100, total));
    std::string lines;
    for (const json::value& event : solved.body.at("steps").as_array())
      lines += json::serialize(event) + "\n";
    json::value next = solved.body.at("next");
    while (next.is_string()) {
      const Answer page = client.get(next.as_string());
      ASSERT_EQ(page.status, 200);
      for (const json::value& event : page.body.as_array()) lines += json::serialize(event) + "\n";
      const std::string link = page.reply.header("link");
      const auto end = link.find(">; rel=\"next\"");
      next = end == link.npos ? json::value{} : json::value(link.substr(1, end - 1));
    }
    EXPECT_EQ(lines, trace::to_ndjson(expected)) << name;
  }
}

TEST(State, AtAnEventEqualsTheReplay) {
  const ApiServer server;
  ApiClient client{server};
  client.initialize_with(kHard);
  const Answer solved =
      client.post("/api/sudoku/solve", R"({"mode":"steps","limit":10000,"budget":300})");
  std::string lines;
  for (const json::value& event : solved.body.at("steps").as_array())
    lines += json::serialize(event) + "\n";
  const auto trace = trace::from_ndjson(lines);
  ASSERT_TRUE(trace);
  const std::size_t total = trace->events.size();
  std::size_t decisions = 0;
  for (std::size_t n = 1; n <= total; n += 1 + total / 60) {
    const json::value state = client.get("/api/sudoku/state?at=" + std::to_string(n)).body;
    const trace::Moment moment = trace::replay(*trace, n);
    EXPECT_EQ(line_of_board(state.at("board")), formats::write_line(moment.filling.standard()));
    EXPECT_EQ(state.at("at").to_number<std::size_t>(), n);
    EXPECT_EQ(state.at("steps").to_number<std::size_t>(), total);
    EXPECT_EQ(state.at("engine"), "cdcl");
    for (std::size_t i = 0; i < 81; ++i) {
      std::uint64_t bits = 0;
      for (const json::value& d : state.at("candidates").at(i / 9).at(i % 9).as_array())
        bits |= std::uint64_t{1} << (d.as_int64() - 1);
      EXPECT_EQ(bits, moment.candidates[i]) << "event " << n << ", cell " << i;
    }
    ASSERT_EQ(state.at("decisions").as_array().size(), moment.decisions.size());
    for (std::size_t i = 0; i < moment.decisions.size(); ++i) {
      const json::value& decision = state.at("decisions").at(i);
      EXPECT_EQ(decision.at("cell").as_string(), name_of(trace->shape, moment.decisions[i].cell));
      EXPECT_EQ(decision.at("event").to_number<std::size_t>(), moment.decisions[i].event);
    }
    decisions += moment.decisions.size();
  }
  EXPECT_GT(decisions, 0U) << "a puzzle without guesses shows nothing here";
  const Answer met = client.get("/api/sudoku/conflicts");
  EXPECT_GT(met.body.as_array().size(), 0U);
  EXPECT_TRUE(met.body.at(0).at("event").is_number());
  for (const json::value& conflict : met.body.as_array()) {
    EXPECT_FALSE(conflict.at("values").as_array().empty()) << conflict;
    EXPECT_FALSE(conflict.at("cells").as_array().empty()) << conflict;
    EXPECT_TRUE(conflict.at("text").as_string().starts_with("Conflict: ")) << conflict;
  }
  EXPECT_EQ(line_of_board(client.get("/api/sudoku/state").body.at("board")), kHard);
}

TEST(Sessions, DoNotSeeEachOther) {
  const ApiServer server;
  ApiClient one{server};
  ApiClient two{server};
  one.initialize_with(kPuzzle);
  two.initialize("{}");
  two.post("/api/sudoku/moves", R"({"cell":"r5c5","digit":9})");
  one.post("/api/sudoku/solve", R"({"mode":"steps"})");
  EXPECT_EQ(line_of_board(one.get("/api/sudoku/state").body.at("board")), kPuzzle);
  const json::value state = two.get("/api/sudoku/state").body;
  EXPECT_EQ(state.at("filled").as_int64(), 1);
  EXPECT_EQ(state.at("steps").as_int64(), 0);
  EXPECT_TRUE(two.get("/api/sudoku/solverSteps").body.as_array().empty());
}

TEST(SolveSession, AnEmptyBoardIsSolvedByEverySearch) {
  const ApiServer server;
  ApiClient client{server};
  client.initialize("{}");
  for (const char* engine : {"fast", "dfs", "mrv", "norvig", "least", "cdcl"}) {
    const Answer solved =
        client.post("/api/sudoku/solve", std::string{R"({"engine":")"} + engine + "\"}");
    EXPECT_EQ(solved.text("verdict"), "solved") << engine;
  }
  // Logic does not guess, so it has nothing to say about an empty board.
  EXPECT_EQ(client.post("/api/sudoku/solve", R"({"engine":"logic"})").text("verdict"), "gave-up");
}

// Time is up before it begins, so nothing here depends on how fast a machine is.
server::SiteOptions no_time_left() {
  server::SiteOptions site;
  site.solve_time = std::chrono::milliseconds{0};
  return site;
}

// Without a solution, and too long to refute for a search that does not learn: one that did not ask
// for its time would not come back.
TEST(SolveSession, EverySearchEndsWithItsTime) {
  const ApiServer server{no_time_left()};
  ApiClient client{server};
  client.initialize_with(
      ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
  for (const char* engine : {"fast", "dfs", "mrv", "norvig", "least", "cdcl", "logic"}) {
    const Answer solved =
        client.post("/api/sudoku/solve", std::string{R"({"engine":")"} + engine + "\"}");
    EXPECT_EQ(solved.status, 200);
    EXPECT_NE(solved.text("verdict"), "solved") << engine;
    EXPECT_NE(solved.text("text"), "") << engine;
  }
}

TEST(SolveSession, TheFastestSearchEndsInTimeToo) {
  // Without a solution; it takes ten thousand nodes until that is clear, and the search asks for
  // its time more often than that.
  constexpr const char* kSlow =
      "........41...6.7..48....3............6.....9..5..........8..4.77.......35...3....";
  const ApiServer server{no_time_left()};
  ApiClient client{server};
  client.initialize_with(kSlow);
  EXPECT_EQ(client.post("/api/sudoku/solve", R"({"engine":"fast"})").text("verdict"), "gave-up");
  const Answer checked =
      client.post("/api/check", std::string{R"({"puzzle":")"} + kSlow + R"(","minimal":true})");
  EXPECT_EQ(checked.text("standing"), "undecided");
}

}  // namespace
}  // namespace nonet::testing
