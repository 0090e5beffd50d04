// How many puzzles can be rated in a second, on one thread? And how much of the technique score is
// the puzzle, how much the way it lies: what do turned, exchanged and relabelled copies score?
//
//   bench_rate [FILE…]     the collections, by default those of ../shared/data
//
// Verified first: the guesses against the search `least` on the canonical form, the brief rating
// against the card. The copies are made with fixed seeds: the figures come out the same every time.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "backtrack/backtrack.h"
#include "board/canonical.h"
#include "board/symmetry.h"
#include "rate/card.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kTimed = 2000;
constexpr std::size_t kSpread = 500;
constexpr std::uint64_t kCopies = 20;

// Every n-th puzzle of the file, so that about `most` are left.
std::vector<Filling> puzzles_of(const fs::path& file, std::size_t most) {
  std::vector<Filling> all;
  std::ifstream in{file};
  for (std::string line; std::getline(in, line);)
    if (line.size() >= 81 && line.front() != '#')
      all.push_back(testing::filling_from(line.substr(0, 81)));
  const std::size_t stride = std::max<std::size_t>(1, all.size() / most);
  std::vector<Filling> some;
  for (std::size_t i = 0; i < all.size() && some.size() < most; i += stride) some.push_back(all[i]);
  return some;
}

rate::Rating rating_of(const Filling& puzzle) {
  const auto rating = rate::rate(puzzle, {});
  if (!rating) std::abort();
  return *rating;
}

bool verified(const std::vector<Filling>& puzzles) {
  return std::all_of(puzzles.begin(), puzzles.end(), [](const Filling& puzzle) {
    const auto outcome = backtrack::run(backtrack::Engine::least, Grid{canonical(puzzle).form},
                                        {.solutions = 1, .work = UINT64_MAX});
    const rate::Rating rating = rating_of(puzzle);
    return static_cast<int>(outcome.statistics.branching) == rating.branching.guesses &&
           rate::card(puzzle, {})->rating == rating;
  });
}

// Puzzles a second of processor time, the best of three.
template <class Rate>
double speed(const std::vector<Filling>& puzzles, Rate rate) {
  double best = 0;
  for (int run = 0; run < 3; ++run) {
    const std::clock_t start = std::clock();
    for (const Filling& puzzle : puzzles) rate(puzzle);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    best = std::max(best, static_cast<double>(puzzles.size()) / seconds);
  }
  return best;
}

// The ratings of a puzzle and of its copies.
struct Copies {
  std::set<int> points;
  std::set<rate::ScoreLevel> levels;
  std::set<std::optional<logic::TechniqueId>> hardest;
  bool solved = true;  // the puzzle and every copy

  int range() const { return *points.rbegin() - *points.begin(); }
};

Copies copies_of(const Filling& puzzle, std::uint64_t seed) {
  Copies copies;
  const rate::Branching branching = rating_of(puzzle).branching;
  for (std::uint64_t i = 0; i <= kCopies; ++i) {
    const Isomorphism moved =
        i == 0 ? Isomorphism::identity() : random_isomorphism(seed * kCopies + i);
    const rate::Rating rating = rating_of(moved.apply(puzzle));
    if (rating.branching != branching) std::abort();  // the one that must never change
    copies.points.insert(rating.score.points);
    copies.levels.insert(rating.score.level);
    copies.hardest.insert(rating.score.hardest);
    copies.solved = copies.solved && rating.score.solved;
  }
  return copies;
}

void print_spread(const std::vector<Filling>& puzzles) {
  std::vector<int> ranges;
  std::vector<double> shares;  // of the least score
  std::size_t levels = 0;
  std::size_t hardest = 0;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const Copies copies = copies_of(puzzles[i], i);
    if (!copies.solved) continue;
    ranges.push_back(copies.range());
    shares.push_back(100.0 * copies.range() / std::max(1, *copies.points.begin()));
    levels += copies.levels.size() > 1;
    hardest += copies.hardest.size() > 1;
  }
  if (ranges.empty()) return;
  std::sort(ranges.begin(), ranges.end());
  std::sort(shares.begin(), shares.end());
  const auto count = static_cast<double>(ranges.size());
  const auto same = std::count(ranges.begin(), ranges.end(), 0);
  std::printf(
      "  %zu puzzles with %d copies each, all solved: another score for %.1f %%, another level for "
      "%.1f %%, another hardest technique for %.1f %%\n"
      "  from the least to the most points of a puzzle: median %d (%.0f %%), nine tenths within %d "
      "(%.0f %%), at most %d (%.0f %%)\n",
      ranges.size(), static_cast<int>(kCopies), 100 - 100 * static_cast<double>(same) / count,
      100 * static_cast<double>(levels) / count, 100 * static_cast<double>(hardest) / count,
      ranges[ranges.size() / 2], shares[shares.size() / 2], ranges[ranges.size() * 9 / 10],
      shares[shares.size() * 9 / 10], ranges.back(), shares.back());
}

int run(const std::vector<fs::path>& files) {
  for (const fs::path& file : files) {
    const std::vector<Filling> puzzles = puzzles_of(file, kTimed);
    if (puzzles.empty() || !verified(puzzles)) {
      std::printf("%s: no puzzles, or a wrong rating\n", file.c_str());
      return 1;
    }
    const double brief = speed(puzzles, [](const Filling& puzzle) { rating_of(puzzle); });
    const double whole =
        speed(puzzles, [](const Filling& puzzle) { (void)rate::card(puzzle, {}); });
    std::printf("%s: %zu puzzles, %.0f ratings a second, %.0f whole cards a second\n",
                file.filename().c_str(), puzzles.size(), brief, whole);
    print_spread(puzzles_of(file, kSpread));
  }
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  std::vector<std::filesystem::path> files(argv + 1, argv + argc);
  if (files.empty())
    for (const char* name : {"everyday.txt", "clues17.txt", "top1465.txt"})
      if (const auto file = nonet::testing::shared_data(name)) files.push_back(*file);
  return nonet::run(files);
}
