#include "cli/screen/watch_board.h"

#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

using trace::Event;
using trace::Kind;
using trace::Reason;

std::size_t slot(WideCell c) { return static_cast<std::size_t>(index(c)); }

int digits_of(int number) { return number < 10 ? 1 : 2; }

// A line of the frame, across or down. Strong ones go round the boxes.
struct Line {
  int place;
  bool strong;
};

// Where cells and lines lie in one direction.
class Axis {
 public:
  Axis(int size, int box, int cell, int margin, bool inner_lines) {
    int place = 0;
    for (int i = 0; i < size; ++i) {
      const bool strong = i % box == 0;
      if (strong && i > 0) place += margin;
      if (strong || inner_lines) lines_.push_back({place++, strong});
      cells_.push_back(place);
      place += cell;
    }
    lines_.push_back({place + margin, true});
  }
  int cell(int i) const { return cells_[static_cast<std::size_t>(i)]; }
  const std::vector<Line>& lines() const { return lines_; }
  int extent() const { return lines_.back().place + 1; }

 private:
  std::vector<int> cells_;
  std::vector<Line> lines_;
};

Axis across(const BoardLayout& layout) {
  return {layout.shape.size(), layout.shape.box_columns(), layout.cell_width, layout.margin,
          layout.inner_lines};
}
Axis down(const BoardLayout& layout) {
  return {layout.shape.size(), layout.shape.box_rows(), layout.cell_height, 0, layout.inner_lines};
}

// Row numbers and a blank.
int left_labels(Shape shape) { return digits_of(shape.size()) + 1; }

// Junctions by [place down][place across]: first, middle, last.
using Junctions = std::array<std::array<const char*, 3>, 3>;
constexpr Junctions kLight{{{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}}};
constexpr Junctions kStrong{{{"┏", "┳", "┓"}, {"┣", "╋", "┫"}, {"┗", "┻", "┛"}}};
constexpr Junctions kStrongAcross{{{"", "┯", ""}, {"", "┿", ""}, {"", "┷", ""}}};
constexpr Junctions kStrongDown{{{"", "", ""}, {"┠", "╂", "┨"}, {"", "", ""}}};

const Junctions& junctions(bool two_weights, bool across, bool down) {
  if (!two_weights || (!across && !down)) return kLight;
  if (across && down) return kStrong;
  return across ? kStrongAcross : kStrongDown;
}

std::size_t third(std::size_t i, std::size_t count) { return i == 0 ? 0 : i + 1 == count ? 2 : 1; }

class Drawing {
 public:
  Drawing(Canvas& canvas, int row, int column, const BoardLayout& layout, const BoardScene& scene)
      : canvas_{canvas},
        top_{row + 1},
        left_{column + left_labels(layout.shape)},
        layout_{layout},
        shape_{layout.shape},
        scene_{scene},
        across_{across(layout)},
        down_{down(layout)},
        style_(static_cast<std::size_t>(shape_.cells())) {}

  void draw() {
    draw_labels();
    draw_lines();
    choose_styles();
    for (int i = 0; i < shape_.cells(); ++i) draw_cell(static_cast<WideCell>(i));
    draw_crossed_out();
  }

 private:
  void draw_labels() {
    const Style dim{.dim = true};
    const int width = left_labels(shape_) - 1;
    for (int i = 0; i < shape_.size(); ++i) {
      canvas_.put(top_ + down_.cell(i) + layout_.cell_height / 2, left_ - width - 1,
                  fmt::format("{:>{}}", i + 1, width), dim);
      // Where numbers of two digits would touch, only the first column of each box has one.
      if (layout_.cell_width <= width && i % shape_.box_columns() != 0) continue;
      const int shift =
          layout_.cell_height == 1 ? layout_.cell_width - digits_of(i + 1) : layout_.cell_width / 2;
      canvas_.put(top_ - 1, left_ + across_.cell(i) + std::max(shift, 0), std::to_string(i + 1),
                  dim);
    }
  }

  void draw_lines() {
    const bool two = layout_.inner_lines;
    const Style dim{.dim = true};
    for (const Line& line : down_.lines())
      for (int x = 0; x < across_.extent(); ++x)
        canvas_.put(top_ + line.place, left_ + x, two && line.strong ? "━" : "─", dim);
    for (const Line& line : across_.lines())
      for (int y = 0; y < down_.extent(); ++y)
        canvas_.put(top_ + y, left_ + line.place, two && line.strong ? "┃" : "│", dim);
    const auto& ys = down_.lines();
    const auto& xs = across_.lines();
    for (std::size_t y = 0; y < ys.size(); ++y)
      for (std::size_t x = 0; x < xs.size(); ++x)
        canvas_.put(
            top_ + ys[y].place, left_ + xs[x].place,
            junctions(two, ys[y].strong, xs[x].strong)[third(y, ys.size())][third(x, xs.size())],
            dim);
  }

  void choose_styles() {
    const trace::Moment& moment = scene_.moment;
    for (std::size_t i = 0; i < style_.size(); ++i) style_[i].bold = moment.given[i];
    for (const trace::Decision& decision : moment.decisions)
      style_[slot(decision.cell)] = {
          .ink = ink_of_level(decision.level), .bold = true, .underline = !scene_.colours};
    const Event& event = scene_.event;
    if (event.kind == Kind::learn || event.kind == Kind::resolve)
      for (const trace::Literal& literal : event.literals)
        if (on_board(literal.cell)) style_[slot(literal.cell)].underline = true;
    if (event.cell && on_board(*event.cell)) style_[slot(*event.cell)].reverse = true;
    // The last conflict stays in sight while the engine learns from it.
    if (!moment.conflicts.empty()) alarm(scene_.trace.events[moment.conflicts.back() - 1]);
  }

  void alarm(const Event& conflict) {
    const trace::Because& because = conflict.because;
    if (conflict.cell) alarm(*conflict.cell);
    if (because.other) alarm(*because.other);
    for (const trace::Literal& literal : conflict.literals) alarm(literal.cell);
    if (because.reason == Reason::only_place && because.house &&
        index(*because.house) < shape_.houses())
      for (int i = 0; i < shape_.size(); ++i) alarm(shape_.cell_in(*because.house, i));
  }
  void alarm(WideCell c) {
    if (on_board(c)) style_[slot(c)] = {.alarm = true};
  }
  bool on_board(WideCell c) const { return index(c) < shape_.cells(); }

  int row_of(WideCell c) const { return top_ + down_.cell(shape_.row_of(c)); }
  int column_of(WideCell c) const { return left_ + across_.cell(shape_.column_of(c)); }

  void draw_cell(WideCell c) {
    const Style style = style_[slot(c)];
    if (layout_.cell_height == 1) return draw_digit(c, style);
    Style field = style;
    field.underline = false;  // digits are underlined, not the blanks around them
    for (int y = 0; y < layout_.cell_height; ++y)
      canvas_.put(row_of(c) + y, column_of(c),
                  std::string(static_cast<std::size_t>(layout_.cell_width), ' '), field);
    if (const auto digit = scene_.moment.filling.at(c)) {
      canvas_.put(row_of(c) + 1, column_of(c) + layout_.cell_width / 2, name_of(shape_, *digit),
                  style);
      return;
    }
    Style small = style;
    small.dim = !style.alarm && !style.reverse;
    for (int d = 1; d <= shape_.size(); ++d)
      if ((scene_.moment.candidates[slot(c)] >> (d - 1) & 1U) != 0)
        put_mark(c, static_cast<Digit>(d), small);
  }

  void draw_digit(WideCell c, Style style) {
    const auto digit = scene_.moment.filling.at(c);
    if (!digit && !style.alarm && !style.reverse) style.dim = true;
    const std::string text =
        fmt::format("{:>{}}", digit ? name_of(shape_, *digit) : "·", layout_.cell_width);
    // A blank beside the digit belongs to no cell: only the digit itself carries the style, and
    // where it is a filled field, so that it can be seen, the blanks on both sides.
    const bool field = (style.alarm || style.reverse) && layout_.margin > 0;
    if (field) {
      canvas_.put(row_of(c), column_of(c), text + " ", style);
      return;
    }
    const std::size_t blanks = text.find_first_not_of(' ');
    canvas_.put(row_of(c), column_of(c) + static_cast<int>(blanks), text.substr(blanks), style);
  }

  void put_mark(WideCell c, Digit d, Style style) {
    const int i = static_cast<int>(d) - 1;
    const int gap = (layout_.cell_width - 1) / 2 - 1;
    canvas_.put(row_of(c) + i / 3, column_of(c) + 1 + i % 3 * gap, name_of(shape_, d), style);
  }

  // A candidate that has just gone is shown once more, in red.
  void draw_crossed_out() {
    const Event& event = scene_.event;
    if (layout_.cell_height == 1 || event.kind != Kind::eliminate || !event.cell || !event.digit)
      return;
    if (on_board(*event.cell) && !scene_.moment.filling.at(*event.cell))
      put_mark(*event.cell, *event.digit, {.alarm = true});
  }

  Canvas& canvas_;
  int top_;
  int left_;
  const BoardLayout& layout_;
  Shape shape_;
  const BoardScene& scene_;
  Axis across_;
  Axis down_;
  std::vector<Style> style_;  // by cell
};

}  // namespace

int BoardLayout::width() const { return left_labels(shape) + across(*this).extent(); }
int BoardLayout::height() const { return 1 + down(*this).extent(); }

std::vector<BoardLayout> layouts_for(Shape shape) {
  std::vector<BoardLayout> layouts;
  if (shape.standard()) {
    layouts.push_back({.shape = shape, .cell_width = 7, .cell_height = 3, .inner_lines = true});
    layouts.push_back({.shape = shape, .cell_width = 5, .cell_height = 3});
  }
  const int name = width_of(name_of(shape, static_cast<Digit>(shape.size())));
  layouts.push_back({.shape = shape, .cell_width = name + 1, .margin = 1});
  if (name == 1) layouts.push_back({.shape = shape, .cell_width = 1});
  return layouts;
}

Ink ink_of_level(std::uint32_t level) {
  constexpr std::array kInks{Ink::cyan, Ink::yellow, Ink::green, Ink::magenta, Ink::blue};
  return kInks[(std::max(level, 1U) - 1) % kInks.size()];
}

void draw_board(Canvas& canvas, int row, int column, const BoardLayout& layout,
                const BoardScene& scene) {
  Drawing{canvas, row, column, layout, scene}.draw();
}

}  // namespace nonet::cli
