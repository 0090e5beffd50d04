// The same puzzle in the store, perhaps turned, mirrored or with its digits exchanged.
#pragma once

#include <string>

#include "wire/write.h"

namespace nonet::wire {

struct Known {
  std::string id = {};
  OrNull<std::string> level = {};
  OrNull<std::string> collection = {};
};
BOOST_DESCRIBE_STRUCT(Known, (), (id, level, collection))

template <>
inline constexpr About about<Known>{
    "Known", "the same puzzle in the store, perhaps turned, mirrored or with other digits"};

}  // namespace nonet::wire
