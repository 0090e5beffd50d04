// Chooses puzzles that are worth watching, and how they are presented:
//   watch_list LEVEL SEED <puzzles >list
//
// Reads puzzles of the level, one a line, and shows each to every engine under random isomorphisms.
// Kept is the copy that the engines still short of puzzles can show best; it is written with the
// names of all engines that it suits. One that shows clause learning at its best stands first.
// tools/make_watch says where the puzzles come from.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "board/symmetry.h"
#include "formats/format.h"
#include "rate/branching.h"
#include "rate/level.h"
#include "service/solve.h"

namespace {

using namespace nonet;
using service::Engine;
using trace::Kind;

constexpr std::size_t kWanted = 60;  // of each engine
constexpr int kCopies = 40;          // of each puzzle
constexpr std::uint64_t kGuesses = 3;
constexpr std::uint64_t kConflicts = 2;

struct EngineRow {
  Engine engine;
  std::size_t most_events;  // up to the solution
  bool guesses;
};
constexpr std::array<EngineRow, 6> kEngines{{{Engine::cdcl, 400, true},
                                             {Engine::dfs, 2000, true},
                                             {Engine::mrv, 400, true},
                                             {Engine::norvig, 400, true},
                                             {Engine::least, 400, true},
                                             {Engine::logic, 400, false}}};

// What is seen before the solution.
struct Show {
  std::size_t events = 0;
  std::uint64_t guesses = 0;
  std::uint64_t conflicts = 0;
  std::uint32_t widest_jump = 0;   // decisions that one jump takes back
  std::uint32_t open_guesses = 0;  // at the solution: it is still to be proved the only one
};

// Nothing: there is no solution within the events of the row.
std::optional<Show> show_of(const Filling& puzzle, const EngineRow& row) {
  service::SolveOptions options;
  options.engine = row.engine;
  options.decide = service::Decide::mrv;
  options.solutions = 1;
  options.work = row.most_events;
  options.trace_cap = row.most_events;
  const service::SolveAnswer answer = service::solve(Grid{puzzle}, options);
  if (!answer.trace) return std::nullopt;
  Show show;
  std::uint32_t level = 0;
  for (const trace::Event& event : answer.trace->events) {
    ++show.events;
    show.guesses += event.kind == Kind::decide ? 1 : 0;
    show.conflicts += event.kind == Kind::conflict ? 1 : 0;
    if (event.kind == Kind::backjump)
      show.widest_jump = std::max(show.widest_jump, level - event.level);
    level = event.level;
    if (event.kind == Kind::truncated) return std::nullopt;
    show.open_guesses = event.level;
    // A recorder keeps the solution also beyond its cap.
    if (event.kind == Kind::solution && show.events <= row.most_events) return show;
  }
  return std::nullopt;
}

bool suits(const Filling& puzzle, const EngineRow& row, rate::Level level) {
  const auto show = show_of(puzzle, row);
  if (!show || !row.guesses || level < rate::Level::hard) return show.has_value();
  return show->guesses >= kGuesses && show->conflicts >= kConflicts;
}

// Clause learning at its best: enough to see, not too much to follow, a jump over a guess, and a
// proof to come.
bool opens_well(const Filling& puzzle) {
  const auto show = show_of(puzzle, kEngines.front());
  return show && 6 <= show->guesses && show->guesses <= 12 && 4 <= show->conflicts &&
         show->conflicts <= 8 && 100 <= show->events && show->events <= 250 &&
         show->widest_jump > 1 && show->open_guesses > 0;
}

// By the board as it is presented; that of the canonical form is the same for all copies.
bool in_level(const Filling& puzzle, rate::Level level) {
  const auto solution = service::only_solution(Grid{puzzle});
  return solution && rate::row_of(level).made.contains(
                         rate::branching_as_it_lies(puzzle, *solution).difficulty());
}

struct Entry {
  Filling puzzle;
  std::array<bool, kEngines.size()> suited{};
};

class List {
 public:
  explicit List(rate::Level level) : level_{level} {}

  bool full() const {
    return std::ranges::all_of(have_, [](std::size_t n) { return n >= kWanted; });
  }

  void offer(const Filling& puzzle, SplitMix64& random) {
    std::optional<Entry> best;
    std::size_t most = 0;
    for (int i = 0; i < kCopies; ++i) {
      Entry entry{random_isomorphism(random).apply(puzzle)};
      if (!in_level(entry.puzzle, level_)) continue;
      std::size_t gain = 0;
      std::size_t all = 0;
      for (std::size_t e = 0; e < kEngines.size(); ++e) {
        // Logic is much slower, and nearly the same for all copies.
        if (!kEngines[e].guesses || missing(e) == 0) continue;
        all += missing(e);
        if (suits(entry.puzzle, kEngines[e], level_)) gain += missing(e);
      }
      if (gain > most || !best) best = entry;
      most = std::max(most, gain);
      if (most == all) break;
    }
    if (best) add(*best);
  }

  // Takes the puzzle if one of its copies opens well.
  bool open_with(const Filling& puzzle, SplitMix64& random) {
    for (int i = 0; i < kCopies; ++i) {
      const Entry entry{random_isomorphism(random).apply(puzzle)};
      if (!opens_well(entry.puzzle) || !in_level(entry.puzzle, level_)) continue;
      add(entry);
      return true;
    }
    return false;
  }

  void write(std::ostream& out) const {
    for (const Entry& entry : entries_) {
      std::string names;
      for (std::size_t e = 0; e < kEngines.size(); ++e)
        if (entry.suited[e])
          names += (names.empty() ? "" : " ") + std::string{service::name_of(kEngines[e].engine)};
      out << formats::write_line(entry.puzzle) << '\t' << names << '\n';
    }
  }
  void report(std::ostream& out) const {
    out << rate::name_of(level_) << ": " << entries_.size() << " puzzles;";
    for (std::size_t e = 0; e < kEngines.size(); ++e)
      out << ' ' << service::name_of(kEngines[e].engine) << ' ' << have_[e];
    out << '\n';
  }

 private:
  void add(Entry entry) {
    std::size_t gain = 0;
    for (std::size_t e = 0; e < kEngines.size(); ++e) {
      entry.suited[e] = suits(entry.puzzle, kEngines[e], level_);
      if (entry.suited[e]) gain += missing(e);
    }
    if (gain == 0) return;
    for (std::size_t e = 0; e < kEngines.size(); ++e) have_[e] += entry.suited[e] ? 1 : 0;
    entries_.push_back(entry);
  }

  std::size_t missing(std::size_t e) const { return kWanted - std::min(have_[e], kWanted); }

  rate::Level level_;
  std::vector<Entry> entries_;
  std::array<std::size_t, kEngines.size()> have_{};
};

}  // namespace

int main(int count, char** arguments) {
  const std::vector<std::string> given(arguments + 1, arguments + count);
  const auto level = given.size() == 2 ? rate::parse_level(given[0]) : std::nullopt;
  std::uint64_t seed = 0;
  if (!level ||
      std::from_chars(given[1].data(), given[1].data() + given[1].size(), seed).ec != std::errc{}) {
    std::cerr << "usage: watch_list LEVEL SEED <puzzles >list\n";
    return 2;
  }
  List list{*level};
  SplitMix64 random{seed};
  std::vector<Filling> puzzles;
  for (std::string line; std::getline(std::cin, line);)
    if (const auto puzzle = formats::read_line(line)) puzzles.push_back(*puzzle);
  // From the end: the others are taken from the beginning.
  for (std::size_t i = puzzles.size(); i-- > 0 && *level >= rate::Level::hard;) {
    if (!list.open_with(puzzles[i], random)) continue;
    puzzles.erase(puzzles.begin() + static_cast<std::ptrdiff_t>(i));
    break;
  }
  for (std::size_t i = 0; i < puzzles.size() && !list.full(); ++i) list.offer(puzzles[i], random);
  list.write(std::cout);
  list.report(std::cerr);
  return list.full() ? 0 : 1;
}
