// How long do the everyday lookups take beside a million puzzles in an SQLite file?
//   bench_store [PUZZLES]     1,000,000 when not said; the file is made in the temporary folder
// Every answer is verified. Ratings are made up: levels of very different sizes, four techniques a
// puzzle.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include <time.h>
#include <unistd.h>

#include "board/random.h"
#include "formats/format.h"
#include "search/count.h"
#include "store/games/games.h"
#include "store/players/players.h"
#include "store/puzzles/puzzles.h"
#include "store/puzzles/unseen.h"
#include "support/shared_data.h"

namespace nonet::store {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t kBatch = 16'384;

// Clock and processor time side by side: on a busy machine the clock mostly measures the others.
struct Stopwatch {
  Clock::time_point start = Clock::now();
  double processor_start = processor_seconds();

  static double processor_seconds() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
  }
  double clock() const { return std::chrono::duration<double>(Clock::now() - start).count(); }
  double processor() const { return processor_seconds() - processor_start; }
};

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "bench_store: %s\n", why.c_str());
  std::exit(1);
}
template <class Value>
Value must(Result<Value> result) {
  if (!result) give_up(result.error().sentence);
  return std::move(*result);
}
void expect(bool holds, const char* what) {
  if (!holds) give_up(std::string{"wrong: "} + what);
}

// Puzzles with one solution, all different: those of 17 givens with some more taken from the
// solution.
class Source {
 public:
  Source() : lines_{testing::shared_lines("clues17.txt")} {
    if (lines_.empty()) give_up("../shared/data/clues17.txt is not here");
  }
  StoredPuzzle next() {
    const Filling given = *formats::read_line(lines_[made_ % lines_.size()].substr(0, 81));
    const Filling solution = *search::count(given, {.solutions = 1}).first;
    Filling puzzle = given;
    while (puzzle.size() < 22 + static_cast<int>(made_ % 8)) {
      const Cell cell = kAllCells[below(kCells, random_)];
      puzzle.set(cell, *solution.at(cell));
    }
    StoredPuzzle stored = stored_puzzle(puzzle, solution);
    rate(stored.rating);
    ++made_;
    return stored;
  }

 private:
  // 1 in 1000 is extreme, every second one easy.
  void rate(Rating& rating) {
    static constexpr std::array<std::uint64_t, 6> kShares{200, 500, 200, 80, 19, 1};
    std::uint64_t place = below(1000, random_);
    std::size_t level = 0;
    while (place >= kShares[level]) place -= kShares[level++];
    rating.level = std::string{kLevels[level]};
    rating.branching = static_cast<std::int64_t>(50 * level + below(50, random_));
    rating.score = static_cast<std::int64_t>(below(5000, random_));
    rating.techniques = {{"naked-single", 30}, {"hidden-single-box", 12}, {"pointing", 2}};
    rating.techniques["technique-" + std::to_string(below(40, random_))] = 1;
    rating.engine_version = "bench";
  }

  std::vector<std::string> lines_;
  SplitMix64 random_{1};
  std::size_t made_ = 0;
};

void fill(Database& db, std::size_t count) {
  Source source;
  double clock = 0;
  double processor = 0;
  Puzzles batch;
  for (std::size_t made = 0; made < count; made += batch.size()) {
    batch.clear();
    while (batch.size() < kBatch && made + batch.size() < count) batch.push_back(source.next());
    const Stopwatch watch;
    const Added report = must(add_puzzles(db, batch, now()));
    clock += watch.clock();
    processor += watch.processor();
    expect(report.added == batch.size(), "all puzzles are new");
  }
  const auto puzzles = static_cast<double>(count);
  std::printf("storing %zu puzzles: %.1f s (%.0f a second), processor %.1f s (%.0f a second)\n",
              count, clock, puzzles / clock, processor, puzzles / processor);
}

// Median, 99th percentile and worst, in microseconds.
std::string summary(std::vector<double> seconds) {
  std::ranges::sort(seconds);
  const auto at = [&](double part) {
    return seconds[static_cast<std::size_t>(part * static_cast<double>(seconds.size() - 1))] * 1e6;
  };
  std::array<char, 80> text{};
  std::snprintf(text.data(), text.size(), "%6.0f %6.0f %7.0f", at(0.5), at(0.99), at(1));
  return text.data();
}

void measure(const char* what, int times, const std::function<void()>& work) {
  std::vector<double> clock;
  std::vector<double> processor;
  for (int i = 0; i < times; ++i) {
    const Stopwatch watch;
    work();
    processor.push_back(watch.processor());
    clock.push_back(watch.clock());
  }
  std::printf("%-34s clock %s   processor %s\n", what, summary(clock).c_str(),
              summary(processor).c_str());
}

void look_up(Database& db) {
  SplitMix64 random{2};
  std::vector<StoredPuzzle> known;
  for (int i = 0; i < 2000; ++i)
    known.push_back(must(random_puzzle(db, kLevels[below(5, random)], random())));
  const auto some = [&]() -> const StoredPuzzle& { return known[below(known.size(), random)]; };
  measure("by id", 20'000, [&] {
    const StoredPuzzle& wanted = some();
    expect(must(puzzle_by_id(db, wanted.id)).canonical == wanted.canonical, "by id");
  });
  measure("by canonical form", 20'000, [&] {
    const StoredPuzzle& wanted = some();
    expect(must(puzzle_by_canonical(db, wanted.canonical))->id == wanted.id, "by canonical form");
  });
  measure("random by level", 20'000, [&] {
    const std::string_view level = kLevels[below(kLevels.size(), random)];
    expect(must(random_puzzle(db, level, random())).rating.level == level, "random");
  });
  measure("20 of a level, a page", 5'000,
          [&] { expect(must(puzzles_by_level(db, "hard", some().id, 20)).size() <= 20, "page"); });
  measure("20 of a technique, a page", 5'000, [&] {
    expect(must(puzzles_by_technique(db, "technique-7", some().number, 20)).size() <= 20, "page");
  });
}

// A hundred players who have had many puzzles; each asks for another and starts it.
void play(Database& db) {
  std::vector<std::string> players;
  for (int i = 0; i < 100; ++i) players.push_back(must(add_anonymous(db, now())).id);
  SplitMix64 random{3};
  measure("unseen for a player (stored)", 5'000, [&] {
    const std::string& player = players[below(players.size(), random)];
    expect(must(unseen_puzzle(db, player, "easy")).rating.level == "easy", "unseen");
  });
  const std::string& player = players.front();
  measure("start a game (stored)", 2'000, [&] {
    const StoredPuzzle puzzle = must(random_puzzle(db, "normal", random()));
    must(start_game(db, player, puzzle.id, now()));
  });
  measure("unseen after 2,000 games (stored)", 2'000, [&] {
    expect(must(unseen_puzzle(db, player, "normal")).rating.level == "normal", "unseen");
  });
  Game game = must(start_game(db, player, must(random_puzzle(db, "hard", 1)).id, now()));
  measure("a move of a game (stored)", 2'000, [&] {
    GameChange change;
    change.moves.push_back(
        {.kind = trace::Kind::place, .cell = wide(kAllCells[0]), .digit = digit_of(1)});
    game = must(change_game(db, game.id, game.version, change, now()));
  });
}

int run(int argc, char** argv) {
  const std::size_t count = argc > 1 ? std::stoul(argv[1]) : 1'000'000;
  const auto folder =
      std::filesystem::temp_directory_path() / ("nonet-bench-" + std::to_string(::getpid()));
  std::filesystem::create_directories(folder);
  {
    const auto db = must(Database::open(folder / "bench.db"));
    fill(*db, count);
    std::printf("file: %.0f MB\n",
                static_cast<double>(std::filesystem::file_size(folder / "bench.db")) / 1e6);
    std::puts("microseconds: median, 99 %, worst");
    look_up(*db);
    play(*db);
  }
  std::filesystem::remove_all(folder);
  return 0;
}

}  // namespace
}  // namespace nonet::store

int main(int argc, char** argv) { return nonet::store::run(argc, argv); }
