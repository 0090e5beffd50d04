// Whatever is in a file, every line that --json writes is one JSON object of the schema of its
// verb.
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "formats/text.h"
#include "support/folder_test.h"
#include "support/json_schema.h"
#include "support/process.h"
#include "support/puzzles.h"
#include "wire/lines.h"
#include "wire/record.h"

namespace nonet::testing {
namespace {

const std::string kNone = "55" + kPuzzle.substr(2);
const std::string kSeveralOf = std::string(9, '.') + kPuzzle.substr(9);
// Good puzzles, blank lines, comments, and everything that people paste.
const std::vector<std::string> kLines{
    kPuzzle,
    "",
    "# a comment \"in quotes\"",
    "rubbish",
    kNone,
    "# no UTF-8: \xff\xfe",
    "\xc3\x28",
    "   ",
    kSeveralOf,
    kPuzzle + "9",
    "{\"puzzle\":5}",
    std::string("a\0b", 3),
    kPuzzle,
};

std::string mixed_input() {
  std::string text;
  for (const std::string& line : kLines) text += line + "\n";
  return text;
}

// The verb as it is typed, and under which name its schema stands.
struct JsonVerb {
  std::vector<std::string> typed;
  std::string name;
};
const std::vector<JsonVerb> kVerbs{
    {{"check"}, "check"},
    {{"check", "--minimal"}, "check"},
    {{"solve"}, "solve"},
    {{"solve", "--engine", "logic"}, "solve"},
    {{"solve", "--engine", "cdcl", "--stats"}, "solve"},
    {{"solve", "--engine", "norvig", "--constrain-only"}, "solve"},
    {{"convert", "--to", "framed"}, "convert"},
    {{"canon"}, "canon"},
    {{"hint"}, "hint"},
    {{"hint", "--stage", "3"}, "hint"},
    {{"hint", "--history", "r1c1=4"}, "hint"},
    {{"steps", "--limit", "3"}, "steps"},
    {{"explain"}, "explain"},
    {{"explain", "--anyway"}, "explain"},
    {{"explain", "--why-not", "r1c3=4"}, "explain --why-not"},
};

class JsonLines : public FolderTest {
 protected:
  // Of each line, having looked at what all lines have.
  std::vector<json::object> objects_of(const std::string& out, const std::string& source) const {
    EXPECT_FALSE(formats::find_non_text(out)) << out;
    std::vector<json::object> objects;
    for (std::size_t at = 0; at < out.size();) {
      const std::size_t end = out.find('\n', at);
      EXPECT_NE(end, std::string::npos) << out.substr(at);
      boost::system::error_code failed;
      const json::value value = json::parse(out.substr(at, end - at), failed);
      EXPECT_FALSE(failed) << out.substr(at, end - at);
      if (failed) return objects;
      objects.push_back(value.as_object());
      EXPECT_EQ(std::string_view{objects.back().at("schema").as_string()}, wire::kSchema);
      EXPECT_EQ(std::string_view{objects.back().at("source").as_string()}, source);
      at = end + 1;
    }
    return objects;
  }

  std::string misfit_of(const json::object& line, const std::string& verb) const {
    const std::string kind = line.contains("problem")   ? "problem"
                             : line.contains("comment") ? "comment"
                                                        : verb;
    return misfit(schemas_, schemas_.at("lines").at(kind), line, kind);
  }

  const json::value schemas_ = json::parse(wire::lines_schema());
};

TEST_F(JsonLines, FitTheSchemaOfTheirVerb) {
  const std::string input = file("mixed.txt", mixed_input());
  for (const JsonVerb& verb : kVerbs)
    for (const bool aligned : {false, true}) {
      SCOPED_TRACE(::testing::PrintToString(verb.typed) + (aligned ? " aligned" : ""));
      std::vector<std::string> words = verb.typed;
      words.insert(words.end(), {"--json", input});
      if (aligned) words.emplace_back("--aligned");
      const std::vector<json::object> lines = objects_of(nonet(words).out, input);
      if (aligned) EXPECT_EQ(lines.size(), kLines.size());
      std::size_t answers = 0;
      for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(misfit_of(lines[i], verb.name), "") << json::serialize(lines[i]);
        const auto number = lines[i].at("line").to_number<std::size_t>();
        if (aligned) EXPECT_EQ(number, i + 1);
        const auto* puzzle = lines[i].if_contains("puzzle");
        if (puzzle != nullptr)
          EXPECT_EQ(std::string_view{puzzle->as_string()}, kLines.at(number - 1));
        answers += puzzle != nullptr ? 1 : 0;
      }
      EXPECT_EQ(answers, 4U);
    }
}

TEST_F(JsonLines, OfVerbsWithoutAlignedOutputFitToo) {
  const std::string input = file("mixed.txt", mixed_input());
  for (const JsonVerb& verb : std::vector<JsonVerb>{
           {{"rate"}, "rate"}, {{"canon", "--unique"}, "canon"}, {{"cases"}, "cases, last line"}}) {
    std::vector<std::string> words = verb.typed;
    words.insert(words.end(), {"--json", input});
    const std::vector<json::object> lines = objects_of(nonet(words).out, input);
    EXPECT_GE(lines.size(), 8U) << verb.name;
    for (const json::object& line : lines)
      EXPECT_EQ(misfit_of(line, verb.name), "") << json::serialize(line);
  }
  for (const json::object& line :
       objects_of(nonet({"generate", "--seed", "5", "--count", "3", "--json"}).out, "generate"))
    EXPECT_EQ(misfit_of(line, "generate"), "") << json::serialize(line);
  const std::string wide =
      nonet({"solve", "-", "--size", "4", "--json"}, {.input = "1" + std::string(15, '.')}).out;
  EXPECT_EQ(misfit_of(objects_of(wide, "-").at(0), "solve --size"), "") << wide;
  const std::string torn = nonet({"solve", "-", "--size", "4", "--json"}, {.input = "1..."}).out;
  EXPECT_EQ(misfit_of(objects_of(torn, "-").at(0), ""), "") << torn;
  EXPECT_TRUE(objects_of(torn, "-").at(0).contains("problem")) << torn;
}

TEST_F(JsonLines, NameTheirSource) {
  const auto first = [](const std::string& out) { return out.substr(0, out.find('\n')); };
  const auto source = [&](const Finished& done) {
    return std::string{json::parse(first(done.out)).at("source").as_string()};
  };
  EXPECT_EQ(source(nonet({"solve", "--json", kPuzzle})), "argument");
  EXPECT_EQ(source(nonet({"solve", "--json"}, {.input = kPuzzle})), "-");
  EXPECT_EQ(source(nonet({"solve", "--json", "-"}, {.input = kPuzzle})), "-");
  EXPECT_EQ(source(nonet({"solve", "--json", file("p.txt", kPuzzle)})), path("p.txt"));
  EXPECT_EQ(source(nonet({"solve", "--json", file("p\xff.txt", kPuzzle)})),
            path("p\xef\xbf\xbd.txt"));
}

// What solve has written can be read in again: the puzzle counts, not the solved board beside it.
TEST_F(JsonLines, AreReadInAgain) {
  const std::string two = kPuzzle + "\n" + kSeveralOf + "\n";
  for (const std::string verb : {"solve", "check", "rate", "canon", "explain"}) {
    const std::string out = nonet({verb, "--json", "-"}, {.input = two}).out;
    EXPECT_EQ(nonet({"convert", "-"}, {.input = out}).out, two) << verb;
  }
}

TEST_F(JsonLines, HaveTheirSchemasWritten) {
  const Finished done = nonet({"man", "--schema"});
  EXPECT_EQ(json::parse(done.out), schemas_);
}

}  // namespace
}  // namespace nonet::testing
