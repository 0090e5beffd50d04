// Solving with any engine, with or without its story: the verb behind `nonet solve`, `nonet watch`
// and the routes of the server.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "board/conflicts.h"
#include "board/grid.h"
#include "board/shape.h"
#include "trace/event.h"
#include "trace/outcome.h"

namespace nonet::search {
struct Count;
}
namespace nonet::logic {
struct Path;
struct Profile;
}  // namespace nonet::logic

namespace nonet::service {

enum class Engine : std::uint8_t { fast, dfs, mrv, norvig, least, cdcl, logic };
inline constexpr std::array kAllEngines{Engine::fast,  Engine::dfs,  Engine::mrv,  Engine::norvig,
                                        Engine::least, Engine::cdcl, Engine::logic};
std::string_view name_of(Engine engine);
std::optional<Engine> parse_engine(std::string_view name);
// One sentence for people who choose.
std::string_view description_of(Engine engine);
// What it is good at, said when it has solved something.
std::string_view strength_of(Engine engine);
// Every engine but `fast` can tell what it does.
constexpr bool tells_its_story(Engine engine) { return engine != Engine::fast; }

enum class Decide : std::uint8_t { activity, mrv };  // cdcl only
// What a run decides by that was not told: a story is easier to follow by the rule that a person
// can check, an answer comes sooner by activity.
constexpr Decide usual_decide(bool watched) { return watched ? Decide::mrv : Decide::activity; }

struct SolveOptions {
  Engine engine = Engine::fast;
  Decide decide = Decide::activity;
  std::uint64_t solutions = 2;              // count up to here
  std::uint64_t work = 100'000'000;         // most decisions or conflicts; `fast` needs no limit
  std::optional<std::size_t> trace_cap;     // record up to so many events
  bool constrain_only = false;              // norvig: stop after propagation
  std::function<bool()> stop = {};          // true: give up
  const logic::Profile* profile = nullptr;  // logic: which techniques; none: standard
  // cdcl: text of the DRAT proof, piece by piece.
  std::function<void(std::string_view)> proof = {};
};

struct SolveAnswer {
  trace::Outcome outcome;
  std::optional<trace::Trace> trace;
  std::optional<Grid> left;                 // constrain_only, logic: as far as it goes
  std::shared_ptr<const logic::Path> path;  // logic: the steps
  bool cut_short = false;                   // logic: ended by `work` or `stop`
  std::optional<Repeat> repeat;             // unsolvable: a digit that stands against the rules
};

SolveAnswer solve(const Grid& grid, const SolveOptions& options);
// What Engine::fast answers with, when the solutions are counted already.
SolveAnswer answer_for(const Filling& puzzle, const search::Count& count,
                       const SolveOptions& options);
// Whether the givens alone have exactly one solution, which some techniques of logic assume.
std::optional<Filling> only_solution(const Grid& grid, const std::function<bool()>& stop = {});
// Boards of other sizes; the engine is cdcl.
SolveAnswer solve(const WideFilling& board, const SolveOptions& options);

// "exactly one solution", "no solution: 5 stands more than once in row 1", "gave up after 100
// decisions and 1 conflict", …
std::string verdict_sentence(const SolveAnswer& answer, const SolveOptions& options);
std::string statistics_text(const trace::Statistics& statistics);

// The puzzle's CNF in DIMACS; `blocked` solutions are excluded by a clause each.
void write_dimacs(const Grid& grid, const std::optional<Filling>& blocked,
                  const std::function<void(std::string_view)>& sink);
void write_dimacs(const WideFilling& board, const std::optional<WideFilling>& blocked,
                  const std::function<void(std::string_view)>& sink);

}  // namespace nonet::service
