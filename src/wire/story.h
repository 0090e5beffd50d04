// A puzzle explained from its start to where logic ends.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "logic/path.h"
#include "wire/finding.h"
#include "wire/teach.h"

namespace nonet::wire {

struct Story {
  service::Standing standing{};
  bool solved = false;
  std::string_view ending = {};
  std::string text = {};
  Rows board = {};
  std::vector<std::size_t> turns = {};
  std::vector<Step> steps = {};
};
BOOST_DESCRIBE_STRUCT(Story, (), (standing, solved, ending, text, board, turns, steps))

inline constexpr Meaning kStoryMeanings[]{
    {"standing", "of the puzzle, as a check has it"},
    {"solved", "the steps lead to the solution"},
    {"ending", "solved, stuck, several-solutions, no-solution or stopped"},
    {"text", "the ending as a sentence"},
    {"board", "where it ended"},
    {"turns", "how many steps each turn has"},
};
template <>
inline constexpr About about<Story>{"Story", {}, kStoryMeanings};

struct StoryWords {
  service::Standing standing{};
  std::string_view ending = {};
  std::string text = {};
};
// The steps of a turn are all of the board before it.
Story story_document(const logic::Path& path, const logic::Profile& profile, StoryWords words);

}  // namespace nonet::wire
