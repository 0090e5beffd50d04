#include "wire/json_value.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "board/notation.h"
#include "service/counted.h"

namespace nonet::wire {

namespace json = boost::json;

namespace {

constexpr std::string_view kBoardForms = "9 rows of 9 cells, or 81 cells";
constexpr std::string_view kCellForms = "a digit, 0 or null for empty, or a list of candidates";

using BoardCells = std::array<const json::value*, kCells>;

tl::unexpected<RequestError> no_board(std::string code, std::string sentence) {
  return tl::unexpected{RequestError{std::move(code), std::move(sentence)}};
}

// 0 for empty.
std::optional<std::uint64_t> cell_digit(const json::value& value) {
  if (value.is_null()) return 0;
  if (const auto* text = value.if_string()) {
    if (text->empty() || *text == "." || *text == " ") return 0;
    const char only = text->size() == 1 ? text->front() : 'x';
    return only >= '0' && only <= '9' ? std::optional<std::uint64_t>(only - '0') : std::nullopt;
  }
  const auto number = whole_number(value);
  return number && *number <= 9 ? number : std::nullopt;
}

std::optional<Digits> cell_candidates(const json::array& list) {
  Digits digits;
  for (const json::value& entry : list) {
    const auto digit = entry.is_number() ? cell_digit(entry) : std::nullopt;
    if (!digit || *digit == 0) return std::nullopt;
    digits.insert(static_cast<Digit>(*digit));
  }
  return digits;
}

tl::unexpected<RequestError> no_cell(Cell cell, const json::value& value) {
  const bool typed = value.is_string() || value.is_number() || value.is_array();
  const std::string what = value.is_string()   ? service::quoted(value.get_string())
                           : value.is_number() ? json::serialize(value)
                           : value.is_array()  ? "a list of more than the digits 1 to 9"
                                               : kind_of(value);
  RequestError error{
      typed ? "wrong-digit" : "wrong-type",
      fmt::format("{} of the board is {}; it must be {}", words_for(cell), what, kCellForms)};
  error.place.cells.insert(cell);
  return tl::unexpected{std::move(error)};
}

// Every cell's value, in reading order.
tl::expected<BoardCells, RequestError> board_cells(const json::array& values) {
  BoardCells cells{};
  if (values.size() == kCells) {
    std::ranges::transform(values, cells.begin(), [](const json::value& v) { return &v; });
    return cells;
  }
  const bool rows = std::ranges::all_of(values, [](const json::value& v) { return v.is_array(); });
  if (!rows && values.size() != 9)
    return no_board("wrong-length",
                    fmt::format("the board has {}; it must be {}",
                                service::counted(values.size(), "cell"), kBoardForms));
  if (values.size() != 9)
    return no_board("wrong-rows", fmt::format("the board has {}; it must be {}",
                                              service::counted(values.size(), "row"), kBoardForms));
  for (std::size_t row = 0; row < 9; ++row) {
    const auto* cells_of_row = values[row].if_array();
    if (cells_of_row == nullptr)
      return no_board("wrong-type",
                      fmt::format("row {} of the board is {}; it must be an array of 9 cells",
                                  row + 1, kind_of(values[row])));
    if (cells_of_row->size() != 9)
      return no_board("wrong-columns",
                      fmt::format("row {} of the board has {}; it must have 9", row + 1,
                                  service::counted(cells_of_row->size(), "cell")));
    for (std::size_t column = 0; column < 9; ++column)
      cells[row * 9 + column] = &(*cells_of_row)[column];
  }
  return cells;
}

}  // namespace

std::string kind_of(const json::value& value) {
  switch (value.kind()) {
    case json::kind::null:
      return "null";
    case json::kind::bool_:
      return "true or false";
    case json::kind::string:
      return "a text";
    case json::kind::array:
      return "an array";
    case json::kind::object:
      return "an object";
    default:
      return "a number";
  }
}

std::optional<std::uint64_t> whole_number(const json::value& value) {
  if (value.is_uint64()) return value.get_uint64();
  if (value.is_int64() && value.get_int64() >= 0)
    return static_cast<std::uint64_t>(value.get_int64());
  return std::nullopt;
}

// Digits first, so that empty cells get what these leave; then the lists, which are exact.
tl::expected<Grid, RequestError> read_board(const json::value& value) {
  const auto* values = value.if_array();
  if (values == nullptr)
    return no_board("wrong-type", fmt::format("the board is {}; it must be an array of {}",
                                              kind_of(value), kBoardForms));
  const auto cells = board_cells(*values);
  if (!cells) return tl::unexpected{cells.error()};
  Grid grid;
  std::array<std::optional<Digits>, kCells> candidates{};
  for (const Cell c : kAllCells) {
    const auto at = static_cast<std::size_t>(index(c));
    const json::value& cell = *(*cells)[at];
    const auto* list = cell.if_array();
    const auto digit = list == nullptr ? cell_digit(cell) : std::nullopt;
    if (list != nullptr) candidates[at] = cell_candidates(*list);
    if (!digit && !candidates[at]) return no_cell(c, cell);
    if (digit && *digit > 0) grid.give(c, static_cast<Digit>(*digit));
  }
  for (const Cell c : kAllCells)
    if (const auto& digits = candidates[static_cast<std::size_t>(index(c))])
      grid.set_candidates(c, *digits);
  return grid;
}

}  // namespace nonet::wire
