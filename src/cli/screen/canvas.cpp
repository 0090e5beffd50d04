#include "cli/screen/canvas.h"

#include <algorithm>

namespace nonet::cli {

namespace {

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// The first character of a text, taken off it.
std::string_view take_character(std::string_view& text) {
  std::size_t length = 1;
  while (length < text.size() && continues_character(text[length])) ++length;
  const std::string_view character = text.substr(0, length);
  text.remove_prefix(length);
  return character;
}

std::string_view take_characters(std::string_view& text, int count) {
  const char* const begin = text.data();
  for (int i = 0; i < count && !text.empty(); ++i) (void)take_character(text);
  return {begin, static_cast<std::size_t>(text.data() - begin)};
}

std::string escape_for(const Style& style, bool colours) {
  std::string codes = "\x1b[0";
  if (style.bold || style.alarm) codes += ";1";
  if (style.dim) codes += ";2";
  if (style.underline || (style.alarm && !colours)) codes += ";4";
  if (style.reverse || (style.alarm && !colours)) codes += ";7";
  if (colours && style.alarm)
    codes += ";37;41";
  else if (colours && style.ink != Ink::own)
    codes += ";3" + std::to_string(static_cast<int>(style.ink));
  return codes + "m";
}

}  // namespace

Canvas::Canvas(int rows, int columns)
    : rows_{std::max(rows, 1)},
      columns_{std::max(columns, 1)},
      spots_(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_)) {}

void Canvas::put(int row, int column, std::string_view text, Style style) {
  if (row < 0 || row >= rows_) return;
  for (; !text.empty() && column < columns_; ++column) {
    const std::string_view character = take_character(text);
    if (column >= 0) at(row, column) = {std::string{character}, style};
  }
}

std::vector<std::string> Canvas::lines(bool colours) const {
  std::vector<std::string> lines;
  for (int row = 0; row < rows_; ++row) {
    std::string line;
    Style current;
    for (int column = 0; column < columns_; ++column) {
      const Spot& spot = at(row, column);
      if (spot.style != current) line += escape_for(spot.style, colours);
      current = spot.style;
      line += spot.glyph;
    }
    if (current != Style{}) line += escape_for({}, colours);
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<std::string> Canvas::plain() const {
  std::vector<std::string> lines;
  for (int row = 0; row < rows_; ++row) {
    std::string line;
    for (int column = 0; column < columns_; ++column) line += at(row, column).glyph;
    line.erase(line.find_last_not_of(' ') + 1);
    lines.push_back(std::move(line));
  }
  return lines;
}

int width_of(std::string_view text) {
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char c) { return !continues_character(c); }));
}

std::string shortened(std::string_view text, int width) {
  if (width_of(text) <= width) return std::string{text};
  if (width < 1) return {};
  return std::string{take_characters(text, width - 1)} + "…";
}

std::vector<std::string> wrapped(std::string_view text, int width) {
  std::vector<std::string> lines;
  width = std::max(width, 1);
  while (!text.empty()) {
    std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    if (lines.empty() || width_of(lines.back()) + 1 + width_of(word) > width)
      lines.emplace_back();
    else
      lines.back() += ' ';
    for (; width_of(word) > width; lines.emplace_back())
      lines.back() = take_characters(word, width);
    lines.back() += word;
  }
  return lines;
}

}  // namespace nonet::cli
