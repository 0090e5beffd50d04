#include "service/rate.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <boost/json.hpp>

#include "formats/format.h"
#include "logic/technique.h"

namespace nonet::service {

namespace json = boost::json;

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

json::value or_null(std::string_view text) {
  json::value value;
  if (!text.empty()) value.emplace_string().assign(text.data(), text.size());
  return value;
}

json::array techniques_array(const rate::Card& card) {
  json::array rows;
  for (const rate::TechniqueUse& use : card.techniques) {
    const logic::Technique& technique = logic::technique(use.technique);
    rows.emplace_back(json::object{{"technique", or_null(technique.key)},
                                   {"name", or_null(technique.name)},
                                   {"steps", use.steps}});
  }
  return rows;
}

json::array symmetries_array(const rate::Card& card) {
  json::array names;
  for (PatternSymmetry symmetry : card.symmetries) names.emplace_back(or_null(name_of(symmetry)));
  return names;
}

void add_ratings(const rate::Rating& rating, json::object& object) {
  const rate::Score& score = rating.score;
  object["branching"] = rating.branching.difficulty();
  object["branching_as_given"] = rating.as_given.difficulty();
  object["level"] = or_null(rate::name_of(rating.level));
  object["score"] = score.solved ? json::value(score.points) : json::value{};
  object["score_level"] = or_null(rate::name_of(score.level));
  object["hardest"] = or_null(hardest_key(score));
  for (const char* later : {"er", "ep", "ed"}) object[later] = nullptr;
  object["guesses"] = rating.branching.guesses;
  object["solved"] = score.solved;
  if (!score.solved) object["points_so_far"] = score.points;
}

void add_details(const rate::Card& card, json::object& object) {
  object["steps"] = card.steps;
  object["cells_left"] = card.cells_left;
  object["techniques"] = techniques_array(card);
  object["narrowest"] = card.narrowest ? json::value(*card.narrowest) : json::value{};
  object["givens"] = card.givens;
  object["minimal"] = card.minimal;
  object["symmetries"] = symmetries_array(card);
  object["conflicts"] = card.conflicts;
  object["profile"] = card.profile;
  object["engine_version"] = card.engine_version;
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

std::string to_json(const Filling& puzzle, const RatedCard& card) {
  json::object object{{"puzzle", formats::write_line(puzzle)}};
  if (card) {
    object["solution"] = formats::write_line(card->solution);
    add_ratings(card->rating, object);
    add_details(*card, object);
  } else {
    object["error"] = json::object{{"code", card.error().name}, {"text", card.error().sentence}};
  }
  return json::serialize(object);
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
