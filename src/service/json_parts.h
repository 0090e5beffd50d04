// Small pieces of JSON that the sources of this room build their answers from.
#pragma once

#include <string_view>

#include <boost/json.hpp>

#include "board/cell_set.h"
#include "board/notation.h"

namespace nonet::service {

inline boost::json::string_view view(std::string_view text) { return {text.data(), text.size()}; }

inline boost::json::array names_of(CellSet cells) {
  boost::json::array names;
  for (Cell c : cells) names.emplace_back(name_of(c));
  return names;
}

}  // namespace nonet::service
