#include "server/routes/start_board.h"

#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "board/houses.h"
#include "board/notation.h"

namespace nonet::server {

namespace {

// The drawing's own units. A cell is 40 wide; the frame is centred on the outer edge and sticks out
// by half its width, for which the view box leaves room.
constexpr int kCell = 40;
constexpr int kSide = 9 * kCell;
constexpr int kMargin = 2;
constexpr int kCorner = 6;

int left_of(Cell c) { return column_of(c) * kCell; }
int top_of(Cell c) { return row_of(c) * kCell; }

class Drawing {
 public:
  explicit Drawing(std::string_view label) {
    add(R"(<svg class="board" viewBox="{0} {0} {1} {1}" role="img" aria-label="{2}">)", -kMargin,
        kSide + 2 * kMargin, label);
    add(R"(<clipPath id="paper"><rect width="{0}" height="{0}" rx="{1}"/></clipPath>)", kSide,
        kCorner);
  }

  void sheet() {
    add(R"(<rect class="sheet" width="{0}" height="{0}" rx="{1}"/>)", kSide, kCorner);
  }

  void tint(const CellSet& cells) {
    add(R"svg(<g class="tint" clip-path="url(#paper)">)svg");
    for (Cell c : cells)
      add(R"(<rect x="{0}" y="{1}" width="{2}" height="{2}"/>)", left_of(c), top_of(c), kCell);
    add("</g>");
  }

  void lines() {
    std::string hair;
    std::string line;
    for (int i = 1; i < 9; ++i)
      fmt::format_to(std::back_inserter(i % 3 == 0 ? line : hair), "M{0} 0v{1}M0 {0}h{1}",
                     i * kCell, kSide);
    add(R"(<path class="hair" d="{}"/><path class="line" d="{}"/>)", hair, line);
    add(R"(<rect class="frame" width="{0}" height="{0}" rx="{1}"/>)", kSide, kCorner);
  }

  void ring(Cell c) {
    add(R"(<rect class="ring" x="{0}" y="{1}" width="{2}" height="{2}" rx="4"/>)", left_of(c) + 3,
        top_of(c) + 3, kCell - 6);
  }

  // Digits are about 0.72 of the type size high, so half of that below the middle centres them.
  void digit(Cell c, Digit d, std::string_view kind) {
    add(R"(<text class="{}" x="{}" y="{}" dy=".36em">{}</text>)", kind, left_of(c) + kCell / 2,
        top_of(c) + kCell / 2, char_of(d));
  }

  void note(Cell c, Digit d) {
    const int third = kCell / 3;
    add(R"(<text class="note" x="{}" y="{}" dy=".36em">{}</text>)",
        left_of(c) + kCell / 2 + (index(d) % 3 - 1) * (third - 1),
        top_of(c) + kCell / 2 + (index(d) / 3 - 1) * (third - 1), char_of(d));
  }

  std::string finish() && {
    add("</svg>");
    return std::move(svg_);
  }

 private:
  template <class... Values>
  void add(fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(svg_), format, std::forward<Values>(values)...);
  }

  std::string svg_;
};

}  // namespace

std::string draw_board(const Grid& grid, const Emphasis& emphasis, std::string_view label) {
  Drawing drawing{label};
  drawing.sheet();
  drawing.tint(peers_of(emphasis.ring));
  drawing.lines();
  drawing.ring(emphasis.ring);
  for (Cell c : kAllCells) {
    if (const auto d = grid.at(c))
      drawing.digit(c, *d, grid.given(c) ? "given" : "placed");
    else if (emphasis.notes.contains(c))
      for (Digit candidate : grid.candidates(c)) drawing.note(c, candidate);
  }
  return std::move(drawing).finish();
}

}  // namespace nonet::server
