// The verbs without a session, over a real socket.
#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "server/api_client.h"
#include "service/check.h"
#include "service/rate.h"
#include "service/solve.h"
#include "store/puzzles/puzzles.h"
#include "store/puzzles/recognise.h"
#include "support/level_judge.h"
#include "wire/check.h"
#include "wire/rate.h"
#include "wire/schema_version.h"

namespace nonet::testing {
namespace {

TEST(Check, AnswersAsTheCommandLineDoes) {
  const ApiServer server;
  ApiClient client{server};
  for (const std::string& puzzle :
       {std::string{kPuzzle}, std::string{"rubbish"}, std::string(81, '.'), std::string{}}) {
    const Answer answer = client.post("/api/check", with_puzzle(puzzle));
    EXPECT_EQ(answer.status, 200);
    wire::Check report = wire::document_of(service::check(puzzle, std::nullopt, {}));
    report.known.emplace();
    EXPECT_EQ(answer.reply.body, wire::to_json(report) + "\n");
  }
  const Answer minimal = client.post("/api/check", with_puzzle(kPuzzle, ",\"minimal\":true"));
  EXPECT_EQ(minimal.text("standing"), "unique");
  EXPECT_FALSE(minimal.body.at("redundant").as_array().empty());
  EXPECT_EQ(minimal.body.at("solutions"), 1);
  EXPECT_EQ(minimal.body.at("first_solutions").as_array().size(), 1U);
}

// Whoever reads JSON knows which version it is of; what is no JSON of ours says nothing.
TEST(Schema, EveryJsonAnswerNamesItsVersion) {
  const ApiServer server;
  ApiClient client{server};
  const auto version = [](const Answer& answer) { return answer.reply.header("nonet-schema"); };
  EXPECT_EQ(version(client.post("/api/check", with_puzzle(kPuzzle))), wire::kSchemaVersion);
  EXPECT_EQ(version(client.post("/api/check", "{")), wire::kSchemaVersion);
  EXPECT_EQ(version(client.get("/api/engines")), wire::kSchemaVersion);
  EXPECT_EQ(version(client.get("/api/nothing")), wire::kSchemaVersion);
}

TEST(Solve, TakesAPuzzleOrABoard) {
  const ApiServer server;
  ApiClient client{server};
  const Answer text = client.post("/api/solve", with_puzzle(kPuzzle));
  EXPECT_EQ(text.text("solution"), kSolved);
  const std::string board = json::serialize(client.initialize_with(kPuzzle).at("board"));
  EXPECT_EQ(client.post("/api/solve", "{\"board\":" + board + "}").body, text.body);
  const Answer steps =
      client.post("/api/solve", with_puzzle(kPuzzle, R"(,"mode":"steps","limit":10000)"));
  EXPECT_EQ(steps.text("engine"), "cdcl");
  EXPECT_EQ(steps.body.at("steps").as_array().size(),
            steps.body.at("total").to_number<std::size_t>());
  EXPECT_TRUE(steps.body.at("next").is_null());
  EXPECT_EQ(steps.body.at("steps").at(0).at("kind"), "start");
}

TEST(Solve, GivesUpWithinItsBudget) {
  const ApiServer server;
  ApiClient client{server};
  const Answer answer = client.post(
      "/api/solve",
      with_puzzle(
          "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
          R"(,"engine":"dfs","budget":50)"));
  EXPECT_EQ(answer.text("verdict"), "gave-up");
  EXPECT_FALSE(answer.body.at("complete").as_bool());
  EXPECT_TRUE(answer.text("text").starts_with("Gave up after ")) << answer.text("text");
}

TEST(Count, CountsUpToTheLimit) {
  const ApiServer server;
  ApiClient client{server};
  EXPECT_EQ(
      client.post("/api/count", with_puzzle(kPuzzle)).body,
      json::parse(std::string{R"({"solutions":1,"complete":true,"solution":")"} + kSolved + "\"}"));
  const Answer empty =
      client.post("/api/count", with_puzzle(std::string(81, '.'), ",\"limit\":50"));
  EXPECT_EQ(empty.body.at("solutions").as_int64(), 50);
  EXPECT_FALSE(empty.body.at("complete").as_bool());
}

TEST(Convert, ReadsAndWritesEveryFormat) {
  const ApiServer server;
  ApiClient client{server};
  for (const formats::Format format : formats::kAllFormats) {
    const std::string name{formats::name_of(format)};
    const Answer there =
        client.post("/api/convert", with_puzzle(kPuzzle, ",\"to\":\"" + name + "\""));
    ASSERT_EQ(there.status, 200) << name;
    EXPECT_EQ(there.text("format"), name);
    const Answer back =
        client.post("/api/convert", with_puzzle(there.text("text"), ",\"from\":\"" + name + "\""));
    EXPECT_EQ(back.text("text"), kPuzzle) << name;
  }
}

TEST(Solve, FromTheGivensForgetsWhatWasEntered) {
  const ApiServer server;
  ApiClient client{server};
  // r1c3 holds a wrong 1 that is not given.
  const std::string position = ":0000:x:53+1" + std::string{kPuzzle}.substr(3) + ":::";
  EXPECT_EQ(client.post("/api/solve", with_puzzle(position)).text("verdict"), "unsolvable");
  const Answer answer = client.post("/api/solve", with_puzzle(position, R"(,"from":"givens")"));
  EXPECT_EQ(answer.text("solution"), kSolved) << answer.reply.body;
}

// A card without the word whether the puzzle is stored.
json::value as_made(const Answer& rated) {
  json::object card = rated.body.as_object();
  card.erase("known");
  return card;
}

TEST(Known, IsSaidByCheckAndSolveAsByRate) {
  const ApiServer server;
  ApiClient client{server};
  const json::value stored = client.get("/api/sudoku/puzzles/hard?limit=1").body.at(0);
  const std::string puzzle{stored.at("preview").as_string()};
  const json::value known = client.post("/api/rate", with_puzzle(puzzle)).body.at("known");
  EXPECT_EQ(known.at("id"), stored.at("id"));
  EXPECT_EQ(known.at("level"), "hard");
  EXPECT_TRUE(known.at("collection").is_string());
  const std::string asked = R"(,"known":true)";
  const auto said = [&](std::string_view path, const std::string& body) {
    return client.post(path, body).body.at("known");
  };
  EXPECT_EQ(said("/api/check", with_puzzle(puzzle)), known);
  EXPECT_EQ(said("/api/solve", with_puzzle(puzzle, asked)), known);
  EXPECT_EQ(said("/api/solve", with_puzzle(puzzle, asked + R"(,"engine":"cdcl")")), known);
  EXPECT_EQ(said("/api/sudoku/solve", with_puzzle(puzzle)), known);
  client.initialize_with(puzzle);
  EXPECT_EQ(said("/api/sudoku/solve", "{}"), known);
  // Of a puzzle that nobody has, and of a text that is none.
  EXPECT_TRUE(said("/api/check", with_puzzle(kPuzzle)).is_null());
  EXPECT_TRUE(said("/api/check", with_puzzle("x")).is_null());
  EXPECT_TRUE(said("/api/solve", with_puzzle(kPuzzle, asked)).is_null());
  // Of one that a player has brought nobody is told.
  ASSERT_EQ(ApiClient{server}.post("/api/games", with_puzzle(kPuzzle)).status, 201);
  EXPECT_TRUE(said("/api/check", with_puzzle(kPuzzle)).is_null());
  EXPECT_TRUE(said("/api/rate", with_puzzle(kPuzzle)).is_null());
  EXPECT_TRUE(said("/api/solve", with_puzzle(kPuzzle, asked)).is_null());
  EXPECT_TRUE(said("/api/sudoku/solve", with_puzzle(kPuzzle)).is_null());
  // A plain solve is answered before any database could be asked.
  EXPECT_FALSE(client.post("/api/solve", with_puzzle(puzzle)).body.as_object().contains("known"));
}

TEST(Solve, UsesTheTechniquesThatAreNamed) {
  const ApiServer server;
  ApiClient client{server};
  // Singles alone do not solve it; locked candidates do.
  constexpr const char* kLocked =
      ".........9.46.7....768.41..3.97.1.8.7.8...3.1.513.87.2..75.261...54.32.8.........";
  const auto ask = [&](const std::string& more) {
    return client.post("/api/solve", with_puzzle(kLocked, R"(,"engine":"logic")" + more));
  };
  EXPECT_EQ(ask(R"(,"techniques":["naked-single","hidden-single-box","hidden-single-line"])")
                .text("verdict"),
            "gave-up");
  EXPECT_EQ(ask(R"(,"profile":"classic")").text("verdict"), "solved");
  EXPECT_EQ(ask(R"(,"profile":"classic","techniques":["x-wing"])").text("verdict"), "gave-up");
  // In a session the steps are told by the same techniques.
  client.initialize_with(kPuzzle);
  client.post("/api/sudoku/solve", R"({"engine":"logic","techniques":["naked-single"]})");
  int told = 0;
  const json::value steps = client.get("/api/sudoku/solverSteps").body;
  for (const json::value& event : steps.as_array())
    if (event.at("kind") == "step") {
      EXPECT_EQ(event.at("technique"), "naked-single");
      ++told;
    }
  EXPECT_GT(told, 0);
  const std::vector<std::array<std::string, 3>> refused{
      {R"(,"techniques":["x-wong"])", "unknown-technique", "techniques"},
      {R"(,"techniques":[])", "wrong-length", "techniques"},
      {R"(,"techniques":["x-wing","x-wing"])", "technique-twice", "techniques"},
      {R"(,"inner":[])", "wrong-length", "inner"},
      {R"(,"techniques":"x-wing")", "wrong-type", "techniques"},
      {R"(,"profile":"wizard")", "unknown-profile", "profile"},
      {R"(,"profile":"classic","techniques":["skyscraper"])", "not-in-profile", "techniques"},
  };
  for (const auto& [more, code, field] : refused) {
    const Answer answer = ask(more);
    EXPECT_EQ(answer.status, 400) << more;
    EXPECT_EQ(answer.code(), code) << more;
    EXPECT_EQ(answer.body.at("place").at("field").as_string(), field) << more;
  }
  for (const char* field : {R"("profile":"classic")", R"("techniques":["x-wing"])"}) {
    const Answer other =
        client.post("/api/solve", with_puzzle(kPuzzle, std::string{R"(,"engine":"mrv",)"} + field));
    EXPECT_EQ(other.code(), "engine-without-techniques");
    EXPECT_TRUE(other.detail().starts_with("the engine mrv uses no techniques; "))
        << other.detail();
  }
}

TEST(Rate, AStoredPuzzleIsRecognisedInAnyDress) {
  const ApiServer server;
  ApiClient client{server};
  const json::value stored = client.get("/api/sudoku/puzzles/easy?limit=1").body.at(0);
  std::string mirrored{stored.at("preview").as_string()};
  std::ranges::reverse(mirrored);
  const Answer first = client.post("/api/rate", with_puzzle(mirrored));
  ASSERT_EQ(first.status, 200) << first.reply.body;
  EXPECT_EQ(first.body.at("known").at("id"), stored.at("id"));
  EXPECT_EQ(first.text("puzzle"), mirrored);
}

TEST(Rate, ACardIsKeptAndGivenAgainWhole) {
  server::SiteOptions site = patient_site();
  site.database = stocked_database();
  const ApiServer server{site};
  ApiClient client{server};
  for (const std::string level : {"easy", "hard", "extreme"}) {
    const json::value listed = client.get("/api/sudoku/puzzles/" + level + "?limit=1").body.at(0);
    const std::string puzzle{listed.at("preview").as_string()};
    const Answer made = client.post("/api/rate", with_puzzle(puzzle));
    ASSERT_EQ(made.status, 200) << made.reply.body;
    const Answer again = client.post("/api/rate", with_puzzle(puzzle));
    EXPECT_EQ(again.body, made.body) << level;

    // Only the store can know of a card that nobody would make.
    const auto known = *store::recognise(*site.database, *formats::read_line(puzzle));
    store::Rating changed = known->stored.rating;
    changed.conflicts = 76543;
    ASSERT_TRUE(
        store::set_ratings(*site.database, std::vector{std::pair{known->stored.id, changed}}));
    EXPECT_EQ(client.post("/api/rate", with_puzzle(puzzle)).body.at("conflicts"), 76543);
  }
}

// What others see of a stored puzzle does not depend on who asked for a rating.
TEST(Rate, ChangesNothingButThePuzzleItself) {
  server::SiteOptions site = patient_site();
  site.database = stocked_database();
  const ApiServer server{site};
  ApiClient client{server};
  const auto level_of = [&](const std::string& id) {
    return client.get("/api/sudoku/puzzle/" + id).body.at("level");
  };
  const Answer game = client.post("/api/games", with_puzzle(kPuzzle));
  const std::string own{game.body.at("puzzle").at("id").as_string()};
  EXPECT_TRUE(game.body.at("puzzle").at("own").as_bool());
  EXPECT_TRUE(client.post("/api/rate", with_puzzle(kPuzzle)).body.at("known").is_null());
  EXPECT_TRUE(level_of(own).is_null()) << "a player's own is rated for nobody else";

  const std::string unrated =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  const auto solution = service::only_solution(Grid{*formats::read_line(unrated)});
  const store::StoredPuzzle stored = store::stored_puzzle(*formats::read_line(unrated), *solution);
  const std::string id =
      store::add_puzzles(*site.database, {&stored, 1}, store::now())->ids.front();
  std::string turned = unrated;
  std::ranges::reverse(turned);
  EXPECT_EQ(client.post("/api/rate", with_puzzle(turned)).body.at("known").at("id").as_string(),
            id);
  EXPECT_TRUE(level_of(id).is_null()) << "the card is that of another board";
  client.post("/api/rate", with_puzzle(unrated));
  EXPECT_EQ(level_of(id), "extreme");
  EXPECT_FALSE(client.get("/api/sudoku/puzzle/" + id).body.at("own").as_bool());
}

TEST(Rate, AnswersAsTheCommandLineDoes) {
  const ApiServer server;
  ApiClient client{server};
  const Answer answer = client.post("/api/rate", with_puzzle(kPuzzle));
  ASSERT_EQ(answer.status, 200) << answer.reply.body;
  const Filling puzzle = *formats::read_line(kPuzzle);
  EXPECT_EQ(as_made(answer),
            json::parse(wire::to_json(wire::rating_document(*service::rate(Grid{puzzle}, {})))));
  EXPECT_TRUE(answer.body.at("known").is_null());
  EXPECT_EQ(answer.text("solution"), kSolved);
  EXPECT_EQ(answer.body.at("branching"), 51);
  EXPECT_EQ(answer.text("level"), "normal");
  EXPECT_EQ(answer.text("score_level"), "gentle");
  EXPECT_EQ(answer.text("profile"), "standard");
}

TEST(Rate, TakesABoardAndAProfile) {
  const ApiServer server;
  ApiClient client{server};
  const std::string board = json::serialize(client.initialize_with(kPuzzle).at("board"));
  const Answer answer =
      client.post("/api/rate", "{\"board\":" + board + ",\"profile\":\"classic\"}");
  ASSERT_EQ(answer.status, 200) << answer.reply.body;
  EXPECT_EQ(answer.text("puzzle"), kPuzzle);
  EXPECT_EQ(answer.text("profile"), "classic");
}

TEST(Rate, RefusesWhatHasNoRating) {
  const ApiServer server;
  ApiClient client{server};
  struct {
    std::string body;
    std::string code;
  } const rows[]{
      {with_puzzle(std::string(81, '.')), "several-solutions"},
      {with_puzzle("55" + std::string(79, '.')), "repeated-digit"},
      {with_puzzle("rubbish"), "wrong-length"},
      {with_puzzle(kPuzzle, R"(,"profile":"nix")"), "unknown-profile"},
      {with_puzzle(kPuzzle, R"(,"colour":"blue")"), "unknown-field"},
      {"{}", "missing-field"},
  };
  for (const auto& row : rows) {
    const Answer answer = client.post("/api/rate", row.body);
    EXPECT_EQ(answer.status, 400) << answer.reply.body;
    EXPECT_EQ(answer.text("code"), row.code) << answer.reply.body;
  }
}

TEST(Rate, SaysWhenTheTimeIsOver) {
  server::SiteOptions site;
  site.solve_time = std::chrono::milliseconds{0};
  const ApiServer server{site};
  ApiClient client{server};
  const Answer answer = client.post("/api/rate", with_puzzle(kPuzzle));
  EXPECT_EQ(answer.status, 503);
  EXPECT_EQ(answer.text("code"), "undecided");
}

TEST(Generate, MakesWhatIsWishedFor) {
  const ApiServer server;
  ApiClient client{server};
  const std::string body =
      R"({"level":"hard","givens":"24-28","symmetry":"rot180","count":3,"seed":7})";
  const Answer answer = client.post("/api/generate", body);
  ASSERT_EQ(answer.status, 200) << answer.reply.body;
  EXPECT_EQ(answer.text("ended"), "complete");
  EXPECT_EQ(answer.body.at("seed"), 7);
  ASSERT_EQ(answer.body.at("puzzles").as_array().size(), 3U);
  for (const json::value& one : answer.body.at("puzzles").as_array()) {
    const std::string puzzle{one.at("puzzle").as_string()};
    // The other routes agree.
    const Answer rated = client.post("/api/rate", with_puzzle(puzzle));
    EXPECT_EQ(one.at("rating"), as_made(rated));
    EXPECT_EQ(rated.text("level"), "hard");
    EXPECT_EQ(rated.text("solution"), one.at("solution").as_string());
    const auto givens = rated.body.at("givens").as_int64();
    EXPECT_TRUE(givens >= 24 && givens <= 28) << givens;
    const json::array& symmetries = rated.body.at("symmetries").as_array();
    EXPECT_NE(std::ranges::find(symmetries, json::value("rot180")), symmetries.end());
  }
  EXPECT_EQ(client.post("/api/generate", body).reply.body, answer.reply.body);
}

// Of the puzzles that the site makes for a level, every one is what the site means by it: by the
// board in hand, by the canonical form and by what a person must know.
TEST(Generate, KeepsALevelInEveryRespect) {
  const ApiServer server;
  ApiClient client{server};
  for (const JudgedLevel& level : kJudgedLevels) {
    const Answer answer = client.post(
        "/api/generate", R"({"level":")" + std::string{level.name} + R"(","count":30,"seed":8})");
    ASSERT_EQ(answer.status, 200);
    ASSERT_EQ(answer.body.at("puzzles").as_array().size(), 30U) << level.name;
    for (const json::value& one : answer.body.at("puzzles").as_array()) {
      const Filling puzzle = filling_from(one.at("puzzle").as_string());
      const Filling solution = filling_from(one.at("solution").as_string());
      EXPECT_EQ(wrong_by_difficulty(level, puzzle, solution), "");
      EXPECT_EQ(wrong_by_band(level, puzzle), "");
      EXPECT_EQ(one.at("rating").at("level").as_string(), level.name);
    }
  }
}

// Who says more than a level about how hard they are has the last word, and so has `band`.
TEST(Generate, TakesTheBandOffWhereTechniquesAreWished) {
  const ApiServer server;
  ApiClient client{server};
  const std::string singles_and_pairs =
      R"({"level":"extreme","allow":["singles","locked","pairs"],"seed":8)";
  const Answer free = client.post("/api/generate", singles_and_pairs + "}");
  EXPECT_EQ(free.body.at("puzzles").as_array().size(), 1U) << free.reply.body;
  const Answer bound =
      client.post("/api/generate", singles_and_pairs + R"(,"band":true,"budget":3000})");
  EXPECT_EQ(bound.text("ended"), "budget");
  const Answer alone = client.post("/api/generate", R"({"band":true})");
  EXPECT_EQ(alone.code(), "band-without-level");
}

TEST(Generate, WithoutABodyMakesAPuzzleByChance) {
  const ApiServer server;
  ApiClient client{server};
  const Answer first = client.post("/api/generate", "");
  ASSERT_EQ(first.status, 200) << first.reply.body;
  EXPECT_EQ(first.body.at("puzzles").as_array().size(), 1U);
  const Answer again =
      client.post("/api/generate", "{\"seed\":" + json::serialize(first.body.at("seed")) + "}");
  EXPECT_EQ(again.reply.body, first.reply.body);
}

TEST(Generate, GivesPracticePositions) {
  const ApiServer server;
  ApiClient client{server};
  const Answer answer = client.post("/api/generate", R"({"practice":"naked-pair","seed":1})");
  ASSERT_EQ(answer.status, 200) << answer.reply.body;
  const std::string line{answer.body.at("puzzles").at(0).at("practice").as_string()};
  const Answer steps = client.post("/api/steps", with_puzzle(line));
  EXPECT_EQ(steps.body.at("steps").at(0).at("technique"), "naked-pair") << line;
}

TEST(Generate, EndsAtItsBudgetOrItsTime) {
  const std::string unlikely = R"({"givens":17,"symmetry":"full","seed":5,"budget":)";
  const ApiServer server;
  ApiClient client{server};
  const Answer tried = client.post("/api/generate", unlikely + "1234}");
  EXPECT_EQ(tried.status, 200);
  EXPECT_EQ(
      tried.body,
      json::parse(R"({"puzzles":[],"attempts":1234,"repeated":0,"seed":5,"ended":"budget"})"));
  server::SiteOptions site;
  site.solve_time = std::chrono::milliseconds{0};
  const ApiServer hasty{site};
  ApiClient other{hasty};
  const Answer late = other.post("/api/generate", unlikely + "1000000}");
  EXPECT_EQ(late.status, 200);
  EXPECT_EQ(late.text("ended"), "time");
}

TEST(Generate, TellsWhyAWishIsImpossible) {
  const ApiServer server;
  ApiClient client{server};
  const Answer answer = client.post("/api/generate", R"({"givens":16})");
  EXPECT_EQ(answer.status, 400);
  EXPECT_EQ(answer.reply.header("content-type"), "application/problem+json");
  EXPECT_EQ(answer.code(), "impossible-wish");
  EXPECT_EQ(answer.detail(), "A puzzle with one solution has at least 17 givens, not 16.");
}

TEST(Engines, AreListed) {
  const ApiServer server;
  ApiClient client{server};
  const Answer engines = client.get("/api/engines");
  ASSERT_EQ(engines.body.as_array().size(), 7U);
  EXPECT_EQ(engines.body.at(0).at("name"), "fast");
  EXPECT_FALSE(engines.body.at(0).at("steps").as_bool());
  EXPECT_TRUE(engines.body.at(5).at("steps").as_bool());
  EXPECT_EQ(engines.body.at(6).at("name"), "logic");
  EXPECT_TRUE(engines.body.at(6).at("steps").as_bool());
}

}  // namespace
}  // namespace nonet::testing
