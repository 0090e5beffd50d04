// Techniques to learn, as the API shows them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "board/filling.h"
#include "wire/describe.h"

namespace nonet::wire {

struct TechniqueToLearn {
  std::string_view key;
  std::string_view name;
  std::string_view idea;
  bool assumes_unique = false;
  std::string page;
  std::size_t positions = 0;
};
BOOST_DESCRIBE_STRUCT(TechniqueToLearn, (), (key, name, idea, assumes_unique, page, positions))

// A position in the notations that a page needs.
struct PracticePosition {
  std::string id;
  Filling puzzle;
  Filling board;
  std::string candidates;
  std::string line;
};
BOOST_DESCRIBE_STRUCT(PracticePosition, (), (id, puzzle, board, candidates, line))

struct Practice {
  std::string_view technique;
  std::vector<PracticePosition> positions;
};
BOOST_DESCRIBE_STRUCT(Practice, (), (technique, positions))

}  // namespace nonet::wire
