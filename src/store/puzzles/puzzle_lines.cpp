#include "store/puzzles/puzzle_lines.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "store/puzzles/puzzle_columns.h"

namespace nonet::store {

namespace {

// The number is the database's own, and says nothing in a text.
bool travels(const PuzzleColumn& column) { return column.name != "number"; }

std::vector<std::string_view> fields_of(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  std::vector<std::string_view> fields;
  for (;;) {
    const std::size_t tab = line.find('\t');
    fields.push_back(line.substr(0, tab));
    if (tab == std::string_view::npos) return fields;
    line.remove_prefix(tab + 1);
  }
}

std::string written(const PuzzleColumn& column, const Value& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  const auto* number = std::get_if<std::int64_t>(&value);
  if (number == nullptr) return {};
  return column.in_tenths ? fmt::format("{}.{}", *number / 10, *number % 10)
                          : fmt::to_string(*number);
}

// Nothing that is counted here is less than nothing.
std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t number = 0;
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const auto [rest, problem] = std::from_chars(begin, end, number);
  if (problem != std::errc{} || rest != end || text.starts_with('-')) return std::nullopt;
  return number;
}

// "7.2" or "7"
std::optional<std::int64_t> tenths(std::string_view text) {
  const std::size_t point = text.find('.');
  const auto whole = whole_number(text.substr(0, point));
  if (!whole || point == std::string_view::npos) return whole ? std::optional{*whole * 10} : whole;
  const auto part = whole_number(text.substr(point + 1));
  if (!part || text.size() != point + 2) return std::nullopt;
  return *whole * 10 + *part;
}

std::optional<Value> value_from(const PuzzleColumn& column, std::string_view text) {
  if (column.kind == Kind::text) return to_value(text);
  const auto number = column.in_tenths ? tenths(text) : whole_number(text);
  if (!number) return std::nullopt;
  return to_value(*number);
}

}  // namespace

std::string puzzle_line_head() {
  std::string head;
  for (const PuzzleColumn& column : puzzle_columns())
    if (travels(column)) head += (head.empty() ? "" : "\t") + std::string{column.name};
  return head;
}

std::string puzzle_line(const StoredPuzzle& puzzle) {
  std::string line;
  for (const PuzzleColumn& column : puzzle_columns())
    if (travels(column)) line += written(column, column.get(puzzle)) + "\t";
  line.pop_back();
  return line;
}

tl::expected<PuzzleLineReader, std::string> PuzzleLineReader::from_head(std::string_view head) {
  PuzzleLineReader reader;
  bool has_puzzle = false;
  for (const std::string_view name : fields_of(head)) {
    const auto columns = puzzle_columns();
    const auto found = std::ranges::find(columns, name, &PuzzleColumn::name);
    const bool known = found != columns.end() && travels(*found);
    reader.columns_.push_back(
        known ? std::optional{static_cast<std::size_t>(found - columns.begin())} : std::nullopt);
    has_puzzle = has_puzzle || name == "puzzle";
  }
  if (!has_puzzle) return tl::unexpected{std::string{"the first line names no column 'puzzle'"}};
  return reader;
}

tl::expected<StoredPuzzle, std::string> PuzzleLineReader::read(std::string_view line) const {
  StoredPuzzle puzzle;
  const auto fields = fields_of(line);
  if (fields.size() > columns_.size())
    return tl::unexpected{
        fmt::format("{} fields, the first line names {}", fields.size(), columns_.size())};
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (!columns_[i] || fields[i].empty()) continue;
    const PuzzleColumn& column = puzzle_columns()[*columns_[i]];
    auto value = value_from(column, fields[i]);
    if (!value) return tl::unexpected{fmt::format("'{}' is no {}", fields[i], column.name)};
    column.set(puzzle, std::move(*value));
  }
  if (puzzle.puzzle.size() != kCells)
    return tl::unexpected{
        fmt::format("{} characters, a puzzle has {}", puzzle.puzzle.size(), kCells)};
  return puzzle;
}

}  // namespace nonet::store
