// Whatever is sent to the API: a problem document with reason and place, never a 5xx.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/api_client.h"

namespace nonet::testing {
namespace {

struct Bad {
  const char* name;
  const char* path;
  std::string body;
  int status;
  const char* code;
  const char* place;  // as JSON; "" when there is none
};

std::string rows(int count, const std::string& row) {
  std::string text = R"({"board":[)";
  for (int i = 0; i < count; ++i) text += (i == 0 ? "" : ",") + row;
  return text + "]}";
}
// The board of such a body alone.
std::string bare(const std::string& body) { return body.substr(9, body.size() - 10); }
// Its one field.
std::string bare_field(const std::string& body) { return body.substr(1, body.size() - 2); }
const std::string kRow = "[0,0,0,0,0,0,0,0,0]";
std::string position(const std::string& more) {
  return std::string{R"({"puzzle":")"} + kPuzzle + "\"," + more + "}";
}
std::string many_entries(int count) {
  std::string text = R"({"cell":"r1c3","digit":4})";
  for (int i = 1; i < count; ++i) text += R"(,{"cell":"r1c3","digit":4})";
  return text;
}
constexpr const char* kGenerate = "/api/generate";
constexpr const char* kHint = "/api/hint";
constexpr const char* kInit = "/api/sudoku/initialize";
constexpr const char* kMove = "/api/sudoku/moves";
constexpr const char* kSolve = "/api/sudoku/solve";

const std::vector<Bad> kBad{
    {"BrokenJson", kInit, "{\"board\":\n [1,}", 400, "wrong-syntax", R"({"line":2,"column":5})"},
    {"CutOff", kInit, R"({"puzzle":"12)", 400, "wrong-syntax", R"({"line":1,"column":14})"},
    {"TwoDocuments", kInit, "{} {}", 400, "wrong-syntax", R"({"line":1,"column":4})"},
    {"NotAnObject", kMove, "[1,2]", 400, "wrong-type", ""},
    {"BareRowsTooFew", kInit, "[[1,2]]", 400, "wrong-rows", R"({"field":"board"})"},
    {"BareCellsTooFew", kInit, "[1,2]", 400, "wrong-length", R"({"field":"board"})"},
    {"BareRowTooLong", kInit, bare(rows(9, "[0,0,0,0,0,0,0,0,0,0]")), 400, "wrong-columns",
     R"({"field":"board"})"},
    {"BareWithTen", kInit, bare(rows(9, "[0,0,0,10,0,0,0,0,0]")), 400, "wrong-digit",
     R"({"field":"board","cells":["r1c4"]})"},
    {"BareCellsWithTen", kInit, bare(rows(80, "0").insert(10, "10,")), 400, "wrong-digit",
     R"({"field":"board","cells":["r1c1"]})"},
    {"BareNothing", kInit, "[]", 400, "wrong-rows", R"({"field":"board"})"},
    {"DeepJson", kInit, R"({"board":)" + std::string(30'000, '[') + std::string(30'000, ']') + "}",
     400, "wrong-syntax", R"({"line":1,"column":25})"},
    {"InvalidUtf8", kInit, "{\"puzzle\":\"\xff\xfe\"}", 400, "wrong-syntax",
     R"({"line":1,"column":12})"},
    {"InvalidUtf8Key", kInit, "{\"\xc3\x28\":1}", 400, "wrong-syntax", R"({"line":1,"column":3})"},
    {"TooLarge", kInit, R"({"puzzle":")" + std::string(65'536, '.') + "\"}", 413, "body-too-large",
     ""},
    {"FarTooLarge", kInit, std::string(2 << 20, ' '), 413, "", ""},
    {"UnknownField", kInit, R"({"bord":[]})", 400, "unknown-field", R"({"field":"bord"})"},
    {"UnknownFieldOfStrangeName", kInit, R"({"\u0000\u001b[31m":1})", 400, "unknown-field", ""},
    {"BoardIsText", kInit, R"({"board":"123"})", 400, "wrong-type", R"({"field":"board"})"},
    {"BoardOfEightRows", kInit, rows(8, kRow), 400, "wrong-rows", R"({"field":"board"})"},
    {"BoardOfTexts", kInit, rows(9, "\"000000000\""), 400, "wrong-type", R"({"field":"board"})"},
    {"BoardWithLongRow", kInit, rows(9, "[0,0,0,0,0,0,0,0,0,0]"), 400, "wrong-columns",
     R"({"field":"board"})"},
    {"BoardWithTen", kInit, rows(9, "[0,0,0,10,0,0,0,0,0]"), 400, "wrong-digit",
     R"({"field":"board","cells":["r1c4"]})"},
    {"BoardWithMinusOne", kInit, rows(9, "[0,-1,0,0,0,0,0,0,0]"), 400, "wrong-digit",
     R"({"field":"board","cells":["r1c2"]})"},
    {"BoardWithHalf", kInit, rows(9, "[0,0.5,0,0,0,0,0,0,0]"), 400, "wrong-digit",
     R"({"field":"board","cells":["r1c2"]})"},
    {"BoardWithTruth", kInit, rows(9, "[true,0,0,0,0,0,0,0,0]"), 400, "wrong-type",
     R"({"field":"board","cells":["r1c1"]})"},
    {"BoardWithLetter", kInit, rows(9, R"([0,0,"x",0,0,0,0,0,0])"), 400, "wrong-digit",
     R"({"field":"board","cells":["r1c3"]})"},
    {"BoardWithCandidateTen", kInit, rows(9, "[0,0,[1,10],0,0,0,0,0,0]"), 400, "wrong-digit",
     R"({"field":"board","cells":["r1c3"]})"},
    {"PuzzleIsNumber", kInit, R"({"puzzle":12345})", 400, "wrong-type", R"({"field":"puzzle"})"},
    {"PuzzleTooShort", kInit, R"({"puzzle":"12345"})", 400, "wrong-length",
     R"({"field":"puzzle","line":1})"},
    {"PuzzleWithLetter", kInit,
     R"({"puzzle":")" + std::string(40, '.') + "x" + std::string(40, '.') + "\"}", 400,
     "wrong-character", R"({"field":"puzzle","line":1,"column":41})"},
    {"EmptyPuzzle", kInit, R"({"puzzle":""})", 400, nullptr, nullptr},
    {"BoardAndPuzzle", kInit, position(bare_field(rows(9, kRow))), 400, "two-puzzles", ""},
    {"UnknownId", kInit, R"({"id":"nix"})", 404, "unknown-id", R"({"field":"id"})"},
    {"IdIsNumber", kInit, R"({"id":7})", 400, "wrong-type", R"({"field":"id"})"},
    {"MoveWithoutCell", kMove, R"({"digit":7})", 400, "missing-field", R"({"field":"cell"})"},
    {"MoveWithoutDigit", kMove, R"({"cell":"r1c1"})", 400, "missing-field", R"({"field":"digit"})"},
    {"MoveOutside", kMove, R"({"cell":"r0c10","digit":7})", 400, "wrong-cell",
     R"({"field":"cell"})"},
    {"MoveOfTen", kMove, R"({"cell":"r1c3","digit":10})", 400, "out-of-range",
     R"({"field":"digit"})"},
    {"MoveOfText", kMove, R"({"cell":"r1c3","digit":"7"})", 400, "wrong-type",
     R"({"field":"digit"})"},
    {"MoveOfNegative", kMove, R"({"cell":"r1c3","digit":-3})", 400, "out-of-range",
     R"({"field":"digit"})"},
    {"MoveOfHuge", kMove, R"({"cell":"r1c3","digit":1e300})", 400, "out-of-range",
     R"({"field":"digit"})"},
    {"MoveOnAGiven", kMove, R"({"cell":"r1c1","digit":7})", 400, "given-cell",
     R"({"field":"cell","cells":["r1c1"]})"},
    {"UnknownEngine", kSolve, R"({"engine":"warp"})", 400, "unknown-engine",
     R"({"field":"engine"})"},
    {"EngineIsNumber", kSolve, R"({"engine":1})", 400, "wrong-type", R"({"field":"engine"})"},
    {"UnknownMode", kSolve, R"({"mode":"slow"})", 400, "unknown-mode", R"({"field":"mode"})"},
    {"UnknownStart", kSolve, R"({"from":"here"})", 400, "unknown-start", R"({"field":"from"})"},
    {"UnknownDecide", kSolve, R"({"decide":"coin"})", 400, "unknown-decide",
     R"({"field":"decide"})"},
    {"NoBudget", kSolve, R"({"budget":0})", 400, "out-of-range", R"({"field":"budget"})"},
    {"FastWithSteps", kSolve, R"({"engine":"fast","mode":"steps"})", 400, "engine-without-steps",
     R"({"field":"engine"})"},
    {"SolveTwoPuzzles", kSolve, R"({"puzzle":")" + kPuzzle + " " + kPuzzle + R"("})", 400,
     "several-puzzles", R"({"field":"puzzle","line":1,"column":83})"},
    {"SolveBadPuzzle", kSolve, R"({"puzzle":"1"})", 400, "wrong-length",
     R"({"field":"puzzle","line":1})"},
    {"StatelessWithoutPuzzle", "/api/solve", "{}", 400, "missing-field", R"({"field":"puzzle"})"},
    {"CheckWithoutPuzzle", "/api/check", "", 400, "missing-field", R"({"field":"puzzle"})"},
    {"CheckMinimalText", "/api/check", R"({"puzzle":"","minimal":"yes"})", 400, "wrong-type",
     R"({"field":"minimal"})"},
    {"CountToNothing", "/api/count", R"({"puzzle":".","limit":0})", 400, "wrong-length",
     R"({"field":"puzzle","line":1})"},
    {"ConvertToNothing", "/api/convert", R"({"puzzle":"","to":"papyrus"})", 400, "unknown-format",
     R"({"field":"to"})"},
    {"HintWithoutPuzzle", kHint, "{}", 400, "missing-field", R"({"field":"puzzle"})"},
    {"HintBadPuzzle", kHint, R"({"puzzle":"1"})", 400, "wrong-length",
     R"({"field":"puzzle","line":1})"},
    {"HintTwoPuzzles", kHint, position(bare_field(rows(9, kRow))), 400, "two-puzzles",
     R"({"field":"board"})"},
    {"HintUnknownField", kHint, position(R"("digit":4)"), 400, "unknown-field",
     R"({"field":"digit"})"},
    {"EntriesAreObject", kHint, position(R"("entries":{})"), 400, "wrong-type",
     R"({"field":"entries"})"},
    {"EntryIsText", kHint, position(R"("entries":["r1c3=4"])"), 400, "wrong-type",
     R"({"field":"entries"})"},
    {"EntryWithoutDigit", kHint, position(R"("entries":[{"cell":"r1c3"}])"), 400, "missing-field",
     R"({"field":"entries"})"},
    {"EntryWithMore", kHint, position(R"("entries":[{"cell":"r1c3","digit":1,"at":2}])"), 400,
     "unknown-field", R"({"field":"entries"})"},
    {"EntryOutside", kHint, position(R"("entries":[{"cell":"r1c0","digit":1}])"), 400, "wrong-cell",
     R"({"field":"entries"})"},
    {"EntryCellIsNumber", kHint, position(R"("entries":[{"cell":3,"digit":1}])"), 400, "wrong-type",
     R"({"field":"entries"})"},
    {"EntryOfZero", kHint, position(R"("entries":[{"cell":"r1c3","digit":0}])"), 400, "wrong-digit",
     R"({"field":"entries","cells":["r1c3"]})"},
    {"EntryOfNull", kHint, position(R"("entries":[{"cell":"r1c3","digit":null}])"), 400,
     "wrong-type", R"({"field":"entries","cells":["r1c3"]})"},
    {"EntryInAGiven", kHint,
     position(R"("entries":[{"cell":"r1c3","digit":4},{"cell":"r1c1","digit":5}])"), 400,
     "given-cell", R"({"field":"entries","cells":["r1c1"]})"},
    {"TooManyEntries", kHint, position("\"entries\":[" + many_entries(1001) + "]"), 400, "too-many",
     R"({"field":"entries"})"},
    {"NotesAreArray", kHint, position(R"("notes":[])"), 400, "wrong-type", R"({"field":"notes"})"},
    {"NotesAreNoWord", kHint, position(R"("notes_are":"all")"), 400, "unknown-notes",
     R"({"field":"notes_are"})"},
    {"CrossedOutOutside", kHint, position(R"("crossed_out":[{"cell":"r1c11","digit":1}])"), 400,
     "wrong-cell", R"({"field":"crossed_out"})"},
    {"NotesOutside", kHint, position(R"("notes":{"r1c11":[1]})"), 400, "wrong-cell",
     R"({"field":"notes"})"},
    {"NotesOfNumber", kHint, position(R"("notes":{"r1c3":1})"), 400, "wrong-type",
     R"({"field":"notes","cells":["r1c3"]})"},
    {"NotesOfTen", kHint, position(R"("notes":{"r1c3":[1,10]})"), 400, "wrong-digit",
     R"({"field":"notes","cells":["r1c3"]})"},
    {"NotesOfNothing", kHint, position(R"("notes":{"r1c3":[]})"), 400, "wrong-length",
     R"({"field":"notes","cells":["r1c3"]})"},
    {"NotesOnADigit", kHint, position(R"("notes":{"r1c1":[1]})"), 400, "full-cell",
     R"({"field":"notes","cells":["r1c1"]})"},
    {"NotesTwice", kHint, position(R"("notes":{"r1c3":[1],"A3":[2]})"), 400, "named-twice",
     R"({"field":"notes","cells":["r1c3"]})"},
    {"UnknownProfile", kHint, position(R"("profile":"wizard")"), 400, "unknown-profile",
     R"({"field":"profile"})"},
    {"KnownIsText", kHint, position(R"("known":"x-wing")"), 400, "wrong-type",
     R"({"field":"known"})"},
    {"KnownOfNumbers", kHint, position(R"("known":[1])"), 400, "wrong-type",
     R"({"field":"known"})"},
    {"UnknownTechnique", kHint, position(R"("known":["naked-single","x-wong"])"), 400,
     "unknown-technique", R"({"field":"known"})"},
    {"StageFive", kHint, position(R"("stage":5)"), 400, "out-of-range", R"({"field":"stage"})"},
    {"StageZero", kHint, position(R"("stage":0)"), 400, "out-of-range", R"({"field":"stage"})"},
    {"StepsNowhere", "/api/steps", position(R"("in":"b10")"), 400, "unknown-region",
     R"({"field":"in"})"},
    {"StepsOfNothing", "/api/steps", position(R"("technique":"magic")"), 400, "unknown-technique",
     R"({"field":"technique"})"},
    {"StepsToNothing", "/api/steps", position(R"("limit":0)"), 400, "out-of-range",
     R"({"field":"limit"})"},
    {"WhyNotWithoutCell", "/api/why-not", position(R"("digit":1)"), 400, "missing-field",
     R"({"field":"cell"})"},
    {"WhyNotWithoutDigit", "/api/why-not", position(R"("cell":"r1c3")"), 400, "missing-field",
     R"({"field":"digit"})"},
    {"WhyNotOfTen", "/api/why-not", position(R"("cell":"r1c3","digit":10)"), 400, "out-of-range",
     R"({"field":"digit"})"},
    {"WishOfNoLevel", kGenerate, R"({"level":"tricky"})", 400, "unknown-level",
     R"({"field":"level"})"},
    {"WishLevelIsNumber", kGenerate, R"({"level":3})", 400, "wrong-type", R"({"field":"level"})"},
    {"WishTwice", kGenerate, R"({"level":"hard","difficulty":120})", 400, "two-wishes",
     R"({"field":"difficulty"})"},
    {"WishOfNegativeGivens", kGenerate, R"({"givens":-3})", 400, "wrong-type",
     R"({"field":"givens"})"},
    {"WishOfHalfAGiven", kGenerate, R"({"givens":24.5})", 400, "wrong-type",
     R"({"field":"givens"})"},
    {"WishOfManyGivens", kGenerate, R"({"givens":"many"})", 400, "wrong-range",
     R"({"field":"givens"})"},
    {"WishOfHugeScore", kGenerate, R"({"score":99999999999})", 400, "wrong-range",
     R"({"field":"score"})"},
    {"WishOfNoScoreLevel", kGenerate, R"({"score_level":"normal"})", 400, "unknown-score-level",
     R"({"field":"score_level"})"},
    {"WishMinimalIsText", kGenerate, R"({"minimal":"yes"})", 400, "wrong-type",
     R"({"field":"minimal"})"},
    {"WishOfNoSymmetry", kGenerate, R"({"symmetry":"rot45"})", 400, "unknown-symmetry",
     R"({"field":"symmetry"})"},
    {"WishOfNoPattern", kGenerate, R"({"pattern":"xx"})", 400, "wrong-pattern",
     R"({"field":"pattern"})"},
    {"WishAllowIsText", kGenerate, R"({"allow":"singles"})", 400, "wrong-type",
     R"({"field":"allow"})"},
    {"WishOfNoTechnique", kGenerate, R"({"forbid":["x-wong"]})", 400, "unknown-technique",
     R"({"field":"forbid"})"},
    {"WishOfNoOnlyHard", kGenerate, R"({"only_hard":"x-wong"})", 400, "unknown-technique",
     R"({"field":"only_hard"})"},
    {"WishOfNoPractice", kGenerate, R"({"practice":"x-wong"})", 400, "unknown-technique",
     R"({"field":"practice"})"},
    {"WishOfNoProfile", kGenerate, R"({"profile":"wizard"})", 400, "unknown-profile",
     R"({"field":"profile"})"},
    {"WishOfNoMethod", kGenerate, R"({"method":"magic"})", 400, "unknown-method",
     R"({"field":"method"})"},
    {"WishOfNothing", kGenerate, R"({"count":0})", 400, "out-of-range", R"({"field":"count"})"},
    {"WishOfTooMany", kGenerate, R"({"count":101})", 400, "out-of-range", R"({"field":"count"})"},
    {"WishForTooLong", kGenerate, R"({"budget":1000001})", 400, "out-of-range",
     R"({"field":"budget"})"},
    {"WishOfTooManyRounds", kGenerate, R"({"rounds":1001})", 400, "out-of-range",
     R"({"field":"rounds"})"},
    {"WishOfHugeSeed", kGenerate, R"({"seed":9007199254740992})", 400, "out-of-range",
     R"({"field":"seed"})"},
    {"WishOfColour", kGenerate, R"({"colour":"blue"})", 400, "unknown-field",
     R"({"field":"colour"})"},
    {"ImpossibleGivens", kGenerate, R"({"givens":16})", 400, "impossible-wish", ""},
    {"ImpossiblePattern", kGenerate, R"({"pattern":"xxxxxxxxxx)" + std::string(71, '.') + "\"}",
     400, "impossible-wish", ""},
    {"ImpossibleTechniques", kGenerate, R"({"require":["x-wing"],"forbid":["fish"]})", 400,
     "impossible-wish", ""},
    {"ImpossibleSymmetry", kGenerate, R"({"level":"very-easy","symmetry":"rot90"})", 400,
     "impossible-wish", ""},
    {"ImpossibleMethod", kGenerate,
     R"({"method":"published","pattern":")" + std::string(81, 'x') + "\"}", 400, "impossible-wish",
     R"({"field":"pattern"})"},
};

class BadInput : public ::testing::TestWithParam<Bad> {};

TEST_P(BadInput, IsAProblemWithReasonAndPlace) {
  static const ApiServer server;
  ApiClient client{server};
  client.initialize_with(kPuzzle);
  const Bad& bad = GetParam();
  const Answer answer = client.post(bad.path, bad.body);
  EXPECT_EQ(answer.status, bad.status) << answer.reply.body;
  EXPECT_EQ(answer.reply.header("content-type"), "application/problem+json");
  EXPECT_NE(answer.detail(), "");
  if (bad.code == nullptr) return;
  EXPECT_EQ(answer.code(), bad.code) << answer.reply.body;
  const auto* place = answer.body.as_object().if_contains("place");
  EXPECT_EQ(place == nullptr ? "" : json::serialize(*place), bad.place) << answer.reply.body;
}
INSTANTIATE_TEST_SUITE_P(Api, BadInput, ::testing::ValuesIn(kBad),
                         [](const auto& row) { return std::string{row.param.name}; });

TEST(BadQuery, IsAProblemWithReasonAndPlace) {
  const ApiServer server;
  ApiClient client{server};
  client.initialize_with(kPuzzle);
  client.post("/api/sudoku/solve", R"({"mode":"steps"})");
  for (const char* path :
       {"/api/sudoku/state?at=99999", "/api/sudoku/state?at=-1", "/api/sudoku/state?at=x",
        "/api/sudoku/state?at=", "/api/sudoku/state?at=1.5", "/api/sudoku/solverSteps?from=0",
        "/api/sudoku/solverSteps?limit=0", "/api/sudoku/solverSteps?limit=10001",
        "/api/sudoku/solverSteps?from=99999999999999999999999",
        "/api/sudoku/solverSteps?from=%ff%00", "/api/sudoku/conflicts?from=+1",
        "/api/sudoku/puzzles/hard?limit=many", "/api/sudoku/puzzles/hard?limit=-5"}) {
    const Answer answer = client.get(path);
    EXPECT_EQ(answer.status, 400) << path;
    EXPECT_EQ(answer.code(), "out-of-range") << path;
    EXPECT_TRUE(answer.body.at("place").as_object().contains("field")) << path;
  }
  EXPECT_EQ(client.get("/api/sudoku/solverSteps?from=1000000").body, json::array{});
}

TEST(UnknownThings, AreNotFound) {
  const ApiServer server;
  ApiClient client{server};
  for (const char* path :
       {"/api/sudoku/puzzles/tricky", "/api/sudoku/puzzles/%ff%fe", "/api/sudoku/puzzle/nix",
        "/api/sudoku/puzzle/%00", "/api/nix", "/api", "/api/sudoku/puzzles/"}) {
    const Answer answer = client.get(path);
    EXPECT_EQ(answer.status, 404) << path;
    EXPECT_EQ(answer.reply.header("content-type"), "application/problem+json") << path;
  }
}

TEST(NoSession, IsToldToCallInitializeFirst) {
  const ApiServer server;
  for (const std::string token : {"", "0123456789abcdef", "\xff\xfe", "../../etc/passwd"}) {
    ApiClient client{server};
    if (!token.empty()) client.cookie = "nonet_session=" + token;
    std::vector<Answer> answers;
    for (const char* path :
         {"/api/sudoku/state", "/api/sudoku/solverSteps", "/api/sudoku/conflicts"})
      answers.push_back(client.get(path));
    answers.push_back(client.post(kMove, R"({"cell":"r1c1","digit":1})"));
    answers.push_back(client.post(kSolve, "{}"));
    for (const Answer& answer : answers) {
      EXPECT_EQ(answer.status, 404);
      EXPECT_EQ(answer.code(), "no-session");
      EXPECT_NE(answer.detail().find("call initialize first"), std::string::npos);
    }
  }
}

TEST(DuplicateDigits, AreLoadedWhereTheyAreAllowed) {
  const ApiServer server;
  ApiClient client{server};
  const json::object state =
      client.initialize(with_puzzle("55" + std::string(79, '.'), R"(,"allow":"conflicts")"));
  EXPECT_EQ(state.at("conflicts").as_array().size(), 2U);
  EXPECT_EQ(
      state.at("conflicts").at(0),
      json::parse(
          R"({"kind":"repeated","value":5,"values":[5],"cells":["r1c1","r1c2"],"house":"r1","event":null})"));
  for (const char* engine : {"fast", "dfs", "mrv", "norvig", "least", "cdcl", "logic"}) {
    EXPECT_EQ(client.post(kSolve, std::string{R"({"engine":")"} + engine + "\"}").text("verdict"),
              "unsolvable")
        << engine;
    EXPECT_EQ(client.get("/api/sudoku/state").text("verdict"), "unsolvable") << engine;
  }
}

}  // namespace
}  // namespace nonet::testing
