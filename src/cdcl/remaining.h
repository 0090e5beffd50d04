// How many members of each group are not yet false, and, when only one is left, which.
//
// One word per group:   | count (16 bits) | exclusive-or of the numbers left (16 bits) |
// Taking a member away subtracts one from the count and xors its number out, so with one member
// left the low half *is* that member. Two instructions each way and no list to walk: this replaces
// the watched "at least one" clauses, and the count of a cell's group is what MRV asks for.
#pragma once

#include <cstdint>
#include <vector>

#include "cdcl/encoding.h"
#include "cdcl/types.h"

namespace nonet::cdcl {

class Remaining {
 public:
  explicit Remaining(const Encoding& encoding) : words_(encoding.groups()) {
    for (std::size_t g = 0; g < words_.size(); ++g)
      for (Var v : encoding.members(group_at(g))) give_back(group_at(g), v);
  }

  // Returns how many are left.
  std::uint32_t take(Group g, Var v) {
    std::uint32_t& word = words_[slot(g)];
    word = (word - kOne) ^ static_cast<std::uint32_t>(v);
    return word >> kCountShift;
  }
  void give_back(Group g, Var v) {
    std::uint32_t& word = words_[slot(g)];
    word = (word + kOne) ^ static_cast<std::uint32_t>(v);
  }
  std::uint32_t count(Group g) const { return words_[slot(g)] >> kCountShift; }
  // Only when the count is one.
  Var last(Group g) const { return static_cast<Var>(words_[slot(g)] & (kOne - 1)); }

 private:
  static constexpr std::uint32_t kCountShift = 16;
  static constexpr std::uint32_t kOne = 1U << kCountShift;

  std::vector<std::uint32_t> words_;
};

}  // namespace nonet::cdcl
