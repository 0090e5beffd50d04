// Reads the engine's English back and compares what it claims with a board. It shares no code with
// what writes the sentences: a claim is a pattern of words and what must then be so.
#pragma once

#include <string>
#include <vector>

#include "board/filling.h"
#include "board/grid.h"

namespace nonet::testing {

struct Judgement {
  int claims = 0;   // understood, about candidates
  int effects = 0;  // about digits of the solution
  std::vector<std::string> objections = {};
};

// Every claim of the text that can be read, against the candidates of this grid; digits that go in
// or are crossed out also against the solution.
Judgement judged(const std::string& text, const Grid& grid, const Filling& solution);

}  // namespace nonet::testing
