// A board with the run of an engine on it, as JSON: what the page draws.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "board/grid.h"
#include "service/solve.h"
#include "trace/event.h"

namespace nonet::service {

// A finished run that was told step by step.
struct Run {
  Engine engine = Engine::cdcl;
  trace::Verdict verdict = trace::Verdict::gave_up;
  trace::Trace trace;
};

// The board as it stands, with the last run if there was one.
// {"board":[[…]],"givens":[[…]],"candidates":[[[…]]],"conflicts":[…],"decisions":[…],"steps":n,
//  "at":n,"engine":…,"verdict":…,"filled":n,"solved":bool}
std::string state_json(const Grid& board, const Run* run);
// The same after event `at` (1 … number of events) of the run.
std::string state_json(const Run& run, std::size_t at);

// [{"kind":"repeated","value":5,"values":[5],"cells":["r1c1","r1c3"],"house":"r1","event":null}]:
// the repeated digits of the board, then the conflicts that the run met; numbers `from` …
// from + limit - 1 of them. Values and cells are never empty; `value` is null where there are
// several. What a run met also has its sentence, and `taken` or the `literals` of the clause.
struct ConflictPage {
  std::string json;
  std::size_t total = 0;
};
ConflictPage conflicts_json(const Grid& board, const Run* run, std::size_t from, std::size_t limit);

// Events number `from` … from + limit - 1 as an array.
std::string events_json(const trace::Trace& trace, std::size_t from, std::size_t limit);

// The end of a solve. `text` is a sentence about it; the trace, if there is one, comes with its
// first `events` events and `next`, the address of the following ones.
struct SolvedView {
  std::string text;
  std::size_t events = 100;
  std::string next{};
};
std::string solved_json(const SolveAnswer& answer, const SolveOptions& options,
                        const SolvedView& view);

// "[[0,0,3,…],…]"
std::string board_json(const Filling& filling);

}  // namespace nonet::service
