#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include <nonet/lines.h>

#include "formats/format.h"
#include "library/translate.h"
#include "search/batch.h"
#include "search/count.h"

namespace nonet::v0 {

namespace {

// Enough to keep every lane of the batch counter busy.
constexpr std::size_t kLinesAtOnce = 4096;

struct TextLine {
  std::uint64_t number = 0;
  std::string_view text;
};

class LineCutter {
 public:
  explicit LineCutter(std::string_view text) : rest_{text} {}

  // The next lines that are neither blank nor a comment; none at the end.
  std::vector<TextLine> next() {
    std::vector<TextLine> lines;
    while (!rest_.empty() && lines.size() < kLinesAtOnce) {
      const std::size_t end = std::min(rest_.find('\n'), rest_.size());
      std::string_view line = rest_.substr(0, end);
      rest_.remove_prefix(std::min(end + 1, rest_.size()));
      ++number_;
      while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t'))
        line.remove_suffix(1);
      if (!line.empty() && line.front() != '#') lines.push_back({number_, line});
    }
    return lines;
  }

 private:
  std::string_view rest_;
  std::uint64_t number_ = 0;
};

// Exactly what the batch counter takes.
std::optional<search::PuzzleText> plain_puzzle(std::string_view line) {
  search::PuzzleText puzzle;
  if (line.size() != puzzle.size()) return std::nullopt;
  if (!std::ranges::all_of(line, [](char c) { return c == '.' || ('0' <= c && c <= '9'); }))
    return std::nullopt;
  std::ranges::copy(line, puzzle.begin());
  return puzzle;
}

struct Answered {
  std::uint64_t solutions = 0;
  std::optional<std::array<char, kCells>> solution = {};
  std::optional<Error> error = {};
};

Answered answered(const search::Count& count) {
  return {count.solutions, count.first ? std::optional{count.first->text()} : std::nullopt, {}};
}

// A line in another notation, or none at all.
Answered answer_alone(const TextLine& line, const search::Limit& limit) {
  const auto reading = formats::read(line.text);
  if (reading) return answered(search::count(reading->grid, limit));
  return {.error = public_error(reading.error().at_line(line.number))};
}

class LineSolver {
 public:
  explicit LineSolver(const LinesOptions& options)
      : limit_{.solutions = options.solutions, .stop = options.stop} {}

  // In the order of the lines; nothing when `stop` ended it.
  std::optional<std::vector<Answered>> answer(const std::vector<TextLine>& lines) {
    std::vector<std::optional<search::PuzzleText>> plain;
    std::vector<search::PuzzleText> puzzles;
    for (const TextLine& line : lines) {
      plain.push_back(plain_puzzle(line.text));
      if (plain.back()) puzzles.push_back(*plain.back());
    }
    std::vector<search::Tally> tallies(puzzles.size());
    // Two tell a puzzle with several solutions apart, also where only one is asked for.
    const search::Limit at_least_two{.solutions = std::max<std::uint64_t>(2, limit_.solutions),
                                     .stop = limit_.stop};
    if (!counter_.count(puzzles, at_least_two, tallies)) return std::nullopt;
    std::vector<Answered> answers;
    answers.reserve(lines.size());
    auto tally = tallies.begin();
    for (std::size_t i = 0; i < lines.size(); ++i)
      answers.push_back(plain[i] ? told(*plain[i], *tally++) : answer_alone(lines[i], limit_));
    if (limit_.stop && limit_.stop()) return std::nullopt;
    return answers;
  }

 private:
  // Which of several solutions is shown must not depend on the lines around it: search::count's.
  Answered told(const search::PuzzleText& puzzle, const search::Tally& tally) const {
    search::Count count = search::count_of(tally);
    if (count.solutions > 1)
      count.first = search::count(*formats::read_line({puzzle.data(), puzzle.size()}),
                                  {.solutions = 1, .stop = limit_.stop})
                        .first;
    count.solutions = std::min(count.solutions, limit_.solutions);
    return answered(count);
  }

  search::BatchCounter counter_;
  search::Limit limit_;
};

void add_to(LinesTotal& total, const Answered& answer) {
  if (answer.error) {
    ++total.unreadable;
    return;
  }
  ++total.puzzles;
  ++(answer.solutions == 0 ? total.none : answer.solutions == 1 ? total.one : total.several);
}

bool hand_out(const TextLine& line, const Answered& answer,
              const std::function<bool(const LineAnswer&)>& sink) {
  LineAnswer shown{.line = line.number, .text = line.text, .solutions = answer.solutions};
  if (answer.solution) shown.solution = {answer.solution->data(), answer.solution->size()};
  if (answer.error) shown.error = &*answer.error;
  return sink(shown);
}

}  // namespace

LinesTotal solve_lines(std::string_view text, const std::function<bool(const LineAnswer&)>& sink,
                       const LinesOptions& options) {
  LinesTotal total;
  LineCutter cutter{text};
  LineSolver solver{options};
  for (auto lines = cutter.next(); !lines.empty(); lines = cutter.next()) {
    const auto answers = solver.answer(lines);
    if (!answers) {
      total.stopped = true;
      return total;
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
      add_to(total, (*answers)[i]);
      if (!hand_out(lines[i], (*answers)[i], sink)) {
        total.stopped = true;
        return total;
      }
    }
  }
  return total;
}

}  // namespace nonet::v0
