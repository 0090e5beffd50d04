// What follows from every candidate on a board that does not change, all at once: a row of bits for
// each literal, a lane for each candidate that is assumed to be on. A filter in front of forcing
// chains and static multiple chains, most of whose searches find nothing.
//
// The links of such a board go both ways: if a on leads to b off, b on leads to a off. So with
//   X = the candidates that, on, lead to themselves off
// - a forcing chain from x on exists only if x is in X; one from x off that does anything only if
//   all other candidates y of its cell are in X (y on, x off, x on, y off);
// - a cycle through p that removes x has x in X, and x on leads to p on and to p off: x sees an on
// of
//   the cycle, which is off then and leads backwards to p off, and an off of it, which leads on to
//   p on; so x on leads to an on that it sees;
// - if X is empty, nothing contradicts itself, and a cell or region whose places all lead to a
//   common effect leads to a common "off": AND of the places' off rows, since z on leads to m off
//   exactly if m on leads to z off.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "explainer/candidate_bits.h"
#include "explainer/cycles.h"
#include "explainer/links.h"
#include "explainer/scan_filter.h"

namespace nonet::explainer {

class Reach {
 public:
  void compute(const State& state, LinkKinds kinds = {});
  // X alone, where nothing refutes itself on `base` and `now` came of it by removing. A chain from
  // x to its negation uses a strong link that is new: a off, b on. So x on leads to a off, and,
  // since b on leads to x off, to b off; and if it leads to both, x is in X. So two lanes for each
  // new link are enough: x is in X if both of some link lead to x off.
  void compute_new(const State& base, const State& now);

  const CandidateBits& self_refuting() const { return self_refuting_; }  // X
  bool refutes_nothing() const { return self_refuting_.empty(); }
  LineSources line_sources(const State& state) const;

  // Only where nothing refutes itself. What goes off whichever of the candidates is on.
  bool share(std::span<const int> candidates) const;
  void add_shared(std::span<const int> candidates, CandidateBits& gone) const;

 private:
  using Word = std::uint64_t;

  void number(const State& state, LinkKinds kinds);
  void begin_rows(std::size_t words);
  void sweep_all();
  void add_group(std::span<const int> slots, bool strong, Region region);
  template <std::size_t kWords>
  void sweep();
  template <std::size_t kWords>
  void sweep_group(std::size_t group);
  Word* row(std::vector<Word>& rows, int slot) const {
    return rows.data() + detail::at(slot) * words_;
  }
  const Word* row(const std::vector<Word>& rows, int slot) const {
    return rows.data() + detail::at(slot) * words_;
  }
  void mark(int slot, bool pairs_only);

  int count_ = 0;          // candidates there are
  std::size_t words_ = 0;  // of a row
  std::array<std::int16_t, kCandidates> slot_{};
  std::array<std::int16_t, kCandidates> candidate_{};
  std::vector<Word> on_;
  std::vector<Word> off_;
  // Cells and places of a digit in a region, of two and more.
  struct Group {
    std::uint16_t first;  // in members_
    std::uint16_t size;
    bool strong;  // a pair of which one is on
    bool waiting;
    bool fresh;     // strong, and was not on the base board
    Region region;  // of places of a digit
  };
  std::vector<Group> groups_;
  std::vector<std::int16_t> members_;
  std::array<std::array<std::int16_t, 4>, kCandidates> groups_of_{};
  std::array<std::uint8_t, kCandidates> group_count_{};
  bool more_ = false;  // a group that the sweep is past waits again
  CandidateBits self_refuting_;
};

// The sources that are worth a search, by this filter or without it. What is said above holds for
// the links of each mode by itself, and where all links together refute nothing, none of them do.
LineSourcesByMode line_sources(const State& state, Effort effort, Reach& reach);

}  // namespace nonet::explainer
