// Nodes that wait for a lane, any lane. Where a machine can pack bytes by a mask, this costs less
// than keeping every node in its own lane (shelves.h).
//
//   row 0      node 0  1  2  3 …        a byte for each node: eight of its 729 candidates
//   …
//   row 91
//
// Eight planes become a byte for each lane; the bytes of the lanes to be kept are packed and put at
// the end of their row. On the way back they are spread to the lanes that are free. Rows 9c to 9c +
// 8 are the digits of the cells 8c to 8c + 7, the last two those of cell 80. `settled` is not kept:
// in a living node exactly the cells with one candidate are settled.
//
// Last in, first out.
#pragma once

#include <cstring>
#include <vector>

#include "search/lanes/choose.h"

namespace nonet::search::lanes {

template <class L>
class BytePool {
 public:
  using V = Plane<L>;

  std::size_t size() const { return puzzles_.size(); }
  void clear() { puzzles_.clear(); }

  // Copies the nodes of these lanes.
  [[gnu::noinline]] void push(const Nodes<L>& from, V lanes, const std::size_t* puzzle_of_lane) {
    const Moved moved = add(lanes, puzzle_of_lane);
    for (int c = 0; c < kChunks; ++c)
      for (int d = 0; d < 9; ++d) {
        V octet[8];
        for (int i = 0; i < 8; ++i) octet[i] = from.can[d][8 * c + i];
        put(9 * c + d, moved, octet);
      }
    V last[16] = {};
    for (int d = 0; d < 9; ++d) last[d] = from.can[d][80];
    put_last(moved, last);
  }

  // Guesses: the chosen cell takes its first candidate here, and loses it in the pool.
  [[gnu::noinline]] void push_other_sides(Nodes<L>& now, const Choice<L>& choice, V lanes,
                                          const std::size_t* puzzle_of_lane) {
    const Moved moved = add(lanes, puzzle_of_lane);
    for (int c = 0; c < kChunks; ++c) {
      V chosen[8];
      V seen[8] = {};
      for (int i = 0; i < 8; ++i) {
        chosen[i] = choice.cell[8 * c + i] & lanes;
        now.settled[8 * c + i] |= chosen[i];
      }
      for (int d = 0; d < 9; ++d) {
        V octet[8];
        for (int i = 0; i < 8; ++i) octet[i] = split<L>(now.can[d][8 * c + i], chosen[i], seen[i]);
        put(9 * c + d, moved, octet);
      }
    }
    const V chosen = choice.cell[80] & lanes;
    V seen = none<V>();
    V last[16] = {};
    now.settled[80] |= chosen;
    for (int d = 0; d < 9; ++d) last[d] = split<L>(now.can[d][80], chosen, seen);
    put_last(moved, last);
  }

  // Moves the newest nodes into these lanes, as far as there are any. Returns the lanes that got
  // one.
  [[gnu::noinline]] V pop(Nodes<L>& into, V lanes, std::size_t* puzzle_of_lane) {
    V taken = none<V>();
    const Moved moved = take(lanes, puzzle_of_lane, taken);
    for (int c = 0; c < kChunks; ++c) {
      OneOf<L> candidates[8];
      for (int d = 0; d < 9; ++d) {
        V octet[8];
        get(9 * c + d, moved, octet);
        for (int i = 0; i < 8; ++i) merge(into.can[d][8 * c + i], octet[i], taken, candidates[i]);
      }
      for (int i = 0; i < 8; ++i) settle(into.settled[8 * c + i], taken, candidates[i]);
    }
    V last[16];
    get_last(moved, last);
    OneOf<L> candidates;
    for (int d = 0; d < 9; ++d) merge(into.can[d][80], last[d], taken, candidates);
    settle(into.settled[80], taken, candidates);
    return taken;
  }

  // Drops nodes of puzzles that are not wanted any more, until the newest `most` are all wanted.
  // Returns how many of the oldest nodes were not looked at.
  template <class Wanted>
  [[gnu::noinline]] std::size_t sift(std::size_t most, Wanted wanted) {
    std::size_t first = size();
    bool gaps = false;
    for (std::size_t found = 0; first > 0 && found < most;) {
      const bool good = wanted(puzzles_[--first].number);
      found += good ? 1 : 0;
      gaps |= !good;
    }
    if (!gaps) return first;
    std::size_t kept = first;
    for (std::size_t from = first; from < size(); from += kBytes) {
      const std::size_t end = from + kBytes < size() ? from + kBytes : size();
      std::uint64_t mask = 0;
      std::size_t good = 0;
      for (std::size_t n = from; n < end; ++n)
        if (wanted(puzzles_[n].number)) {
          mask |= std::uint64_t{1} << (n - from);
          puzzles_[kept + good++] = puzzles_[n];
        }
      for (int r = 0; r < kRows; ++r) {
        V bytes;
        std::memcpy(&bytes, row(r) + from, kBytes);
        L::store_packed(row(r) + kept, mask, bytes);
      }
      kept += good;
    }
    puzzles_.resize(kept);
    return first;
  }

 private:
  static constexpr int kChunks = 10;
  static constexpr int kRows = 9 * kChunks + 2;
  static constexpr std::size_t kBytes = sizeof(V);  // of a vector

  // Elements are of types of the level, so that no function of std::vector is shared with others.
  enum class Byte : std::uint8_t {};
  struct Puzzle {
    std::size_t number;
  };

  // Which bytes of the eight vectors of a row move, and where they are in it.
  struct Moved {
    std::uint64_t mask[8];
    std::size_t at[8];
  };

  // Room for the nodes of these lanes at the end of all rows.
  Moved add(V lanes, const std::size_t* puzzle_of_lane) {
    Moved moved;
    L::byte_masks(lanes, moved.mask);
    std::size_t next = size();
    puzzles_.resize(next + static_cast<std::size_t>(lanes::size<L>(lanes)));
    for (int j = 0; j < 8; ++j) {
      moved.at[j] = next;
      for (std::uint64_t rest = moved.mask[j]; rest != 0; rest &= rest - 1)
        puzzles_[next++].number = puzzle_of_lane[L::lane_of_byte(j, __builtin_ctzll(rest))];
    }
    // Vectors are written and read whole: a row is longer by one.
    if (size() + kBytes > capacity_) grow();
    return moved;
  }
  void grow() {
    const std::size_t capacity = 2 * (size() + kBytes);
    std::vector<Byte> rows(kRows * capacity);
    for (std::size_t r = 0; r < kRows && capacity_ > 0; ++r)
      std::memcpy(&rows[r * capacity], &rows_[r * capacity_], capacity_);
    rows_.swap(rows);
    capacity_ = capacity;
  }

  // The newest nodes for as many of these lanes as there are; they are no longer here then.
  Moved take(V lanes, std::size_t* puzzle_of_lane, V& taken) {
    const auto wanted = static_cast<std::size_t>(lanes::size<L>(lanes));
    taken = size() < wanted ? at_most<L>(static_cast<int>(size()), lanes) : lanes;
    const std::size_t first = size() < wanted ? 0 : size() - wanted;
    std::size_t next = first;
    Moved moved;
    L::byte_masks(taken, moved.mask);
    for (int j = 0; j < 8; ++j) {
      moved.at[j] = next;
      for (std::uint64_t rest = moved.mask[j]; rest != 0; rest &= rest - 1)
        puzzle_of_lane[L::lane_of_byte(j, __builtin_ctzll(rest))] = puzzles_[next++].number;
    }
    puzzles_.resize(first);
    return moved;
  }

  std::uint8_t* row(int r) {
    return reinterpret_cast<std::uint8_t*>(rows_.data()) + static_cast<std::size_t>(r) * capacity_;
  }

  [[gnu::always_inline]] void put(int r, const Moved& moved, V (&octet)[8]) {
    L::planes_to_bytes(octet);
    std::uint8_t* to = row(r);
    for (int j = 0; j < 8; ++j) L::store_packed(to + moved.at[j], moved.mask[j], octet[j]);
  }
  [[gnu::always_inline]] void get(int r, const Moved& moved, V (&octet)[8]) {
    const std::uint8_t* from = row(r);
    for (int j = 0; j < 8; ++j) octet[j] = L::load_spread(from + moved.at[j], moved.mask[j]);
    L::bytes_to_planes(octet);
  }
  void put_last(const Moved& moved, const V (&planes)[16]) {
    for (int r = 0; r < 2; ++r) {
      V octet[8];
      for (int i = 0; i < 8; ++i) octet[i] = planes[8 * r + i];
      put(9 * kChunks + r, moved, octet);
    }
  }
  void get_last(const Moved& moved, V (&planes)[16]) {
    for (int r = 0; r < 2; ++r) {
      V octet[8];
      get(9 * kChunks + r, moved, octet);
      for (int i = 0; i < 8; ++i) planes[8 * r + i] = octet[i];
    }
  }

  // The node that came back.
  [[gnu::always_inline]] static void merge(V& can, V popped, V taken, OneOf<L>& candidates) {
    can = choose_bits<L>(taken, popped, can);
    candidates.add(can);
  }
  [[gnu::always_inline]] static void settle(V& settled, V taken, const OneOf<L>& candidates) {
    settled = choose_bits<L>(taken, candidates.only(), settled);
  }

  std::vector<Byte> rows_;
  std::size_t capacity_ = 0;  // of a row
  std::vector<Puzzle> puzzles_;
};

}  // namespace nonet::search::lanes
