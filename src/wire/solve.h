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
#include "wire/known.h"
#include "wire/schema.h"

namespace nonet::wire {

// Events number `from` … from + limit - 1 of a trace, as trace/ndjson.h writes each.
struct Events {
  const trace::Trace* trace = nullptr;
  std::size_t from = 1;
  std::size_t limit = 0;

  static std::string schema(SchemaBook& book) { return schema_of<std::vector<Json>>(book); }
};
void write(std::string& out, const Events& events);

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

// The same with what `nonet solve` knows beside: of logic, and where a search may only constrain.
struct PathStep {
  std::string_view technique = {};
  std::string effect = {};
};
BOOST_DESCRIBE_STRUCT(PathStep, (), (technique, effect))
struct SolvedFurther : Solved {
  std::optional<std::string> left = {};
  std::optional<std::vector<PathStep>> path = {};
};
BOOST_DESCRIBE_STRUCT(SolvedFurther, (Solved), (left, path))
SolvedFurther solved_further(const service::SolveAnswer& answer,
                             const service::SolveOptions& options);

// A board of another size.
struct WideSolved {
  service::Engine engine{};
  trace::Verdict verdict{};
  std::uint64_t solutions = 0;
  bool complete = false;
  OrNull<WideFilling> solution = {};
  trace::Statistics statistics = {};
  std::string text = {};
};
BOOST_DESCRIBE_STRUCT(WideSolved, (),
                      (engine, verdict, solutions, complete, solution, statistics, text))
WideSolved wide_solved_document(const service::SolveAnswer& answer,
                                const service::SolveOptions& options);

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

inline constexpr Meaning kSolvedMeanings[]{
    {"solutions", "how many were found; counting ends where it was told to"},
    {"complete", "there are no others"},
    {"solution", "the first; null when there is none"},
    {"board", "the same as nine rows"},
    {"statistics", "what the engine did; zeros for one that does not count"},
    {"text", "the result as a sentence"},
    {"total", "events of the run"},
    {"next", "the address of the following events"},
    {"known", "null for a puzzle that is not stored"},
};
template <>
inline constexpr About about<Solved>{"Solved", {}, kSolvedMeanings};

inline constexpr Meaning kSolvedFurtherMeanings[]{
    {"left", "how far it came: the candidates of each cell, a dot for one that has none"},
    {"path", "logic: technique and effect of each step"},
};
template <>
inline constexpr About about<SolvedFurther>{{}, {}, kSolvedFurtherMeanings};

}  // namespace nonet::wire
