#include "formats/wide.h"

#include <algorithm>
#include <optional>
#include <vector>

#include <fmt/format.h>

namespace nonet::formats {

namespace {

// A piece of the text between spaces and frames, with where it begins.
struct Piece {
  std::string_view text;
  std::uint64_t line;
  std::uint64_t column;
};

bool separates(char c) {
  constexpr std::string_view kBlanksAndFrames = " \t\r|+-=,;";
  return kBlanksAndFrames.find(c) != std::string_view::npos;
}

std::vector<Piece> pieces_of(std::string_view text) {
  std::vector<Piece> pieces;
  std::uint64_t line = 1;
  std::size_t line_start = 0;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] == '\n') {
      ++line;
      line_start = ++i;
    } else if (text[i] == '#') {
      i = std::min(text.find('\n', i), text.size());
    } else if (separates(text[i])) {
      ++i;
    } else {
      const std::size_t begin = i;
      while (i < text.size() && text[i] != '\n' && !separates(text[i])) ++i;
      pieces.push_back({text.substr(begin, i - begin), line, begin - line_start + 1});
    }
  }
  return pieces;
}

bool continues_a_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80; }

// Cuts pieces of several characters into one piece a cell.
std::vector<Piece> cells_of(const std::vector<Piece>& pieces) {
  std::vector<Piece> cells;
  for (const Piece& piece : pieces) {
    std::uint64_t column = piece.column;
    for (std::size_t i = 0; i < piece.text.size(); ++column) {
      std::size_t end = i + 1;
      while (end < piece.text.size() && continues_a_character(piece.text[end])) ++end;
      cells.push_back({piece.text.substr(i, end - i), piece.line, column});
      i = end;
    }
  }
  return cells;
}

// What is shown of a piece that is no cell.
std::string_view beginning_of(std::string_view piece) {
  std::size_t end = std::min<std::size_t>(piece.size(), 8);
  while (end < piece.size() && continues_a_character(piece[end])) --end;
  return piece.substr(0, end);
}

// 0 for empty, 1..36 for a digit, nothing for anything else.
std::optional<int> value_of(std::string_view text) {
  if (text == "." || text == "_" || text == "*") return 0;
  if (text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z') return text[0] - 'A' + 10;
  if (text.size() == 1 && text[0] >= 'a' && text[0] <= 'z') return text[0] - 'a' + 10;
  int value = 0;
  for (char c : text) {
    if (c < '0' || c > '9' || value > Shape::kLargest) return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

}  // namespace

tl::expected<WideFilling, ReadError> read_wide(std::string_view text, Shape shape) {
  std::vector<Piece> cells = pieces_of(text);
  // Else they are rows, parts of rows, or a whole board of characters.
  const auto wanted = static_cast<std::size_t>(shape.cells());
  if (cells.size() != wanted) cells = cells_of(cells);
  if (cells.size() != wanted) {
    ReadError error{.problem = ReadProblem::wrong_syntax, .detail = {}};
    error.detail = fmt::format("{} cells, this board has {}", cells.size(), wanted);
    return tl::unexpected{error};
  }
  WideFilling filling{shape};
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto value = value_of(cells[i].text);
    if (!value || *value > shape.size()) {
      ReadError error{.problem = ReadProblem::wrong_character, .detail = {}};
      error.line = cells[i].line;
      error.column = cells[i].column;
      error.detail = beginning_of(cells[i].text);
      return tl::unexpected{error};
    }
    if (*value > 0) filling.set(static_cast<WideCell>(i), digit_of(*value));
  }
  return filling;
}

std::string write_wide(const WideFilling& filling) {
  const Shape shape = filling.shape();
  const int width = shape.size() > 35 ? 2 : 1;
  std::string text;
  for (int row = 0; row < shape.size(); ++row) {
    if (row > 0) text += '\n';
    for (int column = 0; column < shape.size(); ++column) {
      const auto digit = filling.at(shape.cell(row, column));
      text += fmt::format("{}{:>{}}", column > 0 ? " " : "",
                          digit ? nonet::name_of(shape, *digit) : std::string{"."}, width);
    }
  }
  return text;
}

}  // namespace nonet::formats
