#include "store/puzzles/puzzle_columns.h"

#include <array>
#include <charconv>
#include <utility>

#include <fmt/format.h>

namespace nonet::store {

namespace {

// A field of the puzzle or of its rating, by the same name.
template <class Puzzle, class T>
auto& part(Puzzle& puzzle, T StoredPuzzle::* field) {
  return puzzle.*field;
}
template <class Puzzle, class T>
auto& part(Puzzle& puzzle, T Rating::* field) {
  return puzzle.rating.*field;
}

template <auto Field>
using FieldType = std::remove_cvref_t<decltype(part(std::declval<StoredPuzzle&>(), Field))>;

template <auto Field>
constexpr PuzzleColumn column(std::string_view name) {
  using Type = FieldType<Field>;
  return {
      .name = name,
      .kind = ColumnType<Type>::kind,
      .get = [](const StoredPuzzle& puzzle) { return to_value(part(puzzle, Field)); },
      .set = [](StoredPuzzle& puzzle,
                Value&& value) { part(puzzle, Field) = ColumnType<Type>::from(std::move(value)); },
      .in_rating = std::is_same_v<decltype(Field), Type Rating::*>};
}

// Sudoku Explainer's scale. It comes with a puzzle and is not worked out here: rating leaves it be.
template <auto Field>
constexpr PuzzleColumn brought_column(std::string_view name) {
  PuzzleColumn brought = column<Field>(name);
  brought.in_tenths = true;
  brought.in_rating = false;
  return brought;
}

constexpr PuzzleColumn techniques_column() {
  return {
      .name = "techniques",
      .kind = Kind::text,
      .get = [](const StoredPuzzle& puzzle) -> Value { return text_of(puzzle.rating.techniques); },
      .set =
          [](StoredPuzzle& puzzle, Value&& value) {
            puzzle.rating.techniques = techniques_from(std::get<std::string>(value));
          },
      .in_rating = true};
}

constexpr auto kColumns = std::to_array<PuzzleColumn>({
    column<&StoredPuzzle::puzzle>("puzzle"),
    column<&Rating::branching>("branching"),
    column<&Rating::level>("level"),
    column<&Rating::score>("score"),
    column<&Rating::score_level>("score_level"),
    column<&Rating::hardest>("hardest"),
    brought_column<&Rating::er>("er"),
    brought_column<&Rating::ep>("ep"),
    brought_column<&Rating::ed>("ed"),
    column<&Rating::narrowest>("narrowest"),
    column<&Rating::path_length>("path_length"),
    column<&Rating::conflicts>("conflicts"),
    column<&Rating::minimal>("minimal"),
    column<&Rating::symmetries>("symmetries"),
    techniques_column(),
    column<&Rating::profile>("profile"),
    column<&Rating::engine_version>("engine_version"),
    column<&StoredPuzzle::givens>("givens"),
    column<&StoredPuzzle::source>("source"),
    column<&StoredPuzzle::collection>("collection"),
    column<&StoredPuzzle::seed>("seed"),
    column<&StoredPuzzle::solution>("solution"),
    column<&StoredPuzzle::canonical>("canonical"),
    column<&StoredPuzzle::id>("id"),
    column<&StoredPuzzle::number>("number"),
    column<&StoredPuzzle::listed>("listed"),
});

}  // namespace

std::span<const PuzzleColumn> puzzle_columns() { return kColumns; }

std::string column_list(std::string_view prefix) {
  std::string list;
  for (const PuzzleColumn& column : kColumns)
    list += fmt::format("{}{}{}", list.empty() ? "" : ", ", prefix, column.name);
  return list;
}

std::span<const Kind> column_kinds() {
  static const auto kinds = [] {
    std::array<Kind, kColumns.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = kColumns[i].kind;
    return all;
  }();
  return kinds;
}

StoredPuzzle puzzle_from(Row&& row) {
  StoredPuzzle puzzle;
  for (std::size_t i = 0; i < kColumns.size(); ++i) kColumns[i].set(puzzle, std::move(row[i]));
  return puzzle;
}

std::string text_of(const std::map<std::string, std::int64_t>& techniques) {
  std::string text;
  for (const auto& [name, count] : techniques)
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", name, count);
  return text;
}

std::map<std::string, std::int64_t> techniques_from(std::string_view text) {
  std::map<std::string, std::int64_t> techniques;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    const std::size_t equals = word.find('=');
    std::int64_t count = equals == std::string_view::npos ? 1 : 0;
    if (equals != std::string_view::npos)
      std::from_chars(word.data() + equals + 1, word.data() + word.size(), count);
    if (!word.empty()) techniques[std::string{word.substr(0, equals)}] = count;
  }
  return techniques;
}

}  // namespace nonet::store
