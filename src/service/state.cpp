#include "service/state.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "board/conflicts.h"
#include "board/notation.h"
#include "formats/format.h"
#include "service/json.h"
#include "trace/names.h"
#include "trace/ndjson.h"
#include "trace/replay.h"

namespace nonet::service {

namespace json = boost::json;

namespace {

constexpr std::size_t kUsualAnswer = 1024;

void add_number(std::string& text, std::uint64_t number) {
  std::array<char, 20> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  text.append(digits.data(), end);
}

// Nine arrays of nine, each entry what `entry` says of the cell.
template <class Entry>
json::array rows_of(Entry entry) {
  json::array rows;
  for (int row = 0; row < 9; ++row) {
    json::array cells;
    for (int column = 0; column < 9; ++column)
      cells.emplace_back(entry(static_cast<Cell>(row * 9 + column)));
    rows.emplace_back(std::move(cells));
  }
  return rows;
}

json::array board_array(const Filling& filling) {
  return rows_of([&](Cell c) {
    const auto d = filling.at(c);
    return json::value(d ? number(*d) : 0);
  });
}

json::array candidates_array(std::uint64_t bits) {
  json::array digits;
  for (int d = 1; d <= 9; ++d)
    if ((bits >> (d - 1) & 1) != 0) digits.emplace_back(d);
  return digits;
}

std::uint64_t bits_of(Digits digits) {
  std::uint64_t bits = 0;
  for (Digit d : digits) bits |= std::uint64_t{1} << (number(d) - 1);
  return bits;
}

json::object conflict_of(const Repeat& repeat) {
  json::array cells;
  for (Cell c : repeat.cells) cells.emplace_back(name_of(c));
  return {{"kind", "repeated"},
          {"value", number(repeat.digit)},
          {"values", json::array{number(repeat.digit)}},
          {"cells", std::move(cells)},
          {"house", name_of(repeat.house)},
          {"event", nullptr}};
}

std::string_view kind_of(const trace::Event& conflict) {
  switch (conflict.because.reason) {
    case trace::Reason::only_candidate:
      return "no-digit";
    case trace::Reason::only_place:
      return "no-place";
    case trace::Reason::repeated:
      return "repeated";
    default:
      return "clause";
  }
}

// Which digits, in which cells: what the event names itself, and the candidates of its clause or
// those that were all taken away; each once.
json::object place_of(const trace::Trace& trace, const trace::Event& event) {
  json::array values;
  json::array cells;
  const auto add_once = [](json::array& array, const json::value& item) {
    if (std::ranges::find(array, item) == array.end()) array.push_back(item);
  };
  const auto add = [&](std::optional<WideCell> cell, std::optional<Digit> digit) {
    if (cell) add_once(cells, json::value(name_of(trace.shape, *cell)));
    if (digit) add_once(values, number(*digit));
  };
  add(event.cell, event.digit);
  add(event.because.other, std::nullopt);
  for (const trace::Literal& literal : event.literals) add(literal.cell, literal.digit);
  for (const trace::Taken& taken : event.taken) add(taken.cell, taken.digit);
  const json::value value = values.size() == 1 ? values.front() : nullptr;
  return {{"kind", json::string_view(kind_of(event))},
          {"value", value},
          {"values", std::move(values)},
          {"cells", std::move(cells)}};
}

json::object conflict_of(const trace::Trace& trace, std::size_t n) {
  const trace::Event& event = trace.events[n - 1];
  json::object object = place_of(trace, event);
  object["house"] = nullptr;
  if (event.because.house) object["house"] = name_of(trace.shape, *event.because.house);
  object["event"] = n;
  const json::value told = json::parse(trace::to_json(trace.shape, event, n));
  for (const char* key : {"literals", "taken", "text"})
    if (const json::value* said = told.as_object().if_contains(key)) object[key] = *said;
  return object;
}

// A solution that is set aside is told as a conflict with the clause that excludes it, but is none.
bool is_conflict(const trace::Event& event) {
  return event.kind == trace::Kind::conflict && event.because.reason != trace::Reason::found;
}

json::array repeats_array(const Filling& filling) {
  json::array conflicts;
  for (const Repeat& repeat : find_repeats(filling)) conflicts.emplace_back(conflict_of(repeat));
  return conflicts;
}

json::array decisions_array(const trace::Moment& moment, const trace::Trace& trace) {
  json::array decisions;
  for (const trace::Decision& decision : moment.decisions)
    decisions.push_back(json::object{{"level", decision.level},
                                     {"cell", name_of(trace.shape, decision.cell)},
                                     {"digit", number(decision.digit)},
                                     {"event", decision.event}});
  return decisions;
}

// The guesses that stood when the teller came to the run's solution. Of several solutions another
// engine may have found one that the teller met later, or not at all.
json::array deciding_array(const Run& run) {
  const auto is_it = [&](const trace::Event& event) {
    return event.kind == trace::Kind::solution && run.solution &&
           std::ranges::all_of(event.literals, [&](const trace::Literal& l) {
             return run.solution->at(narrow(l.cell)) == l.digit;
           });
  };
  const auto found = std::ranges::find_if(run.trace.events, is_it);
  if (found == run.trace.events.end()) return {};
  const auto n = static_cast<std::size_t>(found - run.trace.events.begin()) + 1;
  return decisions_array(trace::replay(run.trace, n), run.trace);
}

// Those of the engine that told the run; null when it was cut off before its end.
json::value statistics_value(const trace::Trace& trace) {
  if (trace.events.empty() || !trace.events.back().statistics) return nullptr;
  json::object object;
  for (const trace::StatisticRow& row : trace::kStatistics)
    object[row.name] = (*trace.events.back().statistics).*row.member;
  return object;
}

// What both kinds of state end with.
void add_run(json::object& object, const Run* run, std::size_t at, const Filling& filling) {
  const auto of_run = [&](auto value) {
    return run != nullptr ? json::value(value(*run)) : nullptr;
  };
  const auto text = [](std::string_view name) { return json::string(name); };
  object["steps"] = run != nullptr ? run->trace.events.size() : 0;
  object["at"] = at;
  object["engine"] = of_run([&](const Run& r) { return text(name_of(r.engine)); });
  object["teller"] = of_run([&](const Run& r) { return text(name_of(r.teller)); });
  object["verdict"] = of_run([&](const Run& r) { return text(verdict_name(r.verdict)); });
  object["solution"] = of_run([](const Run& r) {
    return r.solution ? json::value(board_array(*r.solution)) : json::value(nullptr);
  });
  object["statistics"] = of_run([](const Run& r) { return statistics_value(r.trace); });
  object["filled"] = filling.size();
  object["solved"] = is_solution(filling);
}

}  // namespace

// An empty board, into which the digits are written: every solve is answered through here.
std::string board_json(const Filling& filling) {
  static const std::string empty = [] {
    std::string rows;
    for (int row = 0; row < 9; ++row)
      rows += row == 0 ? "[0,0,0,0,0,0,0,0,0]" : ",[0,0,0,0,0,0,0,0,0]";
    return "[" + rows + "]";
  }();
  const auto place_of = [](Cell c) { return 2 + 20 * row_of(c) + 2 * column_of(c); };
  std::string text = empty;
  for (const Cell c : kAllCells)
    if (const auto d = filling.at(c)) {
      const int place = place_of(c);
      text[static_cast<std::size_t>(place)] = static_cast<char>('0' + number(*d));
    }
  return text;
}

std::string state_json(const Grid& board, const Run* run) {
  json::object object{{"board", board_array(board.filling())},
                      {"givens", board_array(board.puzzle())},
                      {"candidates", rows_of([&](Cell c) {
                         return candidates_array(bits_of(board.candidates(c)));
                       })},
                      {"conflicts", repeats_array(board.filling())},
                      {"decisions", run != nullptr ? deciding_array(*run) : json::array{}}};
  add_run(object, run, 0, board.filling());
  return json::serialize(object);
}

std::string state_json(const Run& run, std::size_t at) {
  const trace::Moment moment = trace::replay(run.trace, at);
  const Filling filling = moment.filling.standard();
  Filling givens;
  for (Cell c : kAllCells)
    if (moment.given[static_cast<std::size_t>(index(c))] && filling.filled(c))
      givens.set(c, *filling.at(c));
  json::array conflicts = repeats_array(filling);
  for (const std::size_t n : moment.conflicts) conflicts.emplace_back(conflict_of(run.trace, n));
  json::object object{
      {"board", board_array(filling)},
      {"givens", board_array(givens)},
      {"candidates", rows_of([&](Cell c) {
         return candidates_array(moment.candidates[static_cast<std::size_t>(index(c))]);
       })},
      {"conflicts", std::move(conflicts)},
      {"decisions", decisions_array(moment, run.trace)}};
  add_run(object, &run, at, filling);
  return json::serialize(object);
}

ConflictPage conflicts_json(const Grid& board, const Run* run, std::size_t from,
                            std::size_t limit) {
  ConflictPage page;
  json::array conflicts;
  const auto wanted = [&] {
    ++page.total;
    return page.total >= from && conflicts.size() < limit;
  };
  for (const Repeat& repeat : find_repeats(board.filling()))
    if (wanted()) conflicts.emplace_back(conflict_of(repeat));
  const std::size_t events = run != nullptr ? run->trace.events.size() : 0;
  for (std::size_t n = 1; n <= events; ++n)
    if (is_conflict(run->trace.events[n - 1]) && wanted())
      conflicts.emplace_back(conflict_of(run->trace, n));
  page.json = json::serialize(conflicts);
  return page;
}

std::string events_json(const trace::Trace& trace, std::size_t from, std::size_t limit) {
  std::string text = "[";
  const std::size_t total = trace.events.size();
  for (std::size_t n = from; n <= total && n - from < limit; ++n) {
    if (n > from) text += ',';
    text += trace::to_json(trace.shape, trace.events[n - 1], n);
  }
  return text + "]";
}

// Written as text, piece by piece: through objects, or through format strings, this took longer
// than a quick solve itself.
std::string solved_json(const SolveAnswer& answer, const SolveOptions& options,
                        const SolvedView& view_of) {
  const trace::Outcome& outcome = answer.outcome;
  std::string text;
  text.reserve(kUsualAnswer);
  text.append(R"({"engine":")").append(name_of(options.engine));
  text.append(R"(","verdict":")").append(verdict_name(outcome.verdict));
  add_number(text.append(R"(","solutions":)"), outcome.solutions);
  text.append(R"(,"complete":)").append(outcome.complete ? "true" : "false");
  if (outcome.first) {
    const Filling solution = outcome.first->standard();
    text.append(R"(,"solution":")").append(formats::write_line(solution));
    text.append(R"(","board":)").append(board_json(solution));
  } else {
    text += R"(,"solution":null,"board":null)";
  }
  char before = '{';
  text += R"(,"statistics":)";
  for (const trace::StatisticRow& row : trace::kStatistics) {
    (text += std::exchange(before, ',')).append("\"").append(row.name).append("\":");
    add_number(text, outcome.statistics.*row.member);
  }
  text.append(R"(},"text":)").append(json_string(view_of.text));
  if (answer.trace) {
    add_number(text.append(R"(,"total":)"), answer.trace->events.size());
    text.append(R"(,"next":)").append(view_of.next.empty() ? "null" : json_string(view_of.next));
    text.append(R"(,"steps":)").append(events_json(*answer.trace, 1, view_of.events));
  }
  return text += '}';
}

}  // namespace nonet::service
