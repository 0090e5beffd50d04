#include "logic/plain_methods.h"

#include <algorithm>
#include <bit>

namespace nonet::testing {
namespace {

constexpr int row_of_cell(int cell) { return cell / 9; }
constexpr int column_of_cell(int cell) { return cell % 9; }
constexpr int box_of_cell(int cell) { return cell / 27 * 3 + cell % 9 / 3; }

bool has(const PlainBoard& board, int cell, int digit) {
  return (board.marks[static_cast<std::size_t>(cell)] >> digit & 1) != 0;
}
unsigned marks_at(const PlainBoard& board, int cell) {
  return board.marks[static_cast<std::size_t>(cell)];
}

void remove_mark(const PlainBoard& board, int cell, int digit, Findings& found) {
  if (has(board, cell, digit)) found.removed.set(mark_of(cell, digit));
}

Findings only_candidates(const PlainBoard& board, int) { return naked_singles(board); }

void add_single_places(const PlainBoard& board, std::size_t first, std::size_t last,
                       Findings& found) {
  for (std::size_t h = first; h < last; ++h) {
    for (int d = 1; d <= 9; ++d) {
      int places = 0;
      int place = 0;
      for (int cell : plain_houses()[h]) {
        if (!has(board, cell, d)) continue;
        ++places;
        place = cell;
      }
      if (places == 1) found.placed.set(mark_of(place, d));
    }
  }
}
Findings single_places_in_lines(const PlainBoard& board, int) {
  Findings found;
  add_single_places(board, 0, 18, found);
  return found;
}
Findings single_places_in_boxes(const PlainBoard& board, int) {
  Findings found;
  add_single_places(board, 18, 27, found);
  return found;
}

// Two or three places of a digit in `from` are all that it has there, and all lie in `to`.
void add_narrowing(const PlainBoard& board, std::size_t from, std::size_t to, Findings& found) {
  const auto& other = plain_houses()[to];
  const auto within = [&](int cell) {
    return std::find(other.begin(), other.end(), cell) != other.end();
  };
  for (int d = 1; d <= 9; ++d) {
    std::vector<int> places;
    for (int cell : plain_houses()[from])
      if (has(board, cell, d)) places.push_back(cell);
    if (places.size() < 2 || !std::all_of(places.begin(), places.end(), within)) continue;
    for (int cell : other)
      if (std::find(places.begin(), places.end(), cell) == places.end())
        remove_mark(board, cell, d, found);
  }
}
Findings box_narrowing(const PlainBoard& board, int) {
  Findings found;
  for (std::size_t box = 18; box < 27; ++box)
    for (std::size_t line = 0; line < 18; ++line) add_narrowing(board, box, line, found);
  return found;
}
Findings box_and_line(const PlainBoard& board, int) {
  Findings found = box_narrowing(board, 0);
  for (std::size_t box = 18; box < 27; ++box)
    for (std::size_t line = 0; line < 18; ++line) add_narrowing(board, line, box, found);
  return found;
}

// `size` open cells of a house with `size` digits between them; `fits(lists)` says whether it is
// the kind that is wanted.
template <class Fits>
Findings sets_of(const PlainBoard& board, int size, Fits fits) {
  Findings found;
  for (const auto& house : plain_houses()) {
    for (unsigned choice = 0; choice < 1U << 9; ++choice) {
      if (std::popcount(choice) != size) continue;
      std::vector<unsigned> lists;
      unsigned all = 0;
      for (unsigned i = 0; i < 9; ++i)
        if ((choice >> i & 1) != 0) lists.push_back(marks_at(board, house[i]));
      for (unsigned list : lists) all |= list;
      if (std::popcount(all) != size || std::count(lists.begin(), lists.end(), 0U) > 0) continue;
      if (!fits(lists)) continue;
      for (unsigned i = 0; i < 9; ++i)
        for (int d = 1; d <= 9; ++d)
          if ((choice >> i & 1) == 0 && (all >> d & 1) != 0) remove_mark(board, house[i], d, found);
    }
  }
  return found;
}
bool all_alike(const std::vector<unsigned>& lists) {
  return std::all_of(lists.begin(), lists.end(), [&](unsigned list) { return list == lists[0]; });
}
Findings naked_sets(const PlainBoard& board, int size) {
  return sets_of(board, size, [](const auto&) { return true; });
}
Findings equal_sets(const PlainBoard& board, int size) { return sets_of(board, size, all_alike); }
Findings cascades(const PlainBoard& board, int size) {
  return sets_of(board, size, [](const auto& lists) { return !all_alike(lists); });
}

// `size` digits of a house with `size` places between them.
Findings hidden_sets(const PlainBoard& board, int size) {
  Findings found;
  for (const auto& house : plain_houses()) {
    for (unsigned choice = 0; choice < 1U << 10; choice += 2) {
      if (std::popcount(choice) != size) continue;
      unsigned places = 0;
      unsigned seen = 0;
      for (unsigned i = 0; i < 9; ++i) {
        const unsigned shared = marks_at(board, house[i]) & choice;
        if (shared != 0) places |= 1U << i;
        seen |= shared;
      }
      if (std::popcount(places) != size || seen != choice) continue;
      for (unsigned i = 0; i < 9; ++i)
        for (int d = 1; d <= 9; ++d)
          if ((places >> i & 1) != 0 && (choice >> d & 1) == 0)
            remove_mark(board, house[i], d, found);
    }
  }
  return found;
}

// `size` rows that have a digit in `size` columns only, or columns in rows.
Findings fish(const PlainBoard& board, int size) {
  Findings found;
  for (int d = 1; d <= 9; ++d) {
    for (const bool by_rows : {true, false}) {
      const auto cell_in = [&](unsigned line, unsigned cross) {
        return static_cast<int>(by_rows ? line * 9 + cross : cross * 9 + line);
      };
      std::array<unsigned, 9> places{};
      for (unsigned line = 0; line < 9; ++line)
        for (unsigned cross = 0; cross < 9; ++cross)
          if (has(board, cell_in(line, cross), d)) places[line] |= 1U << cross;
      for (unsigned base = 0; base < 1U << 9; ++base) {
        if (std::popcount(base) != size) continue;
        unsigned cover = 0;
        bool open = true;
        for (unsigned line = 0; line < 9; ++line) {
          if ((base >> line & 1) == 0) continue;
          cover |= places[line];
          open = open && places[line] != 0;
        }
        if (!open || std::popcount(cover) != size) continue;
        for (unsigned line = 0; line < 9; ++line)
          for (unsigned cross = 0; cross < 9; ++cross)
            if ((base >> line & 1) == 0 && (cover >> cross & 1) != 0)
              remove_mark(board, cell_in(line, cross), d, found);
      }
    }
  }
  return found;
}

// The cells that must be `value` if `start`, which has two candidates, is not: from cell to cell,
// each with two candidates and in sight of the one before.
void follow_chain(const PlainBoard& board, int cell, int value, std::bitset<810>& reached) {
  if (reached.test(mark_of(cell, value))) return;
  reached.set(mark_of(cell, value));
  for (int next = 0; next < 81; ++next) {
    if (std::popcount(marks_at(board, next)) != 2 || !has(board, next, value)) continue;
    if (!are_plain_peers(cell, next)) continue;
    follow_chain(board, next, std::countr_zero(marks_at(board, next) & ~(1U << value)), reached);
  }
}

// A chain of such cells of any length: its first or its last cell is z.
Findings xy_chains(const PlainBoard& board, int) {
  Findings found;
  for (int start = 0; start < 81; ++start) {
    if (std::popcount(marks_at(board, start)) != 2) continue;
    for (int z = 1; z <= 9; ++z) {
      if (!has(board, start, z)) continue;
      std::bitset<810> reached;
      follow_chain(board, start, std::countr_zero(marks_at(board, start) & ~(1U << z)), reached);
      for (int end = 0; end < 81; ++end) {
        if (end == start || !reached.test(mark_of(end, z))) continue;
        for (int cell = 0; cell < 81; ++cell)
          if (cell != start && cell != end && are_plain_peers(cell, start) &&
              are_plain_peers(cell, end))
            remove_mark(board, cell, z, found);
      }
    }
  }
  return found;
}

// The forks that need the fewest rounds; of these the first.
Findings fork_chain(const PlainBoard& board, int) {
  const std::vector<PlainFork> all = plain_forks(board);
  const auto best =
      std::min_element(all.begin(), all.end(),
                       [](const PlainFork& a, const PlainFork& b) { return a.rounds < b.rounds; });
  return best == all.end() ? Findings{} : best->findings;
}

std::array<std::array<int, 9>, 27> make_houses() {
  std::array<std::array<int, 9>, 27> houses{};
  std::array<std::size_t, 27> filled{};
  for (int cell = 0; cell < 81; ++cell)
    for (int house : {row_of_cell(cell), 9 + column_of_cell(cell), 18 + box_of_cell(cell)}) {
      const auto h = static_cast<std::size_t>(house);
      houses[h][filled[h]++] = cell;
    }
  return houses;
}

}  // namespace

bool PlainBoard::full() const { return std::count(digit.begin(), digit.end(), 0) == 0; }

const std::array<std::array<int, 9>, 27>& plain_houses() {
  static const std::array<std::array<int, 9>, 27> houses = make_houses();
  return houses;
}

bool are_plain_peers(int a, int b) {
  return a != b && (row_of_cell(a) == row_of_cell(b) || column_of_cell(a) == column_of_cell(b) ||
                    box_of_cell(a) == box_of_cell(b));
}

PlainBoard plain_board(const Grid& grid) {
  PlainBoard board;
  for (Cell c : kAllCells) {
    const auto i = static_cast<std::size_t>(index(c));
    board.digit[i] = grid.at(c) ? number(*grid.at(c)) : 0;
    for (Digit d : grid.candidates(c)) board.marks[i] |= 1U << number(d);
  }
  return board;
}

void place(PlainBoard& board, int cell, int digit) {
  board.digit[static_cast<std::size_t>(cell)] = digit;
  board.marks[static_cast<std::size_t>(cell)] = 0;
  for (int other = 0; other < 81; ++other)
    if (are_plain_peers(cell, other))
      board.marks[static_cast<std::size_t>(other)] &= ~(1U << digit);
}

void carry_out(PlainBoard& board, const Findings& findings) {
  for (int cell = 0; cell < 81; ++cell) {
    for (int d = 1; d <= 9; ++d) {
      if (findings.removed.test(mark_of(cell, d)))
        board.marks[static_cast<std::size_t>(cell)] &= ~(1U << d);
      if (findings.placed.test(mark_of(cell, d))) place(board, cell, d);
    }
  }
}

Findings naked_singles(const PlainBoard& board) {
  Findings found;
  for (int cell = 0; cell < 81; ++cell)
    if (const unsigned marks = marks_at(board, cell); std::popcount(marks) == 1)
      found.placed.set(mark_of(cell, std::countr_zero(marks)));
  return found;
}

Findings single_places(const PlainBoard& board) {
  Findings found;
  add_single_places(board, 0, 27, found);
  return found;
}

std::span<const PlainMethod> classic_methods() {
  static constexpr std::array kMethods = std::to_array<PlainMethod>({
      {"one candidate", only_candidates},
      {"one place in a line", single_places_in_lines},
      {"one place in a box", single_places_in_boxes},
      {"box and line", box_and_line},
      {"naked set of 2", naked_sets, 2},
      {"naked set of 3", naked_sets, 3},
      {"naked set of 4", naked_sets, 4},
      {"naked set of 5", naked_sets, 5},
      {"naked set of 6", naked_sets, 6},
      {"naked set of 7", naked_sets, 7},
      {"naked set of 8", naked_sets, 8},
      {"fish of 2", fish, 2},
      {"fish of 3", fish, 3},
      {"fish of 4", fish, 4},
      {"fish of 5", fish, 5},
      {"fish of 6", fish, 6},
      {"fish of 7", fish, 7},
      {"fish of 8", fish, 8},
      {"XY-chain", xy_chains},
  });
  return kMethods;
}

std::span<const PlainMethod> sudokio_methods() {
  static constexpr std::array kMethods = std::to_array<PlainMethod>({
      {"single option", only_candidates},
      {"single place in a line", single_places_in_lines},
      {"single place in a box", single_places_in_boxes},
      {"box narrowing", box_narrowing},
      {"naked pair", equal_sets, 2},
      {"naked pair cascade", cascades, 2},
      {"naked triple", equal_sets, 3},
      {"naked triple cascade", cascades, 3},
      {"naked quad", equal_sets, 4},
      {"naked quad cascade", cascades, 4},
      {"hidden pair", hidden_sets, 2},
      {"hidden triple", hidden_sets, 3},
      {"hidden quad", hidden_sets, 4},
      {"X-Wing", fish, 2},
      {"Swordfish", fish, 3},
      {"Jellyfish", fish, 4},
      {"fork chain", fork_chain},
  });
  return kMethods;
}

FirstMethod first_method(const PlainBoard& board, std::span<const PlainMethod> methods) {
  FirstMethod first;
  for (const PlainMethod& method : methods) {
    first.findings = method.find(board, method.size);
    if (!first.findings.empty()) break;
    ++first.number;
  }
  return first;
}

PlainBoard solve_plainly(PlainBoard board, std::span<const PlainMethod> methods) {
  while (!board.full()) {
    const FirstMethod first = first_method(board, methods);
    if (first.number == methods.size()) break;
    carry_out(board, first.findings);
  }
  return board;
}

}  // namespace nonet::testing
