// Boards as JSON: text in a string, 81 cells, nine rows, or an object that holds one of these or
// has a key for each square.
#include <algorithm>
#include <vector>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "board/notation.h"
#include "formats/readers.h"
#include "formats/squares.h"

namespace nonet::formats {

namespace {
namespace json = boost::json;

// An object around rows around cells around candidates needs four; the rest is courtesy.
constexpr std::size_t kDeepest = 16;
// The first that is there counts: lines of our own have the solved board beside the puzzle.
constexpr std::array<std::string_view, 3> kBoardKeys{"puzzle", "board", "grid"};

// A digit, nothing known, or an exact list of candidates.
struct CellReading {
  std::optional<Digit> digit{};
  std::optional<Digits> candidates{};
};

ReadError wrong_type(std::string reason) {
  return ReadError{.problem = ReadProblem::wrong_type, .detail = std::move(reason)};
}

ReadError cell_error(std::size_t cell, std::string_view reason) {
  return wrong_type(fmt::format("row {}, column {}: {}", cell / 9 + 1, cell % 9 + 1, reason));
}

tl::expected<json::value, ReadError> parse(std::string_view text) {
  json::parse_options options;
  options.max_depth = kDeepest;
  json::stream_parser parser{{}, options};
  json::error_code failed;
  std::size_t at = parser.write_some(text.data(), text.size(), failed);
  if (!failed && at == text.size()) parser.finish(failed);
  if (!failed && at < text.size()) failed = json::error::extra_data;
  if (!failed) return parser.release();
  const Place place = place_of(text, std::min(at, text.size()));
  return tl::unexpected(ReadError{.problem = ReadProblem::wrong_syntax,
                                  .line = place.line,
                                  .column = place.column,
                                  .detail = "this is not JSON: " + failed.message()});
}

// 0 to 9 from a number or a one-character string, as long as it is one.
std::optional<std::uint8_t> small_number(const json::value& value) {
  json::error_code failed;
  const auto number = value.is_number() && !value.is_double() ? value.to_number<int>(failed) : -1;
  if (!failed && number >= 0 && number <= 9) return static_cast<std::uint8_t>(number);
  const json::string* text = value.if_string();
  if (text == nullptr || text->size() > 1) return std::nullopt;
  if (text->empty() || text->front() == ' ') return std::uint8_t{0};
  const std::uint8_t cell = cell_value(text->front());
  return cell == kNoCell ? std::nullopt : std::optional{cell};
}

tl::expected<CellReading, ReadError> read_cell(const json::value& value, std::size_t cell) {
  if (value.is_null()) return CellReading{};
  if (const json::array* list = value.if_array()) {
    Digits digits;
    for (const json::value& item : *list) {
      const auto digit = small_number(item);
      if (!digit || *digit == 0)
        return tl::unexpected(cell_error(cell, "a candidate must be a number from 1 to 9"));
      digits.insert(digit_of(*digit));
    }
    return CellReading{.candidates = digits};
  }
  const auto digit = small_number(value);
  if (!digit)
    return tl::unexpected(
        cell_error(cell, "a cell must be a number from 0 to 9, null, or a list of candidates"));
  return *digit == 0 ? CellReading{} : CellReading{.digit = digit_of(*digit)};
}

// Digits first, so that cells left open get what these leave; then the lists, which are exact.
Grid grid_from(const std::array<CellReading, kCells>& cells) {
  Grid grid;
  const auto at = [&](Cell c) { return cells[static_cast<std::size_t>(index(c))]; };
  for (Cell c : kAllCells)
    if (const auto digit = at(c).digit) grid.give(c, *digit);
  for (Cell c : kAllCells)
    if (const auto candidates = at(c).candidates) grid.set_candidates(c, *candidates);
  return grid;
}

GridOrError read_flat(const json::array& values) {
  if (values.size() != kCells)
    return tl::unexpected(ReadError{.problem = ReadProblem::wrong_length,
                                    .got = values.size(),
                                    .wanted = kCells,
                                    .detail = "cell"});
  std::array<CellReading, kCells> cells;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    auto cell = read_cell(values[i], i);
    if (!cell) return tl::unexpected(std::move(cell).error());
    cells[i] = *cell;
  }
  return grid_from(cells);
}

// A row given as a string becomes the array of its characters, so that one path judges both.
json::array cells_of_row(const json::value& row) {
  if (const json::array* cells = row.if_array()) return *cells;
  json::array cells;
  const json::string& text = row.get_string();
  const bool nine_wide = count_characters(text) == 9;
  for (std::size_t at = 0; at < text.size();) {
    const Character character = character_at(text, at);
    if (nine_wide || !is_between(character))
      cells.emplace_back(std::string_view{text}.substr(at, character.size));
    at += character.size;
  }
  return cells;
}

GridOrError read_nine(const json::array& rows) {
  if (rows.size() != 9)
    return tl::unexpected(
        ReadError{.problem = ReadProblem::wrong_rows, .got = rows.size(), .wanted = 9});
  json::array all;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!rows[i].is_array() && !rows[i].is_string())
      return tl::unexpected(
          wrong_type(fmt::format("row {} is neither an array nor a string", i + 1)));
    for (json::value& cell : cells_of_row(rows[i])) all.push_back(std::move(cell));
    const std::size_t got = all.size() - i * 9;
    if (got != 9)
      return tl::unexpected(ReadError{.problem = ReadProblem::wrong_columns,
                                      .got = got,
                                      .wanted = 9,
                                      .detail = fmt::format("row {}", i + 1)});
  }
  return read_flat(all);
}

// Only 81 values are cells one by one; a list of numbers is meant so as well, but has the wrong
// length. Everything else is rows.
GridOrError read_array(const json::array& values) {
  const bool numbers = std::any_of(values.begin(), values.end(), [](const json::value& value) {
    return value.is_number() || value.is_null();
  });
  return values.size() == kCells || (numbers && values.size() != 9) ? read_flat(values)
                                                                    : read_nine(values);
}

// Places of errors in a string count within that string.
GridOrError read_string(std::string_view text) {
  if (auto error = find_non_text(text)) return tl::unexpected(*std::move(error));
  if (detect(text) == Format::json)
    return tl::unexpected(wrong_type("a JSON string must hold a puzzle, not JSON again"));
  return read(text).map([](const Reading& inner) { return inner.grid; });
}

GridOrError read_value(const json::value& value) {
  if (const json::string* text = value.if_string()) return read_string(*text);
  if (const json::array* values = value.if_array()) return read_array(*values);
  return tl::unexpected(wrong_type("a board must be a string or an array"));
}

std::vector<SquareText> squares_of(const json::object& object) {
  std::vector<SquareText> squares;
  squares.reserve(object.size());
  for (const auto& [key, value] : object) {
    const json::string* text = value.if_string();
    squares.push_back({key, text == nullptr ? std::optional<std::string_view>{} : *text});
  }
  return squares;
}

// A digit where there is one, else the list of candidates.
void append_cell(std::string& text, const Grid& grid, Cell c) {
  if (const auto digit = grid.at(c)) {
    text += char_of(*digit);
    return;
  }
  text += '[';
  for (Digit d : grid.candidates(c)) {
    if (text.back() != '[') text += ',';
    text += char_of(d);
  }
  text += ']';
}
}  // namespace

GridOrError read_json(std::string_view text) {
  const auto value = parse(without_mark(text));
  if (!value) return tl::unexpected(value.error());
  const json::object* object = value->if_object();
  if (object == nullptr) return read_value(*value);
  for (std::string_view key : kBoardKeys)
    if (const json::value* board = object->if_contains(key)) return read_value(*board);
  if (!object->empty() && parse_cell(object->begin()->key()))
    return read_squares(squares_of(*object));
  return tl::unexpected(
      wrong_type("an object must have the key \"board\", \"puzzle\" or \"grid\", or the squares "
                 "\"A1\" to \"I9\""));
}

std::string write_json(const Grid& grid) {
  const bool with_candidates = !has_plain_candidates(grid);
  std::string text = "[";
  for (Cell c : kAllCells) {
    if (column_of(c) == 0) text += row_of(c) == 0 ? "[" : ",[";
    if (with_candidates || grid.at(c))
      append_cell(text, grid, c);
    else
      text += '0';
    text += column_of(c) == 8 ? ']' : ',';
  }
  return text += ']';
}

std::string write_mixed(const Grid& grid) {
  std::string text;
  for (Cell c : kAllCells) {
    text += text.empty() ? '[' : ',';
    append_cell(text, grid, c);
  }
  return text += ']';
}

}  // namespace nonet::formats
