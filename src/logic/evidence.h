// Why a step holds, in the shape of its family: enough to word it, to draw it and to prove it.
// There is one struct per shape of argument, not per technique.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "board/candidate_set.h"
#include "board/house_set.h"
#include "logic/chain.h"
#include "logic/must.h"

namespace nonet::logic {

struct Step;

// A digit that fits in one place only: of `house`, or without a house the cell's last candidate.
struct SingleEvidence {
  Cell cell{};
  Digit digit{};
  std::optional<House> house = {};
};

// In `base` the digit is confined to `cells`, which all lie in `cover` too.
struct LockedEvidence {
  Digit digit{};
  House base{};
  House cover{};
  CellSet cells;
};

// As many cells as digits. Naked: the cells have no other candidates. Hidden: in `house` the
// digits have no other places. Locked (naked only): the cells share `second` as well.
struct SetEvidence {
  House house{};
  CellSet cells;
  Digits digits;
  bool hidden = false;
  std::optional<House> second = {};
};

// In the base houses the digit lies only in the cover houses, but for the fins.
struct FishEvidence {
  Digit digit{};
  HouseSet base;
  HouseSet cover;
  CellSet body;  // places in base and cover
  CellSet fins;  // places in base outside of cover

  // Siamese: the same base under another cover, which makes other places the fins.
  struct Twin {
    HouseSet cover;
    CellSet fins;
  };
  std::optional<Twin> twin = {};
};

// One chain; two where a pattern is there twice.
struct ChainEvidence {
  std::vector<Chain> chains;
};

// Two sides of one digit, exactly one of which is true; joined by strong links. Multi-colours has
// a second pair. `pairs[i][0]` and `pairs[i][1]` are the sides: in type 1 the two sides 0 see each
// other, in type 2 side 0 of the first pair sees both sides of the second and is false.
struct ColourEvidence {
  Digit digit{};
  std::vector<std::array<CellSet, 2>> pairs;
  std::vector<Chain> links;         // each a single strong link; together they span the colours
  std::optional<House> clash = {};  // wrap: the house where one colour stands twice
  std::uint8_t false_side = 0;      // wrap: the side of pairs[0] that is false
};

// XYZ-wing: `pivot` has all digits, the pincers two each, `digit` among them.
struct WingEvidence {
  Digit digit{};
  Cell pivot{};
  std::array<Cell, 2> pincers{};
};

// Four cells in two rows, two columns, two boxes, which two digits alone would fill in two ways.
struct RectangleEvidence {
  std::array<Cell, 4> corners{};           // row by row
  Digits digits;                           // the two
  CellSet extra;                           // corners with more candidates, or still open
  Digits extra_digits;                     // types 2, 3, 5: their candidates beyond the two
  std::optional<SetEvidence> set = {};     // type 3: the set that the extra digits complete
  std::optional<Digit> strong_digit = {};  // types 4, 6, hidden: the one of the two that in the
  HouseSet strong = {};                    // houses `strong` is confined to corners
  CellSet placed = {};                     // avoidable: corners that hold their digit, not given
};

// All open cells have two candidates but for `cell`, where `digit` would break the deadlock.
struct BugEvidence {
  Cell cell{};
  Digit digit{};
  House house{};
};

// Every candidate of `root` is tried; each branch goes on in rounds, each a list of steps that
// apply to the board of the round before. What all branches share is the effect.
struct ForkBranch {
  Digit digit{};
  std::vector<std::vector<Step>> rounds;
  std::optional<Must> broken = {};  // what has no place left at its end, if it is a dead end
};
struct ForkEvidence {
  Cell root{};
  std::vector<ForkBranch> branches;
};

// Chains from assumptions that stand for every case. Verity: every way to fulfil `must` is the
// start of a chain, and all lead to the effect. Contradiction: all chains start with what the
// effect denies, and lead to the denial of every way to fulfil `must`.
struct ForcingEvidence {
  Must must;
  std::vector<Chain> chains;
  bool contradiction = false;
};

// An assumption and what follows, in rounds; each round is a list of steps that apply to the board
// of the rounds before. Only what the result needs is kept.
struct NetBranch {
  Candidate assumed{};
  std::vector<std::vector<Step>> rounds;
  std::optional<Must> broken = {};  // what has no place left at its end, if it is a dead end
};
// Contradiction: one branch, a dead end, without a root. Verity: a branch for every way to fulfil
// `root`; what all that are no dead ends share is the effect.
struct NetEvidence {
  std::optional<Must> root = {};
  std::vector<NetBranch> branches;
};

// A digit that was tried and led to a solution; no argument, only an answer.
struct GuessEvidence {
  Cell cell{};
  Digit digit{};
};

// Placing a digit that becomes single by a removal: "direct" pointing, claiming, hidden sets.
struct DirectEvidence {
  std::shared_ptr<const Step> removal;
  SingleEvidence single;
};

using Evidence =
    std::variant<SingleEvidence, LockedEvidence, SetEvidence, FishEvidence, ChainEvidence,
                 ColourEvidence, WingEvidence, RectangleEvidence, BugEvidence, ForkEvidence,
                 DirectEvidence, ForcingEvidence, NetEvidence, GuessEvidence>;

}  // namespace nonet::logic
