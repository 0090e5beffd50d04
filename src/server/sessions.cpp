#include "server/sessions.h"

namespace nonet::server {

service::SolveOptions Telling::options() const {
  service::SolveOptions options;
  options.engine = engine;
  options.decide = decide;
  options.work = work;
  options.trace_cap = trace_cap;
  return options;
}

Session Session::begin(const Grid& puzzle) {
  Session session;
  session.start = Grid{puzzle.puzzle()};
  for (Cell c : puzzle.filling().cells() - puzzle.givens()) session.placed.set(c, *puzzle.at(c));
  const Grid plain{puzzle.filling()};
  for (Cell c : puzzle.open_cells())
    for (Digit d : plain.candidates(c) - puzzle.candidates(c)) session.start.eliminate(c, d);
  return session;
}

Grid Session::board() const {
  Grid board = start;
  for (Cell c : placed.cells()) board.place(c, *placed.at(c));
  return board;
}

}  // namespace nonet::server
