// How to draw a step on a board: which candidates, cells, houses and links play which part.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "board/name_table.h"
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
struct RoleRow {
  Role role;
  std::string_view name;
};
inline constexpr auto kRoles = std::to_array<RoleRow>({
    {Role::place, "place"},
    {Role::remove, "remove"},
    {Role::pattern, "pattern"},
    {Role::second, "second"},
    {Role::third, "third"},
    {Role::fourth, "fourth"},
    {Role::fin, "fin"},
});
static_assert(in_order(kRoles, &RoleRow::role));
constexpr std::string_view name_of(Role role) { return name_in(kRoles, role); }

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
