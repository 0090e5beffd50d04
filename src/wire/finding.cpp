#include "wire/finding.h"

namespace nonet::wire {

std::optional<Place> document_of(const service::Place& place, const std::string& field) {
  Place where;
  if (!field.empty()) where.field = field;
  if (place.line > 0) where.line = place.line;
  if (place.column > 0) where.column = place.column;
  if (!place.cells.empty()) where.cells = place.cells;
  where.house = place.house;
  where.digit = place.digit;
  bool known = false;
  for_each_field<Place>(
      [&](std::string_view, auto member) { known |= (where.*member).has_value(); });
  return known ? std::optional{std::move(where)} : std::nullopt;
}

Finding document_of(const service::Finding& finding) {
  return {finding.name, finding.sentence, document_of(finding.place)};
}

std::vector<Finding> document_of(const std::vector<service::Finding>& findings) {
  std::vector<Finding> documents;
  documents.reserve(findings.size());
  for (const service::Finding& finding : findings) documents.push_back(document_of(finding));
  return documents;
}

Finding document_of(const formats::ReadError& error) {
  return document_of(service::unreadable(error).findings.front());
}

}  // namespace nonet::wire
