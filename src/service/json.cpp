#include "service/json.h"

#include <boost/json.hpp>

#include "board/notation.h"

namespace nonet::service {

namespace json = boost::json;

namespace {

json::array names_of(CellSet cells) {
  json::array names;
  for (Cell c : cells) names.emplace_back(name_of(c));
  return names;
}

json::object place_object(const Place& place) {
  json::object object;
  if (place.line > 0) object["line"] = place.line;
  if (place.column > 0) object["column"] = place.column;
  if (!place.cells.empty()) object["cells"] = names_of(place.cells);
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

}  // namespace

std::string to_json(const CheckReport& report) {
  json::object object{{"standing", name_of(report.standing)}};
  if (report.read) {
    const Grid& grid = report.read->grid;
    object["format"] = formats::name_of(report.read->format);
    object["puzzle"] = formats::write_line(grid.filling());
    object["givens"] = grid.givens().size();
  }
  json::array findings;
  for (const Finding& finding : report.findings) findings.emplace_back(finding_object(finding));
  object["findings"] = std::move(findings);
  json::array solutions;
  for (const Filling& solution : report.solutions)
    solutions.emplace_back(formats::write_line(solution));
  object["solutions"] = std::move(solutions);
  if (!report.redundant.empty()) object["redundant"] = names_of(report.redundant);
  return json::serialize(object);
}

std::string to_json(const formats::ReadError& error) {
  return json::serialize(
      json::object{{"error", finding_object(unreadable(error).findings.front())}});
}

std::string json_string(std::string_view text) {
  return json::serialize(json::value(json::string(text)));
}

}  // namespace nonet::service
