#include "play/stored/brought_puzzle.h"

#include <optional>
#include <utility>

#include <fmt/format.h>

#include "formats/format.h"
#include "service/solve.h"
#include "store/puzzles/recognise.h"

namespace nonet::play {

namespace {

// Stores a puzzle that nobody has brought before.
Result<void> store_own(store::Database& database, const Filling& puzzle,
                       const std::function<bool()>& stop) {
  const auto solution = service::only_solution(Grid{puzzle}, stop);
  if (!solution && stop()) return tl::unexpected{Error{Refusal::out_of_time}};
  if (!solution) return tl::unexpected{Error{Refusal::not_one_solution}};
  const store::StoredPuzzle own = store::own_puzzle(puzzle, *solution);
  const auto added = store::add_puzzles(database, {&own, 1}, store::now());
  if (!added) return tl::unexpected{of_store(added.error())};
  return {};
}

}  // namespace

Result<store::StoredPuzzle> brought_puzzle(store::Database& database, const Filling& puzzle,
                                           const std::function<bool()>& stop) {
  auto known = store::recognise(database, puzzle);
  if (known && !*known) {
    if (auto stored = store_own(database, puzzle, stop); !stored)
      return tl::unexpected{std::move(stored.error())};
    known = store::recognise(database, puzzle);  // somebody else may have been quicker
  }
  if (!known) return tl::unexpected{of_store(std::move(known.error()))};
  store::StoredPuzzle& stored = (*known)->stored;
  if (stored.puzzle != formats::write_line(puzzle))  // its moves would be those of another board
    return tl::unexpected{
        Error{Refusal::other_dress,
              fmt::format("This puzzle is stored as {}, but turned, mirrored or with its digits "
                          "exchanged.",
                          stored.id)}};
  return std::move(stored);
}

}  // namespace nonet::play
