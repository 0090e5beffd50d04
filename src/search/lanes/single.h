// One puzzle by itself: the rules of sweep.h with the lanes used the other way round. There a bit
// is one node out of many; here the bits are the nine digits, and the boxes lie side by side:
//
//   cells[p]   16 × 16 bits     p = 3·(row in box) + (column in box)
//
//     lane    0  1  2  3 |  4  5  6  7 |  8  9 10 11 | 12 … 15
//     box     0  1  2  – |  3  4  5  – |  6  7  8  – |  –          each lane: the nine candidates
//
// so that all boxes and all digits take part in every operation, and a sweep is some 250 of them.
// The neighbours in the band or stack are the same vector with its lanes turned. The vector type
// L::Boxes and its few special operations are the level's.
#pragma once

#include "search/lanes/kernel.h"

namespace nonet::search::lanes {

// `L` keeps the instances of the machines apart, see planes.h.
template <class L>
class SingleCounter {
 public:
  explicit SingleCounter(const SingleJob& job) : job_{job} {}
  SingleResult run();

 private:
  using V = typename L::Boxes;  // 16 × 16 bits
  static constexpr std::uint16_t kDigits = 0x1FF;
  static constexpr std::uint64_t kPollEvery = 1024;  // nodes

  struct Node {
    V cells[9];
  };
  enum class Verdict : std::uint8_t { dead, solved, stuck };

  [[gnu::always_inline]] static V all(std::uint16_t value) { return L::all_boxes(value); }
  // All ones where a is zero.
  [[gnu::always_inline]] static V is_zero(V a) { return L::is_zero(a); }
  [[gnu::always_inline]] static V without_lowest(V a) { return a & (a - all(1)); }
  [[gnu::always_inline]] static V exactly_one(V a, V b, V c) { return (a ^ b ^ c) & ~(a & b); }
  // In the lanes of boxes; the others hold anything.
  [[gnu::always_inline]] static bool any_in_boxes(V a) {
    std::uint64_t words[4];
    __builtin_memcpy(words, &a, sizeof words);
    return ((words[0] | words[1] | words[2]) & 0x0000FFFFFFFFFFFFU) != 0;
  }

  [[gnu::always_inline]] static std::uint16_t lane_of(const V& a, int lane) {
    std::uint16_t value;
    __builtin_memcpy(&value, reinterpret_cast<const char*>(&a) + 2 * lane, 2);
    return value;
  }
  [[gnu::always_inline]] static void set_lane(V& a, int lane, std::uint16_t value) {
    __builtin_memcpy(reinterpret_cast<char*>(&a) + 2 * lane, &value, 2);
  }

  // Rule 2 of sweep.h: own triads a, those of the two neighbours b and c.
  [[gnu::always_inline]] static void keep_permutations(V* a, const V* b, const V* c) {
    a[0] = a[0] & ((b[1] & c[2]) | (b[2] & c[1]));
    a[1] = a[1] & ((b[0] & c[2]) | (b[2] & c[0]));
    a[2] = a[2] & ((b[0] & c[1]) | (b[1] & c[0]));
  }

  static Verdict propagate(Node& node);
  static bool sweep(Node& node, V& newly_settled, V& home);
  void guess(Node& now, Node& later) const;
  void record(const Node& node);

  const SingleJob& job_;
  SingleResult result_;
  Node stack_[81];  // a guess settles a cell, so no more can be open at once
};

// One sweep; false when there is a contradiction. `newly_settled` gets all ones where a box has a
// cell that was not settled before and is now; `home` the digits that are at home.
template <class L>
[[gnu::always_inline]] inline bool SingleCounter<L>::sweep(Node& node, V& newly_settled, V& home) {
  V(&x)[9] = node.cells;
  V fixed[9];
  for (int p = 0; p < 9; ++p) fixed[p] = x[p] & is_zero(without_lowest(x[p]));
  V row[3];
  V column[3];
  V row_fixed[3];
  V column_fixed[3];
  for (int i = 0; i < 3; ++i) {
    row[i] = x[3 * i] | x[3 * i + 1] | x[3 * i + 2];
    row_fixed[i] = fixed[3 * i] | fixed[3 * i + 1] | fixed[3 * i + 2];
    column[i] = x[i] | x[i + 3] | x[i + 6];
    column_fixed[i] = fixed[i] | fixed[i + 3] | fixed[i + 6];
  }
  V next[3];
  V after[3];
  for (int i = 0; i < 3; ++i) {
    row[i] = row[i] & ~(row_fixed[(i + 1) % 3] | row_fixed[(i + 2) % 3]);
    column[i] = column[i] & ~(column_fixed[(i + 1) % 3] | column_fixed[(i + 2) % 3]);
  }
  for (int i = 0; i < 3; ++i) {
    next[i] = L::next_in_band(row[i]);
    after[i] = L::after_next_in_band(row[i]);
  }
  keep_permutations(row, next, after);
  for (int i = 0; i < 3; ++i) {
    next[i] = L::next_in_stack(column[i]);
    after[i] = L::after_next_in_stack(column[i]);
  }
  keep_permutations(column, next, after);
  // A digit without a place left in a box.
  V wrong = ~((row[0] | row[1] | row[2]) & (column[0] | column[1] | column[2])) & all(kDigits);
  home = exactly_one(row[0], row[1], row[2]) & exactly_one(column[0], column[1], column[2]);
  newly_settled = all(0);
  for (int p = 0; p < 9; ++p) {
    const V can = x[p] & row[p / 3] & column[p % 3];
    const V claimed = can & home;
    const V now = can & (home | is_zero(claimed));
    // No candidate, or two digits at home in one cell.
    wrong = wrong | is_zero(can) | without_lowest(claimed);
    newly_settled = newly_settled | (is_zero(without_lowest(now)) & is_zero(fixed[p]));
    x[p] = now;
  }
  return !any_in_boxes(wrong);
}

template <class L>
typename SingleCounter<L>::Verdict SingleCounter<L>::propagate(Node& node) {
  for (;;) {
    V newly_settled;
    V home;
    if (!sweep(node, newly_settled, home)) return Verdict::dead;
    if (!any_in_boxes(~home & all(kDigits))) return Verdict::solved;
    if (!any_in_boxes(newly_settled)) return Verdict::stuck;
  }
}

// The cell as choose.h has it. `now` gets its first candidate, `later` the others.
template <class L>
void SingleCounter<L>::guess(Node& now, Node& later) const {
  V open[9];  // 1 for an open cell
  V row[3] = {all(0), all(0), all(0)};
  V column[3] = {all(0), all(0), all(0)};
  for (int p = 0; p < 9; ++p) {
    open[p] = ~is_zero(without_lowest(now.cells[p])) & all(1);
    row[p / 3] = row[p / 3] + open[p];
    column[p % 3] = column[p % 3] + open[p];
  }
  const V box = row[0] + row[1] + row[2];
  V lines[2][3];
  for (int i = 0; i < 3; ++i) {
    lines[0][i] = L::next_in_band(row[i]) + L::after_next_in_band(row[i]);
    lines[1][i] = L::next_in_stack(column[i]) + L::after_next_in_stack(column[i]);
  }
  V best = all(0);
  for (int p = 0; p < 9; ++p) {
    const V beyond_one = without_lowest(now.cells[p]);
    const V beyond_two = without_lowest(beyond_one);
    const V two = is_zero(beyond_two), three = is_zero(without_lowest(beyond_two));
    const V others = box - row[p / 3] - column[p % 3] + open[p];
    const V score = lines[0][p / 3] + lines[1][p % 3] + others + others;
    // Two candidates before three before more; then the score; then any.
    const V key = (two & all(0x4000)) | (three & all(0x2000)) | (score << 4) |
                  all(static_cast<std::uint16_t>(8 - p));
    best = L::larger(best, key & ~is_zero(open[p]));
  }
  std::uint16_t keys[16];
  __builtin_memcpy(keys, &best, sizeof keys);
  int lane = 0;
  for (int l = 1; l < 11; ++l)
    if (l % 4 != 3 && keys[l] > keys[lane]) lane = l;
  const int p = 8 - (keys[lane] & 15);
  later = now;
  const std::uint16_t candidates = lane_of(now.cells[p], lane);
  const auto rest = static_cast<std::uint16_t>(candidates & (candidates - 1));
  set_lane(now.cells[p], lane, static_cast<std::uint16_t>(candidates ^ rest));
  set_lane(later.cells[p], lane, rest);
}

template <class L>
void SingleCounter<L>::record(const Node& node) {
  if (++result_.solutions > 1) return;
  for (int box = 0; box < 9; ++box)
    for (int p = 0; p < 9; ++p)
      result_.first[9 * box + p] = static_cast<std::uint8_t>(
          __builtin_ctz(lane_of(node.cells[p], box / 3 * 4 + box % 3)) + 1);
}

template <class L>
SingleResult SingleCounter<L>::run() {
  Node now{};
  for (int box = 0; box < 9; ++box)
    for (int p = 0; p < 9; ++p)
      set_lane(now.cells[p], box / 3 * 4 + box % 3, job_.cells[9 * box + p]);
  int height = 0;
  for (std::uint64_t nodes = 1;; ++nodes) {
    if (job_.stop != nullptr && nodes % kPollEvery == 0 && job_.stop(job_.stop_context)) {
      result_.stopped = true;
      return result_;
    }
    const Verdict verdict = propagate(now);
    if (verdict == Verdict::stuck) {
      ++result_.guesses;
      guess(now, stack_[height++]);
      continue;
    }
    if (verdict == Verdict::solved) record(now);
    if (height == 0 || result_.solutions >= job_.limit) return result_;
    now = stack_[--height];
  }
}

}  // namespace nonet::search::lanes
