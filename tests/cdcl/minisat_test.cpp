// Agreement with minisat, run as a process, on our CNF in both forms. Left out, with a note, where
// minisat is not installed.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cdcl/boards.h"
#include "cdcl/cdcl.h"
#include "cdcl/dimacs.h"

namespace nonet::cdcl {
namespace {

namespace fs = std::filesystem;

bool minisat_is_here() { return std::system("command -v minisat >/dev/null 2>&1") == 0; }

// 10 satisfiable, 20 not: the exit codes of the SAT competitions.
int minisat(const fs::path& cnf) {
  const int status =
      std::system(("minisat -verb=0 '" + cnf.string() + "' >/dev/null 2>&1").c_str());
  return (status >> 8) & 0xFF;
}

class Minisat : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!minisat_is_here()) GTEST_SKIP() << "left out: minisat is not installed";
    file_ = fs::temp_directory_path() /
            ("nonet_cdcl_" + std::to_string(::testing::UnitTest::GetInstance()->random_seed()) +
             "_" + std::to_string(reinterpret_cast<std::uintptr_t>(this)) + ".cnf");
  }
  void TearDown() override { fs::remove(file_); }

  int ask(const WideFilling& puzzle, bool simplified) {
    const Position position{puzzle, {}, {}};
    {
      std::ofstream out{file_};
      const TextSink sink = [&](std::string_view text) { out << text; };
      if (simplified)
        write_simplified_dimacs(Encoding{position}, sink);
      else
        write_dimacs(position, {}, sink);
    }
    return minisat(file_);
  }
  void expect_agreement(const WideFilling& puzzle) {
    const auto outcome = run(puzzle, {}, {.solutions = 1, .work = 1'000'000});
    const int expected = outcome.verdict == trace::Verdict::solved ? 10 : 20;
    EXPECT_EQ(ask(puzzle, false), expected);
    EXPECT_EQ(ask(puzzle, true), expected);
  }

 private:
  fs::path file_;
};

TEST_F(Minisat, AgreesOnNineByNine) {
  testing::HoleMaker maker{Shape{}, 21};
  for (const WideFilling& puzzle : testing::sample("hardest.txt", 1009, 15)) {
    expect_agreement(puzzle);
    expect_agreement(maker.spoiled(puzzle));
  }
}

TEST_F(Minisat, AgreesOnOtherSizes) {
  for (int size : {4, 6, 12, 16}) {
    const Shape shape = *Shape::for_size(size);
    testing::HoleMaker maker{shape, 22};
    for (int i = 0; i < 4; ++i) {
      const WideFilling puzzle = maker.hard(shape.cells() * 45 / 100);
      expect_agreement(puzzle);
      expect_agreement(maker.spoiled(puzzle));
    }
  }
}

}  // namespace
}  // namespace nonet::cdcl
