#include "trace/recorder.h"

#include <string>

#include <gtest/gtest.h>

#include "trace/names.h"

namespace nonet::trace {
namespace {

// s = start, d = decide, u = undo, S = solution, E = end.
Kind kind_of(char c) {
  switch (c) {
    case 's':
      return Kind::start;
    case 'd':
      return Kind::decide;
    case 'u':
      return Kind::undo;
    case 'S':
      return Kind::solution;
    default:
      return Kind::end;
  }
}

// What is kept, in the same letters; a gap of n events is written (n).
std::string kept(std::string_view told, std::size_t cap) {
  Recorder recorder{Shape{}, cap};
  for (char c : told) recorder.add({.kind = kind_of(c)});
  std::string text;
  for (const Event& event : recorder.trace().events) {
    if (event.kind == Kind::truncated) text += '(' + std::to_string(event.count) + ')';
    for (char c : std::string_view{"sduSE"})
      if (kind_of(c) == event.kind) text += c;
  }
  return text;
}

TEST(Recorder, KeepsTheStartTheFirstSolutionAndTheEnd) {
  struct Row {
    const char* name;
    std::string_view told;
    std::size_t cap;
    std::string_view kept;
  };
  const std::array<Row, 10> rows{{
      {"nothing is cut", "sdudSE", 100, "sdudSE"},
      {"just enough room", "sdudSE", 6, "sdudSE"},
      {"only the end is past the cap", "sdudSE", 5, "sdudSE"},
      {"solution and end are past the cap", "sdudSE", 4, "sdudSE"},
      {"a gap before the solution", "sdudSE", 2, "sd(2)SE"},
      {"a gap on either side", "sdudSuduSuE", 3, "sdu(1)S(5)E"},
      {"solved before the cap: later solutions are left out", "sdSudSuE", 4, "sdSu(3)E"},
      {"no solution", "sdududuE", 3, "sdu(4)E"},
      {"a cap of nothing still keeps the puzzle", "sdudSE", 0, "s(3)SE"},
      {"past a gap nothing else slips in", "sdddSdSdE", 2, "sd(2)S(3)E"},
  }};
  for (const Row& row : rows) EXPECT_EQ(kept(row.told, row.cap), row.kept) << row.name;
}

TEST(Recorder, KeptAndLeftOutAreAllThatWasTold) {
  const std::string told = "sddududSuudSudE";
  for (std::size_t cap = 0; cap < told.size() + 2; ++cap) {
    Recorder recorder{Shape{}, cap};
    for (char c : told) recorder.add({.kind = kind_of(c)});
    std::uint64_t all = 0;
    for (const Event& event : recorder.trace().events)
      all += event.kind == Kind::truncated ? event.count : 1;
    EXPECT_EQ(all, told.size()) << cap;
  }
}

TEST(Recorder, AnEngineNeedNotMakeWhatIsNotKept) {
  Recorder asked{Shape{}, 3};
  Recorder told{Shape{}, 3};
  for (char c : std::string_view{"sdddudSudSE"}) {
    const Event event{.kind = kind_of(c)};
    told.add(event);
    if (asked.keeps(event.kind))
      asked.add(event);
    else
      asked.leave_out();
  }
  EXPECT_EQ(asked.trace(), told.trace());
}

}  // namespace
}  // namespace nonet::trace
