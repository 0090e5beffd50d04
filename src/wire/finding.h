// Findings and places: what is wrong, or right, and where.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board/cell_set.h"
#include "service/check.h"
#include "wire/write.h"

namespace nonet::wire {

// In a request (field), in a text (line, column) or on the board; what is not known is left out.
struct Place {
  std::optional<std::string> field = {};
  std::optional<std::uint64_t> line = {};
  std::optional<std::uint64_t> column = {};
  std::optional<CellSet> cells = {};
  std::optional<House> house = {};
  std::optional<Digit> digit = {};
};
BOOST_DESCRIBE_STRUCT(Place, (), (field, line, column, cells, house, digit))

struct Finding {
  std::string code = {};
  std::string text = {};
  std::optional<Place> place = {};
};
BOOST_DESCRIBE_STRUCT(Finding, (), (code, text, place))

// Nothing where nothing is known.
std::optional<Place> document_of(const service::Place& place, const std::string& field = {});
Finding document_of(const service::Finding& finding);
std::vector<Finding> document_of(const std::vector<service::Finding>& findings);
// A text that could not be read.
Finding document_of(const formats::ReadError& error);

template <>
inline constexpr About about<Finding>{"Finding"};

}  // namespace nonet::wire
