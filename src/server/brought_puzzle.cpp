#include "server/brought_puzzle.h"

#include <utility>

#include <fmt/format.h>

#include "formats/format.h"
#include "server/message/problem.h"
#include "server/message/store_problem.h"
#include "service/solve.h"
#include "store/puzzles/recognise.h"

namespace nonet::server {

namespace {

// Its moves and its drawing would be those of another board.
Response known_in_another_dress(const std::string& id) {
  return problem(
      Status::conflict,
      service::RequestError{"known-in-another-dress",
                            fmt::format("This puzzle is stored as {}, but turned, mirrored or with "
                                        "its digits exchanged.",
                                        id),
                            "puzzle"});
}

}  // namespace

Response out_of_time() {
  return problem(
      Status::unavailable,
      service::RequestError{"undecided", "There was not enough time to count the solutions."});
}

tl::expected<store::StoredPuzzle, Response> brought_puzzle(store::Database& database,
                                                           const Filling& puzzle,
                                                           const std::function<bool()>& stop) {
  auto known = need(store::recognise(database, puzzle));
  if (!known) {
    const auto solution = service::only_solution(Grid{puzzle}, stop);
    if (!solution && stop()) return tl::unexpected{out_of_time()};
    if (!solution)
      return tl::unexpected{refusal(
          {"not-one-solution", "only a puzzle with exactly one solution will do", "puzzle", {}})};
    const store::StoredPuzzle own = store::own_puzzle(puzzle, *solution);
    need(store::add_puzzles(database, {&own, 1}, store::now()));
    known = need(store::recognise(database, puzzle));  // somebody else may have been quicker
  }
  if (known->stored.puzzle != formats::write_line(puzzle))
    return tl::unexpected{known_in_another_dress(known->stored.id)};
  return std::move(known->stored);
}

}  // namespace nonet::server
