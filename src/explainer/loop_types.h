// What a unique loop leads to, by the cells that keep it from being deadly.
#pragma once

#include <optional>
#include <vector>

#include "explainer/hint.h"
#include "explainer/state.h"

namespace nonet::explainer {

// Keeps the best of the hints added: smallest difficulty, then smallest type, then the first.
class LoopHints {
 public:
  explicit LoopHints(const State& state) : state_{state} {}

  // All hints of one loop; `pair` are its two digits.
  void add(const std::vector<int>& loop, unsigned pair);
  std::optional<Hint> best() const { return best_; }

 private:
  void type_1(int cell);
  void type_2(const std::vector<int>& rich);
  void type_3(int c1, int c2);
  void type_3_naked(int c1, int c2, Region r, int degree);
  void type_3_hidden(int c1, int c2, Region r, int degree);
  void type_4(int c1, int c2);
  void keep(double difficulty, int type, const CandidateBits& gone);

  const State& state_;
  unsigned pair_ = 0;
  unsigned extra_ = 0;  // digits of the cells with more than the pair, besides it
  double base_ = 0;
  std::optional<Hint> best_;
  int best_type_ = 0;
};

}  // namespace nonet::explainer
