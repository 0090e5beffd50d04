// The same puzzle in the store, perhaps turned, mirrored or with its digits exchanged.
#pragma once

#include <string>
#include <string_view>

#include "wire/write.h"

namespace nonet::wire {

struct Known {
  std::string id = {};
  OrNull<std::string> level = {};
  OrNull<std::string> collection = {};
};
BOOST_DESCRIBE_STRUCT(Known, (), (id, level, collection))

// Of the field that has one.
inline constexpr std::string_view kKnownWords = "null when it is not stored, or is a player's own";
template <>
inline constexpr About about<Known>{
    "Known", "the same puzzle in the store, perhaps turned, mirrored or with its digits exchanged"};

}  // namespace nonet::wire
