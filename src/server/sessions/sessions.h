// Boards in play, each known by a token that only its owner has.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "board/grid.h"
#include "service/solve.h"
#include "service/state.h"
#include "service/technique_choice.h"

namespace nonet::server {

// A solve: what was asked, which is enough to tell it step by step, and how it ended.
struct LastSolve {
  Grid board;
  service::Engine engine = service::Engine::fast;
  service::Decide decide = service::Decide::activity;
  std::uint64_t work = 0;
  service::TechniqueChoice techniques;  // of logic
  trace::Verdict verdict = trace::Verdict::gave_up;
  std::optional<Filling> solution;

  // `fast` has no steps: clause learning tells them in its place.
  service::Engine teller() const;
  service::Run run(trace::Trace trace) const;
  // Solves once more, aloud.
  service::Run tell(const std::function<bool()>& stop) const;
};

// A puzzle, what its player has entered, and the last solve of the board as it stands.
struct Session {
  Grid start;      // the givens, with the candidates that the puzzle itself rules out
  Filling placed;  // the player's digits; never in a cell of a given
  std::optional<LastSolve> solve;

  // Digits that are already filled in but not given count as the player's.
  static Session begin(const Grid& puzzle);
  Grid board() const;  // start and placed together
  // Fills or empties a cell. What was said of the board before holds no longer.
  void move(Cell cell, std::optional<Digit> digit);
};

// What sessions may cost us.
struct SessionLimits {
  std::size_t count = 10'000;                 // beyond: the longest unused goes
  std::chrono::seconds idle_time{24 * 3600};  // unused for so long: gone
  std::size_t run_bytes = std::size_t{256}
                          << 20;  // of all runs; beyond: the longest unused lose theirs
};

}  // namespace nonet::server
