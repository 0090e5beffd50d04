#include "server/documents/puzzle_document.h"

#include <algorithm>
#include <string>

#include "formats/format.h"

namespace nonet::server {

namespace {

constexpr std::size_t kTitleLetters = 4;

// "Very hard 7K3F": the first letters of the id tell puzzles of a level apart well enough.
std::string title_of(const store::StoredPuzzle& puzzle) {
  std::string title = puzzle.rating.level.value_or("puzzle") + " ";
  std::ranges::replace(title, '-', ' ');
  title += puzzle.id.substr(0, kTitleLetters);
  const auto upper = [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  };
  title.front() = upper(title.front());
  std::ranges::transform(title.end() - kTitleLetters, title.end(), title.end() - kTitleLetters,
                         upper);
  return title;
}

}  // namespace

wire::Puzzle puzzle_document(const store::StoredPuzzle& puzzle) {
  wire::OrNull<wire::PuzzleLevel> level;
  if (puzzle.rating.level) level = wire::PuzzleLevel{*puzzle.rating.level};
  return {.id = puzzle.id,
          .title = title_of(puzzle),
          .level = level,
          .difficulty = puzzle.rating.branching,
          .givens = puzzle.givens,
          .own = store::is_own(puzzle),
          .preview = puzzle.puzzle};
}

wire::PuzzleWithBoard puzzle_with_board(const store::StoredPuzzle& puzzle) {
  return {puzzle_document(puzzle), {*formats::read_line(puzzle.puzzle)}};
}

}  // namespace nonet::server
