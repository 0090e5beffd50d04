// How far chains of almost locked sets can lead, for all of them at once, and so which of them are
// worth looking for: as a rule none.
//
//   a candidate is supposed    →  the sets that see it lose its digit
//   a set that has lost one    →  it holds all its other digits
//   a set that holds a common  →  the sets that share it lose it
//
// Where a set comes to lose two digits, the candidate is refuted, and there is a chain.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "logic/als/als.h"
#include "logic/common/bit_rows.h"
#include "logic/search_memo.h"

namespace nonet::logic {

// A set and one of its digits: "has lost it" or "holds it".
struct AlsCommon {
  std::uint16_t set = 0;
  Digit digit{};
};

// Longer chains nobody looks for; all known cases have one as short.
inline constexpr std::size_t kMostAlsLinks = 6;

class AlsReach {
 public:
  explicit AlsReach(const AlsGraph& graph);

  // By set: what it may hold as the first of a chain of at most so many links that has an effect.
  // No other chain has one; and these may fail, as ways that meet a set twice are among them.
  const std::vector<Digits>& worthy(std::size_t links);
  bool any_worthy(std::size_t links);
  // Whether by the links so far a candidate makes some set lose two digits. Two sets with two
  // commons have an effect beyond these only then.
  bool may_lose_two() const;

 private:
  void extend();
  void hold_others();
  void lose_linked();
  bool refutes(std::size_t set, std::size_t node) const;

  // A node that is linked to others, and a set that it is of: only such pass anything on.
  struct Joint {
    std::uint16_t set = 0;
    std::uint16_t node = 0;
  };

  const AlsGraph& graph_;
  std::vector<Joint> joints_;
  std::vector<std::uint16_t> linked_nodes_;
  // By node, the candidates …
  BitRows sees_;   // … that it sees
  BitRows holds_;  // … that make a set of the node hold it
  BitRows loses_;  // … that make its sets lose it, by the links so far
  // What has not grown with the last link need not be joined again.
  std::vector<std::uint8_t> holds_grown_;
  std::vector<std::uint8_t> loses_grown_;
  std::vector<std::vector<Digits>> worthy_;  // by links, as far as has been asked
};

// What the finders on almost locked sets ask of a grid; the memo has that of the last grid.
struct AlsTables {
  explicit AlsTables(const Grid& grid) : sets{grid}, graph{sets}, reach{graph} {}
  AlsTables(const AlsTables&) = delete;
  AlsTables& operator=(const AlsTables&) = delete;

  AlmostLockedSets sets;
  AlsGraph graph;
  AlsReach reach;
};
std::shared_ptr<AlsTables> als_tables(const Grid& grid, SearchMemo& memo);

}  // namespace nonet::logic
