#include "cli/screen/watch_course.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

#include <fmt/format.h>

#include "cli/screen/terminal.h"
#include "trace/words.h"

namespace nonet::cli {

namespace {

using trace::Event;
using trace::Kind;

// The director's table, as the site has it (web/src/model/watch/director.ts): what is forced goes
// by quickly; guesses, dead ends, what is learned of them and jumps stay long enough to be read.
struct HoldRow {
  Kind kind;
  double seconds;
};
constexpr auto kHolds = std::to_array<HoldRow>({
    {Kind::start, 2.0},
    {Kind::decide, 1.6},
    {Kind::conflict, 2.4},
    {Kind::learn, 2.4},
    {Kind::backjump, 1.8},
    {Kind::restart, 1.8},
    {Kind::undo, 1.0},
    {Kind::solution, 2.4},
    {Kind::truncated, 2.4},
    {Kind::step, 2.6},
    {Kind::imply, 0.3},
    {Kind::place, 0.3},
    {Kind::eliminate, 0.2},
});
constexpr double kOtherHold = 0.16;

double hold_of(Kind kind) {
  const auto* row = std::ranges::find(kHolds, kind, &HoldRow::kind);
  return row == kHolds.end() ? kOtherHold : row->seconds;
}

// A chapter takes about a minute, whatever its length; but no event is held longer than that.
constexpr double kShortest = 48;
constexpr double kLongest = 84;
constexpr double kLongestHold = 4;

void direct(std::span<double> holds) {
  const double whole = std::accumulate(holds.begin(), holds.end(), 0.0);
  if (whole == 0) return;
  const double factor = std::clamp(whole, kShortest, kLongest) / whole;
  for (double& hold : holds) hold = std::min(hold * factor, kLongestHold);
}

bool is_dead_end(const Event& event) {
  return event.kind == Kind::conflict && event.because.reason != trace::Reason::found;
}

std::string result_of(const trace::Trace& trace, const Course& course) {
  const auto shown = std::span{trace.events}.first(course.show);
  const auto count = [&](auto is) { return std::ranges::count_if(shown, is); };
  const auto guesses = count([](const Event& e) { return e.kind == Kind::decide; });
  const auto clauses = count([](const Event& e) { return e.kind == Kind::learn; });
  if (guesses == 0) return "Solved without a guess.";
  const std::string dead_ends = counted(count(is_dead_end), "dead end");
  return fmt::format("Solved with {} {}{} {}{}.", grouped(static_cast<std::uint64_t>(guesses)),
                     guesses == 1 ? "guess" : "guesses", course.learns ? "," : " and", dead_ends,
                     course.learns ? " and " + counted(clauses, "learned clause") : "");
}

}  // namespace

Course course_of(const trace::Trace& trace) {
  Course course;
  course.size = course.show = trace.events.size();
  for (std::size_t i = 0; i < trace.events.size(); ++i) {
    const Event& event = trace.events[i];
    course.holds.push_back(hold_of(event.kind));
    if (is_dead_end(event)) course.conflicts.push_back(i + 1);
    if (event.kind == Kind::learn) course.learns = true;
    if (event.kind != Kind::solution || course.solved) continue;
    course.solved = true;
    course.show = i + 1;
    course.proof = event.because.reason == trace::Reason::goes_on;
  }
  direct(std::span{course.holds}.first(course.show));
  direct(std::span{course.holds}.subspan(course.show));
  return course;
}

std::vector<std::string> closing_words(const trace::Trace& trace, const Course& course,
                                       service::Engine engine) {
  if (!course.solved) return {};
  std::vector<std::string> words{result_of(trace, course),
                                 std::string{service::strength_of(engine)}};
  if (!course.proof && trace.events.back().because.reason == trace::Reason::exhausted)
    words.emplace_back("No guess stands that could be changed, so it is the only solution.");
  return words;
}

std::string story_text(const trace::Trace& trace, service::Engine engine) {
  const Course course = course_of(trace);
  const std::size_t width = std::to_string(course.size).size();
  std::string text;
  for (std::size_t n = 1; n <= course.size; ++n) {
    text += fmt::format("{}{:>{}}  {}", n == 1 ? "" : "\n", n, width,
                        trace::sentence(trace.shape, trace.events[n - 1]));
    if (n != course.show || !course.proof) continue;
    text += fmt::format("\n\n{}\n\n{}\n", fmt::join(closing_words(trace, course, engine), "\n"),
                        kProofHeading);
  }
  return text;
}

}  // namespace nonet::cli
