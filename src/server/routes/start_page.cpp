#include "server/routes/start_page.h"

#include <string_view>

#include <fmt/format.h>

#include "board/grid.h"
#include "board/notation.h"
#include "server/routes/start_board.h"

namespace nonet::server {

namespace {

// A well-known easy puzzle whose middle cell can be seen at once: its row and column hold eight
// digits.
constexpr std::string_view kPuzzle =
    "53..7...."
    "6..195..."
    ".98....6."
    "8...6...3"
    "4..8.3..1"
    "7...2...6"
    ".6....28."
    "...419..5"
    "....8..79";

constexpr Grid example() {
  Grid grid;
  for (Cell c : kAllCells)
    if (const char d = kPuzzle[static_cast<std::size_t>(index(c))]; d != '.')
      grid.give(c, digit_of(d - '0'));
  return grid;
}

constexpr Cell kMiddle = cell_at(4, 4);
static_assert(example().candidates(kMiddle).size() == 1, "the page says that one digit fits");

constexpr std::string_view kStartPage = R"html(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Nonet checks, converts and solves Sudoku puzzles.">
<title>Nonet</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/start.css">
</head>
<body>
<main>
<header>
<h1>Nonet</h1>
<p>Sudoku, taken seriously: it reads your puzzle, says what is right or wrong with it and where,
and solves it.</p>
</header>
<figure>
{board}
<figcaption>{caption}</figcaption>
</figure>
<section>
<h2>Try it in a terminal</h2>
<dl>
<dt><code>nonet check puzzle.txt</code></dt>
<dd>One solution, none or several? Every flaw with its reason and its place.</dd>
<dt><code>nonet solve puzzle.txt</code></dt>
<dd>The solution, for one puzzle or for a million.</dd>
<dt><code>nonet convert --to pencilmarks puzzle.txt</code></dt>
<dd>From any common notation to any other.</dd>
<dt><code>nonet canon puzzle.txt</code></dt>
<dd>One form for all disguises: mirrored, shuffled or renumbered, a puzzle stays itself.</dd>
</dl>
</section>
</main>
</body>
</html>
)html";

constexpr std::string_view kStyle = R"css(:root {
  color-scheme: light dark;
  --paper: #faf8f2;
  --sheet: #fffefa;
  --ink: #22201b;
  --quiet: #68635a;
  --hair: #ddd7c9;
  --accent: #0b5f93;
  --tint: #f4f1e8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #181714;
    --sheet: #1f1e1a;
    --ink: #ebe6da;
    --quiet: #a59f92;
    --hair: #3a3832;
    --accent: #82bde6;
    --tint: #2a2821;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--paper);
  color: var(--ink);
  font: 17px/28px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
  font-variant-numeric: tabular-nums;
  -webkit-text-size-adjust: 100%;
}
main {
  display: grid;
  gap: 24px;
  max-width: 560px;
  margin: 0 auto;
  padding: 24px 8px 48px;
}
header, section, figcaption { padding: 0 12px; }
h1 { font-size: 28px; line-height: 36px; font-weight: 600; letter-spacing: -.01em; }
header p { margin-top: 8px; color: var(--quiet); }
h2 { font-size: 17px; line-height: 28px; font-weight: 600; }

.board { display: block; width: 100%; height: auto; }
.board path, .board rect { vector-effect: non-scaling-stroke; }
.board text { text-anchor: middle; }
.sheet { fill: var(--sheet); }
.frame { fill: none; stroke: var(--ink); stroke-width: 2; }
.line { fill: none; stroke: var(--ink); stroke-width: 1.5; }
.hair { fill: none; stroke: var(--hair); stroke-width: 1; }
.tint { fill: var(--tint); }
.ring { fill: var(--sheet); stroke: var(--accent); stroke-width: 2; }
.given { fill: var(--ink); font-size: 21px; font-weight: 500; }
.placed { fill: var(--accent); font-size: 21px; }
.note { fill: var(--quiet); font-size: 10px; }
figcaption { margin-top: 12px; font-size: 15px; line-height: 24px; color: var(--quiet); }
figcaption b { color: var(--accent); font-weight: 600; }

dl { margin-top: 8px; border-top: 1px solid var(--hair); }
dt { padding-top: 12px; }
dd { padding-bottom: 12px; border-bottom: 1px solid var(--hair); font-size: 15px; line-height: 24px; color: var(--quiet); }
code { font: 15px/24px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
code::before { content: "$ "; color: var(--accent); }

@media (min-width: 960px) {
  body { display: grid; align-content: center; min-height: 100vh; }
  main {
    grid-template: "board words" auto "board commands" 1fr / minmax(0, min(640px, 100vh - 176px)) 400px;
    justify-content: center;
    gap: 32px 80px;
    max-width: none;
    padding: 48px;
  }
  header, section { padding: 0; }
  header { grid-area: words; }
  figure { grid-area: board; }
  section { grid-area: commands; }
  figcaption { padding: 0 4px; }
}
)css";

constexpr std::string_view kIcon =
    R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">)svg"
    R"svg(<rect x="2" y="2" width="28" height="28" rx="5" fill="#fffefa" stroke="#22201b" stroke-width="2"/>)svg"
    R"svg(<path d="M11.3 3v26M20.7 3v26M3 11.3h26M3 20.7h26" stroke="#22201b" stroke-width="1.2"/>)svg"
    R"svg(<rect x="12.5" y="12.5" width="7" height="7" rx="1.5" fill="#0b5f93"/></svg>)svg"
    "\n";

}  // namespace

std::string start_page() {
  Grid grid = example();
  const Digit answer = *grid.candidates(kMiddle).begin();
  const CellSet notes = members_of(box_house(box_of(kMiddle))) - CellSet{kMiddle};
  grid.place(kMiddle, answer);
  const std::string board =
      draw_board(grid, {kMiddle, notes}, "A Sudoku puzzle; the middle cell is ringed.");
  const std::string caption =
      fmt::format("The middle cell must be <b>{}</b>: its row and column hold every other digit.",
                  char_of(answer));
  return fmt::format(fmt::runtime(kStartPage), fmt::arg("board", board),
                     fmt::arg("caption", caption));
}

std::string start_style() { return std::string{kStyle}; }
std::string start_icon() { return std::string{kIcon}; }

}  // namespace nonet::server
