// "Solve this": the one request that both the session route and the stateless route read, run and
// word alike.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "board/grid.h"
#include "server/message/http.h"
#include "service/solve.h"
#include "service/technique_choice.h"
#include "wire/known.h"
#include "wire/solve_request.h"

namespace nonet::server {

inline constexpr std::size_t kTraceCap = 200'000;  // events of one run

// A solve as it was asked for.
struct SolveOrder {
  service::SolveOptions options;
  service::TechniqueChoice techniques = {};            // of logic
  std::shared_ptr<const logic::Profile> profile = {};  // made of them; the options point to it
  bool steps = false;
  bool from_givens = false;
  std::size_t events = 100;      // that come with the answer
  std::optional<Grid> own_grid;  // of the request itself
  // Whether the puzzle is stored; not said: as the route likes. The answer to that.
  std::optional<bool> asks_known = {};
  std::optional<wire::OrNull<wire::Known>> known = {};
};

tl::expected<SolveOrder, service::RequestError> order_of(const wire::SolveRequest& sent);

// Solves the request's own grid; there is no session that could keep the later steps.
Response solve_alone(SolveOrder& order, std::chrono::milliseconds time);

// The same told as lines: every event of the run as `nonet solve --trace` writes it, at last
// {"kind":"end",…} with the fields of the answer and no steps.
Response solve_as_lines(const SolveOrder& asked, std::chrono::milliseconds time);

// The same if it takes no longer than an I/O thread can spare.
std::optional<Response> solve_alone_at_once(SolveOrder& order);

// True from `time` from now on.
std::function<bool()> stop_after(std::chrono::milliseconds time);

// The result as a sentence. `start` is the puzzle without what its player entered: it tells whether
// the entries are to blame for an unsolvable board.
std::string solve_text(const Grid& board, const Grid& start, const service::SolveAnswer& answer,
                       const service::SolveOptions& options);

}  // namespace nonet::server
