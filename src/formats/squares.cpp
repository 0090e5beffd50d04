// The map of propagate-and-search programs, {"A1":"12345","A2":"7",…}; json.cpp takes it apart.
#include "formats/squares.h"

#include <fmt/format.h>

#include "board/notation.h"

namespace nonet::formats {

namespace {
ReadError wrong_square(std::string reason) {
  return ReadError{.problem = ReadProblem::wrong_type, .detail = std::move(reason)};
}

ReadError square_error(std::string_view square, std::string_view reason) {
  return wrong_square(fmt::format("square {}: {}", square, reason));
}

// All digits of a text; nothing when something else is among them.
std::optional<Digits> digits_in(std::string_view text) {
  Digits digits;
  for (char ch : text) {
    const std::uint8_t value = cell_value(ch);
    if (value == 0 || value == kNoCell) return std::nullopt;
    digits.insert(digit_of(value));
  }
  return digits;
}

bool is_blank_sign(std::string_view text) { return text.size() == 1 && cell_value(text[0]) == 0; }

Digits& mark(Marks& marks, Cell c) { return marks[static_cast<std::size_t>(index(c))]; }

// A blank may be whatever the single digits of its peers leave, as on a board of digits only.
void fill_blanks(Marks& marks, CellSet blanks) {
  for (Cell c : blanks) {
    Digits left = Digits::all();
    for (Cell peer : peers_of(c) - blanks)
      if (mark(marks, peer).size() == 1) left.erase(mark(marks, peer).first());
    mark(marks, c) = left;
  }
}

struct Square {
  Cell cell;
  std::optional<Digits> digits;  // none for a blank
};

tl::expected<Square, ReadError> read_square(const SquareText& text) {
  const auto cell = parse_cell(text.square);
  if (!cell)
    return tl::unexpected(wrong_square(fmt::format("'{}' is no square", shown_word(text.square))));
  if (text.digits && is_blank_sign(*text.digits)) return Square{*cell, std::nullopt};
  const auto digits = text.digits ? digits_in(*text.digits) : std::nullopt;
  if (!digits)
    return tl::unexpected(
        square_error(text.square, "its digits must be a string of 1 to 9, such as \"124\""));
  return Square{*cell, digits};
}
}  // namespace

// A square with one digit reads as settled wherever no peer may still be that digit: grid_from.
GridOrError read_squares(std::span<const SquareText> squares) {
  Marks marks{};
  CellSet missing = CellSet::all();
  CellSet blanks;
  for (const SquareText& text : squares) {
    const auto square = read_square(text);
    if (!square) return tl::unexpected(square.error());
    if (!missing.contains(square->cell))
      return tl::unexpected(square_error(text.square, "it is there twice"));
    missing.erase(square->cell);
    if (square->digits)
      mark(marks, square->cell) = *square->digits;
    else
      blanks.insert(square->cell);
  }
  if (!missing.empty())
    return tl::unexpected(square_error(algebraic_name_of(missing.first()), "it is missing"));
  fill_blanks(marks, blanks);
  return grid_from(marks, blanks);
}

std::string write_squares(const Grid& grid) {
  Marks marks = marks_of(grid);
  std::string text;
  for (Cell c : kAllCells) {
    text += text.empty() ? "{\"" : ",\"";
    text += algebraic_name_of(c) + "\":\"";
    for (Digit d : mark(marks, c)) text += char_of(d);
    text += '"';
  }
  return text += '}';
}

}  // namespace nonet::formats
