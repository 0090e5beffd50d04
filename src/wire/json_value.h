// One value of a request's JSON: what it is, and what it means. Errors leave the field's name to
// the caller.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <tl/expected.hpp>

#include "board/grid.h"
#include "wire/request.h"

namespace boost::json {
class value;
}

namespace nonet::wire {

std::string kind_of(const boost::json::value& value);  // "a text"
std::optional<std::uint64_t> whole_number(const boost::json::value& value);

// Nine arrays of nine cells, or 81 cells in reading order. A cell is a digit (5, "5"), empty (0,
// null, "", ".") or the list of its candidates ([1,2,4]).
tl::expected<Grid, RequestError> read_board(const boost::json::value& value);

}  // namespace nonet::wire
