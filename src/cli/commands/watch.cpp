// nonet watch: solves first, then plays what the engine did.
#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/screen/patience.h"
#include "cli/screen/raw_terminal.h"
#include "cli/screen/terminal.h"
#include "cli/screen/watch_course.h"
#include "cli/screen/watch_keys.h"
#include "cli/screen/watch_player.h"
#include "cli/screen/watch_screen.h"
#include "service/solve.h"
#include "trace/ndjson.h"

namespace nonet::cli {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kFrame{33};     // no screen is drawn more often
constexpr milliseconds kResting{100};  // how soon a resized window is noticed while nothing moves

milliseconds time_to_wait(const Course& course, const Player& player) {
  if (!player.playing) return kResting;
  const auto next = std::chrono::duration_cast<milliseconds>(time_to_next(course, player));
  return std::clamp(next, kFrame, kResting);
}

void play(const trace::Trace& trace, const WatchCommand& command, const Keyboard& keyboard) {
  const Course course = course_of(trace);
  const std::string title = fmt::format("{}: {}", service::name_of(command.engine),
                                        service::description_of(command.engine));
  const std::vector<std::string> closing = closing_words(trace, course, command.engine);
  const bool colours = wants_colour(STDOUT_FILENO);
  trace::Replay replay{trace};
  KeyDecoder decoder;
  Player player{.speed = command.speed.value_or(kUsualSpeed), .directed = !command.speed};
  RawTerminal terminal{keyboard};
  auto before = Clock::now();
  while (!player.quit && !interrupted()) {
    // Drawn in every round: only what has changed is sent, and a new size is noticed.
    const Scene scene{title, trace, course, player, replay.at(player.at), closing, colours};
    if (!terminal.show(frame(scene, terminal.window()).lines(colours))) return;
    const auto bytes = terminal.wait_for_keys(time_to_wait(course, player));
    if (!bytes) return;
    if (terminal.stop_if_asked()) before = Clock::now();
    if (bytes->empty()) decoder.settle();
    const auto after = Clock::now();
    player = reduce(course, player, std::nullopt, after - std::exchange(before, after));
    for (Key key : decoder.feed(*bytes)) player = reduce(course, player, key, Seconds{0});
  }
}

service::SolveOptions options_of(const WatchCommand& command) {
  service::SolveOptions options;
  options.engine = command.engine;
  options.group = command.group;
  options.decide = command.decide.value_or(service::usual_decide(true));
  options.work = command.budget;
  options.trace_cap = kTraceCap;
  options.stop = stop_or_say("still solving; Ctrl-C ends it");
  return options;
}

// Board is a Grid or a WideFilling.
template <class Board>
batch::Answer watch(const WatchCommand& command, const Board& board) {
  const service::SolveOptions options = options_of(command);
  const service::SolveAnswer solved = service::solve(board, options);
  batch::Answer answer;
  answer.failed = solved.outcome.solutions != 1 || !solved.outcome.complete;
  if (answer.failed) answer.problem = service::verdict_sentence(solved, options);
  if (interrupted()) return answer;
  const Keyboard keyboard;
  if (command.input.json) {
    answer.out = trace::to_ndjson(*solved.trace);
    answer.out.pop_back();  // the line end that every answer gets
  } else if (!can_draw(STDOUT_FILENO) || !keyboard) {
    answer.out = story_text(*solved.trace, command.engine);
  } else {
    play(*solved.trace, command, keyboard);
    if (interrupted()) answer.problem.clear();  // who breaks off asks for no verdict
  }
  return answer;
}

}  // namespace

int run(const WatchCommand& command) {
  if (command.shape && !command.shape->standard())
    return answer_wide_input(
        command.input, *command.shape,
        [&](const batch::Record&, const WideFilling& board) { return watch(command, board); });
  Verb verb;
  verb.one = [&](const batch::Record& record) {
    const auto reading = read_record(record, command.input);
    return reading ? watch(command, reading->grid) : reading.error();
  };
  return answer_input(command.input, verb);
}

}  // namespace nonet::cli
