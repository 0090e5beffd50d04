#include "board/shape.h"

#include <charconv>

#include "board/house_words.h"

namespace nonet {

namespace {

constexpr int kLettersReach = 35;  // 1–9 and A–Z

constexpr std::size_t slot(HouseKind kind) { return static_cast<std::size_t>(kind); }

int number_of(Shape shape, WideHouse h) { return index(h) % shape.size() + 1; }

// Takes a number 1..most from the front of the text and gives it counted from 0.
std::optional<int> take_number(std::string_view& text, int most) {
  if (text.empty() || text.front() == '0' || text.front() == '-') return std::nullopt;
  int number = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || number > most) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(rest - text.data()));
  return number - 1;
}

bool take_letter(std::string_view& text, char letter) {
  if (text.empty() || lower(text.front()) != letter) return false;
  text.remove_prefix(1);
  return true;
}

}  // namespace

std::string name_of(Shape shape, WideCell c) {
  return 'r' + std::to_string(shape.row_of(c) + 1) + 'c' + std::to_string(shape.column_of(c) + 1);
}

std::string name_of(Shape shape, WideHouse h) {
  return kHouseLetters[slot(shape.kind_of(h))] + std::to_string(number_of(shape, h));
}

std::string words_for(Shape shape, WideCell c) {
  return "row " + std::to_string(shape.row_of(c) + 1) + ", column " +
         std::to_string(shape.column_of(c) + 1);
}

std::string words_for(Shape shape, WideHouse h) {
  return std::string{kHouseWords[slot(shape.kind_of(h))]} + ' ' +
         std::to_string(number_of(shape, h));
}

std::string name_of(Shape shape, Digit d) {
  if (number(d) <= 9 || shape.size() > kLettersReach) return std::to_string(number(d));
  return std::string(1, static_cast<char>('A' + number(d) - 10));
}

std::optional<WideCell> parse_cell(Shape shape, std::string_view text) {
  if (!take_letter(text, 'r')) return std::nullopt;
  const auto row = take_number(text, shape.size());
  if (!row || !take_letter(text, 'c')) return std::nullopt;
  const auto column = take_number(text, shape.size());
  if (!column || !text.empty()) return std::nullopt;
  return shape.cell(*row, *column);
}

std::optional<WideHouse> parse_house(Shape shape, std::string_view text) {
  for (std::size_t kind = 0; kind < kHouseLetters.size(); ++kind) {
    if (!take_letter(text, kHouseLetters[kind])) continue;
    const auto number = take_number(text, shape.size());
    if (!number || !text.empty()) return std::nullopt;
    return static_cast<WideHouse>(static_cast<int>(kind) * shape.size() + *number);
  }
  return std::nullopt;
}

}  // namespace nonet
