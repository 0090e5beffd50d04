#include "board/notation.h"

#include "board/house_words.h"

namespace nonet {

namespace {

// 0..8 for the characters first .. first+8.
constexpr std::optional<int> nth(char c, char first) {
  const int n = c - first;
  return n >= 0 && n < 9 ? std::optional{n} : std::nullopt;
}

std::string numbered(std::string_view word, int zero_based) {
  return std::string{word} + ' ' + std::to_string(zero_based + 1);
}

}  // namespace

std::string name_of(Cell c) {
  return {'r', static_cast<char>('1' + row_of(c)), 'c', static_cast<char>('1' + column_of(c))};
}

std::vector<std::string> names_of(CellSet cells) {
  std::vector<std::string> names;
  for (Cell c : cells) names.push_back(name_of(c));
  return names;
}

std::string algebraic_name_of(Cell c) {
  return {static_cast<char>('A' + row_of(c)), static_cast<char>('1' + column_of(c))};
}

std::string words_for(Cell c) {
  return numbered("row", row_of(c)) + ", " + numbered("column", column_of(c));
}

std::string name_of(House h) {
  return {kHouseLetters[static_cast<std::size_t>(kind_of(h))],
          static_cast<char>('0' + number_of(h))};
}

std::string words_for(House h) {
  return numbered(kHouseWords[static_cast<std::size_t>(kind_of(h))], number_of(h) - 1);
}

std::optional<Cell> parse_cell(std::string_view text) {
  if (text.size() == 4 && lower(text[0]) == 'r' && lower(text[2]) == 'c') {
    const auto row = nth(text[1], '1');
    const auto column = nth(text[3], '1');
    if (row && column) return cell_at(*row, *column);
  }
  if (text.size() == 2) {
    const auto row = nth(lower(text[0]), 'a');
    const auto column = nth(text[1], '1');
    if (row && column) return cell_at(*row, *column);
  }
  return std::nullopt;
}

std::optional<House> parse_house(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const auto number = nth(text[1], '1');
  if (!number) return std::nullopt;
  for (std::size_t kind = 0; kind < kHouseLetters.size(); ++kind)
    if (lower(text[0]) == kHouseLetters[kind])
      return house_at(static_cast<int>(kind) * 9 + *number);
  return std::nullopt;
}

}  // namespace nonet
