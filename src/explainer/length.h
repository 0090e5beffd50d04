// What the length of a chain adds to its difficulty.
#pragma once

namespace nonet::explainer {

// 0.1 for each of the limits 4, 6, 8, 12, 16, 24, … that the complexity less 2 is beyond, summed
// one by one: the last bit of the sum counts.
constexpr double length_addition(int complexity) {
  double added = 0;
  bool by_half = true;
  for (int limit = 4; complexity - 2 > limit; by_half = !by_half) {
    added += 0.1;
    limit = by_half ? limit * 3 / 2 : limit * 4 / 3;
  }
  return added;
}

}  // namespace nonet::explainer
