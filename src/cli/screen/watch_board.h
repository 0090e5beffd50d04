// The board of a frame: its sizes, from roomy to tight, and how it is drawn.
#pragma once

#include <vector>

#include "board/shape.h"
#include "cli/screen/canvas.h"
#include "trace/event.h"
#include "trace/replay.h"

namespace nonet::cli {

// How a board is laid out. Every column of cells is cell_width wide; between boxes there is a
// line, and beside it `margin` blanks; with inner_lines there is one between all cells.
struct BoardLayout {
  Shape shape;
  int cell_width = 2;
  int cell_height = 1;  // 3: with pencilmarks (9×9 only)
  int margin = 0;
  bool inner_lines = false;

  int width() const;   // with the row numbers at the left
  int height() const;  // with the column numbers above
};

// The layouts for a shape, the roomiest first.
std::vector<BoardLayout> layouts_for(Shape shape);

// The colour of a decision level.
Ink ink_of_level(std::uint32_t level);

// What a board shows. `event` is the one that led to the moment.
struct BoardScene {
  const trace::Trace& trace;
  const trace::Moment& moment;
  const trace::Event& event;
  bool colours = true;
};

// With its upper left corner there.
void draw_board(Canvas& canvas, int row, int column, const BoardLayout& layout,
                const BoardScene& scene);

}  // namespace nonet::cli
