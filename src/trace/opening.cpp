#include "trace/opening.h"

namespace nonet::trace {

std::vector<Literal> literals_of(const Filling& filling) {
  std::vector<Literal> literals;
  for (Cell c : filling.cells()) literals.push_back({wide(c), *filling.at(c)});
  return literals;
}

void tell_opening(const Grid& board, Recorder& recorder) {
  recorder.add({.kind = Kind::start, .literals = literals_of(board.puzzle())});
  Grid plain{board.puzzle()};
  for (Cell c : kAllCells) {
    if (board.given(c) || board.open(c)) continue;
    plain.place(c, *board.at(c));
    recorder.add({.kind = Kind::place, .cell = wide(c), .digit = board.at(c)});
  }
  for (Cell c : board.open_cells())
    for (Digit d : plain.candidates(c) - board.candidates(c))
      recorder.add({.kind = Kind::eliminate, .cell = wide(c), .digit = d});
}

}  // namespace nonet::trace
