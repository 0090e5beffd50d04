// The verbs of teaching: hint, steps, explain, why not.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "logic/hint.h"
#include "logic/path.h"
#include "logic/why_not.h"

namespace nonet::service {

struct LogicOptions {
  logic::Profile profile = logic::standard_profile();
  std::optional<CellSet> within = {};  // steps: only where the effect touches these cells
  std::size_t most = 1000;             // steps: at most so many of one technique
  logic::NoteUse notes = {};           // hint, why not: what the candidates of the board are
  std::optional<std::vector<logic::TechniqueId>> known = {};  // hint: what the player knows
  std::vector<Candidate> history = {};                        // hint: the entries in order
  std::function<bool()> stop = {};
};

// The open cells of the board hold the player's notes, or nothing.
logic::Hint hint(const Grid& board, const LogicOptions& options);
std::vector<logic::Step> steps(const Grid& board, const LogicOptions& options);
// The reason, and the grid that it is about.
struct WhyNotAnswer {
  Grid grid;
  logic::WhyNot reason;
};
WhyNotAnswer why_not(const Grid& board, Cell cell, Digit digit, const LogicOptions& options);

// A cell or a house as the cells that it stands for; r4c5, D5, r4, c5, b5. Box 5 is b5, and the
// cell of row B and column 5 is B5: the case decides.
std::optional<CellSet> parse_region(std::string_view text);

}  // namespace nonet::service
