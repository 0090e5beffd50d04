// A puzzle that a player brings: it is stored for its player and in no list; whoever knows its id
// may open it, as a shared link does.
#pragma once

#include <functional>

#include <tl/expected.hpp>

#include "board/filling.h"
#include "server/message/http.h"
#include "store/base/database.h"
#include "store/puzzles/puzzles.h"

namespace nonet::server {

// The puzzle as it is stored now. Otherwise the answer says why not: it has not exactly one
// solution (400), it is stored in another dress (409), or `stop` came first (503). Throws
// StoreTrouble.
tl::expected<store::StoredPuzzle, Response> brought_puzzle(store::Database& database,
                                                           const Filling& puzzle,
                                                           const std::function<bool()>& stop);

// 503: the time of the request was over before the solutions were counted.
Response out_of_time();

}  // namespace nonet::server
