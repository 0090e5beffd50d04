#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "trace/names.h"
#include "trace/ndjson.h"
#include "trace/words.h"

namespace nonet::trace {

namespace {

namespace json = boost::json;

// What is wrong with a line; empty = nothing.
using Complaint = std::string;
// What a value should have been: "a cell of the board, such as r4c5".
Complaint wants(std::string_view key, std::string_view what) {
  return fmt::format("\"{}\" must be {}", key, what);
}

std::optional<std::string_view> text_in(const json::value& value) {
  const json::string* text = value.if_string();
  return text ? std::optional{std::string_view{text->data(), text->size()}} : std::nullopt;
}

std::optional<std::uint64_t> number_in(const json::value& value, std::uint64_t most) {
  if (!value.is_int64() && !value.is_uint64()) return std::nullopt;
  json::error_code error;
  const auto number = value.to_number<std::uint64_t>(error);
  return !error && number <= most ? std::optional{number} : std::nullopt;
}

template <class Integer>
bool read_number(const json::value& value, Integer& into) {
  const auto number = number_in(value, std::numeric_limits<Integer>::max());
  if (number) into = static_cast<Integer>(*number);
  return number.has_value();
}

std::optional<WideCell> cell_in(const json::value& value, Shape shape) {
  const auto text = text_in(value);
  return text ? parse_cell(shape, *text) : std::nullopt;
}

// r4c5=7 or r4c5!=7
std::optional<Literal> literal_in(const json::value& value, Shape shape) {
  const auto text = text_in(value);
  const std::size_t equals = text ? text->find('=') : std::string_view::npos;
  if (equals == std::string_view::npos || equals == 0) return std::nullopt;
  const bool positive = (*text)[equals - 1] != '!';
  const auto cell = parse_cell(shape, text->substr(0, equals - (positive ? 0 : 1)));
  const char* const last = text->data() + text->size();
  int digit = 0;
  const auto [rest, error] = std::from_chars(text->data() + equals + 1, last, digit);
  if (!cell || error != std::errc{} || rest != last || digit < 1 || digit > shape.size())
    return std::nullopt;
  return Literal{*cell, digit_of(digit), positive};
}

Complaint read_level(const json::value& value, Shape, Event& event) {
  return read_number(value, event.level) ? "" : wants("level", "a whole number");
}

Complaint read_kind(const json::value& value, Shape, Event& event) {
  const auto name = text_in(value);
  const auto kind = name ? parse_kind(*name) : std::nullopt;
  if (!kind) return wants("kind", "the name of a kind of event");
  event.kind = *kind;
  return {};
}

Complaint read_cell(const json::value& value, Shape shape, Event& event) {
  event.cell = cell_in(value, shape);
  return event.cell ? "" : wants("cell", "a cell of the board, such as r4c3");
}

std::optional<Digit> digit_in(const json::value& value, Shape shape) {
  const auto digit = number_in(value, static_cast<std::uint64_t>(shape.size()));
  if (!digit || *digit == 0) return std::nullopt;
  return digit_of(static_cast<int>(*digit));
}

Complaint read_digit(const json::value& value, Shape shape, Event& event) {
  event.digit = digit_in(value, shape);
  return event.digit ? "" : wants("digit", fmt::format("1 to {}", shape.size()));
}

// What "because" and the items of "taken" share.
Complaint read_reason(const json::object& object, Reason& reason, std::uint32_t& clause) {
  if (const json::value* name = object.if_contains("reason")) {
    const auto text = text_in(*name);
    const auto named = text ? parse_reason(*text) : std::nullopt;
    if (!named) return wants("reason", "the name of a reason");
    reason = *named;
  }
  const json::value* number = object.if_contains("clause");
  return !number || read_number(*number, clause) ? "" : wants("clause", "a whole number");
}

Complaint read_because(const json::value& value, Shape shape, Event& event) {
  const json::object* object = value.if_object();
  if (!object) return wants("because", "an object");
  Complaint wrong = read_reason(*object, event.because.reason, event.because.clause);
  if (!wrong.empty()) return wrong;
  if (const json::value* name = object->if_contains("house")) {
    const auto text = text_in(*name);
    event.because.house = text ? parse_house(shape, *text) : std::nullopt;
    if (!event.because.house) return wants("house", "a house of the board, such as b3");
  }
  if (const json::value* name = object->if_contains("other")) {
    event.because.other = cell_in(*name, shape);
    if (!event.because.other) return wants("other", "a cell of the board, such as r4c3");
  }
  return {};
}

Complaint read_clause(const json::value& value, Shape, Event& event) {
  return read_number(value, event.clause) ? "" : wants("clause", "a whole number");
}

Complaint read_count(const json::value& value, Shape, Event& event) {
  return read_number(value, event.count) ? "" : wants("count", "a whole number");
}

Complaint read_literals(const json::value& value, Shape shape, Event& event) {
  const json::array* array = value.if_array();
  if (!array) return wants("literals", "a list");
  for (const json::value& item : *array) {
    const auto literal = literal_in(item, shape);
    if (!literal) return wants("literals", "a list of r4c3=2 or r4c3!=2 on the board");
    event.literals.push_back(*literal);
  }
  return {};
}

// Cell and digit of the candidate: the event's own where the item has none.
std::optional<Taken> taken_in(const json::value& value, Shape shape, const Event& event) {
  const json::object* object = value.if_object();
  if (!object) return std::nullopt;
  const json::value* own_cell = object->if_contains("cell");
  const json::value* own_digit = object->if_contains("digit");
  const json::value* by = object->if_contains("by");
  const auto cell = own_cell ? cell_in(*own_cell, shape) : event.cell;
  const auto digit = own_digit ? digit_in(*own_digit, shape) : event.digit;
  if (!cell || !digit) return std::nullopt;
  Taken taken{.cell = *cell, .digit = *digit};
  if (!read_reason(*object, taken.reason, taken.clause).empty()) return std::nullopt;
  if (!by || by->is_null()) return taken;
  taken.by = cell_in(*by, shape);
  return taken.by ? std::optional{taken} : std::nullopt;
}

Complaint read_taken(const json::value& value, Shape shape, Event& event) {
  const json::array* array = value.if_array();
  if (!array) return wants("taken", "a list");
  for (const json::value& item : *array) {
    const auto taken = taken_in(item, shape, event);
    if (!taken) return wants("taken", "a list of candidates, each with what took it away");
    event.taken.push_back(*taken);
  }
  return {};
}

Complaint read_verdict(const json::value& value, Shape, Event& event) {
  const auto name = text_in(value);
  event.verdict = name ? parse_verdict(*name) : std::nullopt;
  return event.verdict ? "" : wants("verdict", "solved, unsolvable or gave-up");
}

Complaint read_statistics(const json::value& value, Shape, Event& event) {
  const json::object* object = value.if_object();
  if (!object) return wants("statistics", "an object");
  event.statistics.emplace();
  for (const StatisticRow& row : kStatistics) {
    const json::value* number =
        object->if_contains(json::string_view{row.name.data(), row.name.size()});
    if (number && !read_number(*number, (*event.statistics).*row.member))
      return wants(row.name, "a whole number");
  }
  return {};
}

Complaint read_technique(const json::value& value, Shape, Event& event) {
  const auto name = text_in(value);
  if (!name) return wants("technique", "a text");
  event.technique = *name;
  return {};
}

// Every event has a text, made from its fields; only a step may bring its own.
Complaint read_text(const json::value& value, Shape shape, Event& event) {
  const auto text = text_in(value);
  if (!text) return wants("text", "a text");
  if (event.kind == Kind::step && *text != sentence(shape, event)) event.text = *text;
  return {};
}

struct FieldRow {
  std::string_view key;
  Complaint (*read)(const json::value&, Shape, Event&);
  bool required = false;
};
constexpr auto kFields = std::to_array<FieldRow>({
    {"level", read_level, true},
    {"kind", read_kind, true},
    {"cell", read_cell},
    {"digit", read_digit},
    {"because", read_because},
    {"clause", read_clause},
    {"count", read_count},
    {"literals", read_literals},
    {"taken", read_taken},
    {"verdict", read_verdict},
    {"statistics", read_statistics},
    {"technique", read_technique},
    {"text", read_text},
});

Complaint read_fields(const json::object& line, Shape shape, Event& event) {
  for (const FieldRow& field : kFields) {
    const json::value* value =
        line.if_contains(json::string_view{field.key.data(), field.key.size()});
    if (!value && field.required) return fmt::format("\"{}\" is missing", field.key);
    if (!value) continue;
    if (Complaint complaint = field.read(*value, shape, event); !complaint.empty())
      return complaint;
  }
  const KindRow& kind = row_of(event.kind);
  if (kind.needs_cell && !event.cell) return fmt::format("{} needs a \"cell\"", kind.name);
  if (kind.needs_digit && !event.digit) return fmt::format("{} needs a \"digit\"", kind.name);
  return {};
}

// "box":[rows,columns] of the first line.
std::optional<Shape> shape_in(const json::object& line) {
  const json::value* box = line.if_contains("box");
  const json::array* sides = box ? box->if_array() : nullptr;
  if (!sides || sides->size() != 2) return std::nullopt;
  const auto rows = number_in((*sides)[0], Shape::kLargest);
  const auto columns = number_in((*sides)[1], Shape::kLargest);
  if (!rows || !columns) return std::nullopt;
  return Shape::from_box(static_cast<int>(*rows), static_cast<int>(*columns));
}

Complaint read_line(std::string_view text, Trace& trace) {
  const std::size_t n = trace.events.size() + 1;
  json::error_code error;
  const json::value value = json::parse(json::string_view{text.data(), text.size()}, error);
  if (error) return "not JSON: " + error.message();
  const json::object* line = value.if_object();
  if (!line) return "an event is a JSON object";
  if (n == 1) {
    const auto shape = shape_in(*line);
    if (!shape) return "the first event must carry the board's shape, such as \"box\":[3,3]";
    trace.shape = *shape;
  }
  const json::value* number = line->if_contains("n");
  if (!number || number_in(*number, n) != n) return fmt::format("\"n\" must be {} here", n);
  Event event{.kind = Kind::start};
  Complaint complaint = read_fields(*line, trace.shape, event);
  if (complaint.empty()) trace.events.push_back(std::move(event));
  return complaint;
}

}  // namespace

tl::expected<Trace, TraceError> from_ndjson(std::string_view text) {
  Trace trace;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (Complaint complaint = read_line(text.substr(0, end), trace); !complaint.empty())
      return tl::unexpected{TraceError{number, std::move(complaint)}};
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (trace.events.empty()) return tl::unexpected{TraceError{1, "there is no event"}};
  return trace;
}

}  // namespace nonet::trace
