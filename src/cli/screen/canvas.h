// A sheet of character cells that a screen is drawn on. What falls off its edges is cut off, so
// that a frame never spoils the terminal, however small that is. Every character counts as one
// column wide: digits, Latin letters, arrows and box lines are.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

// The size of a terminal.
struct Window {
  int rows = 24;
  int columns = 80;
};

// The foreground colours of every terminal; `own` is what the person has chosen for text.
enum class Ink : std::uint8_t { own, red, green, yellow, blue, magenta, cyan };

struct Style {
  Ink ink = Ink::own;
  bool alarm = false;  // white on red; without colours reversed and underlined
  bool bold = false;
  bool dim = false;
  bool reverse = false;
  bool underline = false;
  friend bool operator==(const Style&, const Style&) = default;
};

class Canvas {
 public:
  Canvas(int rows, int columns);

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  // UTF-8 text from there to the right.
  void put(int row, int column, std::string_view text, Style style = {});

  // Each row at its full width with its escape sequences; colours only when wanted.
  std::vector<std::string> lines(bool colours) const;
  // Each row without styles and without the blanks at its end.
  std::vector<std::string> plain() const;

 private:
  struct Spot {
    std::string glyph = " ";
    Style style;
  };
  std::size_t place(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  }
  Spot& at(int row, int column) { return spots_[place(row, column)]; }
  const Spot& at(int row, int column) const { return spots_[place(row, column)]; }

  int rows_;
  int columns_;
  std::vector<Spot> spots_;
};

// The number of characters of a UTF-8 text.
int width_of(std::string_view text);
// At most `width` characters; what is cut off is marked by an ellipsis.
std::string shortened(std::string_view text, int width);
// Broken between words into lines of at most `width` characters; a longer word is broken too.
std::vector<std::string> wrapped(std::string_view text, int width);

}  // namespace nonet::cli
