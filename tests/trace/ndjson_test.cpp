#include "trace/ndjson.h"

#include <string>

#include <gtest/gtest.h>

#include "trace/random_trace.h"

namespace nonet::trace {
namespace {

TEST(Ndjson, EveryTraceIsReadBackEqual) {
  for (int size : {4, 6, 9, 12, 16, 25, 36}) {
    const Shape shape = *Shape::for_size(size);
    const Trace trace = testing::RandomTrace{shape, static_cast<std::uint32_t>(size)}.make(1000);
    const auto again = from_ndjson(to_ndjson(trace));
    ASSERT_TRUE(again.has_value()) << again.error().line << ": " << again.error().reason;
    EXPECT_EQ(*again, trace);
  }
}

TEST(Ndjson, ALineLooksAsDocumented) {
  const Shape shape;
  const Event imply{.kind = Kind::imply,
                    .level = 2,
                    .cell = shape.cell(3, 4),
                    .digit = digit_of(7),
                    .because = {.reason = Reason::only_place, .house = wide(box_house(4))}};
  EXPECT_EQ(to_json(shape, imply, 12),
            R"({"n":12,"level":2,"kind":"imply","cell":"r4c5","digit":7,)"
            R"("because":{"reason":"only_place","house":"b5"},)"
            R"("text":"Row 4, column 5 must be 7: it is the only place left for 7 in box 5."})");
  const Event start{.kind = Kind::start, .literals = {{shape.cell(0, 0), digit_of(5)}}};
  EXPECT_EQ(to_json(shape, start, 1),
            R"({"n":1,"level":0,"kind":"start","box":[3,3],"literals":["r1c1=5"],)"
            R"("text":"The puzzle has 1 given."})");
  const Event learn{
      .kind = Kind::learn,
      .level = 4,
      .clause = 3,
      .literals = {{shape.cell(0, 1), digit_of(4), false}, {shape.cell(6, 1), digit_of(6), false}}};
  EXPECT_EQ(to_json(shape, learn, 9),
            R"({"n":9,"level":4,"kind":"learn","clause":3,"literals":["r1c2!=4","r7c2!=6"],)"
            R"("text":"Learned clause 3: not both r1c2=4 and r7c2=6."})");
}

TEST(Ndjson, SpacesUnknownKeysAndAMissingLastLineEndAreFine) {
  const auto trace = from_ndjson(
      "{ \"kind\" : \"start\", \"n\":1, \"level\":0, \"box\":[2,3], \"mood\":[1,{}] }\r\n"
      "{\"n\":2,\"level\":0,\"kind\":\"pause\"}");
  ASSERT_TRUE(trace.has_value()) << trace.error().reason;
  EXPECT_EQ(trace->shape, *Shape::from_box(2, 3));
  EXPECT_EQ(trace->events.size(), 2U);
}

TEST(Ndjson, GaveUpIsWrittenAsTheApiDoesAndReadInBothSpellings) {
  const std::string start = R"({"n":1,"level":0,"kind":"start","box":[3,3]})"
                            "\n";
  for (const char* name : {"gave-up", "gave_up"}) {
    const auto trace =
        from_ndjson(start + R"({"n":2,"level":0,"kind":"end","verdict":")" + name + "\"}\n");
    ASSERT_TRUE(trace.has_value()) << trace.error().reason;
    EXPECT_EQ(trace->events.back().verdict, Verdict::gave_up);
    EXPECT_NE(to_ndjson(*trace).find(R"("verdict":"gave-up")"), std::string::npos);
  }
}

TEST(Ndjson, BrokenInputIsRefusedWithLineAndReason) {
  const std::string good = R"({"n":1,"level":0,"kind":"start","box":[3,3]})"
                           "\n";
  struct Row {
    const char* name;
    std::string text;
    std::size_t line;
    std::string_view reason;  // a part of it
  };
  const std::vector<Row> rows{
      {"nothing", "", 1, "no event"},
      {"an empty line", "\n", 1, "not JSON"},
      {"no JSON", good + "nonsense\n", 2, "not JSON"},
      {"two values in a line", good + "{} {}", 2, "not JSON"},
      {"cut off", good + R"({"n":2,"level":)", 2, "not JSON"},
      {"too deep", std::string(200, '['), 1, "not JSON"},
      {"a list", good + "[1]", 2, "object"},
      {"an empty line inside", good + "\n" + good, 2, "not JSON"},
      {"no shape", R"({"n":1,"level":0,"kind":"start"})", 1, "shape"},
      {"a page from the middle", R"({"n":7,"level":0,"kind":"pause"})", 1, "shape"},
      {"a box too small", R"({"n":1,"level":0,"kind":"start","box":[1,9]})", 1, "shape"},
      {"a box too large", R"({"n":1,"level":0,"kind":"start","box":[7,7]})", 1, "shape"},
      {"a box of text", R"({"n":1,"level":0,"kind":"start","box":["3","3"]})", 1, "shape"},
      {"starts at 0", R"({"n":0,"level":0,"kind":"start","box":[3,3]})", 1, "\"n\" must be 1"},
      {"a number is skipped", good + R"({"n":3,"level":0,"kind":"pause"})", 2, "\"n\" must be 2"},
      {"no number", good + R"({"level":0,"kind":"pause"})", 2, "\"n\" must be 2"},
      {"no level", good + R"({"n":2,"kind":"pause"})", 2, "\"level\" is missing"},
      {"no kind", good + R"({"n":2,"level":0})", 2, "\"kind\" is missing"},
      {"an unknown kind", good + R"({"n":2,"level":0,"kind":"sing"})", 2, "\"kind\" must be"},
      {"a negative level", good + R"({"n":2,"level":-1,"kind":"pause"})", 2, "\"level\" must be"},
      {"a level too high", good + R"({"n":2,"level":4294967296,"kind":"pause"})", 2, "\"level\""},
      {"a broken level", good + R"({"n":2,"level":1.5,"kind":"pause"})", 2, "\"level\" must be"},
      {"a cell off the board", good + R"({"n":2,"level":0,"kind":"hint","cell":"r10c1"})", 2,
       "\"cell\" must be"},
      {"digit 0", good + R"({"n":2,"level":0,"kind":"hint","digit":0})", 2, "1 to 9"},
      {"digit 10", good + R"({"n":2,"level":0,"kind":"hint","digit":10})", 2, "1 to 9"},
      {"a guess of nothing", good + R"({"n":2,"level":1,"kind":"decide","cell":"r1c1"})", 2,
       "decide needs a \"digit\""},
      {"a note nowhere", good + R"({"n":2,"level":0,"kind":"note","digit":3})", 2,
       "note needs a \"cell\""},
      {"an unknown reason", good + R"({"n":2,"level":0,"kind":"hint","because":{"reason":"fun"}})",
       2, "\"reason\" must be"},
      {"a house off the board",
       good + R"({"n":2,"level":0,"kind":"hint","because":{"house":"b10"}})", 2,
       "\"house\" must be"},
      {"another cell off the board",
       good + R"({"n":2,"level":0,"kind":"hint","because":{"other":"r0c1"}})", 2, "\"other\" must"},
      {"because is no object", good + R"({"n":2,"level":0,"kind":"hint","because":1})", 2,
       "\"because\" must be"},
      {"literals are no list", good + R"({"n":2,"level":0,"kind":"learn","literals":"r1c1=1"})", 2,
       "\"literals\" must be"},
      {"a literal of nothing", good + R"({"n":2,"level":0,"kind":"learn","literals":["=1"]})", 2,
       "\"literals\" must be"},
      {"a literal without digit", good + R"({"n":2,"level":0,"kind":"learn","literals":["r1c1="]})",
       2, "\"literals\" must be"},
      {"a literal with digit 10",
       good + R"({"n":2,"level":0,"kind":"learn","literals":["r1c1=10"]})", 2,
       "\"literals\" must be"},
      {"a literal with a tail", good + R"({"n":2,"level":0,"kind":"learn","literals":["r1c1=1x"]})",
       2, "\"literals\" must be"},
      {"an unknown verdict", good + R"({"n":2,"level":0,"kind":"end","verdict":"fine"})", 2,
       "\"verdict\" must be"},
      {"a negative statistic", good + R"({"n":2,"level":0,"kind":"end","statistics":{"undos":-1}})",
       2, "\"undos\" must be"},
  };
  for (const Row& row : rows) {
    const auto trace = from_ndjson(row.text);
    ASSERT_FALSE(trace.has_value()) << row.name;
    EXPECT_EQ(trace.error().line, row.line) << row.name;
    EXPECT_NE(trace.error().reason.find(row.reason), std::string::npos)
        << row.name << ": " << trace.error().reason;
  }
}

}  // namespace
}  // namespace nonet::trace
