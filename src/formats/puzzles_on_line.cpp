#include "formats/puzzles_on_line.h"

#include <algorithm>

#include "formats/text.h"

namespace nonet::formats {

namespace {
// Library lines, JSON and XML have words of their own.
constexpr std::string_view kOtherNotations = ":[{\"<";

// Nearly all of it cells: a damaged board has a few characters that are none, and a checksum many.
bool is_meant_as_board(std::string_view word) {
  const auto cells = static_cast<std::size_t>(std::count_if(word.begin(), word.end(), is_cell));
  return word.size() >= kHalfBoard && cells * 9 >= word.size() * 8;
}

// Behind a puzzle, also what has the length of a board, whatever its blanks are, and what begins
// like another notation and is long enough for it: reported rather than taken for a name.
bool may_be_board(std::string_view word, std::string_view rest) {
  if (word.empty()) return false;
  const bool has_digit = word.find_first_of("123456789") != std::string_view::npos;
  const bool other_notation = std::string_view{":[{"}.find(word.front()) != std::string_view::npos;
  return is_meant_as_board(word) || (word.size() == kCells && has_digit) ||
         (other_notation && rest.size() >= kCells);
}

// A full board that no digit of the puzzle contradicts. With a puzzle that cannot be read, whose
// line is reported as it is, it stays.
bool may_solve(std::string_view full, std::string_view puzzle) {
  const auto is_digit = [](char ch) { return ch >= '1' && ch <= '9'; };
  if (full.size() != kCells || !std::all_of(full.begin(), full.end(), is_digit)) return false;
  if (puzzle.size() != kCells || !std::all_of(puzzle.begin(), puzzle.end(), is_cell)) return true;
  return std::equal(full.begin(), full.end(), puzzle.begin(),
                    [](char digit, char cell) { return cell_value(cell) == 0 || cell == digit; });
}
}  // namespace

std::optional<std::size_t> next_puzzle(std::string_view line, std::size_t begin) {
  const std::string_view text = line.substr(begin);
  // Most lines are a puzzle and nothing else, or have a short remark.
  if (text.size() <= kCells) return std::nullopt;
  const Token puzzle = first_token(text);
  std::size_t at = puzzle.begin + puzzle.text.size();
  const bool library_line = puzzle.text.starts_with(':');
  if (text.size() - at <= kHalfBoard || (!is_meant_as_board(puzzle.text) && !library_line) ||
      (kOtherNotations.find(puzzle.text.front()) != std::string_view::npos && !library_line))
    return std::nullopt;
  while (at < text.size() && text[at] != '#') {
    const Token word = first_token(text.substr(at));
    const std::string_view rest = text.substr(at + word.begin);
    if (may_be_board(word.text, rest) && !may_solve(word.text, puzzle.text))
      return begin + at + word.begin;
    at += word.begin + word.text.size();
    if (at < text.size() && text[at] != '#') ++at;
  }
  return std::nullopt;
}

}  // namespace nonet::formats
