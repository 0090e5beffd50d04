#include "board/canonical.h"

#include <array>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/fillings.h"
#include "support/random_boards.h"
#include "support/shared_data.h"

namespace nonet {
namespace {

using testing::filling_from;
using testing::random_rubbish;
using testing::random_solution;
using testing::text_of;
using testing::thinned;

// The board with the most automorphisms, in the form known as "most canonical".
constexpr std::string_view kMostCanonical =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

struct Named {
  std::string name;
  Filling board;
};

// The cell (r, c) gets digit(r, c), 0 for none.
template <class DigitAt>
Filling drawn(DigitAt digit) {
  Filling board;
  for (Cell c : kAllCells)
    if (const int d = digit(row_of(c), column_of(c)); d != 0) board.set(c, digit_of(d));
  return board;
}

// Boards with many ties, legal and not: where shortcuts of the search would go wrong.
std::vector<Named> special_boards() {
  const auto box_diagonal = [](int r, int c) { return r / 3 == c / 3; };
  return {
      {"empty", Filling{}},
      {"one digit in one cell", drawn([](int r, int c) { return r == 4 && c == 7 ? 6 : 0; })},
      {"two equal digits in a box",
       drawn([](int r, int c) { return r < 2 && c == r + 3 ? 8 : 0; })},
      {"two digits in one row", drawn([](int r, int c) { return r == 2 && c % 5 == 3 ? c : 0; })},
      {"all cells one digit", drawn([](int, int) { return 5; })},
      {"all rows equal", drawn([](int, int c) { return c + 1; })},
      {"all columns equal", drawn([](int r, int) { return 9 - r; })},
      {"rows equal in bands", drawn([](int r, int c) { return (r / 3 + c) % 9 + 1; })},
      {"diagonal of one digit", drawn([](int r, int c) { return r == c ? 3 : 0; })},
      {"diagonal of all digits", drawn([](int r, int c) { return r == c ? r + 1 : 0; })},
      {"one digit once in each house",
       drawn([](int r, int c) { return c == r % 3 * 3 + r / 3 ? 2 : 0; })},
      {"boxes on the diagonal filled with their own digit",
       drawn([&](int r, int c) { return box_diagonal(r, c) ? r / 3 + 1 : 0; })},
      {"boxes on the diagonal filled with 1..9",
       drawn([&](int r, int c) { return box_diagonal(r, c) ? r % 3 * 3 + c % 3 + 1 : 0; })},
      {"every box 1..9, rules of rows broken",
       drawn([](int r, int c) { return r % 3 * 3 + c % 3 + 1; })},
      {"addition in two ternary places",
       drawn([](int r, int c) { return (r / 3 + c / 3) % 3 * 3 + (r + c) % 3 + 1; })},
      {"cyclic square across the boxes", drawn([](int r, int c) { return (r + c) % 9 + 1; })},
      {"chessboard of two digits", drawn([](int r, int c) { return (r + c) % 2 + 1; })},
      {"swapped pair in a box",
       drawn([](int r, int c) { return r < 2 && c < 2 ? (r + c) % 2 + 1 : 0; })},
      {"column minus row within boxes",
       drawn([](int r, int c) { return (c - r + 9) % 3 * 3 + r / 3 + 1; })},
      {"most canonical", filling_from(kMostCanonical)},
  };
}

// All kinds of chance boards, from nearly empty to full, legal and not.
std::vector<Named> random_boards(int rounds, std::uint64_t seed) {
  SplitMix64 source{seed};
  std::vector<Named> boards;
  for (int i = 0; i < rounds; ++i) {
    const Filling solution = random_solution(source);
    boards.push_back({"solution", solution});
    for (int keep : {2, 5, 9, 17, 24, 30, 45, 60, 70, 76, 79, 80})
      boards.push_back(
          {"solution thinned to " + std::to_string(keep), thinned(solution, keep, source)});
    for (int filled : {3, 10, 25, 50, 81})
      for (int digits : {1, 2, 4, 9})
        boards.push_back({"rubbish " + std::to_string(filled) + "/" + std::to_string(digits),
                          random_rubbish(filled, digits, source)});
  }
  return boards;
}

void expect_sound(const Named& board) {
  const Canonical found = canonical(board.board);
  EXPECT_TRUE(found.map.is_valid()) << board.name << ' ' << text_of(board.board);
  EXPECT_EQ(found.map.apply(board.board), found.form) << board.name << ' ' << text_of(board.board);
}

// What every isomorph of a board must share with it.
void expect_class_is_one(const Named& board, int isomorphs, SplitMix64& source) {
  const Filling form = canonical(board.board).form;
  EXPECT_EQ(canonical(form).form, form) << board.name;
  EXPECT_LE(form, board.board) << board.name;
  for (int i = 0; i < isomorphs; ++i) {
    const Filling other = random_isomorphism(source).apply(board.board);
    EXPECT_LE(form, other) << board.name;
    expect_sound({board.name, other});
    ASSERT_EQ(text_of(canonical(other).form), text_of(form))
        << board.name << ' ' << text_of(board.board);
  }
}

TEST(Canonical, IsOneFormForAllIsomorphsOfSpecialBoards) {
  SplitMix64 source{100};
  for (const Named& board : special_boards()) {
    expect_sound(board);
    expect_class_is_one(board, testing::long_tests() ? 100 : 12, source);
  }
}

TEST(Canonical, IsOneFormForAllIsomorphsOfRandomBoards) {
  SplitMix64 source{200};
  for (const Named& board : random_boards(testing::long_tests() ? 1000 : 40, 201)) {
    expect_sound(board);
    expect_class_is_one(board, 4, source);
  }
}

// --- The definition, taken literally ---------------------------------------------------------

// Bands in any order, and in each band its lines in any order: 6^4.
std::vector<LineOrder> all_line_orders() {
  constexpr std::array<std::array<int, 3>, 6> kOrders{
      {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
  std::vector<LineOrder> orders;
  for (const auto& bands : kOrders)
    for (const auto& a : kOrders)
      for (const auto& b : kOrders)
        for (const auto& c : kOrders) {
          LineOrder& order = orders.emplace_back();
          for (std::size_t i = 0; i < 3; ++i) {
            order[i] = static_cast<std::uint8_t>(3 * bands[0] + a[i]);
            order[3 + i] = static_cast<std::uint8_t>(3 * bands[1] + b[i]);
            order[6 + i] = static_cast<std::uint8_t>(3 * bands[2] + c[i]);
          }
        }
  return orders;
}

using Numbers = std::array<std::array<int, 9>, 9>;

// Compares the board, with lines ordered so and digits numbered in order of first appearance, with
// the best so far, and becomes it if it is less. No relabelling of one arrangement is less than
// this one: at the first cell where two differ, numbering by appearance has the smallest number
// that the cells before leave possible.
void keep_if_less(const Numbers& board, const LineOrder& rows, const LineOrder& columns,
                  std::array<int, 81>& best) {
  std::array<int, 10> label{};
  int labels = 0;
  bool less = false;
  for (std::size_t i = 0; i < 81; ++i) {
    const int digit = board[rows[i / 9]][columns[i % 9]];
    if (digit != 0 && label[static_cast<std::size_t>(digit)] == 0)
      label[static_cast<std::size_t>(digit)] = ++labels;
    const int value = label[static_cast<std::size_t>(digit)];
    if (!less && value > best[i]) return;
    less = less || value < best[i];
    best[i] = value;
  }
}

// The least of all 2 * 6^8 arrangements, one by one.
std::string least_isomorph(const Filling& filling, const std::vector<LineOrder>& orders) {
  Numbers board{};
  Numbers transposed{};
  for (Cell c : filling.cells()) {
    const auto r = static_cast<std::size_t>(row_of(c));
    const auto col = static_cast<std::size_t>(column_of(c));
    board[r][col] = transposed[col][r] = number(*filling.at(c));
  }
  std::array<int, 81> best{};
  best.fill(10);
  for (const Numbers* side : {&board, &transposed})
    for (const LineOrder& rows : orders)
      for (const LineOrder& columns : orders) keep_if_less(*side, rows, columns, best);
  std::string text(81, '.');
  for (std::size_t i = 0; i < 81; ++i)
    if (best[i] != 0) text[i] = static_cast<char>('0' + best[i]);
  return text;
}

TEST(Canonical, IsTheLeastOfAllArrangements) {
  const std::vector<LineOrder> orders = all_line_orders();
  ASSERT_EQ(orders.size(), 1296U);
  const bool all = testing::long_tests();
  SplitMix64 source{300};
  std::vector<Named> boards;
  const std::vector<Named> special = special_boards();
  for (std::size_t i = all ? 0 : 1; i < special.size(); i += all ? 1 : 3)
    boards.push_back({special[i].name, random_isomorphism(source).apply(special[i].board)});
  const std::vector<Named> random = random_boards(all ? 20 : 1, 301);
  for (std::size_t i = 0; i < random.size(); i += all ? 1 : 8) boards.push_back(random[i]);
  for (const Named& board : boards)
    EXPECT_EQ(text_of(canonical(board.board).form), least_isomorph(board.board, orders))
        << board.name << ' ' << text_of(board.board);
}

// --- Known facts ---------------------------------------------------------------------------------

TEST(Canonical, KnownForms) {
  struct Row {
    const char* name;
    std::string board;
    std::string form;
  };
  const std::string empty(81, '.');
  std::string last_cell = empty;
  last_cell[80] = '1';
  std::string any_cell = empty;
  any_cell[13] = '7';
  for (const Row& row : {
           Row{"nothing", empty, empty},
           Row{"one digit goes to the end", any_cell, last_cell},
           Row{"all the same digit", std::string(81, '8'), std::string(81, '1')},
           Row{"the most canonical board", std::string{kMostCanonical},
               std::string{kMostCanonical}},
       })
    EXPECT_EQ(text_of(canonical(filling_from(row.board)).form), row.form) << row.name;
}

TEST(Canonical, ASolutionBeginsWithOneToNine) {
  SplitMix64 source{400};
  for (int i = 0; i < 100; ++i) {
    const std::string form = text_of(canonical(random_solution(source)).form);
    EXPECT_EQ(form.substr(0, 9), "123456789");
    EXPECT_EQ(form.substr(9, 2), "45");
    EXPECT_GE(form, kMostCanonical);
  }
}

TEST(Canonical, TellsBoardsApartThatAreNotIsomorphic) {
  std::set<std::string> forms;
  SplitMix64 source{500};
  for (int i = 0; i < 200; ++i) forms.insert(text_of(canonical(random_solution(source)).form));
  EXPECT_EQ(forms.size(), 200U);  // of 5,472,730,538 classes
}

// --- Collections ------------------------------------------------------------------------------

void expect_collection_keeps_its_classes(const std::string& file, std::uint64_t seed) {
  SplitMix64 source{seed};
  const std::size_t stride = testing::long_tests() ? 1 : 20;
  for (const std::string& line : testing::shared_lines(file, stride)) {
    const Named board{file, filling_from(line)};
    expect_sound(board);
    expect_class_is_one(board, 2, source);
  }
}

TEST(Canonical, PuzzlesWith17Givens) {
  NONET_NEEDS_SHARED_DATA("clues17.txt");
  expect_collection_keeps_its_classes("clues17.txt", 600);
}

TEST(Canonical, EverydayPuzzles) {
  NONET_NEEDS_SHARED_DATA("everyday.txt");
  expect_collection_keeps_its_classes("everyday.txt", 601);
}

TEST(Canonical, HardestPuzzles) {
  NONET_NEEDS_SHARED_DATA("hardest.txt");
  expect_collection_keeps_its_classes("hardest.txt", 602);
}

}  // namespace
}  // namespace nonet
