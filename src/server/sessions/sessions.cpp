#include "server/sessions/sessions.h"

#include <utility>

#include "server/sessions/solving.h"

namespace nonet::server {

service::Engine LastSolve::teller() const {
  return service::tells_its_story(engine) ? engine : service::Engine::cdcl;
}

service::Run LastSolve::run(trace::Trace trace) const {
  return {engine, teller(), verdict, solution, std::move(trace)};
}

service::Run LastSolve::tell(const std::function<bool()>& stop) const {
  service::SolveOptions options;
  options.engine = teller();
  options.decide = teller() == engine ? decide : service::Decide::mrv;  // easiest to follow
  options.work = work;
  options.trace_cap = kTraceCap;
  options.stop = stop;
  const auto profile = service::chosen_profile(techniques);
  if (!profile) return run({});  // no such choice is kept
  options.profile = &*profile;
  options.group = techniques.group;
  return run(service::solve(board, options).trace.value_or(trace::Trace{}));
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

void Session::move(Cell cell, std::optional<Digit> digit) {
  if (digit)
    placed.set(cell, *digit);
  else
    placed.clear(cell);
  solve.reset();
}

}  // namespace nonet::server
