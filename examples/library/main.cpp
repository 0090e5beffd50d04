// Nonet as a library: read a puzzle, solve it, rate it, and ask for a hint.
//   example PUZZLE
#include <iostream>

#include <nonet/nonet.h>

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: example PUZZLE\n";
    return 2;
  }
  // Errors are values: what is wrong, and where.
  const auto board = nonet::Board::parse(argv[1]);
  if (!board) {
    std::cerr << board.error().sentence << "\n";
    return 1;
  }

  // Two solutions are looked for unless told otherwise: so one that is found is the only one.
  const nonet::Solved solved = nonet::solve(*board);
  std::cout << solved.sentence << "\n";
  if (solved.solution) std::cout << solved.solution->line() << "\n";

  const auto rating = nonet::rate(*board);
  if (!rating) {
    std::cout << rating.error().sentence << "\n";
    return 1;
  }
  std::cout << "difficulty " << rating->difficulty << ", " << nonet::name_of(rating->level) << "\n";

  // Four stages, from where to look to the whole explanation.
  const auto hint = nonet::next_hint(*board);
  for (const std::string& stage : hint->stages) std::cout << stage << "\n";
}
