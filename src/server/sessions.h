// Boards in play, each known by a token that only its owner has.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "board/grid.h"
#include "service/solve.h"
#include "service/state.h"

namespace nonet::server {

// How a run was asked for: enough to tell it again.
struct Telling {
  Grid board;
  service::Engine engine = service::Engine::cdcl;
  service::Decide decide = service::Decide::activity;
  std::uint64_t work = 0;
  std::size_t trace_cap = 0;

  service::SolveOptions options() const;  // without an end in time
};

// A puzzle, what its player has entered, and the last run that was told step by step.
struct Session {
  Grid start;      // the givens, with the candidates that the puzzle itself rules out
  Filling placed;  // the player's digits; never in a cell of a given
  std::shared_ptr<const service::Run> run;
  std::optional<Telling> telling;  // of that run

  // Digits that are already filled in but not given count as the player's.
  static Session begin(const Grid& puzzle);
  Grid board() const;  // start and placed together
};

// What sessions may cost us.
struct SessionLimits {
  std::size_t count = 10'000;                 // beyond: the longest unused goes
  std::chrono::seconds idle_time{24 * 3600};  // unused for so long: gone
  std::size_t run_bytes = std::size_t{256}
                          << 20;  // of all runs; beyond: the longest unused lose theirs
};

}  // namespace nonet::server
