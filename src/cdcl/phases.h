// Which digit to try in a cell. A Sudoku variable is true for one digit of its cell and false for
// the others, so instead of a sign per variable we keep a digit per cell:
//
//   saved   the digit the cell held last (Pipatsrisawat and Darwiche, SAT 2007)
//   target  the digits of the longest conflict-free trail since the last rephasing
//   best    the same since `best` was last used: what rephasing returns to
//           (both: Biere and Fleury, "Chasing target phases", POS 2020)
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "board/random.h"
#include "cdcl/encoding.h"
#include "cdcl/types.h"

namespace nonet::cdcl {

class Phases {
 public:
  Phases(const Encoding& encoding, std::uint64_t seed);

  void save(Group cell, Var v) { saved_[slot(cell)] = v; }
  std::optional<Var> saved(Group cell) const { return wrap(saved_[slot(cell)]); }
  std::optional<Var> target(Group cell) const { return wrap(target_[slot(cell)]); }

  // The literals that stood before a conflict arose (or all, if none did).
  void reached(const Encoding& encoding, std::span<const Lit> conflict_free);

  // From time to time the saved digits are replaced, so that the search leaves a region where
  // it has found nothing.
  bool rephase_due(std::uint64_t conflicts) const { return conflicts >= next_rephase_; }
  void rephase(const Encoding& encoding, std::uint64_t conflicts);

 private:
  static constexpr Var kNone = static_cast<Var>(0xFFFF);
  static std::optional<Var> wrap(Var v) { return v == kNone ? std::nullopt : std::optional{v}; }
  void randomise(const Encoding& encoding);

  std::vector<Var> saved_;  // by the group of the cell
  std::vector<Var> target_;
  std::vector<Var> best_;
  std::size_t target_size_ = 0;
  std::size_t best_size_ = 0;
  std::uint64_t rephased_ = 0;
  std::uint64_t next_rephase_;
  SplitMix64 random_;
};

}  // namespace nonet::cdcl
