// All stored clauses (learned ones, and those that block a found solution) one behind another in
// one array: a clause is where propagation will look for it next, and compaction is one pass.
//
//   word   0      1       2        3 …
//        size   flags   number   literals (the first two are watched)
//   flags: bit 0 learned, bit 1 garbage, bits 2–3 recently used, bit 4 of others, bits 5… glue
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "cdcl/types.h"

namespace nonet::cdcl {

class ClauseArena {
 public:
  // Glue: the number of decision levels in the clause, less one (Audemard and Simon, "Predicting
  // learnt clauses quality in modern SAT solvers", IJCAI 2009).
  ClauseRef add(std::span<const Lit> literals, bool learned, std::uint32_t glue,
                std::uint32_t number) {
    const auto ref = static_cast<ClauseRef>(words_.size());
    words_.push_back(static_cast<std::uint32_t>(literals.size()));
    words_.push_back((glue << kGlueShift) | (learned ? kLearned : 0U));
    words_.push_back(number);
    for (Lit l : literals) words_.push_back(l.code());
    return ref;
  }

  std::uint32_t size(ClauseRef c) const { return word(c, 0); }
  std::uint32_t number(ClauseRef c) const { return word(c, 2); }
  bool learned(ClauseRef c) const { return (word(c, 1) & kLearned) != 0; }
  // Excludes a solution, or was learned with the help of a clause that does: it need not hold in
  // the solutions found before.
  bool of_others(ClauseRef c) const { return (word(c, 1) & (kLearned | kOfOthers)) != kLearned; }
  bool garbage(ClauseRef c) const { return (word(c, 1) & kGarbage) != 0; }
  std::uint32_t used(ClauseRef c) const { return (word(c, 1) & kUsed) >> kUsedShift; }
  std::uint32_t glue(ClauseRef c) const { return word(c, 1) >> kGlueShift; }

  void mark_of_others(ClauseRef c) { word(c, 1) |= kOfOthers; }
  void mark_garbage(ClauseRef c) { word(c, 1) |= kGarbage; }
  void set_used(ClauseRef c, std::uint32_t used) {
    word(c, 1) = (word(c, 1) & ~kUsed) | (used << kUsedShift);
  }
  void set_glue(ClauseRef c, std::uint32_t glue) {
    word(c, 1) = (word(c, 1) & ~(~0U << kGlueShift)) | (glue << kGlueShift);
  }

  // Literals are read and written by position; a pointer stays valid until the next `add`.
  Lit literal(ClauseRef c, std::uint32_t i) const { return Lit::from_code(word(c, kHeader + i)); }
  void set_literal(ClauseRef c, std::uint32_t i, Lit l) { word(c, kHeader + i) = l.code(); }
  std::uint32_t* codes(ClauseRef c) { return &words_[static_cast<std::size_t>(c) + kHeader]; }
  const std::uint32_t* codes(ClauseRef c) const {
    return &words_[static_cast<std::size_t>(c) + kHeader];
  }

  std::vector<Lit> copy(ClauseRef c) const {
    std::vector<Lit> literals;
    literals.reserve(size(c));
    for (std::uint32_t i = 0; i < size(c); ++i) literals.push_back(literal(c, i));
    return literals;
  }

  // Cuts a clause to its first `size` literals; the gap is closed by `compact`.
  void shrink(ClauseRef c, std::uint32_t size) {
    for (std::uint32_t i = size; i < word(c, 0); ++i) word(c, kHeader + i) = kHole;
    word(c, 0) = size;
  }

  template <class Visit>  // visit(ClauseRef), garbage included
  void for_each(Visit visit) const {
    for (std::size_t at = 0; at < words_.size();) {
      const auto ref = static_cast<ClauseRef>(at);
      visit(ref);
      at = after(at);
    }
  }

  // Squeezes garbage and holes out. moved(from, to) is told every clause that stays.
  template <class Moved>
  void compact(Moved moved) {
    std::size_t to = 0;
    for (std::size_t from = 0; from < words_.size();) {
      const auto old_ref = static_cast<ClauseRef>(from);
      const std::size_t next = after(from);
      if (!garbage(old_ref)) {
        const std::size_t length = kHeader + size(old_ref);
        std::copy_n(words_.begin() + static_cast<std::ptrdiff_t>(from), length,
                    words_.begin() + static_cast<std::ptrdiff_t>(to));
        moved(old_ref, static_cast<ClauseRef>(to));
        to += length;
      }
      from = next;
    }
    words_.resize(to);
  }

 private:
  static constexpr std::uint32_t kHeader = 3;
  static constexpr std::uint32_t kLearned = 1;
  static constexpr std::uint32_t kGarbage = 2;
  static constexpr std::uint32_t kUsedShift = 2;
  static constexpr std::uint32_t kUsed = 3U << kUsedShift;
  static constexpr std::uint32_t kOfOthers = 16;
  static constexpr std::uint32_t kGlueShift = 5;
  static constexpr std::uint32_t kHole = ~std::uint32_t{0};  // no size and no literal is this

  std::uint32_t& word(ClauseRef c, std::uint32_t i) {
    return words_[static_cast<std::size_t>(c) + i];
  }
  std::uint32_t word(ClauseRef c, std::uint32_t i) const {
    return words_[static_cast<std::size_t>(c) + i];
  }
  std::size_t after(std::size_t at) const {
    at += kHeader + words_[at];
    while (at < words_.size() && words_[at] == kHole) ++at;
    return at;
  }

  std::vector<std::uint32_t> words_;
};

}  // namespace nonet::cdcl
