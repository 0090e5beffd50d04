// The techniques with chains: each gives the easiest of all its hints.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "explainer/cycles.h"
#include "explainer/forecast.h"
#include "explainer/hint.h"
#include "explainer/scan.h"

namespace nonet::explainer {

// Keeps what the searches need from step to step; makes it when it is first wanted.
class ChainFinders {
 public:
  ChainFinders(Meter& meter, Effort effort)
      : meter_{meter}, effort_{effort}, forecast_{ChainMode::dynamic, meter} {}

  std::optional<Hint> forcing_chain_or_cycle(const State& state);
  std::optional<Hint> nishio(const State& state);
  std::optional<Hint> multiple(const State& state);
  // Level 0: dynamic; 1: with simple rules inside; 2 to 5: with chains inside.
  std::optional<Hint> dynamic(const State& state, int level);

 private:
  std::unique_ptr<ChainScan> make_scan(ChainDepth depth);
  std::optional<Hint> best_of(std::size_t slot, ChainDepth depth, const State& state,
                              Technique technique, double base);

  Meter& meter_;
  Effort effort_;
  Reach reach_;
  Forecast forecast_;  // of the board at hand, for all levels
  LineScan lines_;
  std::vector<LineHint> line_hints_;
  std::array<std::unique_ptr<ChainScan>, 8> scans_{};
};

}  // namespace nonet::explainer
