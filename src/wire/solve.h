// A solve: its answer, with or without the events of the run.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/filling.h"
#include "board/shape.h"
#include "service/solve.h"
#include "trace/event.h"
#include "trace/names.h"
#include "wire/event.h"
#include "wire/known.h"
#include "wire/schema.h"

namespace nonet::wire {

// Events number `from` … from + limit - 1 of a trace, as trace/ndjson.h writes each.
struct Events {
  const trace::Trace* trace = nullptr;
  std::size_t from = 1;
  std::size_t limit = 0;

  static std::string schema(SchemaBook& book) { return schema_of<std::vector<Event>>(book); }
};
void write(std::string& out, const Events& events);

// One line of `nonet solve --json`.
struct PathStep {
  std::string_view technique = {};
  std::string effect = {};
};
BOOST_DESCRIBE_STRUCT(PathStep, (), (technique, effect))

struct SolveLine {
  WideFilling puzzle = {};
  service::Engine engine{};
  trace::Verdict verdict{};
  std::uint64_t solutions = 0;
  bool complete = false;
  OrNull<WideFilling> solution = {};
  std::optional<std::string> left = {};
  std::optional<std::vector<PathStep>> steps = {};
  std::optional<trace::Statistics> statistics = {};
};
BOOST_DESCRIBE_STRUCT(SolveLine, (),
                      (puzzle, engine, verdict, solutions, complete, solution, left, steps,
                       statistics))
SolveLine solve_line(const WideFilling& puzzle, const service::SolveAnswer& answer,
                     const service::SolveOptions& options);

// What the API answers. `text` is a sentence about it. Where steps were asked for they begin with
// the answer, and `next` is the address of the following ones.
struct Solved {
  service::Engine engine{};
  trace::Verdict verdict{};
  std::uint64_t solutions = 0;
  bool complete = false;
  OrNull<Filling> solution = {};
  OrNull<Rows> board = {};
  trace::Statistics statistics = {};
  std::string text = {};
  std::optional<std::size_t> total = {};
  std::optional<OrNull<std::string>> next = {};
  std::optional<Events> steps = {};
  std::optional<OrNull<Known>> known = {};
};
BOOST_DESCRIBE_STRUCT(Solved, (),
                      (engine, verdict, solutions, complete, solution, board, statistics, text,
                       total, next, steps, known))

// The last line of a solve that is told as lines of events.
struct SolveEnd {
  std::string_view kind = "end";
};
BOOST_DESCRIBE_STRUCT(SolveEnd, (), (kind))
struct SolvedAtTheEnd : SolveEnd, Solved {};
BOOST_DESCRIBE_STRUCT(SolvedAtTheEnd, (SolveEnd, Solved), ())

// The document refers to the answer's trace. 9×9 only.
struct SolvedView {
  std::string text = {};
  std::size_t events = 100;  // that come with the answer
  std::string next{};
};
Solved solved_document(const service::SolveAnswer& answer, const service::SolveOptions& options,
                       SolvedView view);

struct Counted {
  std::uint64_t solutions = 0;
  bool complete = false;
  OrNull<Filling> solution = {};
};
BOOST_DESCRIBE_STRUCT(Counted, (), (solutions, complete, solution))
Counted count_document(const trace::Outcome& outcome);

struct EngineRow {
  service::Engine name{};
  std::string_view description = {};
  bool steps = false;
};
BOOST_DESCRIBE_STRUCT(EngineRow, (), (name, description, steps))
std::vector<EngineRow> engines_document();

template <>
inline constexpr About about<EngineRow>{"Engine"};
template <>
inline constexpr About about<Counted>{"Counted"};
inline constexpr Meaning kSolvedMeanings[]{
    {"text", "the result as a sentence"},
    {"total", "events of the run"},
    {"next", "the address of the following events"},
    {"known", kKnownWords},
};
template <>
inline constexpr About about<Solved>{"Solved", {}, kSolvedMeanings};

}  // namespace nonet::wire
