#include <boost/json.hpp>
#include <fmt/format.h>

#include "trace/names.h"
#include "trace/ndjson.h"
#include "trace/words.h"

namespace nonet::trace {

namespace {

namespace json = boost::json;

json::string_view view(std::string_view text) { return {text.data(), text.size()}; }

json::object because_of(Shape shape, const Because& because) {
  json::object object{{"reason", view(name_of(because.reason))}};
  if (because.house) object["house"] = name_of(shape, *because.house);
  if (because.other) object["other"] = name_of(shape, *because.other);
  if (because.clause != 0) object["clause"] = because.clause;
  return object;
}

json::array literals_of(Shape shape, const std::vector<Literal>& literals) {
  json::array array;
  array.reserve(literals.size());
  for (const Literal& literal : literals)
    array.emplace_back(fmt::format("{}{}{}", name_of(shape, literal.cell),
                                   literal.positive ? "=" : "!=", number(literal.digit)));
  return array;
}

// A candidate is the event's own cell or digit with what is told here.
json::array taken_of(Shape shape, const Event& event) {
  json::array array;
  array.reserve(event.taken.size());
  for (const Taken& taken : event.taken) {
    json::object item;
    if (event.cell != taken.cell) item["cell"] = name_of(shape, taken.cell);
    if (event.digit != taken.digit) item["digit"] = number(taken.digit);
    item["by"] = taken.by ? json::value(name_of(shape, *taken.by)) : nullptr;
    if (taken.reason != Reason::none) item["reason"] = view(name_of(taken.reason));
    if (taken.clause != 0) item["clause"] = taken.clause;
    array.emplace_back(std::move(item));
  }
  return array;
}

json::object statistics_of(const Statistics& statistics) {
  json::object object;
  for (const StatisticRow& row : kStatistics) object[view(row.name)] = statistics.*row.member;
  return object;
}

}  // namespace

std::string to_json(Shape shape, const Event& event, std::size_t n) {
  json::object line{{"n", n}, {"level", event.level}, {"kind", view(name_of(event.kind))}};
  if (n == 1) line["box"] = json::array{shape.box_rows(), shape.box_columns()};
  if (event.cell) line["cell"] = name_of(shape, *event.cell);
  if (event.digit) line["digit"] = number(*event.digit);
  if (event.because != Because{}) line["because"] = because_of(shape, event.because);
  if (event.clause != 0) line["clause"] = event.clause;
  if (event.count != 0) line["count"] = event.count;
  if (!event.literals.empty()) line["literals"] = literals_of(shape, event.literals);
  if (!event.taken.empty()) line["taken"] = taken_of(shape, event);
  if (event.verdict) line["verdict"] = view(name_of(*event.verdict));
  if (event.statistics) line["statistics"] = statistics_of(*event.statistics);
  if (!event.technique.empty()) line["technique"] = event.technique;
  line["text"] = sentence(shape, event);
  return json::serialize(line);
}

std::string literals_json(Shape shape, const Event& event) {
  return json::serialize(literals_of(shape, event.literals));
}

std::string taken_json(Shape shape, const Event& event) {
  return json::serialize(taken_of(shape, event));
}

std::string to_ndjson(const Trace& trace) {
  std::string text;
  for (std::size_t i = 0; i < trace.events.size(); ++i)
    text += to_json(trace.shape, trace.events[i], i + 1) + '\n';
  return text;
}

}  // namespace nonet::trace
