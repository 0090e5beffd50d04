// Forcing chains and cycles: single lines of implications on a board that does not change.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>
#include <vector>

#include "explainer/candidate_bits.h"
#include "explainer/links.h"

namespace nonet::explainer {

struct PathNode {
  Literal literal;
  Cause cause;
};

// The hints of a scan, all of them, in the order they were met. `path` leads from the end of the
// chain back to its source; in a cycle both are the same literal.
struct LineHint {
  double difficulty;
  int complexity;
  int key;  // the scale's order of kinds: X 2, Y 3, XY 4
  bool cycle;
  Literal target;  // no cycle: what is proved
  std::vector<PathNode> path;
  CandidateBits eliminations;  // of a placement: the cell's other candidates
};

// What is easier has the smaller rank; of equal ones the earlier is.
constexpr std::tuple<double, int, int> rank_of(const LineHint& hint) {
  return {hint.difficulty, hint.complexity, hint.key};
}

// Which links a chain is made of: X within regions, Y within cells, or both.
enum class LineMode : std::uint8_t { x, y, xy };
inline constexpr std::array<LineMode, 3> kLineModes{LineMode::x, LineMode::y, LineMode::xy};
LinkKinds kinds_of(LineMode mode);

// Which sources of a mode are worth a search; bits by candidate. All of them, unless somebody knows
// better (reach.h).
struct LineSources {
  CandidateBits cycles;
  CandidateBits on;   // may lead to its own negation
  CandidateBits off;  // the same from "off"
  static LineSources all();
};
using LineSourcesByMode = std::array<LineSources, 3>;

// All hints; or as many that the easiest is among them.
enum class LineWish : std::uint8_t { all, easiest };

class LineScan {
 public:
  // Appends to `hints` in generation order.
  void scan(const State& state, const LineSourcesByMode& sources, LineWish wish,
            std::vector<LineHint>& hints);

 private:
  using Mode = LineMode;
  struct Node {
    Literal literal;
    Cause cause;
    int parent;  // -1: the source
    int depth;   // nodes from the source to here
  };

  void scan_mode(Mode mode, const LineSources& sources);
  void search_cycles(Mode mode, int source);
  void expand_on(LinkKinds kinds, int begin, int end);
  void expand_off(Mode mode, LinkKinds kinds, int begin, int end, int source, int links);
  void search_forcing(Mode mode, Literal source);
  bool reach_forcing(LinkKinds kinds, Literal source, int node);
  bool on_path_of(int node, Literal literal) const;
  std::vector<PathNode> path_of(int node) const;
  int longest(double base) const;
  void set_limits(Mode mode);
  void add(Mode mode, LineHint hint);
  void add_cycle(Mode mode, std::vector<PathNode> path);
  void add_forcing(Mode mode, Literal target, std::vector<PathNode> path);

  const State* state_ = nullptr;
  std::vector<LineHint>* hints_ = nullptr;
  LineWish wish_ = LineWish::all;
  double best_difficulty_ = 0;  // of the hints so far, where only the easiest is wanted
  int best_complexity_ = 0;     // 0: none yet
  int longest_cycle_ = 0;
  int longest_forcing_ = 0;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> seen_ = std::vector<std::uint32_t>(kLiterals);
  std::uint32_t stamp_ = 0;
};

}  // namespace nonet::explainer
