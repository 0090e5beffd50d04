#include "generate/workshop.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "generate/fulfil.h"
#include "generate/pattern.h"
#include "generate/present.h"
#include "generate/published.h"

namespace nonet::generate {

namespace {

// Neighbouring numbers and neighbouring seeds give streams that have nothing in common.
SplitMix64 source_of(std::uint64_t seed, std::uint64_t attempt) {
  const std::uint64_t mixed = SplitMix64{seed}();
  return SplitMix64{SplitMix64{mixed + attempt}()};
}

// A stream beside that of the attempt itself.
SplitMix64 layout_source(std::uint64_t seed, std::uint64_t attempt) {
  return SplitMix64{source_of(seed, attempt)()};
}

// What the published way makes has the symmetry of its pairs, also where none is wished for.
Kept kept_by(const Order& order) {
  const bool in_pairs =
      order.method == Method::published && order.wish.symmetry == PatternSymmetry::none;
  return {in_pairs ? PatternSymmetry::rot180 : order.wish.symmetry, order.wish.pattern.has_value()};
}

bool stopped(const std::function<bool()>& stop) { return stop && stop(); }

}  // namespace

Workshop::Workshop(Order order) : order_{std::move(order)}, plan_{order_.wish}, open_{order_.wish} {
  // A dig that tried every single cell to the end has made sure of this, and it is dear to repeat.
  if (plan_.to_the_end && order_.wish.symmetry == PatternSymmetry::none && open_.minimal == true)
    open_.minimal.reset();
}

std::vector<Made> Workshop::attempt(std::uint64_t first, std::size_t size,
                                    const std::function<bool()>& stop) {
  const bool digs = order_.method == Method::own && !order_.wish.pattern;
  return digs ? dig(first, size, stop) : one_by_one(first, size, stop);
}

// Laid out so that the difficulty holds in both ways; then the rest of the wish is asked of the
// board as it lies. Without a wish for a difficulty it stays as it was made.
std::optional<Made> Workshop::delivered(const Made& made) const {
  Made board = made;
  if (order_.wish.difficulty != Range{}) {
    SplitMix64 source = layout_source(order_.seed, made.attempt);
    const auto layout =
        present({made.puzzle, made.solution}, order_.wish.difficulty, kept_by(order_), source);
    if (!layout) return std::nullopt;
    board = {layout->puzzle, layout->solution, made.attempt};
  }
  return fulfils(board.puzzle, board.solution, open_) ? std::optional{board} : std::nullopt;
}

// All digs side by side: every round counts the proposals of those that are not finished.
void Workshop::finish(std::vector<Dig>& digs, const std::function<bool()>& stop) {
  std::vector<Dig*> asking;
  std::vector<search::PuzzleText> proposals;
  std::vector<search::Tally> tallies;
  for (;;) {
    asking.clear();
    proposals.clear();
    for (Dig& one : digs) {
      if (!one.propose()) continue;
      asking.push_back(&one);
      proposals.push_back(one.puzzle().text());
    }
    if (asking.empty() || stopped(stop)) return;
    tallies.assign(proposals.size(), {});
    counter_.count(proposals, {.solutions = 2}, tallies);
    for (std::size_t i = 0; i < asking.size(); ++i) asking[i]->answer(tallies[i].solutions == 1);
  }
}

std::vector<Made> Workshop::dig(std::uint64_t first, std::size_t size,
                                const std::function<bool()>& stop) {
  std::vector<Dig> digs;
  digs.reserve(size);
  for (std::size_t i = 0; i < size; ++i)
    digs.emplace_back(plan_, source_of(order_.seed, first + i));
  finish(digs, stop);
  std::vector<Made> made;
  for (std::size_t i = 0; i < size && !stopped(stop); ++i)
    if (const auto one = delivered({digs[i].puzzle(), digs[i].solution(), first + i}))
      made.push_back(*one);
  return made;
}

std::vector<Made> Workshop::one_by_one(std::uint64_t first, std::size_t size,
                                       const std::function<bool()>& stop) {
  const Wish& wish = order_.wish;
  std::vector<Made> made;
  for (std::size_t i = 0; i < size && !stopped(stop); ++i) {
    SplitMix64 source = source_of(order_.seed, first + i);
    std::optional<Made> one;
    if (order_.method == Method::published) {
      const PublishedPuzzle found =
          published(wish.difficulty, order_.rounds, wish.grids, source, stop);
      one = {found.puzzle, found.solution, first + i};
    } else if (const auto found = fill_pattern(*wish.pattern, wish.grids, source, stop)) {
      one = {found->puzzle, found->solution, first + i};
    }
    if (stopped(stop)) break;  // an attempt that was cut short is none
    if (one) one = delivered(*one);
    if (one) made.push_back(*one);
  }
  return made;
}

}  // namespace nonet::generate
