// Puzzles that were generated, and orders for them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "rate/level.h"
#include "service/generate.h"
#include "support/fillings.h"

namespace nonet::testing {

struct Generation {
  service::Generated done;
  std::vector<std::string> lines;  // attempt and puzzle
  std::vector<Filling> puzzles;
};

// All that `run` hands over.
inline Generation all_of(const std::function<service::Generated(const service::TakeMade&)>& run) {
  Generation all{};
  all.done = run([&](const generate::Made& made) {
    all.lines.push_back(std::to_string(made.attempt) + " " + text_of(made.puzzle));
    all.puzzles.push_back(made.puzzle);
    return true;
  });
  return all;
}

inline generate::Order order_of(rate::Level level, std::uint64_t seed) {
  generate::Order order;
  order.wish.difficulty = rate::row_of(level).made;
  order.seed = seed;
  return order;
}

// One attempt in dozens comes true.
inline generate::Order rare() {
  generate::Order order;
  order.wish.givens = {22, 22};
  order.seed = 3;
  return order;
}

// Nothing known to be impossible, but nobody has ever seen one.
inline generate::Order hopeless() {
  generate::Order order;
  order.wish.givens = {17, 17};
  order.wish.symmetry = PatternSymmetry::full;
  return order;
}

inline bool same(const service::GenerateProgress& a, const service::GenerateProgress& b) {
  return a.made == b.made && a.attempts == b.attempts && a.repeated == b.repeated;
}

}  // namespace nonet::testing
