#include "service/rate.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "formats/format.h"
#include "logic/technique.h"

namespace nonet::service {

namespace {

// The first thing that is wrong with a puzzle that has no rating.
Finding why_not_rated(const Filling& puzzle, const RateOptions& options) {
  CheckReport report =
      check(formats::Reading{Grid{puzzle}, {}}, {.minimality = false, .stop = options.stop});
  const auto serious = std::ranges::find_if(report.findings, [](const Finding& finding) {
    return finding.code != FindingCode::too_few_givens && !finding.good;
  });
  if (serious != report.findings.end()) return *serious;
  return {FindingCode::undecided,
          std::string{name_of(FindingCode::undecided)},
          "the rating was not finished in time",
          {},
          false};
}

template <class Value>
tl::expected<Value, Finding> explained(tl::expected<Value, rate::NotRatable> rated,
                                       const Filling& puzzle, const RateOptions& options) {
  return std::move(rated).map_error(
      [&](rate::NotRatable) { return why_not_rated(puzzle, options); });
}

// A path that did not reach the end says neither what the puzzle costs nor what it needs.
std::string points_text(const rate::Score& score) {
  return score.solved ? std::to_string(score.points) : std::string{};
}
std::string_view hardest_key(const rate::Score& score) {
  return score.solved && score.hardest ? logic::technique(*score.hardest).key : std::string_view{};
}

constexpr std::array<std::string_view, 10> kColumns{
    "puzzle",  "branching", "level", "score", "score_level",
    "hardest", "er",        "ep",    "ed",    "branching_as_given"};
using Row = std::array<std::string, kColumns.size()>;

// No value holds a tab, a comma or a quote.
template <class Values>
std::string joined(RatingTable table, const Values& values) {
  std::string line;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i > 0) line += table == RatingTable::tsv ? '\t' : ',';
    line += values[i];
  }
  return line;
}

}  // namespace

RatedCard rate(const Grid& board, const RateOptions& options) {
  const Filling puzzle = board.puzzle();
  return explained(
      rate::card(puzzle, {.profile = options.profile, .solution = {}, .stop = options.stop}),
      puzzle, options);
}

BriefRating rate_briefly(const Grid& board, const RateOptions& options) {
  const Filling puzzle = board.puzzle();
  return explained(
      rate::rate(puzzle, {.profile = options.profile, .solution = {}, .stop = options.stop}),
      puzzle, options);
}

std::string rating_header(RatingTable table) { return joined(table, kColumns); }

std::string rating_row(RatingTable table, const Filling& puzzle, const BriefRating& rating) {
  Row row{formats::write_line(puzzle)};
  if (rating) {
    row[1] = std::to_string(rating->branching.difficulty());
    row[2] = rate::name_of(rating->level);
    row[3] = points_text(rating->score);
    row[4] = rate::name_of(rating->score.level);
    row[5] = hardest_key(rating->score);
    row[9] = std::to_string(rating->as_given.difficulty());
  }
  return joined(table, row);
}

}  // namespace nonet::service
