// Nonet as a library: read a puzzle, solve it, rate it, and ask for a hint.
//   example PUZZLE
#include <iostream>

#include "formats/format.h"
#include "rate/level.h"
#include "service/hint.h"
#include "service/rate.h"
#include "service/solve.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: example PUZZLE\n";
    return 2;
  }
  // Errors are values: what is wrong, and where.
  const auto reading = nonet::formats::read(argv[1]);
  if (!reading) {
    std::cerr << nonet::formats::describe(reading.error()) << "\n";
    return 1;
  }
  const nonet::Grid& board = reading->grid;

  // Every engine takes limits; `solutions = 2` proves that there is no other.
  const nonet::service::SolveOptions options{.solutions = 2};
  const auto solved = nonet::service::solve(board, options);
  std::cout << nonet::service::verdict_sentence(solved, options) << "\n";
  if (solved.outcome.first)
    std::cout << nonet::formats::write_line(solved.outcome.first->standard()) << "\n";

  const auto rating = nonet::service::rate_briefly(board, {});
  if (!rating) {
    std::cout << rating.error().sentence << "\n";
    return 1;
  }
  std::cout << "difficulty " << rating->branching.difficulty() << ", "
            << nonet::rate::name_of(rating->level) << "\n";

  // Four stages, from where to look to the whole explanation.
  for (const std::string& stage : nonet::service::hint(board, {}).stages)
    std::cout << stage << "\n";
}
