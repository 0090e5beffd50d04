// Depth first over the rows of the form, from the top; a way to continue is cut as soon as it
// exceeds the best form so far (branch and bound). Within a row the columns are settled from left
// to right, and only as far as the row tells them apart (canonical_draft.h), so that the search
// branches only where a choice has to be made to know the next label.
//
// Soundness of the cuts: forms compare by their first difference, so a path that exceeds the best
// one within the rows laid so far exceeds it for good, however it goes on. The invariant is that
// every open path agrees with best_ in all rows above the one being laid.
//
// What it costs: a puzzle lays about 1.7 times nine rows; once columns and labels are decided a row
// is one bound. A solution begins 123456789 with any of 18 rows and 6 orders of the stacks, and
// nearly all its time goes into finding the least second row for them. Keeping the stacks tied over
// such a first row as the columns are would save most of the 108 first rows; not tried.
//
// Tried and lost (per cent of time on random solutions):
// - Laying a row to its end without bounding it again after a choice (choose_column): 30 % more.
// - Starting with the best form known in advance lays only 9 % fewer columns, so a cleverer order
//   of the search, or going breadth first, has little to win.
// - The tables of Draft as nibbles of one word, cheap to copy: 14 % more than bytes.
// - Sorting three labels without branches: 2 % more, and 2 to 6 % on puzzles.
#include "board/canonical.h"

#include <algorithm>
#include <array>
#include <utility>

#include "board/canonical_draft.h"
#include "board/digits.h"

namespace nonet {
namespace {

using canonical_detail::Draft;
using canonical_detail::kNew;
using canonical_detail::Label;
using canonical_detail::Line;

// Nine labels, four bits each, the leftmost position highest: compares as the text does.
using RowText = std::uint64_t;
constexpr RowText kNoText = 0xFFFFFFFFFU;  // above every row, at every length

template <class T>
void sort_two(T& a, T& b) {
  const T low = std::min(a, b);
  b = std::max(a, b);
  a = low;
}

template <class T>
void sort_three(std::array<T, 3>& items) {
  sort_two(items[0], items[1]);
  sort_two(items[1], items[2]);
  sort_two(items[0], items[1]);
}

// The board as rows 0..8 and the transposed board as rows 9..17.
struct Source {
  std::array<Line, 18> rows{};
  std::array<bool, 18> repeats{};        // a digit stands twice in the row
  std::array<unsigned, 18> twins{};      // bit r: row r stands before it in its band and is equal
  std::array<unsigned, 6> band_twins{};  // likewise: bands with the same rows in some order
  Digits digits;                         // that stand on the board

  explicit Source(const Filling& filling) {
    std::array<Digits, 18> seen{};
    for (Cell c : kAllCells) {
      const auto d = filling.at(c);
      if (!d) continue;
      digits.insert(*d);
      const auto row = static_cast<unsigned>(row_of(c));
      const auto column = static_cast<unsigned>(column_of(c));
      for (const auto& [line, at] : {std::pair{row, column}, std::pair{9 + column, row}}) {
        rows[line][at] = static_cast<std::uint8_t>(*d);
        repeats[line] = repeats[line] || seen[line].contains(*d);
        seen[line].insert(*d);
      }
    }
    for (unsigned band = 0; band < 6; ++band) note_twins(band);
  }

 private:
  void note_twins(unsigned band) {
    for (unsigned r = 3 * band; r < 3 * band + 3; ++r)
      for (unsigned other = 3 * band; other < r; ++other)
        if (rows[other] == rows[r]) twins[r] |= 1U << other;
    for (unsigned other = band / 3 * 3; other < band; ++other)
      if (same_rows(other, band)) band_twins[band] |= 1U << other;
  }

  std::array<Line, 3> rows_of(std::size_t band) const {
    return {rows[3 * band], rows[3 * band + 1], rows[3 * band + 2]};
  }
  bool same_rows(unsigned band, unsigned other) const {
    const auto a = rows_of(band);
    return std::is_permutation(a.begin(), a.end(), rows_of(other).begin());
  }
};

// Three cells of a row with their labels sorted within each class; `distinct` if no digit repeats
// in the row, for then tied lazy digits that share their least label cannot all have it.
unsigned stack_bound(const Draft& draft, const Line& line, unsigned stack, bool distinct) {
  Label a = draft.label_at(line, 3 * stack);
  Label b = draft.label_at(line, 3 * stack + 1);
  Label c = draft.label_at(line, 3 * stack + 2);
  const unsigned starts = draft.starts_in_stack(stack);
  if ((starts & 2U) == 0) sort_two(a, b);
  if ((starts & 4U) == 0) sort_two(b, c);
  if (starts == 1U) sort_two(a, b);
  if (distinct && draft.any_lazy()) {
    if ((starts & 2U) == 0 && b == a && a != 0 && a != kNew) ++b;
    if ((starts & 4U) == 0 && c <= b && b != 0 && b != kNew) c = b + 1;
  }
  return a << 8U | b << 4U | c;
}

// Bit 4 i: the i-th label from the right is kNew.
RowText new_labels_in(RowText text) {
  return text & text >> 1U & text >> 2U & text >> 3U & 0x111111111U;
}

// Replaces kNew from left to right by the labels that follow; by the first of them only where
// digits may repeat.
RowText with_new_labels(RowText text, Label next, bool distinct) {
  for (RowText marks = new_labels_in(text); marks != 0;) {
    const RowText mark = std::bit_floor(marks);
    text -= mark * (kNew - next);
    if (distinct) ++next;
    marks -= mark;
  }
  return text;
}

// No text below this can come of taking the row next; exact if no label is lazy and no digit
// repeats in the row. Ends early, with kNoText, when it is above the limit anyway.
RowText row_bound(const Draft& draft, const Line& line, bool distinct, RowText limit) {
  const unsigned open = draft.untouched_stacks();
  std::array<unsigned, 3> stacks{};
  stacks[0] = stack_bound(draft, line, 0, distinct);
  if (open == 0 && new_labels_in(stacks[0]) == 0 && stacks[0] > limit >> 24U) return kNoText;
  stacks[1] = stack_bound(draft, line, 1, distinct);
  stacks[2] = stack_bound(draft, line, 2, distinct);
  if (open == 2) sort_two(stacks[0], stacks[1]);
  if (open == 3) sort_three(stacks);
  const RowText text = RowText{stacks[0]} << 24U | RowText{stacks[1]} << 12U | stacks[2];
  return with_new_labels(text, draft.next_label(), distinct);
}

bool same_digit_twice(const Draft& draft, const Line& line, unsigned p, unsigned end) {
  for (unsigned q = p + 1; q < end; ++q)
    for (unsigned other = p; other < q; ++other)
      if (line[draft.column_at(q)] == line[draft.column_at(other)]) return true;
  return false;
}

void sort_class(Draft& draft, const Line& line, unsigned p, unsigned end) {
  for (unsigned last = p + 1; last < end; ++last)
    for (unsigned q = last; q > p && draft.label_at(line, q) < draft.label_at(line, q - 1); --q)
      draft.swap_columns(q, q - 1);
}

class Search {
 public:
  explicit Search(const Filling& filling) : source_{filling} { best_.fill(kNoText); }

  Isomorphism run() {
    constexpr unsigned kBothBoards = 0x3FFFF;
    choose_row(Draft{}, 0, kBothBoards, kBothBoards);
    return best_map();
  }

 private:
  // The row being laid: `row` of the source becomes row `level` of the form, `left` are the rows
  // after it. Invariant: all rows above agree with best_.
  struct Place {
    unsigned level;
    unsigned row;
    unsigned left;
  };

  // Equal rows of a band, and bands of equal rows, can be exchanged without a trace: one will do.
  bool is_copy(unsigned row, unsigned candidates) const {
    if ((source_.twins[row] & candidates) != 0) return true;
    for (unsigned rest = source_.band_twins[row / 3]; rest != 0; rest &= rest - 1)
      if ((candidates >> (3 * std::countr_zero(rest)) & 7U) != 0) return true;
    return false;
  }

  RowText bound(const Draft& draft, unsigned row, RowText limit) const {
    return row_bound(draft, source_.rows[row], !source_.repeats[row], limit);
  }

  bool all_labelled(const Draft& draft) const {
    return draft.next_label() > static_cast<unsigned>(source_.digits.size());
  }

  void choose_row(const Draft& draft, unsigned level, unsigned candidates, unsigned left) {
    std::array<RowText, 18> choices{};  // bound, then row: the most promising first
    unsigned count = 0;
    for (unsigned rest = candidates; rest != 0; rest &= rest - 1) {
      const auto row = static_cast<unsigned>(std::countr_zero(rest));
      const RowText least = bound(draft, row, best_[level]);
      if (least > best_[level] || is_copy(row, candidates)) continue;
      const RowText choice = least << 5U | row;
      unsigned at = count++;
      for (; at > 0 && choices[at - 1] > choice; --at) choices[at] = choices[at - 1];
      choices[at] = choice;
    }
    // With every column and label decided the bound is the text.
    const bool nothing_open = draft.columns_decided() && all_labelled(draft);
    for (unsigned i = 0; i < count && choices[i] >> 5U <= best_[level]; ++i) {
      const unsigned row = choices[i] & 31U;
      order_[level] = static_cast<std::uint8_t>(row);
      const unsigned board = row < 9 ? 0x1FFU : 0x3FE00U;
      const Place place{level, row, left & board & ~(1U << row)};
      if (nothing_open)
        end_row(draft, place, choices[i] >> 5U);
      else
        begin_row(draft, place);
    }
  }

  // Untouched stacks in which this row is empty, too, stay so and stay leftmost.
  void begin_row(Draft draft, const Place& place) {
    const Line& line = source_.rows[place.row];
    const unsigned open = draft.untouched_stacks();
    unsigned empty = 0;
    for (unsigned s = 0; s < open; ++s)
      if (stack_bound(draft, line, s, true) == 0) draft.swap_stacks(empty++, s);
    draft.set_untouched_stacks(empty);
    lay_stack(draft, place, empty, 0, open);
  }

  // Decides which stack stands at s; those at s..open-1 are tied. `text` is the row before it.
  void lay_stack(Draft& draft, const Place& place, unsigned s, RowText text, unsigned open) {
    if (s == 3) return end_row(draft, place, text);
    if (s + 1 >= open) return lay_columns(draft, place, 3 * s, text, open);
    std::array<unsigned, 3> choices{~0U, ~0U, ~0U};  // bound, then stack: most promising first
    for (unsigned t = s; t < open; ++t)
      choices[t - s] = stack_bound(draft, source_.rows[place.row], t, false) << 2U | t;
    sort_three(choices);
    for (unsigned i = 0; i < open - s; ++i) {
      Draft copy = draft;
      copy.swap_stacks(s, choices[i] & 3U);
      lay_columns(copy, place, 3 * s, text, open);
    }
  }

  // Lays the columns from p to the end of the stack, class by class: empty cells first, then labels
  // in ascending order, new ones last. Columns with equal labels stay tied.
  void lay_columns(Draft& draft, const Place& place, unsigned p, RowText text, unsigned open) {
    const Line& line = source_.rows[place.row];
    do {
      const unsigned end = draft.class_end(p);
      if (end - p > 1) sort_class(draft, line, p, end);
      if (end - p > 1 && must_choose(draft, place, p, end))
        return choose_column(draft, place, p, text, open);
      const unsigned next = lay_group(draft, line, p, end, text);
      if (text > best_[place.level] >> (4 * (9 - next))) return;
      p = next;
    } while (p % 3 != 0);
    lay_stack(draft, place, p / 3, text, open);
  }

  // Which column of the class stands first matters for the label that stands there: its digit is
  // lazy, or it is new and stands in another column of the class as well.
  bool must_choose(const Draft& draft, const Place& place, unsigned p, unsigned end) const {
    const Line& line = source_.rows[place.row];
    if (draft.lazy(line[draft.column_at(p)])) return true;
    return source_.repeats[place.row] && draft.label_at(line, p) == kNew &&
           same_digit_twice(draft, line, p, end);
  }

  // Tries every column of the class at p. For the column chosen, the least label its digit can have
  // is enough (Draft::settle, by lay_group): the row up to here is the same for all of them.
  void choose_column(const Draft& draft, const Place& place, unsigned p, RowText text,
                     unsigned open) {
    const Line& line = source_.rows[place.row];
    const unsigned end = draft.class_end(p);
    for (unsigned q = p; q < end; ++q) {
      const RowText least = text << 4U | std::min(draft.label_at(line, q), draft.next_label());
      if (least > best_[place.level] >> (4 * (8 - p))) continue;
      Draft copy = draft;
      copy.swap_columns(p, q);
      copy.split_before(p + 1);
      RowText longer = text;
      lay_group(copy, line, p, p + 1, longer);
      // The choice may have decided labels that stand further right. With stacks still tied the
      // bound would not hold: it takes touched stacks to be in their place.
      const bool stacks_decided = open <= p / 3 + 1;
      const RowText limit = best_[place.level];
      if (stacks_decided && bound(copy, place.row, limit) > limit) continue;
      lay_columns(copy, place, p + 1, longer, open);
    }
  }

  // Lays as much of the sorted class p..end-1 as needs no choice; returns the position after it.
  unsigned lay_group(Draft& draft, const Line& line, unsigned p, unsigned end, RowText& text) {
    const Label label = draft.label_at(line, p);
    if (label == kNew) {  // and so are the others
      for (unsigned i = 0; i < end - p; ++i) text = text << 4U | (draft.next_label() + i);
      draft.introduce(line, p, end);
      return end;
    }
    unsigned next = p;
    for (; next < end && draft.label_at(line, next) == label; ++next) text = text << 4U | label;
    if (next < end) draft.split_before(next);
    draft.settle(line[draft.column_at(p)]);
    return next;
  }

  void end_row(const Draft& draft, const Place& place, RowText text) {
    if (text > best_[place.level]) return;
    if (text < best_[place.level]) {
      best_[place.level] = text;
      std::fill(best_.begin() + static_cast<std::ptrdiff_t>(place.level + 1), best_.end(), kNoText);
      improved_ = true;
    }
    const unsigned level = place.level + 1;
    if (level < 9) {
      const unsigned band = 7U << (place.row - place.row % 3);
      return choose_row(draft, level, level % 3 == 0 ? place.left : place.left & band, place.left);
    }
    if (!improved_) return;
    improved_ = false;
    best_draft_ = draft;
    best_order_ = order_;
  }

  Isomorphism best_map() const {
    Isomorphism map;
    map.transposed = best_order_[0] >= 9;
    for (unsigned level = 0; level < 9; ++level)
      map.row_to[best_order_[level] % 9U] = static_cast<std::uint8_t>(level);
    for (unsigned column = 0; column < 9; ++column)
      map.column_to[column] = static_cast<std::uint8_t>(best_draft_.position_of(column));
    unsigned unused = best_draft_.next_label();
    for (unsigned digit = 1; digit <= 9; ++digit) {
      const Label label = best_draft_.final_label(digit);
      map.digit_to[digit - 1] = digit_of(static_cast<int>(label == kNew ? unused++ : label));
    }
    return map;
  }

  Source source_;
  std::array<RowText, 9> best_{};  // of the best form so far; kNoText from where it is not known
  std::array<std::uint8_t, 9> order_{};
  bool improved_ = false;  // best_ has changed since best_draft_ and best_order_ were noted
  std::array<std::uint8_t, 9> best_order_{};
  Draft best_draft_;
};

}  // namespace

Canonical canonical(const Filling& filling) {
  const Isomorphism map = Search{filling}.run();
  return {map.apply(filling), map};
}

}  // namespace nonet
