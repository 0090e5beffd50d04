// A puzzle in another notation.
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

}  // namespace nonet::wire
