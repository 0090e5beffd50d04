// Depth first over the rows of the form, from the top; a way to continue is cut as soon as it
// exceeds the best form so far (branch and bound). Within a row the columns are settled from left
// to right, and only as far as the row tells them apart (canonical_draft.h), so that the search
// branches only where a choice has to be made to know the next label.
#include "board/canonical.h"

#include <algorithm>

#include "board/canonical_draft.h"

namespace nonet {
namespace {

using canonical_detail::Draft;
using canonical_detail::kNew;
using canonical_detail::Label;
using canonical_detail::Line;

// Nine labels, four bits each, the leftmost position highest: compares as the text does.
using RowText = std::uint64_t;
constexpr RowText kNoText = 0xFFFFFFFFFU;  // above every row, at every length

// The board as rows 0..8 and the transposed board as rows 9..17.
struct Source {
  std::array<Line, 18> rows{};
  std::array<bool, 18> repeats{};    // a digit stands twice in the row
  std::array<unsigned, 18> twins{};  // bit r: row r stands before it in its band with equal content
  std::array<bool, 6> empty_band{};

  explicit Source(const Filling& filling) {
    for (Cell c : kAllCells) {
      const auto d = filling.at(c);
      if (!d) continue;
      const auto row = static_cast<std::size_t>(row_of(c));
      const auto column = static_cast<std::size_t>(column_of(c));
      rows[row][column] = rows[9 + column][row] = static_cast<std::uint8_t>(*d);
    }
    empty_band.fill(true);
    for (unsigned r = 0; r < 18; ++r) note_features(r);
  }

 private:
  void note_features(unsigned r) {
    unsigned seen = 0;
    for (const unsigned digit : rows[r]) {
      if (digit != 0 && (seen >> digit & 1U) != 0) repeats[r] = true;
      seen |= 1U << digit;
    }
    if (seen != 1U) empty_band[r / 3] = false;
    for (unsigned other = r - r % 3; other < r; ++other)
      if (rows[other] == rows[r]) twins[r] |= 1U << other;
  }
};

template <class T>
void sort_two(T& a, T& b) {
  const T low = std::min(a, b);
  b = std::max(a, b);
  a = low;
}

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
    if ((starts & 4U) == 0 && c <= b && b != 0 && b != kNew) c = static_cast<Label>(b + 1);
  }
  return static_cast<unsigned>(a) << 8U | static_cast<unsigned>(b) << 4U | c;
}

// Replaces kNew from left to right by the labels that follow; by the first of them only where
// digits may repeat.
RowText with_new_labels(RowText text, Label next, bool distinct) {
  RowText marks = text & text >> 1U & text >> 2U & text >> 3U & 0x111111111U;
  while (marks != 0) {
    const RowText mark = std::bit_floor(marks);
    text -= mark * (kNew - next);
    if (distinct) ++next;
    marks -= mark;
  }
  return text;
}

// No text below this can come of taking the row next; exact if no label is lazy and no digit
// repeats in the row.
RowText row_bound(const Draft& draft, const Line& line, bool distinct) {
  std::array<unsigned, 3> stacks{};
  for (unsigned s = 0; s < 3; ++s) stacks[s] = stack_bound(draft, line, s, distinct);
  const unsigned open = draft.untouched_stacks();
  if (open >= 2) sort_two(stacks[0], stacks[1]);
  if (open == 3) sort_two(stacks[1], stacks[2]);
  if (open == 3) sort_two(stacks[0], stacks[1]);
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

  // Equal rows of a band, and empty bands, can be exchanged without a trace: one of them will do.
  bool is_copy(unsigned row, unsigned candidates) const {
    if ((source_.twins[row] & candidates) != 0) return true;
    if (!source_.empty_band[row / 3]) return false;
    for (unsigned band = row / 9 * 3; band < row / 3; ++band)
      if (source_.empty_band[band] && (candidates >> (3 * band) & 7U) != 0) return true;
    return false;
  }

  void choose_row(const Draft& draft, unsigned level, unsigned candidates, unsigned left) {
    struct Choice {
      RowText bound;
      unsigned row;
    };
    std::array<Choice, 18> choices;
    unsigned count = 0;
    for (unsigned rest = candidates; rest != 0; rest &= rest - 1) {
      const auto row = static_cast<unsigned>(std::countr_zero(rest));
      const RowText bound = row_bound(draft, source_.rows[row], !source_.repeats[row]);
      if (bound > best_[level] || is_copy(row, candidates)) continue;
      unsigned at = count++;
      for (; at > 0 && choices[at - 1].bound > bound; --at) choices[at] = choices[at - 1];
      choices[at] = {bound, row};
    }
    for (unsigned i = 0; i < count && choices[i].bound <= best_[level]; ++i) {
      const unsigned row = choices[i].row;
      order_[level] = static_cast<std::uint8_t>(row);
      const unsigned board = row < 9 ? 0x1FFU : 0x3FE00U;
      begin_row(draft, {level, row, left & board & ~(1U << row)});
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
    sort_two(choices[0], choices[1]);
    sort_two(choices[1], choices[2]);
    sort_two(choices[0], choices[1]);
    for (unsigned i = 0; i < open - s; ++i) {
      Draft copy = draft;
      copy.swap_stacks(s, choices[i] & 3U);
      lay_columns(copy, place, 3 * s, text, open);
    }
  }

  // Lays the columns from p to the end of the stack, class by class.
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
      lay_columns(copy, place, p, text, open);
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
      std::fill(best_.begin() + place.level + 1, best_.end(), kNoText);
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
