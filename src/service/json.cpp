#include "service/json.h"

#include <array>

#include <boost/json.hpp>

#include "board/notation.h"
#include "logic/explain/words.h"
#include "logic/path.h"
#include "logic/technique.h"
#include "trace/names.h"

namespace nonet::service {

namespace json = boost::json;

namespace {

json::object place_object(const Place& place) {
  json::object object;
  if (place.line > 0) object["line"] = place.line;
  if (place.column > 0) object["column"] = place.column;
  if (!place.cells.empty()) object["cells"] = json::value_from(names_of(place.cells));
  if (place.house) object["house"] = name_of(*place.house);
  if (place.digit) object["digit"] = number(*place.digit);
  return object;
}

json::object finding_object(const Finding& finding) {
  json::object object{{"code", finding.name}, {"text", finding.sentence}};
  if (json::object place = place_object(finding.place); !place.empty())
    object["place"] = std::move(place);
  return object;
}

json::array findings_array(const std::vector<Finding>& findings) {
  json::array array;
  for (const Finding& finding : findings) array.emplace_back(finding_object(finding));
  return array;
}

// 9×9 as 81 characters, other sizes as rows of numbers.
json::value board_value(const WideFilling& filling) {
  const Shape shape = filling.shape();
  if (shape.standard()) return json::string(formats::write_line(filling.standard()));
  json::array rows;
  for (int row = 0; row < shape.size(); ++row) {
    json::array cells;
    for (int column = 0; column < shape.size(); ++column) {
      const auto digit = filling.at(shape.cell(row, column));
      cells.emplace_back(digit ? number(*digit) : 0);
    }
    rows.emplace_back(std::move(cells));
  }
  return rows;
}

// The path in short: technique and effect of each step.
json::array steps_array(const logic::Path& path) {
  json::array steps;
  for (const logic::Step& step : path.steps)
    steps.emplace_back(json::object{{"technique", logic::technique(step.technique).key},
                                    {"effect", logic::effect_short(step.effect)}});
  return steps;
}

json::object statistics_object(const trace::Statistics& statistics) {
  return {{"decisions", statistics.decisions}, {"conflicts", statistics.conflicts},
          {"undos", statistics.undos},         {"propagations", statistics.propagations},
          {"depth", statistics.depth},         {"learned", statistics.learned},
          {"forgotten", statistics.forgotten}, {"restarts", statistics.restarts},
          {"branching", statistics.branching}};
}

}  // namespace

std::string_view verdict_name(trace::Verdict verdict) { return trace::name_of(verdict); }

std::string to_json(const WideFilling& puzzle, const SolveAnswer& answer,
                    const SolveOptions& options) {
  const trace::Outcome& outcome = answer.outcome;
  json::object object{{"puzzle", board_value(puzzle)},
                      {"engine", name_of(options.engine)},
                      {"verdict", verdict_name(outcome.verdict)},
                      {"solutions", outcome.solutions},
                      {"complete", outcome.complete},
                      {"solution", outcome.first ? board_value(*outcome.first) : nullptr}};
  if (answer.left) object["left"] = formats::write(*answer.left, formats::Format::candidates);
  if (answer.path) object["steps"] = steps_array(*answer.path);
  if (options.engine != Engine::fast) object["statistics"] = statistics_object(outcome.statistics);
  return json::serialize(object);
}

std::string to_json(const CheckReport& report) {
  json::object object{{"standing", name_of(report.standing)}};
  if (report.read) {
    const Grid& grid = report.read->grid;
    object["format"] = formats::name_of(report.read->format);
    object["puzzle"] = formats::write_line(grid.filling());
    object["givens"] = grid.givens().size();
  }
  object["findings"] = findings_array(report.findings);
  json::array solutions;
  for (const Filling& solution : report.solutions)
    solutions.emplace_back(formats::write_line(solution));
  object["solutions"] = std::move(solutions);
  if (!report.redundant.empty()) object["redundant"] = json::value_from(names_of(report.redundant));
  return json::serialize(object);
}

std::string to_json(const std::vector<Finding>& findings) {
  return json::serialize(findings_array(findings));
}

std::string to_json(const formats::ReadError& error) {
  return json::serialize(
      json::object{{"error", finding_object(unreadable(error).findings.front())}});
}

std::string json_string(std::string_view text) {
  return json::serialize(json::value(json::string(text)));
}

}  // namespace nonet::service
