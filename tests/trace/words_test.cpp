#include "trace/words.h"

#include <regex>
#include <string>

#include <gtest/gtest.h>

#include "trace/random_trace.h"

namespace nonet::trace {
namespace {

constexpr Shape kShape;
constexpr WideCell kHere = kShape.cell(3, 4);
constexpr WideCell kThere = kShape.cell(3, 0);
constexpr Digit kSeven = digit_of(7);
constexpr WideHouse kBox5 = wide(box_house(4));

TEST(Words, Sentences) {
  struct Row {
    Event event;
    std::string_view sentence;
  };
  const std::vector<Row> rows{
      {{.kind = Kind::start}, "The board is empty."},
      {{.kind = Kind::start, .literals = {{kHere, kSeven}, {kThere, digit_of(2)}}},
       "The puzzle has 2 givens."},
      {{.kind = Kind::place, .cell = kHere, .digit = kSeven}, "Row 4, column 5 is set to 7."},
      {{.kind = Kind::place, .cell = kHere}, "Row 4, column 5 is emptied."},
      {{.kind = Kind::eliminate, .cell = kHere, .digit = kSeven},
       "7 is crossed out in row 4, column 5."},
      {{.kind = Kind::eliminate, .cell = kHere, .digit = kSeven, .because = {Reason::refuted}},
       "Row 4, column 5 cannot be 7: that guess failed."},
      {{.kind = Kind::eliminate,
        .cell = kHere,
        .digit = kSeven,
        .because = {.reason = Reason::clause, .clause = 12}},
       "Row 4, column 5 cannot be 7: learned clause 12 rules it out."},
      {{.kind = Kind::eliminate,
        .cell = kHere,
        .digit = kSeven,
        .because = {.reason = Reason::repeated, .house = kBox5}},
       "Row 4, column 5 cannot be 7: 7 already stands in box 5."},
      {{.kind = Kind::step}, "A step of logic."},
      {{.kind = Kind::step, .count = 1}, "A step of logic with 1 effect."},
      {{.kind = Kind::decide, .level = 1, .cell = kHere, .digit = kSeven},
       "Guess: try 7 in row 4, column 5."},
      {{.kind = Kind::decide, .level = 1, .cell = kHere, .digit = kSeven, .count = 3},
       "Guess: try 7 in row 4, column 5, one of 3 candidates there."},
      {{.kind = Kind::decide,
        .level = 1,
        .cell = kHere,
        .digit = kSeven,
        .because = {.house = kBox5},
        .count = 2},
       "Guess: try 7 in row 4, column 5, one of 2 places for 7 in box 5."},
      {{.kind = Kind::imply, .cell = kHere, .digit = kSeven}, "Row 4, column 5 must be 7."},
      {{.kind = Kind::imply,
        .cell = kHere,
        .digit = kSeven,
        .because = {.reason = Reason::only_place, .house = kBox5}},
       "Row 4, column 5 must be 7: it is the only place left for 7 in box 5."},
      {{.kind = Kind::imply, .cell = kHere, .digit = kSeven, .because = {Reason::only_candidate}},
       "Row 4, column 5 must be 7: no other digit is left for it."},
      {{.kind = Kind::imply,
        .cell = kHere,
        .digit = kSeven,
        .because = {.reason = Reason::clause, .clause = 3}},
       "Row 4, column 5 must be 7: learned clause 3 leaves no other choice."},
      {{.kind = Kind::conflict, .cell = kHere, .because = {Reason::only_candidate}},
       "Conflict: no digit is left for row 4, column 5."},
      {{.kind = Kind::conflict,
        .digit = kSeven,
        .because = {.reason = Reason::only_place, .house = kBox5}},
       "Conflict: 7 has no place left in box 5."},
      {{.kind = Kind::conflict,
        .cell = kThere,
        .digit = kSeven,
        .because = {.reason = Reason::repeated, .house = wide(row_house(3)), .other = kHere}},
       "Conflict: 7 stands twice in row 4, at row 4, column 1 and at row 4, column 5."},
      {{.kind = Kind::conflict,
        .because = {.reason = Reason::clause, .clause = 3},
        .literals = {{kHere, kSeven, false}, {kThere, digit_of(2), false}}},
       "Conflict: learned clause 3 is broken: not both r4c5=7 and r4c1=2."},
      {{.kind = Kind::conflict}, "Conflict: this cannot go on."},
      {{.kind = Kind::conflict,
        .cell = kHere,
        .because = {Reason::only_candidate},
        .taken = {{.cell = kHere, .digit = digit_of(1), .by = kThere},
                  {.cell = kHere, .digit = digit_of(2), .by = kShape.cell(3, 5)},
                  {.cell = kHere, .digit = digit_of(3), .by = kShape.cell(8, 4)},
                  {.cell = kHere, .digit = digit_of(4), .by = kShape.cell(5, 5)},
                  {.cell = kHere, .digit = digit_of(5), .reason = Reason::refuted},
                  {.cell = kHere, .digit = digit_of(6), .reason = Reason::refuted},
                  {.cell = kHere, .digit = digit_of(7), .reason = Reason::clause, .clause = 3},
                  {.cell = kHere, .digit = digit_of(8), .reason = Reason::found, .clause = 4},
                  {.cell = kHere, .digit = digit_of(9)}}},
       "Conflict: no digit is left for row 4, column 5: 1 and 2 stand in its row, 3 in its column, "
       "4 "
       "in its box; 5 and 6 were tried and failed; 7 was ruled out by learned clause 3; 8 would "
       "give "
       "the solution found before; 9 was crossed out before."},
      {{.kind = Kind::conflict,
        .digit = kSeven,
        .because = {.reason = Reason::only_place, .house = kBox5},
        .taken = {{.cell = kShape.cell(3, 3), .digit = kSeven, .by = kThere},
                  {.cell = kHere, .digit = kSeven, .by = kThere},
                  {.cell = kShape.cell(3, 5), .digit = kSeven, .by = kShape.cell(3, 5)},
                  {.cell = kShape.cell(4, 3), .digit = kSeven, .reason = Reason::refuted}}},
       "Conflict: 7 has no place left in box 5: the 7 in r4c1 rules out r4c4 and r4c5; r5c4 was "
       "tried "
       "and failed; the other cell is filled."},
      {{.kind = Kind::conflict, .because = {.reason = Reason::found, .clause = 4}},
       "Nothing but the solution found already is left: there is no other."},
      {{.kind = Kind::conflict, .level = 1, .because = {.reason = Reason::found, .clause = 4}},
       "This is the solution found already: it is set aside, to see whether there is another."},
      {{.kind = Kind::learn, .because = {Reason::found}, .clause = 4},
       "The solution found is set aside: clause 4 asks for another one."},
      {{.kind = Kind::learn,
        .because = {.reason = Reason::found, .clause = 4},
        .clause = 5,
        .literals = {{kHere, kSeven, false}, {kThere, digit_of(2), false}}},
       "Learned clause 5: in another solution, not both r4c5=7 and r4c1=2."},
      {{.kind = Kind::eliminate,
        .cell = kHere,
        .digit = kSeven,
        .because = {.reason = Reason::found, .clause = 4}},
       "Row 4, column 5 cannot be 7: it gives the solution found before."},
      {{.kind = Kind::backjump, .level = 2, .because = {Reason::found}},
       "With the solution set aside, back to guess 2: all later ones are taken back."},
      {{.kind = Kind::undo, .cell = kHere, .digit = kSeven, .because = {Reason::found}},
       "The solution found is set aside: the guess of 7 in row 4, column 5 is taken back, to see "
       "whether there is another."},
      {{.kind = Kind::resolve, .literals = {{kHere, kSeven, false}, {kThere, digit_of(2), false}}},
       "The cause so far: not both r4c5=7 and r4c1=2."},
      {{.kind = Kind::resolve,
        .cell = kHere,
        .digit = kSeven,
        .literals = {{kThere, digit_of(2), false}}},
       "Resolving on r4c5=7 leaves: not r4c1=2."},
      {{.kind = Kind::learn, .clause = 12, .literals = {{kHere, kSeven, false}}},
       "Learned clause 12: not r4c5=7."},
      {{.kind = Kind::forget, .clause = 12}, "Clause 12 is forgotten."},
      {{.kind = Kind::backjump, .level = 2}, "Back to guess 2: all later ones are taken back."},
      {{.kind = Kind::backjump}, "Back to the start: no guess stands any more."},
      {{.kind = Kind::restart},
       "A fresh start: the guesses are taken back, what was learned stays."},
      {{.kind = Kind::undo, .cell = kHere, .digit = kSeven},
       "The guess of 7 in row 4, column 5 is taken back."},
      {{.kind = Kind::undo}, "The last move is taken back."},
      {{.kind = Kind::solution, .count = 1},
       "Solved: every row, column and box holds each digit once."},
      {{.kind = Kind::solution, .because = {Reason::goes_on}, .count = 1},
       "Solved: every row, column and box holds each digit once; now a second solution is looked "
       "for."},
      {{.kind = Kind::solution, .count = 2}, "Solution 2 is found."},
      {{.kind = Kind::solution, .because = {Reason::goes_on}, .count = 2},
       "Solution 2 is found; now another is looked for."},
      {{.kind = Kind::truncated, .count = 1}, "1 event is left out here."},
      {{.kind = Kind::truncated, .count = 1234}, "1234 events are left out here."},
      {{.kind = Kind::end, .verdict = Verdict::solved}, "Solved."},
      {{.kind = Kind::end,
        .count = 1,
        .verdict = Verdict::solved,
        .statistics = Statistics{.decisions = 1, .conflicts = 2}},
       "Solved with 1 guess and 2 dead ends."},
      {{.kind = Kind::end,
        .count = 2,
        .verdict = Verdict::solved,
        .statistics = Statistics{.decisions = 4, .conflicts = 1}},
       "2 solutions found with 4 guesses and 1 dead end."},
      {{.kind = Kind::end, .verdict = Verdict::solved, .statistics = Statistics{.decisions = 2}},
       "Solved with 2 guesses and no dead end."},
      {{.kind = Kind::end,
        .because = {Reason::exhausted},
        .count = 1,
        .verdict = Verdict::solved,
        .statistics = Statistics{.decisions = 72, .conflicts = 80}},
       "Solved with 72 guesses and 80 dead ends: there is no second solution."},
      {{.kind = Kind::end,
        .because = {Reason::exhausted},
        .count = 3,
        .verdict = Verdict::solved,
        .statistics = Statistics{.decisions = 7, .conflicts = 8}},
       "3 solutions found with 7 guesses and 8 dead ends: there are no more."},
      {{.kind = Kind::end,
        .because = {Reason::exhausted},
        .count = 1,
        .verdict = Verdict::solved,
        .statistics = Statistics{}},
       "Solved without a guess."},
      {{.kind = Kind::end, .verdict = Verdict::unsolvable, .statistics = Statistics{}},
       "There is no solution: proven without a guess."},
      {{.kind = Kind::end,
        .verdict = Verdict::gave_up,
        .statistics = Statistics{.decisions = 9, .conflicts = 8}},
       "Gave up at the limit, with 9 guesses and 8 dead ends."},
      {{.kind = Kind::end,
        .because = {Reason::exhausted},
        .verdict = Verdict::gave_up,
        .statistics = Statistics{}},
       "Nothing more follows without a guess."},
      {{.kind = Kind::note, .cell = kHere, .digit = kSeven},
       "The pencilmark 7 in row 4, column 5 is switched."},
      {{.kind = Kind::colour, .cell = kHere, .count = 2}, "Row 4, column 5 gets colour 2."},
      {{.kind = Kind::colour, .cell = kHere}, "Row 4, column 5 loses its colour."},
      {{.kind = Kind::hint, .cell = kHere}, "A hint is given about row 4, column 5."},
      {{.kind = Kind::hint}, "A hint is given."},
      {{.kind = Kind::pause}, "The game is paused."},
      {{.kind = Kind::resume}, "The game goes on."},
  };
  for (const Row& row : rows) EXPECT_EQ(sentence(kShape, row.event), row.sentence);
}

TEST(Words, WideBoardsSpeakOfLettersAndLargeRows) {
  const Shape shape = *Shape::for_size(16);
  const Event event{.kind = Kind::imply,
                    .cell = shape.cell(11, 14),
                    .digit = digit_of(16),
                    .because = {.reason = Reason::only_place, .house = WideHouse{47}}};
  EXPECT_EQ(sentence(shape, event),
            "Row 12, column 15 must be G: it is the only place left for G in box 16.");
  EXPECT_EQ(sentence(shape, {.kind = Kind::start, .literals = {{WideCell{}, digit_of(1)}}}),
            "The 16×16 puzzle has 1 given.");
  EXPECT_EQ(sentence(*Shape::for_size(36), event),
            "Row 6, column 11 must be 16: it is the only "
            "place left for 16 in column 12.");
}

TEST(Words, Clauses) {
  const auto literal = [](int row, int column, int digit, bool positive) {
    return Literal{kShape.cell(row - 1, column - 1), digit_of(digit), positive};
  };
  const Literal a = literal(1, 2, 4, false);
  const Literal b = literal(7, 2, 6, false);
  const Literal c = literal(8, 8, 1, false);
  const Literal d = literal(2, 2, 2, true);
  const Literal e = literal(3, 3, 3, true);
  std::vector<Literal> many;
  for (int i = 1; i <= 9; ++i) many.push_back(literal(1, i, i, false));
  const std::vector<Literal> eight{many.begin(), many.end() - 1};
  struct Row {
    std::vector<Literal> clause;
    std::string_view words;
  };
  const std::vector<Row> rows{
      {{}, "a contradiction"},
      {{a}, "not r1c2=4"},
      {{d}, "r2c2=2"},
      {{a, b}, "not both r1c2=4 and r7c2=6"},
      {{a, b, c}, "not all of r1c2=4, r7c2=6 and r8c8=1"},
      {{d, e}, "r2c2=2 or r3c3=3"},
      {{a, d}, "if r1c2=4, then r2c2=2"},
      {{d, a, e, b}, "if r1c2=4 and r7c2=6, then r2c2=2 or r3c3=3"},
      {eight, "not all of r1c1=1, r1c2=2, r1c3=3, r1c4=4, r1c5=5, r1c6=6, r1c7=7 and r1c8=8"},
      {many, "not all of r1c1=1, r1c2=2, r1c3=3, r1c4=4, r1c5=5, r1c6=6, r1c7=7 and 2 more"},
  };
  for (const Row& row : rows) EXPECT_EQ(words_for(kShape, row.clause), row.words);
}

// Whatever an event holds, its sentence is one, and every cell in it lies on the board.
TEST(Words, EverySentenceNamesRealCells) {
  const std::regex cells{"[rR]ow (\\d+)|column (\\d+)|box (\\d+)|[rR](\\d+)c(\\d+)"};
  for (int size : {4, 9, 16, 36}) {
    const Shape shape = *Shape::for_size(size);
    testing::RandomTrace random{shape, 3};
    for (int i = 0; i < 3000; ++i) {
      const std::string text = sentence(shape, random.event());
      ASSERT_GE(text.size(), 7U) << text;
      EXPECT_EQ(text.back(), '.');
      EXPECT_EQ(text.find('.'), text.size() - 1) << text;
      EXPECT_FALSE(std::islower(static_cast<unsigned char>(text.front()))) << text;
      EXPECT_EQ(text.find("  "), std::string::npos) << text;
      for (std::sregex_iterator at{text.begin(), text.end(), cells}, none; at != none; ++at)
        for (std::size_t group = 1; group < at->size(); ++group)
          if ((*at)[group].matched) {
            EXPECT_GE(std::stoi((*at)[group]), 1) << text;
            EXPECT_LE(std::stoi((*at)[group]), size) << text;
          }
    }
  }
}

}  // namespace
}  // namespace nonet::trace
