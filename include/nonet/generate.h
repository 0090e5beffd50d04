// Puzzles as wished.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include <nonet/board.h>
#include <nonet/rate.h>
#include <nonet/techniques.h>

namespace nonet::NONET_V0 {

// Both ends belong to it.
struct Range {
  int from = 0;
  int to = std::numeric_limits<int>::max();
};

// What is left open may be anything. Techniques are named by key or, where there are several, by
// group: "pairs", "fish".
struct Wish {
  std::optional<Level> level = {};
  bool band = false;  // and the hardest technique is one of the level's
  std::optional<Range> difficulty = {};
  std::optional<Range> givens = {};
  std::optional<Range> score = {};
  std::optional<ScoreLevel> score_level = {};
  std::optional<bool> minimal = {};
  Symmetry symmetry = Symmetry::none;
  std::optional<std::string> pattern = {};    // 81 cells: '.' stays empty, anything else is given
  bool solvable = false;                      // by the profile's techniques
  std::vector<std::string> allow = {};        // only these may be needed
  std::vector<std::string> forbid = {};       // these must not be needed
  std::vector<std::string> require = {};      // each is needed
  std::vector<std::string> beyond = {};       // these alone do not solve it
  std::optional<std::string> only_hard = {};  // needed, and all else is easier
  std::optional<std::string> practice = {};   // used somewhere on the way
  bool uniform_grids = false;                 // every solution as likely as any other; slower
};

struct GenerateOptions {
  std::uint64_t count = 1;
  std::uint64_t attempts = 200'000;  // give up after so many without a new puzzle
  Profile profile = {};
  Stop stop = {};
};

struct Made {
  Board puzzle = {};
  Board solution = {};
  std::uint64_t attempt = 0;  // its number
};
enum class MadeEnd : std::uint8_t {
  complete,   // as many as wished
  exhausted,  // the attempts were used up
  stopped,    // by `stop`
};
struct Generated {
  std::vector<Made> puzzles = {};  // in the order of their attempts; no two are isomorphic
  MadeEnd end = MadeEnd::complete;
  std::uint64_t attempts = 0;
};

// The same wish, profile and seed give the same puzzles in the same order, on every machine. The
// error says which part of the wish is wrong, or why no puzzle can be like that.
Result<Generated> generate(const Wish& wish, std::uint64_t seed,
                           const GenerateOptions& options = {});

}  // namespace nonet::NONET_V0
