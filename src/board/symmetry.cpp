#include "board/symmetry.h"

namespace nonet {
namespace {

LineOrder inverse_of(const LineOrder& order) {
  LineOrder inverse{};
  for (std::size_t line = 0; line < 9; ++line)
    inverse[order[line]] = static_cast<std::uint8_t>(line);
  return inverse;
}

LineOrder then(const LineOrder& first, const LineOrder& second) {
  LineOrder both{};
  for (std::size_t line = 0; line < 9; ++line) both[line] = second[first[line]];
  return both;
}

bool keeps_bands(const LineOrder& order) {
  unsigned seen = 0;
  for (std::size_t line = 0; line < 9; ++line) {
    if (order[line] > 8 || order[line] / 3 != order[line - line % 3] / 3) return false;
    seen |= 1U << order[line];
  }
  return seen == 0x1FF;
}

}  // namespace

Filling Isomorphism::apply(const Filling& filling) const {
  Filling image;
  for (Cell c : kAllCells)
    if (const auto d = filling.at(c)) image.set(map(c), map(*d));
  return image;
}

// A transposing map takes (r, c) to (row_to[c], column_to[r]). Read backwards, and transposed
// first as every isomorphism is, the two orders have exchanged their roles.
Isomorphism Isomorphism::inverse() const {
  Isomorphism back;
  back.transposed = transposed;
  back.row_to = inverse_of(transposed ? column_to : row_to);
  back.column_to = inverse_of(transposed ? row_to : column_to);
  for (Digit d : kAllDigits) back.digit_to[static_cast<std::size_t>(index(map(d)))] = d;
  return back;
}

bool Isomorphism::is_valid() const {
  unsigned seen = 0;
  for (Digit d : digit_to) {
    if (number(d) < 1 || number(d) > kDigits) return false;
    seen |= 1U << index(d);
  }
  return seen == 0x1FF && keeps_bands(row_to) && keeps_bands(column_to);
}

// Where the second transposes, the rows that the first made are its columns.
Isomorphism compose(const Isomorphism& first, const Isomorphism& second) {
  Isomorphism both;
  both.transposed = first.transposed != second.transposed;
  both.row_to = then(second.transposed ? first.column_to : first.row_to, second.row_to);
  both.column_to = then(second.transposed ? first.row_to : first.column_to, second.column_to);
  for (Digit d : kAllDigits)
    both.digit_to[static_cast<std::size_t>(index(d))] = second.map(first.map(d));
  return both;
}

}  // namespace nonet
