#include "service/rated_puzzles.h"

#include <utility>

#include "service/practice.h"

namespace nonet::service {

std::optional<RatedPuzzle> rated(const generate::Made& made, const generate::Order& order,
                                 const std::function<bool()>& stop) {
  const generate::TechniqueWish& wish = order.wish.techniques;
  auto card =
      rate::card(made.puzzle, {.profile = wish.profile, .solution = made.solution, .stop = stop});
  if (!card) return std::nullopt;
  RatedPuzzle puzzle{made, std::nullopt, *std::move(card)};
  if (!wish.use.empty())
    puzzle.practice = practice_line(made.puzzle, wish.use.front(), wish.allowed());
  return puzzle;
}

Generated generate_rated(const GenerateRequest& request, const std::function<bool()>& stop,
                         const RatedSink& sink) {
  KnownPuzzles known;
  return generate({.order = request.order,
                   .count = request.count,
                   .budget = request.budget,
                   .stop = stop,
                   .progress = sink.progress},
                  known, [&](const generate::Made& made) {
                    auto puzzle = rated(made, request.order, stop);
                    return puzzle && sink.take(*std::move(puzzle));
                  });
}

}  // namespace nonet::service
