// Hints, steps and reasons for any position, over a real socket.
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/api_client.h"
#include "service/hint.h"
#include "wire/teach.h"

namespace nonet::testing {
namespace {

constexpr const char* kHintRoute = "/api/hint";
// Singles, and candidates locked in a box.
constexpr const char* kHarder =
    "43.6.8.1.8....1.3....5....7......7.66..389..15.9......9....6....6.9....3.1.2.3.68";

std::string of(const std::string& puzzle, const std::string& more = "") {
  return "{\"puzzle\":" + wire::to_json(puzzle) + more + "}";
}

const json::object* step_of(const Answer& hint) {
  const auto* step = hint.body.as_object().if_contains("step");
  return step == nullptr ? nullptr : step->if_object();
}

std::set<std::string> roles_of(const json::object& step) {
  std::set<std::string> roles;
  for (const json::value& mark : step.at("drawing").at("candidates").as_array())
    roles.emplace(mark.at("role").as_string());
  return roles;
}

TEST(Hint, GivesNothingAwayEarly) {
  const ApiServer server;
  ApiClient client{server};
  const std::string places = of(kPuzzle);
  const std::string removes = of(kHarder, R"(,"known":["pointing"])");
  for (std::string question : {places, removes}) {
    const Answer whole = client.post(kHintRoute, question);
    question.pop_back();
    ASSERT_EQ(whole.text("kind"), "step") << whole.reply.body;
    const auto& stages = whole.body.at("stages").as_array();
    ASSERT_EQ(stages.size(), 4U);
    for (std::size_t stage = 1; stage <= 4; ++stage) {
      const Answer answer =
          client.post(kHintRoute, question + ",\"stage\":" + std::to_string(stage) + "}");
      ASSERT_EQ(answer.status, 200) << answer.reply.body;
      EXPECT_EQ(answer.body.at("of"), 4);
      EXPECT_EQ(answer.body.at("stages"),
                (json::array(stages.begin(), stages.begin() + static_cast<std::ptrdiff_t>(stage))));
      const json::object* step = step_of(answer);
      ASSERT_EQ(step != nullptr, stage >= 3) << stage;
      if (step == nullptr) continue;
      EXPECT_EQ(step->contains("placements"), stage == 4);
      EXPECT_EQ(step->contains("eliminations"), stage == 4);
      const auto roles = roles_of(*step);
      const char* role = question.starts_with(places.substr(0, 20)) ? "place" : "remove";
      EXPECT_EQ(roles.contains(role), stage == 4);
      EXPECT_FALSE(stage < 4 && (roles.contains("place") || roles.contains("remove")));
    }
  }
}

TEST(Hint, FollowedToTheEndSolvesThePuzzle) {
  const ApiServer server;
  ApiClient client{server};
  std::string entries;
  for (int i = 0; i < 51; ++i) {
    const Answer hint = client.post(kHintRoute, of(kPuzzle, ",\"entries\":[" + entries + "]"));
    ASSERT_NE(step_of(hint), nullptr) << hint.reply.body;
    for (const json::value& placed : step_of(hint)->at("placements").as_array())
      entries += (entries.empty() ? "" : ",") + json::serialize(placed);
  }
  const Answer end = client.post(kHintRoute, of(kPuzzle, ",\"entries\":[" + entries + "]"));
  EXPECT_EQ(end.text("kind"), "solved") << end.reply.body;
}

TEST(Hint, TellsAMistakeWithItsMoveAndLate) {
  const ApiServer server;
  ApiClient client{server};
  // r1c3 is 4; 1 repeats nothing.
  const std::string entries =
      R"(,"entries":[{"cell":"r1c4","digit":6},{"cell":"r1c3","digit":1},{"cell":"r9c1","digit":3}])";
  const Answer whole = client.post(kHintRoute, of(kPuzzle, entries));
  EXPECT_EQ(whole.text("kind"), "mistake") << whole.reply.body;
  EXPECT_EQ(whole.body.at("move"), 2);
  EXPECT_EQ(whole.body.at("wrong"), json::array{"r1c3"});
  EXPECT_EQ(step_of(whole), nullptr);
  for (const char* early : {",\"stage\":1", ",\"stage\":2"})
    EXPECT_FALSE(
        client.post(kHintRoute, of(kPuzzle, entries + early)).body.as_object().contains("wrong"));
}

// r3c2 is a 9 too, but a given.
TEST(Hint, TellsOfARepeatWithItsMove) {
  const ApiServer server;
  ApiClient client{server};
  const Answer hint = client.post(
      kHintRoute,
      of(kPuzzle, R"(,"entries":[{"cell":"r1c4","digit":6},{"cell":"r1c3","digit":9}])"));
  EXPECT_EQ(hint.text("kind"), "mistake") << hint.reply.body;
  EXPECT_EQ(hint.body.at("move"), 2);
  EXPECT_EQ(hint.body.at("wrong"), json::array{"r1c3"});
}

TEST(Hint, TakesTheLastOfSeveralEntriesInACell) {
  const ApiServer server;
  ApiClient client{server};
  const Answer mended = client.post(
      kHintRoute, of(kPuzzle, R"(,"entries":[{"cell":"r1c3","digit":1},{"cell":"C1","digit":1},)"
                              R"({"cell":"r1c3","digit":4},{"cell":"r3c1","digit":1}])"));
  EXPECT_EQ(mended.text("kind"), "step") << mended.reply.body;
}

// r1c3 is 4; r2c2 is 7, and 2 has rightly been crossed out there.
TEST(Hint, LeavesCrossingsAsideThatTakeTooMuch) {
  const ApiServer server;
  ApiClient client{server};
  const Answer hint = client.post(
      kHintRoute,
      of(kPuzzle, R"(,"notes":{"r1c3":[1,2],"r2c2":[4,7]},"notes_are":"candidates","stage":1)"));
  EXPECT_EQ(hint.body.at("notes").at("put_back"), json::parse(R"(["r1c3","r2c2"])"))
      << hint.reply.body;
  EXPECT_TRUE(hint.body.at("notes").at("stale").as_array().empty());
  EXPECT_EQ(hint.body.at("stages"),
            client.post(kHintRoute, of(kPuzzle, R"(,"stage":1)")).body.at("stages"));
}

// Two cells with corner notes in the way of the lesson: nothing is crossed out by what is not
// noted.
TEST(Hint, ReadsSomeNotesAsReminders) {
  const ApiServer server;
  ApiClient client{server};
  const std::string notes = R"(,"notes":{"r1c3":[4],"r2c3":[4]})";
  const Answer plain = client.post(kHintRoute, of(kPuzzle));
  EXPECT_EQ(client.post(kHintRoute, of(kPuzzle, notes)).body, plain.body);
  EXPECT_EQ(client.post(kHintRoute, of(kPuzzle, notes + R"(,"notes_are":"reminders")")).body,
            plain.body);
}

TEST(Hint, CountsWhatWasCrossedOut) {
  const ApiServer server;
  ApiClient client{server};
  for (
      const char* notes :
      {R"(,"notes":{"r1c3":[4]},"notes_are":"candidates","known":["naked-single"],"profile":"all")",
       R"(,"crossed_out":[{"cell":"r1c3","digit":1},{"cell":"r1c3","digit":2}],"known":["naked-single"],"profile":"all")"}) {
    const Answer hint = client.post(kHintRoute, of(kPuzzle, notes));
    ASSERT_NE(step_of(hint), nullptr) << hint.reply.body;
    EXPECT_EQ(step_of(hint)->at("placements"), json::parse(R"([{"cell":"r1c3","digit":4}])"));
    EXPECT_TRUE(hint.body.at("stages").at(3).as_string().starts_with(
        "With the candidates that you crossed out, row 1, column 3 has one candidate left, 4"))
        << hint.reply.body;
  }
}

TEST(Hint, KnowsWhatThePlayerHasNotLearned) {
  const ApiServer server;
  ApiClient client{server};
  const Answer hint = client.post(kHintRoute, of(kPuzzle, R"(,"known":[])"));
  EXPECT_EQ(hint.text("kind"), "not-learned") << hint.reply.body;
  ASSERT_NE(step_of(hint), nullptr);
  EXPECT_FALSE(step_of(hint)->contains("placements"));
}

TEST(Hint, TakesABoardOfNineRows) {
  const ApiServer server;
  ApiClient client{server};
  const std::string board = json::serialize(client.initialize_with(kPuzzle).at("board"));
  EXPECT_EQ(client.post(kHintRoute, "{\"board\":" + board + "}").body,
            client.post(kHintRoute, of(kPuzzle)).body);
}

TEST(Hint, TakesAPositionWithCandidates) {
  const ApiServer server;
  ApiClient client{server};
  const Answer marks = client.post("/api/convert", of(kPuzzle, R"(,"to":"pencilmarks")"));
  const Answer hint = client.post(kHintRoute, of(marks.text("text")));
  EXPECT_EQ(hint.text("kind"), "step") << hint.reply.body;
}

TEST(Steps, AreThoseOfTheServiceWithinTheLimit) {
  const ApiServer server;
  ApiClient client{server};
  const Grid grid = formats::read(kHarder)->grid;
  service::LogicOptions options;
  options.most = 200;
  auto steps = service::steps(grid, options);
  if (steps.size() > options.most) steps.resize(options.most);
  EXPECT_EQ(client.post("/api/steps", of(kHarder)).reply.body,
            wire::to_json(wire::steps_document(grid, steps, options.profile)) + "\n");
  const Answer two = client.post("/api/steps", of(kPuzzle, ",\"limit\":2"));
  EXPECT_EQ(two.body.at("steps").as_array().size(), 2U);
}

TEST(Steps, AreLimitedToAPlaceAndATechnique) {
  const ApiServer server;
  ApiClient client{server};
  const Answer here = client.post("/api/steps", of(kPuzzle, R"(,"in":"E5")"));
  ASSERT_FALSE(here.body.at("steps").as_array().empty()) << here.reply.body;
  for (const json::value& step : here.body.at("steps").as_array()) {
    bool touches = false;
    for (const char* effect : {"placements", "eliminations"})
      for (const json::value& candidate : step.at(effect).as_array())
        touches = touches || candidate.at("cell") == "r5c5";
    EXPECT_TRUE(touches) << json::serialize(step);
  }
  const Answer one = client.post("/api/steps", of(kPuzzle, R"(,"technique":"naked-single")"));
  ASSERT_FALSE(one.body.at("steps").as_array().empty());
  for (const json::value& step : one.body.at("steps").as_array())
    EXPECT_EQ(step.at("technique"), "naked-single");
}

TEST(Steps, ForksAdvanceByWhatIsAskedFor) {
  const ApiServer server;
  ApiClient client{server};
  const auto forks = [&](const std::string& inner) {
    return client.post("/api/steps", of(kPuzzle, R"(,"technique":"fork-chain","inner":)" + inner));
  };
  EXPECT_EQ(forks(R"(["naked-single"])").status, 200);
  const Answer unknown = forks(R"(["naked-single","wish"])");
  EXPECT_EQ(unknown.status, 400);
  EXPECT_EQ(unknown.code(), "unknown-technique");
  EXPECT_EQ(forks("[]").status, 400);
  EXPECT_EQ(forks(R"(["naked-single","fork-chain:9"])").status, 400);
}

TEST(WhyNot, SaysWhy) {
  const ApiServer server;
  ApiClient client{server};
  const auto why = [&](const char* more) { return client.post("/api/why-not", of(kPuzzle, more)); };
  EXPECT_EQ(why(R"(,"cell":"r1c1","digit":5)").text("kind"), "stands-there");
  EXPECT_EQ(why(R"(,"cell":"A1","digit":3)").text("kind"), "cell-is-full");
  EXPECT_EQ(why(R"(,"cell":"r1c3","digit":5)").text("kind"), "seen");
  EXPECT_EQ(why(R"(,"cell":"r1c3","digit":2,"notes":{"r1c3":[1,4]},"notes_are":"candidates")")
                .text("kind"),
            "crossed-out");
  const Answer deep = why(R"(,"cell":"r1c3","digit":1)");
  EXPECT_EQ(deep.status, 200);
  EXPECT_FALSE(deep.text("text").empty());
  EXPECT_EQ(deep.text("cell"), "r1c3");
}

// Whatever one asks about, 5 stands twice in row 1.
TEST(WhyNot, SaysThatTheBoardIsWrongAlready) {
  const ApiServer server;
  ApiClient client{server};
  const Answer why =
      client.post("/api/why-not", of("55" + kPuzzle.substr(2), R"(,"cell":"r1c3","digit":4)"));
  EXPECT_EQ(why.text("kind"), "contradiction") << why.reply.body;
  EXPECT_EQ(why.body.at("already"), true);
  EXPECT_TRUE(why.text("text").starts_with("The digit 5 stands more than once in row 1"));
}

TEST(Techniques, AreListedWithTheProfiles) {
  const ApiServer server;
  ApiClient client{server};
  const Answer answer = client.get("/api/techniques");
  EXPECT_EQ(answer.reply.body, wire::to_json(wire::techniques_document()) + "\n");
  for (const char* profile : {"standard", "classic", "sudokio", "all"}) {
    const bool listed = answer.body.at("profiles").as_object().contains(profile);
    EXPECT_EQ(listed, profile != std::string{"all"}) << profile;
    EXPECT_EQ(client.post(kHintRoute, of(kPuzzle, std::string{",\"profile\":\""} + profile + "\""))
                  .status,
              200);
  }
}

TEST(LogicEngine, TellsItsStepsWithTechniqueAndReason) {
  const ApiServer server;
  ApiClient client{server};
  const Answer run =
      client.post("/api/solve", of(kPuzzle, R"(,"engine":"logic","mode":"steps","limit":10000)"));
  EXPECT_EQ(run.text("verdict"), "solved") << run.reply.body;
  EXPECT_EQ(run.text("solution"), kSolved);
  int steps = 0;
  for (const json::value& event : run.body.at("steps").as_array()) {
    if (event.at("kind") != "step") continue;
    ++steps;
    EXPECT_FALSE(event.at("technique").as_string().empty());
    EXPECT_FALSE(event.at("text").as_string().empty());
  }
  EXPECT_GT(steps, 40);
}

// Equally easy singles are one event, here and where the session tells the run again.
TEST(LogicEngine, TakesSinglesInGroups) {
  const ApiServer server;
  ApiClient client{server};
  const auto steps_in = [](const json::array& events) {
    int steps = 0;
    for (const json::value& event : events)
      if (event.at("kind") == "step") ++steps;
    return steps;
  };
  const auto solve = [&](const std::string& more) {
    return client.post("/api/solve",
                       of(kPuzzle, R"(,"engine":"logic","mode":"steps","limit":10000)" + more));
  };
  const Answer one_by_one = solve("");
  const Answer grouped = solve(R"(,"group":true)");
  ASSERT_EQ(grouped.status, 200) << grouped.reply.body;
  EXPECT_EQ(steps_in(one_by_one.body.at("steps").as_array()), 51);
  EXPECT_LT(steps_in(grouped.body.at("steps").as_array()), 30);
  EXPECT_EQ(client.post("/api/solve", of(kPuzzle, R"(,"engine":"cdcl","group":true)")).code(),
            "engine-without-techniques");
}

}  // namespace
}  // namespace nonet::testing
