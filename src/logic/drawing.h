// How to draw a step on a board: which candidates, cells, houses and links play which part.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "logic/chain.h"
#include "logic/step.h"

namespace nonet::logic {

enum class Role : std::uint8_t {
  place,    // goes in
  remove,   // is crossed out
  pattern,  // what the argument is made of
  second,   // its other side: the second colour, candidates that are "off" in a chain
  third,    // a second pair of colours
  fourth,
  fin,  // the exception of a fish, the extra candidates of a rectangle
};
std::string_view name_of(Role role);

struct Drawing {
  struct CandidateMark {
    Cell cell;
    Digit digit;
    Role role;
  };
  struct CellMark {
    Cell cell;
    Role role;
  };
  struct HouseMark {
    House house;
    Role role;  // pattern: where the argument starts; second: where it takes effect
  };
  struct Link {
    ChainNode from;
    ChainNode to;
    bool strong = false;
  };
  std::vector<CandidateMark> candidates;  // each once; removal and placement win
  std::vector<CellMark> cells;
  std::vector<HouseMark> houses;
  std::vector<Link> links;
};

Drawing drawing(const Grid& grid, const Step& step);

}  // namespace nonet::logic
