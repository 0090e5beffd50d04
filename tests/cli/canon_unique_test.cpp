// nonet canon --unique: each kind of puzzle once.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/symmetry.h"
#include "cli/generate_cli.h"
#include "formats/format.h"
#include "support/json_lines.h"

namespace nonet::testing {
namespace {

class CanonUnique : public GenerateCli {};

TEST_F(CanonUnique, KeepsTheFirstOfEachKindInOrder) {
  const auto made = lines_of(nonet(generating({"--count", "300", "--seed", "8"})).out);
  std::string input;
  std::string kept;
  for (std::size_t i = 0; i < made.size(); ++i) {
    input += made[i] + "\n";
    kept += made[i] + "\n";
    // A turned copy of an earlier one, and sometimes the very same again.
    const Filling earlier = *formats::read_line(made[i * 7 % (i + 1)]);
    input += formats::write_line(random_isomorphism(i).apply(earlier)) + "\n";
    if (i % 3 == 0) input += made[i] + "\n";
  }
  const std::string in = file("in.txt", input);
  for (const char* jobs : {"1", "2"}) {
    const Finished done = nonet({"canon", "--unique", in, "--jobs", jobs});
    EXPECT_EQ(done.exit_code, 0) << done.err;
    EXPECT_EQ(done.out, kept) << jobs;
  }
  const Finished json = nonet({"canon", "--unique", "--json", in});
  EXPECT_EQ(lines_of(json.out).size(), 300U);
  const std::string form = lines_of(nonet({"canon", made.front()}).out).front();
  EXPECT_EQ(lines_of(json.out).front(),
            head_of_line(made.front(), in) + "\"canonical\":\"" + form + "\"}");
}

TEST_F(CanonUnique, TellsOfBadLinesAndGoesOn) {
  const std::string line = lines_of(nonet(generating({"--seed", "8"})).out).front();
  const Finished done =
      nonet({"canon", "--unique", "-"}, {.input = line + "\nrubbish\n\n" + line + "\n"});
  EXPECT_EQ(done.exit_code, 1);
  EXPECT_EQ(done.out, line + "\n");
  EXPECT_NE(done.err.find("line 2: 7 characters"), std::string::npos) << done.err;
  EXPECT_EQ(nonet({"canon", "--unique", line}).out, line + "\n");
  const Finished json = nonet({"canon", "--unique", "--json", "-"},
                              {.input = line + "\nrubbish\n\n" + line + "\nrubbish\n"});
  ASSERT_EQ(lines_of(json.out).size(), 3U) << json.out;
  EXPECT_TRUE(lines_of(json.out)[1].starts_with(head_of_line("", "-", 2) + "\"problem\":{"))
      << json.out;
}

TEST_F(CanonUnique, IsNotForAlignedOutput) {
  const Finished done = nonet({"canon", "--unique", "--aligned", "-"}, {.input = ""});
  EXPECT_EQ(done.exit_code, 2);
  EXPECT_EQ(done.err,
            "nonet: --aligned does not go with --unique\nnonet canon --help tells more.\n");
}

}  // namespace
}  // namespace nonet::testing
