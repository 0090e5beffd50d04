#include "cli/screen/step_board.h"

#include <algorithm>
#include <array>

#include "board/notation.h"
#include "cli/screen/canvas.h"

namespace nonet::cli {
namespace {

using logic::Role;

Style style_of(Role role) {
  switch (role) {
    case Role::place:
      return {.ink = Ink::green, .bold = true, .reverse = true};
    case Role::remove:
      return {.ink = Ink::red, .bold = true, .reverse = true};
    case Role::pattern:
      return {.ink = Ink::green, .bold = true};
    case Role::second:
      return {.ink = Ink::blue, .bold = true};
    case Role::third:
      return {.ink = Ink::magenta, .bold = true};
    case Role::fourth:
      return {.ink = Ink::cyan, .bold = true};
    case Role::fin:
      break;
  }
  return {.ink = Ink::yellow, .bold = true};
}

class StepBoard {
 public:
  StepBoard(const Grid& grid, const logic::Drawing& drawing, bool colours)
      : grid_{grid}, drawing_{drawing}, colours_{colours} {
    for (Cell c : kAllCells) {
      const auto column = static_cast<std::size_t>(column_of(c));
      widths_[column] = std::max(widths_[column], width(c));
    }
  }

  std::string draw() {
    Canvas canvas{14, left(8) + widths_[8] + 2};
    for (int i = 0; i < 9; ++i) {
      const std::string label = std::to_string(i + 1);
      canvas.put(0, left(i), label, {.dim = true});
      canvas.put(top(i), 0, label, {.dim = true});
    }
    for (int line : {1, 5, 9, 13}) canvas.put(line, 2, rule(line));
    for (int row = 0; row < 9; ++row)
      for (int x : {2, left(3) - 2, left(6) - 2, left(8) + widths_[8] + 1})
        canvas.put(top(row), x, "│");
    for (Cell c : kAllCells) draw_cell(canvas, c);
    std::string text;
    for (const std::string& line : colours_ ? canvas.lines(true) : canvas.plain())
      text += line + '\n';
    return text;
  }

 private:
  // Columns of the screen: a number, a line, nine columns with a line after each third.
  int left(int column) const {
    int x = 4;
    for (int i = 0; i < column; ++i)
      x += widths_[static_cast<std::size_t>(i)] + (i % 3 == 2 ? 3 : 1);
    return x;
  }
  static int top(int row) { return 2 + row + row / 3; }

  std::string rule(int line) const {
    const bool first = line == 1;
    const bool last = line == 13;
    std::string text = first ? "┌" : last ? "└" : "├";
    for (std::size_t box = 0; box < 3; ++box) {
      const int wide = widths_[3 * box] + widths_[3 * box + 1] + widths_[3 * box + 2] + 4;
      for (int i = 0; i < wide; ++i) text += "─";
      const bool end = box == 2;
      if (first)
        text += end ? "┐" : "┬";
      else if (last)
        text += end ? "┘" : "┴";
      else
        text += end ? "┤" : "┼";
    }
    return text;
  }

  const Role* role_of(Cell c, Digit d) const {
    for (const auto& mark : drawing_.candidates)
      if (mark.cell == c && mark.digit == d) return &mark.role;
    return nullptr;
  }

  // Without colours a sign before the digit tells what happens to it.
  std::string sign(const Role* role) const {
    if (colours_ || role == nullptr) return {};
    if (*role == Role::place) return "!";
    if (*role == Role::remove) return "-";
    return *role == Role::fin ? "~" : "*";
  }

  int width(Cell c) const {
    int all = 1;
    if (grid_.open(c)) {
      all = 0;
      for (Digit d : grid_.candidates(c)) all += 1 + static_cast<int>(sign(role_of(c, d)).size());
    }
    return std::max(all, 1);
  }

  void draw_cell(Canvas& canvas, Cell c) const {
    int x = left(column_of(c));
    const int y = top(row_of(c));
    if (const auto d = grid_.at(c))
      return canvas.put(y, x, std::string(1, char_of(*d)), {.bold = grid_.given(c)});
    if (grid_.candidates(c).empty()) return canvas.put(y, x, "·", {.alarm = true});
    for (Digit d : grid_.candidates(c)) {
      const Role* role = role_of(c, d);
      const std::string glyph = sign(role) + char_of(d);
      canvas.put(y, x, glyph, role != nullptr ? style_of(*role) : Style{.dim = true});
      x += width_of(glyph);
    }
  }

  const Grid& grid_;
  const logic::Drawing& drawing_;
  bool colours_;
  std::array<int, 9> widths_{};
};

}  // namespace

std::string step_board(const Grid& grid, const logic::Drawing& drawing, bool colours) {
  return StepBoard{grid, drawing, colours}.draw();
}

}  // namespace nonet::cli
