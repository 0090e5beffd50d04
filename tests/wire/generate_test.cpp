#include "wire/generate.h"

#include <atomic>
#include <string>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "formats/format.h"
#include "service/cases.h"
#include "service/rate.h"
#include "wire/generate_request.h"

namespace nonet::wire {
namespace {

namespace json = boost::json;
using service::CaseReport;
using service::CaseResult;
using service::GenerateRequest;

json::value made_from(const std::string& body) {
  RequestReader reader = generate_reader(body);
  const GenerateRequest request = read_generate(reader, 7);
  EXPECT_FALSE(reader.error()) << reader.error()->sentence;
  return json::parse(to_json(generate_document(request, {})));
}

std::string text(const json::value& value) { return std::string{value.as_string()}; }

TEST(GenerateJson, HoldsTheCardAsRateWritesIt) {
  const json::value answer = made_from(R"({"level":"hard","count":3,"seed":7})");
  EXPECT_EQ(answer.at("ended"), "complete");
  EXPECT_EQ(answer.at("seed"), 7);
  EXPECT_EQ(answer.at("repeated"), 0);
  ASSERT_EQ(answer.at("puzzles").as_array().size(), 3U);
  for (const json::value& one : answer.at("puzzles").as_array()) {
    EXPECT_EQ(one.as_object().size(), 5U);
    const Grid board{*formats::read_line(text(one.at("puzzle")))};
    EXPECT_EQ(one.at("rating"), json::parse(to_json(rating_document(*service::rate(board, {})))));
    EXPECT_EQ(one.at("solution"), one.at("rating").at("solution"));
    EXPECT_EQ(one.at("rating").at("level"), "hard");
    EXPECT_EQ(one.at("seed"), 7);
    EXPECT_LT(one.at("attempt").as_int64(), answer.at("attempts").as_int64());
  }
}

TEST(GenerateJson, APracticePositionComesWithItsPuzzle) {
  const json::value answer = made_from(R"({"practice":"x-wing","seed":1})");
  const json::value& one = answer.at("puzzles").at(0);
  const CaseReport report = service::run_case(text(one.at("practice")));
  EXPECT_EQ(report.result, CaseResult::passed) << report.sentence;
}

TEST(GenerateJson, TheCardIsOfTheProfileThatWasAskedFor) {
  const json::value answer = made_from(R"({"profile":"classic","seed":1})");
  EXPECT_EQ(answer.at("puzzles").at(0).at("rating").at("profile"), "classic");
}

TEST(GenerateJson, SaysHowItEnded) {
  const json::value tried =
      made_from(R"({"givens":17,"symmetry":"full","budget":50,"seed":9007199254740991})");
  EXPECT_EQ(tried.at("ended"), "budget");
  EXPECT_EQ(tried.at("attempts"), 50);
  EXPECT_EQ(tried.at("seed").to_number<std::uint64_t>(), 9007199254740991ULL);
  EXPECT_TRUE(tried.at("puzzles").as_array().empty());

  RequestReader reader = generate_reader("{\"count\":100}");
  const GenerateRequest request = read_generate(reader, 7);
  const json::value stopped = json::parse(to_json(generate_document(request, [] { return true; })));
  EXPECT_EQ(stopped.at("ended"), "time");
  EXPECT_TRUE(stopped.at("puzzles").as_array().empty());
}

// Stopped at every moment: a whole document with whole puzzles, always the same ones first.
TEST(GenerateJson, AStopLeavesWhatIsThere) {
  RequestReader reader = generate_reader(R"({"count":20,"seed":5,"level":"extreme"})");
  const GenerateRequest request = read_generate(reader, 7);
  const json::value all = json::parse(to_json(generate_document(request, {})));
  ASSERT_EQ(all.at("puzzles").as_array().size(), 20U);
  for (int after = 1; after < 3000; after += 271) {
    std::atomic<int> asked = 0;
    const json::value some =
        json::parse(to_json(generate_document(request, [&] { return ++asked > after; })));
    const json::array& puzzles = some.at("puzzles").as_array();
    EXPECT_EQ(some.at("ended"), puzzles.size() == 20 ? "complete" : "time");
    for (std::size_t i = 0; i < puzzles.size(); ++i)
      EXPECT_EQ(puzzles[i], all.at("puzzles").as_array()[i]);
  }
}

TEST(GenerateRequest, WithoutAnythingIsOnePuzzleOfAnyKind) {
  RequestReader reader = generate_reader("");
  const std::uint64_t chance = (std::uint64_t{9} << 32) + 7;  // the seed is short
  const GenerateRequest request = read_generate(reader, chance);
  EXPECT_FALSE(reader.error());
  EXPECT_EQ(request.count, 1U);
  EXPECT_EQ(request.budget, 200'000U);
  EXPECT_EQ(request.order.seed, 7U);
  EXPECT_EQ(request.order.method, generate::Method::own);
  RequestReader published = generate_reader(R"({"method":"published","rounds":30})");
  EXPECT_EQ(read_generate(published, 7).budget, 1U);
}

}  // namespace
}  // namespace nonet::wire
