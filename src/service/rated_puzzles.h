// Puzzles made to a wish, each with its rating: the verb behind POST /api/generate and
// `nonet generate --json`.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "generate/workshop.h"
#include "rate/card.h"
#include "service/generate.h"

namespace nonet::service {

struct GenerateRequest {
  generate::Order order;
  std::uint64_t count = 1;
  std::uint64_t budget = 1;  // attempts without a new puzzle
};

struct RatedPuzzle {
  generate::Made made;
  std::optional<std::string> practice;  // where positions for a technique were asked for: the line
  rate::Card card;                      // by the whole profile of the order
};

// Nothing when `stop` said yes before the rating was done.
std::optional<RatedPuzzle> rated(const generate::Made& made, const generate::Order& order,
                                 const std::function<bool()>& stop = {});

// Makes the puzzles of a request on one thread, and hands each on when it is rated; `take` says
// whether to go on. A rating that was not finished in time ends a run as `refused`: its puzzle is
// not given.
struct RatedSink {
  std::function<bool(RatedPuzzle&&)> take;
  std::function<void(const GenerateProgress&)> progress = {};
};
Generated generate_rated(const GenerateRequest& request, const std::function<bool()>& stop,
                         const RatedSink& sink);

}  // namespace nonet::service
