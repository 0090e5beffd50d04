// Teaching: the next hint, all steps, the whole way, and why a digit cannot be somewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nonet/board.h>
#include <nonet/techniques.h>

namespace nonet::NONET_V0 {

// Which part something plays in a drawn step.
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
    Candidate candidate = {};
    Role role = Role::pattern;
  };
  struct CellMark {
    Cell cell = {};
    Role role = Role::pattern;
  };
  struct HouseMark {
    House house = {};
    Role role = Role::pattern;
  };
  // One of these cells is the digit.
  struct Node {
    int digit = 0;
    std::vector<Cell> cells = {};
  };
  struct Link {
    Node from = {};
    Node to = {};
    bool strong = false;  // not both false; otherwise not both true
  };
  std::vector<CandidateMark> candidates = {};
  std::vector<CellMark> cells = {};
  std::vector<HouseMark> houses = {};
  std::vector<Link> links = {};
};

struct Step {
  std::string technique = {};  // its key
  std::string name = {};       // "Hidden Pair"
  int points = 0;              // in the profile
  std::vector<Candidate> placements = {};
  std::vector<Candidate> eliminations = {};
  std::string summary = {};  // one line for lists
  std::string text = {};     // the whole argument with its effect
  Drawing drawing = {};
};
// Enters and crosses out what the step says.
void apply(const Step& step, Board& board);

enum class HintKind : std::uint8_t {
  solved,       // the board is full and right
  mistake,      // an entry is wrong, or two digits repeat
  step,         // there is a step
  not_learned,  // there is one, but only with a technique that the player does not know
  stuck,        // none of the techniques applies, or `stop` came first
};

struct Hint {
  HintKind kind = HintKind::stuck;
  // From a nudge to everything: where to look, what for, which cells, the whole argument. Each
  // stands for itself. One sentence only where there is no more to tell.
  std::vector<std::string> stages = {};
  std::optional<Step> step = {};         // step; not_learned: technique, name and points alone
  std::vector<Cell> wrong = {};          // mistake: the wrong entry, or those that repeat
  std::optional<std::size_t> move = {};  // mistake: which entry of `history` was the first, from 1
  std::vector<Cell> put_back = {};   // where crossings are left out of account, as some are wrong
  std::string about_crossings = {};  // the sentences about these
  bool stopped = false;              // stuck: there may be a step all the same
};

struct HintOptions {
  Profile profile = {};
  std::optional<std::vector<std::string>> known = {};  // keys that the player knows; none: all
  std::vector<Candidate> history = {};                 // the entries in order, if they are known
  Stop stop = {};
};
// unknown-technique, wrong-entry: in the options.
Result<Hint> next_hint(const Board& board, const HintOptions& options = {});

struct StepsOptions {
  Profile profile = {};
  std::vector<Cell> within = {};  // only what has an effect here; none: everywhere
  std::size_t most = 1000;        // of one technique
  Stop stop = {};
};
// All steps that the board allows, best first.
std::vector<Step> steps(const Board& board, const StepsOptions& options = {});

struct ExplainOptions {
  Profile profile = {};
  std::uint64_t most = 1000;  // steps
  Stop stop = {};
};
struct Explained {
  std::vector<Step> steps = {};  // in order, each with the easiest technique there is
  Board end = {};                // the solution, or as far as it goes
  bool solved = false;
  bool cut_short = false;     // by `most` or `stop`
  std::string sentence = {};  // "exactly one solution", "logic goes no further: 12 cells are left"
};
// The way to the solution.
Explained explain(const Board& board, const ExplainOptions& options = {});

enum class WhyNotKind : std::uint8_t {
  stands_there,   // the cell holds this digit
  cell_is_full,   // the cell holds another digit
  seen,           // the digit stands in one of the cell's houses
  crossed_out,    // it is crossed out, and nothing more is known
  steps,          // these steps remove it
  contradiction,  // it leads to a contradiction by these steps, or the board does already
  possible,       // nothing was found against it
};
struct WhyNot {
  WhyNotKind kind = WhyNotKind::possible;
  std::string text = {};
  std::vector<Step> steps = {};
};
struct WhyNotOptions {
  Profile profile = {};
  Stop stop = {};
};
// wrong-cell, wrong-digit
Result<WhyNot> why_not(const Board& board, Cell cell, int digit, const WhyNotOptions& options = {});

}  // namespace nonet::NONET_V0
