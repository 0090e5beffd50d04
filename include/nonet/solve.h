// Solving and counting.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <nonet/board.h>
#include <nonet/techniques.h>

namespace nonet::NONET_V0 {

enum class Engine : std::uint8_t {
  fast,    // the quickest; shows no steps
  dfs,     // the textbook search: cell by cell, digit by digit
  mrv,     // always the cell with the fewest possibilities
  norvig,  // fills in what follows, guesses only when nothing does
  least,   // fewest candidates of a cell or fewest places of a digit
  cdcl,    // learns a new rule from every conflict and jumps back
  logic,   // reasons like a person, never guesses, and may get stuck
};
std::string_view name_of(Engine engine);
std::optional<Engine> parse_engine(std::string_view name);

enum class Verdict : std::uint8_t {
  solved,      // there is a solution
  unsolvable,  // there is none
  gave_up,     // a limit or `stop` came first, or logic is stuck: neither is known
};

// What an engine did; 0 for what it does not have. `fast` does not count.
struct Statistics {
  std::uint64_t decisions = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t undos = 0;
  std::uint64_t propagations = 0;
  std::uint64_t depth = 0;
  std::uint64_t learned = 0;
  std::uint64_t forgotten = 0;
  std::uint64_t restarts = 0;
  std::uint64_t branching = 0;
  friend bool operator==(const Statistics&, const Statistics&) = default;
};

struct SolveOptions {
  Engine engine = Engine::fast;
  std::uint64_t solutions = 2;       // look for so many: 2 proves that one is the only one
  std::uint64_t work = 100'000'000;  // most decisions, conflicts or steps; `fast` knows only `stop`
  Profile profile = {};              // logic
  Stop stop = {};
};

struct Solved {
  Verdict verdict = Verdict::gave_up;
  std::uint64_t solutions = 0;         // that were found
  bool complete = false;               // and there are no others
  std::optional<Board> solution = {};  // the first that was found
  std::optional<Board> left = {};      // logic: as far as it came
  Statistics statistics = {};
  std::string sentence = {};  // "exactly one solution"

  bool unique() const { return solutions == 1 && complete; }
};

// Respects givens, entries and what is crossed out.
Solved solve(const Board& board, const SolveOptions& options = {});

struct Count {
  std::uint64_t solutions = 0;
  bool complete = false;  // exactly so many; otherwise at least
};
// Up to `limit`. A board of few givens has more solutions than can be counted.
Count count(const Board& board, std::uint64_t limit = 1000, const Stop& stop = {});

}  // namespace nonet::NONET_V0
