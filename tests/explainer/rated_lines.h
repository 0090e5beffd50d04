// Ratings and steps that other programs gave, as the files beside the tests hold them.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "explainer/rating.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::testing {

struct RatedLine {
  std::string puzzle;
  std::string rating;  // ER/EP/ED
};

// A puzzle with its steps, each "rating, technique, complexity, effect" between tabs.
struct TracedPuzzle {
  std::string puzzle;
  std::vector<std::string> steps;
};

inline std::vector<std::string> own_lines(const std::string& file) {
  std::vector<std::string> lines;
  std::ifstream in{std::string{NONET_SOURCE_DIR} + "/tests/explainer/" + file};
  for (std::string line; std::getline(in, line);)
    if (!line.empty() && line.front() != '#') lines.push_back(line);
  return lines;
}

inline RatedLine rated_line(const std::string& line) {
  RatedLine rated;
  std::istringstream{line} >> rated.puzzle >> rated.rating;
  return rated;
}

inline std::vector<TracedPuzzle> traced_puzzles(const std::vector<std::string>& lines) {
  std::vector<TracedPuzzle> puzzles;
  for (const std::string& line : lines) {
    if (line.starts_with("P "))
      puzzles.push_back({line.substr(2), {}});
    else
      puzzles.back().steps.push_back(line);
  }
  return puzzles;
}

inline std::string tenths_text(int tenths) {
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

inline std::string text_of(const explainer::Rating& rating) {
  return tenths_text(rating.er) + "/" + tenths_text(rating.ep) + "/" + tenths_text(rating.ed);
}

// "41=7" for a placement, "3-16 12-6" for eliminations.
inline std::string text_of(const logic::Effect& effect) {
  const bool places = !effect.placements.empty();
  const CandidateSet& all = places ? effect.placements : effect.eliminations;
  std::string text;
  for (Cell c : all.cells()) {
    text += (text.empty() ? "" : " ") + std::to_string(index(c)) + (places ? "=" : "-");
    for (Digit d : all.digits_in(c)) text += std::to_string(number(d));
  }
  return text;
}

inline std::string text_of(const explainer::RatedStep& step) {
  return tenths_text(step.tenths) + "\t" + std::string{name_of(step.technique)} + "\t" +
         (step.complexity == 0 ? "-" : std::to_string(step.complexity)) + "\t" +
         text_of(step.effect);
}

}  // namespace nonet::testing
