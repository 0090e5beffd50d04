// The player of traces: its keys, its state, its screen, and the program at a real terminal.
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <signal.h>

#include "cli/screen/canvas.h"
#include "cli/screen/terminal.h"
#include "cli/screen/watch_keys.h"
#include "cli/screen/watch_player.h"
#include "cli/screen/watch_screen.h"
#include "formats/wide.h"
#include "service/solve.h"
#include "support/process.h"

namespace nonet::testing {
namespace {

using cli::Key;
using cli::Player;
using cli::Seconds;
using cli::Window;

const std::string kSearched =
    "98.7..6..5..........7.4..9.6.....5...7....3.8..2..4.7...94...1.....9...3....12...";

// --- keys

TEST(WatchKeys, EveryFormOfAKeyIsUnderstood) {
  const std::vector<std::pair<std::string, std::vector<Key>>> rows{
      {" ", {Key::play_or_pause}},
      {"\x1b[C", {Key::forward}},
      {"\x1bOC", {Key::forward}},
      {"\x1b[D", {Key::back}},
      {"\x1bOD", {Key::back}},
      {"\x1b[A\x1bOA", {Key::faster, Key::faster}},
      {"\x1b[B\x1bOB", {Key::slower, Key::slower}},
      {"\x1b[H\x1bOH\x1b[1~\x1b[7~g", {Key::first, Key::first, Key::first, Key::first, Key::first}},
      {"\x1b[F\x1bOF\x1b[4~\x1b[8~G", {Key::last, Key::last, Key::last, Key::last, Key::last}},
      {"npdq", {Key::next_conflict, Key::previous_conflict, Key::direct, Key::quit}},
      {"\r\n", {Key::other_chapter, Key::other_chapter}},
      // Keys without a meaning leave none of their bytes behind.
      {"\x1b[24~\x1b[3;5~\x1bOPxyz\t", {}},
      {"\x1bq", {}},  // Alt-q
      {"\x1b\x1b[C", {Key::forward}},
      {"\x1b[1\x1b[C", {Key::forward}},  // broken off
  };
  for (const auto& [sent, keys] : rows) EXPECT_EQ(cli::KeyDecoder{}.feed(sent), keys) << sent;
}

TEST(WatchKeys, ASequenceMayComeInPieces) {
  cli::KeyDecoder decoder;
  EXPECT_TRUE(decoder.feed("\x1b").empty());
  EXPECT_TRUE(decoder.feed("[").empty());
  EXPECT_EQ(decoder.feed("C"), std::vector{Key::forward});
  EXPECT_TRUE(decoder.feed("\x1b").empty());
  decoder.settle();  // it was the Escape key
  EXPECT_EQ(decoder.feed("q"), std::vector{Key::quit});
}

// --- player

const cli::Course kCourse{.size = 100, .show = 100, .conflicts = {10, 20, 90}};

Player after(Player player, Key key) { return reduce(kCourse, player, key, Seconds{0}); }
Player after(Player player, double seconds) {
  return reduce(kCourse, player, std::nullopt, Seconds{seconds});
}

TEST(WatchPlayer, PlaysAtItsSpeedAndStopsAtTheEnd) {
  Player player{.speed = 10};
  EXPECT_EQ(after(player, 0.05).at, 1U);
  EXPECT_EQ(after(after(player, 0.05), 0.05).at, 2U) << "halves of events add up";
  EXPECT_EQ(after(player, 1.0).at, 11U);
  EXPECT_NEAR(cli::time_to_next(kCourse, after(player, 0.04)).count(), 0.06, 1e-9);
  player = after(player, 1e9);
  EXPECT_EQ(player.at, 100U);
  EXPECT_FALSE(player.playing);
  player = after(player, Key::play_or_pause);
  EXPECT_EQ(player.at, 1U) << "playing at the end begins again";
  EXPECT_TRUE(player.playing);
}

TEST(WatchPlayer, StepsAndJumpsPause) {
  struct Row {
    std::size_t from;
    Key key;
    std::size_t to;
  };
  for (const Row& row :
       {Row{5, Key::forward, 6}, Row{5, Key::back, 4}, Row{1, Key::back, 1},
        Row{100, Key::forward, 100}, Row{5, Key::next_conflict, 10},
        Row{10, Key::next_conflict, 20}, Row{90, Key::next_conflict, 90},
        Row{95, Key::previous_conflict, 90}, Row{90, Key::previous_conflict, 20},
        Row{10, Key::previous_conflict, 10}, Row{50, Key::first, 1}, Row{50, Key::last, 100}}) {
    const Player player = after(Player{.at = row.from, .owed = 0.5}, row.key);
    EXPECT_EQ(player, (Player{.at = row.to, .playing = false}))
        << row.from << " by key " << static_cast<int>(row.key);
  }
}

TEST(WatchPlayer, PauseHoldsTimeAndSpeedStaysInItsBounds) {
  Player player = after(Player{}, Key::play_or_pause);
  EXPECT_EQ(after(player, 100.0), player);
  EXPECT_EQ(after(Player{.speed = 7}, Key::faster).speed, 10);
  EXPECT_EQ(after(Player{.speed = 7}, Key::slower).speed, 5);
  for (int i = 0; i < 50; ++i) player = after(player, Key::faster);
  EXPECT_EQ(player.speed, cli::kFastest);
  for (int i = 0; i < 50; ++i) player = after(player, Key::slower);
  EXPECT_EQ(player.speed, cli::kSlowest);
  EXPECT_TRUE(after(player, Key::quit).quit);
}

// A show of 40 events, a proof of 20 behind it.
const cli::Course kChapters{.size = 60,
                            .show = 40,
                            .conflicts = {10, 50},
                            .holds = {},
                            .learns = true,
                            .solved = true,
                            .proof = true};

TEST(WatchPlayer, TheShowEndsAtTheSolutionAndTheProofIsAChapterOfItsOwn) {
  const auto press = [](Player player, Key key) {
    return reduce(kChapters, player, key, Seconds{0});
  };
  Player player = reduce(kChapters, Player{}, std::nullopt, Seconds{1e6});
  EXPECT_EQ(player.at, 40U);
  EXPECT_FALSE(player.playing);
  EXPECT_EQ(press(player, Key::forward).at, 40U);
  EXPECT_EQ(press(player, Key::next_conflict).at, 40U);
  EXPECT_EQ(press(player, Key::play_or_pause).at, 1U);
  player = press(player, Key::other_chapter);
  EXPECT_EQ(player.at, 41U);
  EXPECT_TRUE(player.playing) << "the proof plays at once";
  EXPECT_EQ(press(player, Key::back).at, 41U);
  EXPECT_EQ(press(player, Key::previous_conflict).at, 41U);
  EXPECT_EQ(press(player, Key::next_conflict).at, 50U);
  EXPECT_EQ(press(player, Key::last).at, 60U);
  EXPECT_EQ(press(press(player, Key::last), Key::first).at, 41U);
  player = reduce(kChapters, player, std::nullopt, Seconds{1e6});
  EXPECT_EQ(player.at, 60U);
  EXPECT_EQ(press(player, Key::play_or_pause).at, 41U);
  player = press(player, Key::other_chapter);
  EXPECT_EQ(player, (Player{.at = 40, .playing = false})) << "back to the solution";
  EXPECT_EQ(after(Player{.at = 100}, Key::other_chapter).at, 100U) << "there is no proof";
}

TEST(WatchPlayer, TheDirectorHoldsEachEventAsLongAsItDeserves) {
  const cli::Course course{.size = 3, .show = 3, .conflicts = {}, .holds = {2, 0.5, 1}};
  const auto pass = [&](Player player, double seconds) {
    return reduce(course, player, std::nullopt, Seconds{seconds});
  };
  const Player player{.directed = true};
  EXPECT_EQ(pass(player, 1.9).at, 1U);
  EXPECT_EQ(pass(pass(player, 1.9), 0.2).at, 2U);
  EXPECT_EQ(pass(player, 2.6).at, 3U);
  EXPECT_NEAR(time_to_next(course, pass(player, 0.5)).count(), 1.5, 1e-9);
  const Player twice{.speed = 2 * cli::kUsualSpeed, .directed = true};
  EXPECT_EQ(pass(twice, 1.05).at, 2U);
  const Player plain = reduce(course, player, Key::direct, Seconds{0});
  EXPECT_FALSE(plain.directed);
  EXPECT_EQ(pass(plain, 0.21).at, 2U) << "all alike";
}

TEST(WatchPlayer, AnEmptyTraceIsHarmless) {
  for (int key = 0; key <= static_cast<int>(Key::quit); ++key)
    EXPECT_EQ(reduce({}, Player{.at = 0}, static_cast<Key>(key), Seconds{1}).at, 0U) << key;
}

// --- screen

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

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

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

// --- program

constexpr const char* kLeft = "\x1b[?25h\x1b[?1049l";  // cursor shown, alternate screen left

ProcessOptions typing(std::vector<Typed> keys) {
  ProcessOptions options;
  options.terminal = true;
  options.keyboard = true;
  options.keys = std::move(keys);
  options.environment = {"TERM=xterm"};
  return options;
}

TEST(Watch, StepsAndQuits) {
  const Finished done =
      nonet({"watch", kSearched, "--speed", "0.5"}, typing({{"event 1 of", "\x1b[C"},
                                                            {"event 2 of", "\x1b[D"},
                                                            {"event 1 of", "n"},
                                                            {"Conflict: ", "q"}}));
  EXPECT_EQ(done.exit_code, 0) << done.out;
  EXPECT_TRUE(done.out.starts_with("\x1b[?1049h\x1b[?25l"));
  EXPECT_TRUE(has(done.out, "┏━━━━━━━┯"));
  EXPECT_TRUE(done.out.ends_with(kLeft));
  EXPECT_TRUE(done.terminal_as_before);
}

TEST(Watch, PlaysToTheSolutionThenTheProof) {
  const Finished done = nonet({"watch", kSearched, "--speed", "10000"},
                              typing({{"Press Enter.", "\r"}, {"no second", "q"}}));
  EXPECT_EQ(done.exit_code, 0) << done.out;
  EXPECT_TRUE(done.out.ends_with(kLeft));
}

TEST(Watch, CtrlCGivesTheTerminalBack) {
  const Finished done = nonet({"watch", kSearched}, typing({{"event 1 of", "\x03"}}));
  EXPECT_EQ(done.exit_code, 130);
  EXPECT_TRUE(done.out.ends_with(kLeft)) << done.out;
  EXPECT_TRUE(done.terminal_as_before);
}

TEST(Watch, ASignalGivesTheTerminalBack) {
  ProcessOptions options = typing({});
  options.when_running = [](int pid) {
    ::kill(pid, SIGTERM);
    ::kill(pid, SIGTERM);  // twice is no reason to leave it spoiled
  };
  const Finished done = nonet({"watch", kSearched}, options);
  EXPECT_EQ(done.exit_code, 130);
  EXPECT_TRUE(done.out.ends_with(kLeft)) << done.out;
  EXPECT_TRUE(done.terminal_as_before);
}

TEST(Watch, APuzzleFromAPipeLeavesTheKeysToTheTerminal) {
  ProcessOptions options = typing({{"event 1 of", "q"}});
  options.keyboard_is_input = false;
  options.input = kSearched;
  const Finished done = nonet({"watch", "-"}, options);
  EXPECT_EQ(done.exit_code, 0) << done.out;
  EXPECT_TRUE(done.out.ends_with(kLeft)) << done.out;
}

TEST(Watch, WithoutColoursIfNotWanted) {
  ProcessOptions options = typing({{"event 1 of", "n"}, {"Conflict: ", "q"}});
  options.environment.emplace_back("NO_COLOR=1");
  const Finished done = nonet({"watch", kSearched}, options);
  EXPECT_FALSE(has(done.out, ";41m"));
}

TEST(Watch, OutsideATerminalItIsAStory) {
  const Finished done = nonet({"watch", kSearched, "--engine", "norvig"});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_EQ(done.err, "");
  EXPECT_TRUE(done.out.starts_with("   1  The puzzle has 23 givens.\n")) << done.out.substr(0, 80);
  EXPECT_TRUE(has(done.out, ".\n\nSolved with ")) << "how the show ends";
  EXPECT_TRUE(has(done.out, "\n\nIs it the only one?\n")) << "the proof has a heading";
  EXPECT_TRUE(has(done.out.substr(done.out.size() - 80), "Solved with ")) << "how it ends";
  EXPECT_TRUE(done.out.ends_with(".\n"));
  EXPECT_FALSE(has(done.out, "\x1b"));
}

TEST(Watch, ATerminalThatCannotDrawGetsTheStory) {
  ProcessOptions options;
  options.terminal = true;
  options.environment = {"TERM=dumb"};
  const Finished done = nonet({"watch", kSearched, "--engine", "norvig"}, options);
  EXPECT_TRUE(has(done.out, "The puzzle has 23 givens.")) << done.out.substr(0, 80);
  EXPECT_FALSE(has(done.out, "\x1b"));
}

TEST(Watch, ClauseLearningDecidesByMrvUnlessTold) {
  const std::string usual = nonet({"watch", kSearched}).out;
  EXPECT_EQ(nonet({"watch", kSearched, "--decide", "mrv"}).out, usual);
  EXPECT_NE(nonet({"watch", kSearched, "--decide", "activity"}).out, usual);
  const Finished other = nonet({"watch", kSearched, "--engine", "dfs", "--decide", "mrv"});
  EXPECT_EQ(other.err, "nonet: --decide goes with --engine cdcl\nnonet watch --help tells more.\n");
}

TEST(Watch, AsJsonItIsTheTrace) {
  const Finished done = nonet({"watch", kSearched, "--json"});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_TRUE(done.out.starts_with("{")) << done.out.substr(0, 80);
  EXPECT_TRUE(done.out.ends_with("}\n"));
}

TEST(Watch, OtherSizes) {
  ProcessOptions options;
  options.input = "1..............4";
  const Finished done = nonet({"watch", "-", "--size", "4"}, options);
  EXPECT_TRUE(has(done.out, "The 4×4 puzzle has 2 givens.")) << done.out << done.err;
}

TEST(Watch, RefusesWhatItCannotShow) {
  struct Row {
    std::vector<std::string> arguments;
    int exit_code;
    std::string err;
  };
  for (const Row& row :
       {Row{{"watch", kSearched, "--engine", "fast"},
            2,
            "nonet: the fast engine shows no steps: choose another --engine to watch\n"
            "nonet watch --help tells more.\n"},
        Row{{"watch", kSearched, "--size", "4", "--engine", "dfs"},
            2,
            "nonet: boards of other sizes are solved by cdcl: leave out --engine\n"
            "nonet watch --help tells more.\n"},
        Row{{"watch", kSearched.substr(1)}, 1, "nonet: line 1: 80 characters, a puzzle has 81\n"},
        Row{{"watch", "11" + std::string(79, '.')},
            1,
            "nonet: no solution: 1 stands more than once in row 1\n"}}) {
    const Finished done = nonet(row.arguments);
    EXPECT_EQ(done.exit_code, row.exit_code) << row.err;
    EXPECT_EQ(done.err, row.err);
  }
}

TEST(Watch, TakesOnePuzzleAndTellsNoneFromSeveral) {
  const Finished none = nonet({"watch", "-"});
  EXPECT_EQ(none.exit_code, 1);
  EXPECT_EQ(none.err, "nonet: standard input: the input is empty\n");
  const Finished blank = nonet({"watch", "-"}, {.input = "\n# nothing\n"});
  EXPECT_EQ(blank.exit_code, 1);
  EXPECT_EQ(blank.err, "nonet: standard input: there is no puzzle in it\n");
  const Finished two = nonet({"watch", "-"}, {.input = kSearched + "\n" + kSearched + "\n"});
  EXPECT_EQ(two.exit_code, 2);
  EXPECT_EQ(two.err, "nonet: standard input: this takes a single puzzle, and here are several\n");
}

}  // namespace
}  // namespace nonet::testing
