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
  std::string_view solutions = {};  // how many the puzzle has, in a word
  bool solved = false;
  std::string_view ending = {};         // the code of how it ended
  std::string text = {};                // and the sentence
  Filling board = {};                   // where it ended
  std::vector<std::size_t> turns = {};  // how many steps each turn has
  std::vector<Step> steps = {};
};
BOOST_DESCRIBE_STRUCT(Story, (), (solutions, solved, ending, text, board, turns, steps))

struct StoryWords {
  std::string_view solutions = {};
  std::string_view ending = {};
  std::string text = {};
};
// The steps of a turn are all of the board before it.
Story story_document(const logic::Path& path, const logic::Profile& profile, StoryWords words);

}  // namespace nonet::wire
