// One step on this scale: what it does, what it is called and what it costs.
#pragma once

#include <cstdint>
#include <optional>

#include "explainer/candidate_bits.h"

namespace nonet::explainer {

// In the order of the scale's list; the words are in technique_words.h.
enum class Technique : std::uint8_t {
  hidden_single,
  direct_pointing,
  direct_claiming,
  direct_hidden_pair,
  naked_single,
  direct_hidden_triplet,
  pointing,
  claiming,
  naked_pair,
  x_wing,
  hidden_pair,
  naked_triplet,
  swordfish,
  hidden_triplet,
  xy_wing,
  xyz_wing,
  unique_loop,
  naked_quad,
  jellyfish,
  hidden_quad,
  bivalue_universal_grave,
  aligned_pair_exclusion,
  forcing_chain_or_cycle,
  aligned_triplet_exclusion,
  nishio_forcing_chain,
  multiple_forcing_chain,
  dynamic_forcing_chain,
  dynamic_forcing_chain_plus,
  nested_forcing_chain,
};

// Difficulties are doubles and are built by the additions that the scale names: some sums that are
// equal in tenths differ in the last bit, and decide which of two hints is taken.
struct Hint {
  Technique technique{};
  double difficulty = 0;
  int complexity = 0;              // nodes of a chain with all that it rests on; otherwise 0
  std::optional<int> placement{};  // a candidate
  CandidateBits eliminations{};    // of a placement: nothing
};

inline Hint placing(Technique technique, double difficulty, int cell, int digit) {
  return {technique, difficulty, 0, candidate(cell, digit), {}};
}

}  // namespace nonet::explainer
