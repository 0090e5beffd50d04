// Inner part of canonical.cpp: what a partly built isomorph has decided about columns and labels.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace nonet::canonical_detail {

using Line = std::array<std::uint8_t, 9>;  // a row of the source by column; 0 = empty, else digit
using Label = std::uint8_t;                // 0 = empty cell, 1..9 = digit of the canonical form
inline constexpr Label kNew = 15;          // a digit without a label yet; sorts after every label

constexpr std::uint8_t u8(unsigned value) { return static_cast<std::uint8_t>(value); }

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
// digits together, the digit's label follows its column: label = offset + position of the column
// that introduced it. Such a digit is lazy while that column's class has several members, and
// label_[d] is then the least it can become. Labels of the digits of one class and row form a range
// of their own, so a label is comparable with every digit outside the range before it is decided.
class Draft {
 public:
  Draft() {
    label_.fill(kNew);
    label_[0] = 0;
  }

  unsigned column_at(unsigned p) const { return column_[p]; }
  Label label_at(const Line& line, unsigned p) const { return label_[line[column_[p]]]; }
  bool lazy(unsigned digit) const { return (lazy_ >> digit & 1U) != 0; }
  bool any_lazy() const { return lazy_ != 0; }
  unsigned untouched_stacks() const { return untouched_; }
  void set_untouched_stacks(unsigned count) { untouched_ = u8(count); }
  Label next_label() const { return next_label_; }

  // One past the last position of the class that begins at p.
  unsigned class_end(unsigned p) const {
    return p + 1 + static_cast<unsigned>(std::countr_zero(starts_ >> (p + 1)));
  }
  // Bit i: a class starts at position i of the stack.
  unsigned starts_in_stack(unsigned stack) const { return starts_ >> (3 * stack) & 7U; }
  // Every column has its place: later rows can only bring new labels.
  bool columns_decided() const { return starts_ == kAllStarts; }

  void swap_columns(unsigned p, unsigned q) {
    std::swap(column_[p], column_[q]);
    position_[column_[p]] = u8(p);
    position_[column_[q]] = u8(q);
  }
  // Only for untouched stacks: nothing else depends on where they stand.
  void swap_stacks(unsigned s, unsigned t) {
    if (s == t) return;
    for (unsigned i = 0; i < 3; ++i) swap_columns(3 * s + i, 3 * t + i);
  }
  // The class is cut before position p.
  void split_before(unsigned p) {
    starts_ |= 1U << p;
    if (lazy_ != 0) update_lazy_labels();
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
      label_[digit] = next_label_;
      if (end - p == 1) continue;
      lazy_ = static_cast<std::uint16_t>(lazy_ | 1U << digit);
      introducer_[digit] = column_[q];
      offset_[digit] =
          static_cast<std::int8_t>(static_cast<int>(next_label_) - static_cast<int>(p));
    }
    next_label_ = u8(next_label_ + end - p);
  }
  // Decides a lazy digit to have the least label it can have.
  void settle(unsigned digit) {
    if (lazy(digit)) put_first(position_[introducer_[digit]]);
  }

  unsigned position_of(unsigned column) const { return position_[column]; }
  // With every tie broken as the columns happen to stand; kNew for a digit that never appeared.
  Label final_label(unsigned digit) const {
    if (!lazy(digit)) return label_[digit];
    return u8(static_cast<unsigned>(offset_[digit] + position_[introducer_[digit]]));
  }

 private:
  static constexpr unsigned kAllStarts = 0x3FF;  // bit 9 is the end of the last class

  unsigned class_start(unsigned p) const {
    return static_cast<unsigned>(std::bit_width(starts_ & ((2U << p) - 1))) - 1;
  }

  void update_lazy_labels() {
    for (unsigned rest = lazy_; rest != 0; rest &= rest - 1) {
      const auto digit = static_cast<unsigned>(std::countr_zero(rest));
      const unsigned first = class_start(position_[introducer_[digit]]);
      label_[digit] = u8(static_cast<unsigned>(offset_[digit] + static_cast<int>(first)));
      if ((starts_ >> (first + 1) & 1U) != 0)
        lazy_ = static_cast<std::uint16_t>(lazy_ & ~(1U << digit));
    }
  }

  unsigned starts_ = 0x249;
  std::uint16_t lazy_ = 0;
  std::uint8_t untouched_ = 3;
  Label next_label_ = 1;
  Line column_{0, 1, 2, 3, 4, 5, 6, 7, 8};     // source column by position
  Line position_{0, 1, 2, 3, 4, 5, 6, 7, 8};   // and back
  std::array<Label, 10> label_{};              // by source digit; label_[0] == 0
  std::array<std::uint8_t, 10> introducer_{};  // of a lazy digit: the column that brought it
  std::array<std::int8_t, 10> offset_{};
};

}  // namespace nonet::canonical_detail
