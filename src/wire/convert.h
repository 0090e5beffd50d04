// A puzzle in another notation, and in another dress.
#pragma once

#include <string>

#include "formats/format.h"
#include "wire/write.h"

namespace nonet::wire {

struct Converted {
  std::string text = {};
  formats::Format format{};
};
BOOST_DESCRIBE_STRUCT(Converted, (), (text, format))

struct Canonical {
  Filling canonical = {};
};
BOOST_DESCRIBE_STRUCT(Canonical, (), (canonical))

inline constexpr Meaning kConvertedMeanings[]{{"text", "the puzzle in that format"}};
template <>
inline constexpr About about<Converted>{"Converted", {}, kConvertedMeanings};
template <>
inline constexpr About about<Canonical>{"Canonical"};

}  // namespace nonet::wire
