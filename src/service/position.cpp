#include "service/position.h"

#include <fmt/format.h>

#include "board/notation.h"

namespace nonet::service {

std::string on_given(std::string_view what, std::size_t index, Cell cell) {
  return fmt::format("{} {} is in {}, which holds a given", what, index + 1, words_for(cell));
}

// A grid cannot take a digit back, so the board is made anew: givens, then whatever stands in the
// end, then what a text with candidates had crossed out.
Grid with_entries(const Grid& start, const std::vector<Candidate>& entries) {
  Filling standing = start.filling();
  for (const Candidate& entry : entries) standing.set(entry.cell, entry.digit);
  Grid board{start.puzzle()};
  for (Cell c : kAllCells)
    if (board.open(c) && standing.at(c)) board.place(c, *standing.at(c));
  if (!has_plain_candidates(start))
    for (Cell c : board.open_cells())
      board.set_candidates(c, board.candidates(c) & start.candidates(c));
  return board;
}

tl::expected<Grid, std::string> after_moves(const Grid& board,
                                            const std::vector<Candidate>& moves) {
  CellSet own;
  for (const Candidate& move : moves)
    if (board.at(move.cell) == move.digit) own.insert(move.cell);
  Grid start;
  for (Cell c : ~board.open_cells())
    board.given(c) && !own.contains(c) ? start.give(c, *board.at(c))
                                       : (void)start.place(c, *board.at(c));
  for (Cell c : board.open_cells()) start.set_candidates(c, board.candidates(c));
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (start.given(moves[i].cell)) return tl::unexpected{on_given("move", i, moves[i].cell)};
  return with_entries(start, moves);
}

}  // namespace nonet::service
