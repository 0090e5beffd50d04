// Small boards for tests of one technique, written as the few things that matter on them.
#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "board/notation.h"
#include "logic/steps_of.h"

namespace nonet::testing {

// All candidates everywhere, but for these words, in this order:
//   r1c1=12         the cell has just these candidates
//   r1c1:5          5 was placed there;  r1c1!5  it was given
//   2/r4:r4c5,r4c6  in row 4 the digit 2 has just these places
inline Grid sketch(const std::string& words) {
  Grid grid;
  std::istringstream in{words};
  for (std::string word; in >> word;) {
    if (word[1] == '/') {
      const Digit d = digit_of(word[0] - '0');
      const std::size_t colon = word.find(':');
      const House house = parse_house(word.substr(2, colon - 2)).value();
      CellSet places;
      for (std::size_t at = colon + 1; at < word.size(); at += 5)
        places.insert(parse_cell(word.substr(at, 4)).value());
      for (Cell c : members_of(house) - places) grid.eliminate(c, d);
      continue;
    }
    const Cell cell = parse_cell(word.substr(0, 4)).value();
    Digits digits;
    for (char ch : word.substr(5)) digits.insert(digit_of(ch - '0'));
    if (word[4] == '=') grid.set_candidates(cell, digits);
    if (word[4] == ':') grid.place(cell, digits.first());
    if (word[4] == '!') grid.give(cell, digits.first());
  }
  return grid;
}

// "r1c1=5" for what is placed, "r1c1<>5" for what goes, in reading order.
inline std::string text_of(const logic::Effect& effect) {
  std::string text;
  const auto add = [&](Cell c, Digit d, const char* sign) {
    text += (text.empty() ? "" : " ") + name_of(c) + sign + char_of(d);
  };
  for_each(effect.placements, [&](Cell c, Digit d) { add(c, d, "="); });
  for_each(effect.eliminations, [&](Cell c, Digit d) { add(c, d, "<>"); });
  return text;
}

inline std::vector<std::string> effects_of(const Grid& grid, std::string_view key) {
  std::vector<std::string> effects;
  for (const logic::Step& step : steps_of(grid, key)) effects.push_back(text_of(step.effect));
  return effects;
}

}  // namespace nonet::testing
