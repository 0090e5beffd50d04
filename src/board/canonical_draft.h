// Inner part of canonical.cpp: what a partly built isomorph has decided about columns and labels.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace nonet::canonical_detail {

using Line = std::array<std::uint8_t, 9>;  // a row of the source by column; 0 = empty, else digit
using Label = unsigned;                    // 0 = empty cell, 1..9 = digit of the canonical form
inline constexpr Label kNew = 15;          // a digit without a label yet; sorts after every label

// Columns are decided no earlier than a row tells them apart, labels no earlier than a row needs
// them. Until then they are tied:
//
//   position   0 1 2 | 3 4 5 | 6 7 8
//   starts     x . . | x . . | x x .     columns at 0..2 are one class, at 7..8 another
//   untouched  ^^^^^   ^^^^^             stacks 0..1: no row so far has a digit there
//
// A class is a run of positions (never across stacks) whose columns agree in all rows so far: which
// of them stands where is open. The untouched stacks are open among each other too; they stand
// leftmost because empty cells sort first.
//
// Labels run in order of first appearance: by row, then by position. Where tied columns bring new
// digits together, a digit's label is tied to the place of the column that introduced it. Such a
// digit is lazy while that column's class has several members, and its label is kept as the least
// that it can become. The labels of the digits that one class brought in one row form a range of
// their own, so that every digit outside it compares with them before they are decided.
class Draft {
 public:
  unsigned column_at(unsigned p) const { return column_[p]; }
  unsigned position_of(unsigned column) const { return position_[column]; }
  Label label_at(const Line& line, unsigned p) const { return label_[line[column_[p]]]; }
  bool lazy(unsigned digit) const { return (all_lazy() >> digit & 1U) != 0; }
  bool any_lazy() const { return lazy_by_stack_ != 0; }
  unsigned untouched_stacks() const { return untouched_; }
  void set_untouched_stacks(unsigned count) { untouched_ = count; }
  Label next_label() const { return next_label_; }

  // One past the last position of the class that begins at p.
  unsigned class_end(unsigned p) const {
    return p + 1 + static_cast<unsigned>(std::countr_zero(starts_ >> (p + 1)));
  }
  // Bit i: a class starts at position i of the stack.
  unsigned starts_in_stack(unsigned stack) const { return starts_ >> (3 * stack) & 7U; }
  // Every column has its place, and so no digit is lazy: later rows only bring new labels.
  bool columns_decided() const { return starts_ == kAllStarts; }

  // Within a class, or as part of an exchange of untouched stacks.
  void swap_columns(unsigned p, unsigned q) {
    std::swap(position_[column_[p]], position_[column_[q]]);
    std::swap(column_[p], column_[q]);
  }
  // Only for untouched stacks: nothing else depends on where they stand.
  void swap_stacks(unsigned s, unsigned t) {
    if (s == t) return;
    for (unsigned i = 0; i < 3; ++i) swap_columns(3 * s + i, 3 * t + i);
  }

  // The class around p is cut before p.
  void split_before(unsigned p) {
    const unsigned first = class_start(p - 1);
    const unsigned end = class_end(p - 1);
    starts_ |= 1U << p;
    if (any_lazy()) update_lazy_labels(first, p, end);
  }
  // Takes the column at p out of its class, as the first of it.
  void put_first(unsigned p) {
    const unsigned first = class_start(p);
    if (first != p) swap_columns(first, p);
    split_before(first + 1);
  }

  // Gives the digits at p..end-1 the next labels. They must be new and distinct, and p..end-1 a
  // class; one with several members makes lazy digits.
  void introduce(const Line& line, unsigned p, unsigned end) {
    for (unsigned q = p; q < end; ++q) {
      const unsigned digit = line[column_[q]];
      label_[digit] = static_cast<std::uint8_t>(next_label_);
      introducer_[digit] = column_[q];
      if (end - p > 1) lazy_by_stack_ |= std::uint64_t{1} << (16 * (p / 3) + digit);
    }
    next_label_ += end - p;
  }
  // Decides a lazy digit to have the least label it can have.
  void settle(unsigned digit) {
    if (lazy(digit)) put_first(position_[introducer_[digit]]);
  }

  // With every tie broken as the columns happen to stand; kNew for a digit that never appeared.
  Label final_label(unsigned digit) const {
    if (!lazy(digit)) return label_[digit];
    const unsigned p = position_[introducer_[digit]];
    return label_[digit] + p - class_start(p);
  }

 private:
  static constexpr unsigned kAllStarts = 0x3FF;  // bit 9 is the end of the last class

  unsigned class_start(unsigned p) const {
    return static_cast<unsigned>(std::bit_width(starts_ & ((2U << p) - 1))) - 1;
  }
  std::uint64_t all_lazy() const {
    return lazy_by_stack_ | lazy_by_stack_ >> 16U | lazy_by_stack_ >> 32U;
  }

  // After the class first..end-1 was cut before `cut`.
  void update_lazy_labels(unsigned first, unsigned cut, unsigned end) {
    const unsigned shift = 16 * (first / 3);
    for (std::uint64_t rest = lazy_by_stack_ >> shift & 0xFFFFU; rest != 0; rest &= rest - 1) {
      const auto digit = static_cast<unsigned>(std::countr_zero(rest));
      const unsigned p = position_[introducer_[digit]];
      if (p < first || p >= end) continue;
      if (p >= cut) label_[digit] = static_cast<std::uint8_t>(label_[digit] + cut - first);
      const unsigned members = p < cut ? cut - first : end - cut;
      if (members == 1) lazy_by_stack_ ^= std::uint64_t{1} << (shift + digit);
    }
  }

  std::array<std::uint8_t, 9> column_{0, 1, 2, 3, 4, 5, 6, 7, 8};    // source column by position
  std::array<std::uint8_t, 9> position_{0, 1, 2, 3, 4, 5, 6, 7, 8};  // and back
  // Both by source digit; an empty cell is digit 0 with label 0.
  std::array<std::uint8_t, 10> label_{0, kNew, kNew, kNew, kNew, kNew, kNew, kNew, kNew, kNew};
  std::array<std::uint8_t, 10> introducer_{};  // the source column that brought the digit
  std::uint64_t lazy_by_stack_ = 0;  // bit 16 s + d: digit d is lazy and was brought by stack s
  unsigned starts_ = 0x249;
  unsigned untouched_ = 3;
  Label next_label_ = 1;
};

}  // namespace nonet::canonical_detail
