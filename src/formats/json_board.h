// What the readers of boards in JSON share. Known to them only, so that Boost stays behind them.
#pragma once

#include <string>

#include <boost/json.hpp>

#include "formats/readers.h"

namespace nonet::formats {

ReadError wrong_type(std::string reason);  // json.cpp

// squares.cpp
bool has_squares(const boost::json::object& object);
GridOrError read_squares(const boost::json::object& object);

}  // namespace nonet::formats
