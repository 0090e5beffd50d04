// Rating: the verb behind `nonet rate` and POST /api/rate, and its tables.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include <tl/expected.hpp>

#include "board/grid.h"
#include "logic/profile.h"
#include "rate/card.h"
#include "service/check.h"

namespace nonet::service {

struct RateOptions {
  logic::Profile profile = logic::standard_profile();
  std::function<bool()> stop = {};  // true: give up
};

// Of the board's givens; digits that were placed later and notes do not count. The finding says
// why there is no rating: no solution, several, or `stop` came first (FindingCode::undecided).
using RatedCard = tl::expected<rate::Card, Finding>;
RatedCard rate(const Grid& board, const RateOptions& options);
// Both scales alone, several times as fast: what the tables need.
using BriefRating = tl::expected<rate::Rating, Finding>;
BriefRating rate_briefly(const Grid& board, const RateOptions& options);

// A table has a line of column names, then a row for each puzzle; what is not known is empty.
enum class RatingTable : std::uint8_t { tsv, csv };
std::string rating_header(RatingTable table);
std::string rating_row(RatingTable table, const Filling& puzzle, const BriefRating& rating);

}  // namespace nonet::service
