// The player of traces: what its screen shows at an event, in a window.
#include "cli/screen/watch_screen.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/screen/canvas.h"
#include "cli/screen/terminal.h"
#include "cli/screen/watch_player.h"
#include "cli/watch_support.h"
#include "formats/wide.h"
#include "service/solve.h"

namespace nonet::testing {
namespace {

using cli::Player;
using cli::Window;

// A solved puzzle with its story, at any event and in any window.
struct Film {
  explicit Film(service::Engine engine) {
    service::SolveOptions options;
    options.engine = engine;
    options.trace_cap = 100'000;
    trace = *service::solve(formats::read(kSearched)->grid, options).trace;
    course = cli::course_of(trace);
    closing = cli::closing_words(trace, course, engine);
  }
  explicit Film(const WideFilling& board) {
    service::SolveOptions options;
    options.trace_cap = 100'000;
    options.solutions = 1;
    trace = *service::solve(board, options).trace;
    course = cli::course_of(trace);
  }
  cli::Canvas at(std::size_t event, Window window) const {
    const Player player{.at = event, .playing = false};
    const trace::Moment moment = replay(trace, event);
    return frame({"title", trace, course, player, moment, closing}, window);
  }
  std::string text_at(std::size_t event, Window window) const {
    std::string text;
    for (const std::string& line : at(event, window).plain()) text += line + "\n";
    return text;
  }
  trace::Trace trace;
  cli::Course course;
  std::vector<std::string> closing;
};

TEST(WatchScreen, TheCompactBoardAtTheUsualSize) {
  const Film film{service::Engine::cdcl};
  const auto lines = film.at(1, {.rows = 24, .columns = 80}).plain();
  const std::vector<std::string> board{
      "    1 2 3   4 5 6   7 8 9",   "  ┌───────┬───────┬───────┐", "1 │ 9 8 · │ 7 · · │ 6 · · │",
      "2 │ 5 · · │ · · · │ · · · │", "3 │ · · 7 │ · 4 · │ · 9 · │", "  ├───────┼───────┼───────┤",
      "4 │ 6 · · │ · · · │ 5 · · │",
  };
  for (std::size_t i = 0; i < board.size(); ++i)
    EXPECT_TRUE(lines[i + 2].starts_with(board[i])) << lines[i + 2];
  EXPECT_TRUE(has(lines[2], "event 1 of ")) << lines[2];
  EXPECT_TRUE(has(film.text_at(1, {}), "The puzzle has 23 givens."));
  EXPECT_TRUE(lines.back().starts_with("space play")) << lines.back();
  EXPECT_TRUE(lines.back().ends_with("q quit")) << lines.back();
}

TEST(WatchScreen, ALargeWindowShowsPencilmarks) {
  const Film film{service::Engine::cdcl};
  for (const Window window : {Window{34, 100}, Window{50, 140}}) {
    const auto lines = film.at(1, window).plain();
    // r1c3 may be 1, 3 or 4.
    const std::string marks = window.columns == 100 ? "1 3" : "1   3";
    EXPECT_TRUE(has(lines[3] + lines[4], marks)) << lines[3] << "\n" << lines[4];
  }
}

TEST(WatchScreen, TellsTheStoryOfAConflict) {
  const Film film{service::Engine::cdcl};
  const std::size_t at = film.course.conflicts[1];
  const std::string text = film.text_at(at, {.rows = 34, .columns = 100});
  EXPECT_TRUE(has(text, "Conflict: ")) << text;
  EXPECT_TRUE(has(text, "conflict 2 of ")) << text;
  EXPECT_TRUE(has(text, "decision level ")) << text;
  EXPECT_TRUE(has(text, "1 learned clause\n")) << text;
  EXPECT_TRUE(has(text, "open guesses")) << text;
  EXPECT_TRUE(has(text, "before")) << text;
}

TEST(WatchScreen, TheShowClosesWithACard) {
  for (const service::Engine engine : {service::Engine::cdcl, service::Engine::norvig}) {
    const Film film{engine};
    ASSERT_TRUE(film.course.solved && film.course.proof);
    for (const Window window : {Window{24, 80}, Window{34, 100}, Window{50, 140}}) {
      const std::string text = film.text_at(film.course.show, window);
      EXPECT_TRUE(has(text, "Solved with ")) << text;
      EXPECT_TRUE(has(text, "It is good at ")) << text;
      EXPECT_TRUE(has(text, "Is it the only one? Press Enter.")) << text;
      const std::string last = cli::grouped(film.course.show);
      EXPECT_TRUE(has(text, "event " + last + " of " + last)) << text;
      const std::string proof = film.text_at(film.course.show + 2, window);
      EXPECT_TRUE(has(proof, "Is it the only one? Event 2 of ")) << proof;
      EXPECT_TRUE(has(proof, "set aside")) << proof;
    }
    for (std::size_t n = film.course.show; n <= film.course.show + 3; ++n)
      for (const std::string& line : film.at(n, {}).lines(true))
        EXPECT_FALSE(has(line, ";37;41m")) << "the solution is no mistake";
  }
}

TEST(WatchScreen, ADirectedShowTakesAboutAMinute) {
  for (const service::Engine engine : service::kAllEngines) {
    // Logic comes to its end after a few steps, which are not held for ever.
    if (!service::tells_its_story(engine) || engine == service::Engine::logic) continue;
    const Film film{engine};
    double seconds = 0;
    for (std::size_t i = 0; i < film.course.show; ++i) seconds += film.course.holds[i];
    EXPECT_GE(seconds, 40) << service::name_of(engine);
    EXPECT_LE(seconds, 90) << service::name_of(engine);
  }
}

TEST(WatchScreen, WithoutColoursThereAreNone) {
  const Film film{service::Engine::cdcl};
  const cli::Canvas canvas = film.at(film.course.conflicts[0], {});
  std::string with;
  std::string without;
  for (const std::string& line : canvas.lines(true)) with += line;
  for (const std::string& line : canvas.lines(false)) without += line;
  EXPECT_TRUE(has(with, ";37;41m")) << "the conflict is red";
  EXPECT_FALSE(has(without, ";3"));
  EXPECT_FALSE(has(without, ";41"));
  EXPECT_TRUE(has(without, ";1;4;7m")) << "the conflict is still to be seen";
}

TEST(WatchScreen, EveryFrameFillsItsWindowExactly) {
  const std::vector<Film> films{Film{service::Engine::cdcl}, Film{service::Engine::dfs},
                                Film{WideFilling{*Shape::for_size(16)}},
                                Film{WideFilling{*Shape::from_box(2, 3)}},
                                Film{WideFilling{*Shape::for_size(36)}}};
  for (const Film& film : films)
    for (const Window window : {Window{1, 1}, Window{3, 200}, Window{12, 35}, Window{24, 80},
                                Window{25, 40}, Window{34, 100}, Window{50, 140}, Window{60, 200}})
      for (std::size_t at : {std::size_t{1}, film.course.size / 2, film.course.size}) {
        const auto lines = film.at(at, window).lines(false);
        ASSERT_EQ(lines.size(), static_cast<std::size_t>(window.rows));
        const auto plain = film.at(at, window).plain();
        for (const std::string& line : plain) ASSERT_LE(cli::width_of(line), window.columns);
      }
}

TEST(WatchScreen, AWindowTooSmallSaysSo) {
  const Film film{service::Engine::cdcl};
  EXPECT_EQ(film.text_at(1, {.rows = 3, .columns = 80}),
            "This window (80×3) is too small for the board (30×20).\n\n\n");
  const std::string story = film.text_at(1, {.rows = 12, .columns = 80});
  EXPECT_TRUE(has(story, "too small for the board")) << story;
  EXPECT_TRUE(has(story, "The puzzle has 23 givens.")) << "the story goes on without the board";
  EXPECT_FALSE(has(film.text_at(1, {.rows = 20, .columns = 30}), "too small")) << "as promised";
}

TEST(WatchScreen, LargeBoardsGiveUpSpacesBeforeTheirPlace) {
  const Film sixteen{WideFilling{*Shape::for_size(16)}};
  EXPECT_TRUE(has(sixteen.text_at(1, {.rows = 24, .columns = 120}), " 1 │ · · · · │"));
  EXPECT_TRUE(has(sixteen.text_at(1, {.rows = 24, .columns = 60}), " 1 │····│"));
  const Film largest{WideFilling{*Shape::for_size(36)}};
  EXPECT_TRUE(has(largest.text_at(1, {}), "too small for the board (124×50)"));
  EXPECT_FALSE(has(largest.text_at(1, {.rows = 50, .columns = 124}), "too small"));
}

TEST(Canvas, CutsOffAndWraps) {
  cli::Canvas canvas{2, 5};
  canvas.put(0, -2, "abcd");
  canvas.put(1, 3, "→←↑");
  canvas.put(7, 0, "nowhere");
  EXPECT_EQ(canvas.plain(), (std::vector<std::string>{"cd", "   →←"}));
  EXPECT_EQ(cli::shortened("ééééé", 4), "ééé…");
  EXPECT_EQ(cli::shortened("éééé", 4), "éééé");
  EXPECT_EQ(cli::wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(cli::wrapped("abcdefgh ij", 3), (std::vector<std::string>{"abc", "def", "gh", "ij"}));
}

}  // namespace
}  // namespace nonet::testing
