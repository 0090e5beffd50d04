// How many puzzles a second, uniqueness proven (or a second solution found), text to text: every
// kernel that runs here, many puzzles at once and one at a time, on one thread and on all.
//
//   bench_search [FILE…]     files of 81-character lines, by default those of ../shared/data, and
//                            the same with one given removed, so that most have several solutions
//
// With PEER_SOLVER='command' in the environment the command is run on the same file in the same
// run, ours and it in turn; the name of the file is put after the command. What the peer needs to
// start is taken off: it is measured with a file of one puzzle.
//
// Times are of the processor, not of the clock, for other work may go on beside; the peer's too.
// Only those of all threads are by the clock.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <sys/resource.h>
#include <sys/wait.h>

#include "batch/bench.h"
#include "board/conflicts.h"
#include "search/batch.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet {
namespace {

namespace fs = std::filesystem;
using search::BatchCounter;
using search::Kernel;
using search::PuzzleText;
using search::Tally;

constexpr int kRounds = 7;
const search::Limit kLimit{.solutions = 2, .stop = {}};

double seconds_used() {
  std::timespec time{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}
double seconds_used_by_children() {
  ::rusage usage{};
  ::getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const ::timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

std::vector<PuzzleText> puzzles_of(const fs::path& file) {
  std::vector<PuzzleText> puzzles;
  std::ifstream in{file};
  for (std::string line; std::getline(in, line);) {
    if (line.size() < kCells || line.front() == '#') continue;
    std::copy_n(line.begin(), kCells, puzzles.emplace_back().begin());
  }
  return puzzles;
}

[[noreturn]] void fail(const char* what, const PuzzleText& puzzle) {
  std::fprintf(stderr, "%s: %.81s\n", what, puzzle.data());
  std::exit(1);
}

// Every solution is one of its puzzle, and the two ways of counting agree.
void verify(const std::vector<PuzzleText>& puzzles, const std::vector<Tally>& tallies) {
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const Filling puzzle = testing::filling_from({puzzles[i].data(), puzzles[i].size()});
    const search::Count single = search::count(puzzle, kLimit);
    if (single.solutions != tallies[i].solutions) fail("two counts", puzzles[i]);
    if (single.solutions == 0) continue;
    const Filling first = search::first_of(tallies[i]);
    if (!is_solution(first)) fail("not a solution", puzzles[i]);
    for (Cell c : puzzle.cells())
      if (puzzle.at(c) != first.at(c)) fail("a given was changed", puzzles[i]);
  }
}

double time_batch(Kernel kernel, const std::vector<PuzzleText>& puzzles,
                  std::vector<Tally>& tallies) {
  static std::array<std::unique_ptr<BatchCounter>, search::kAllKernels.size()> counters;
  auto& counter = counters[static_cast<std::size_t>(kernel)];
  if (!counter) counter = std::make_unique<BatchCounter>(kernel, 0);
  const double begin = seconds_used();
  counter->count(puzzles, kLimit, tallies);
  return seconds_used() - begin;
}

double time_singly(const std::vector<PuzzleText>& puzzles) {
  const double begin = seconds_used();
  std::uint64_t solutions = 0;
  for (const PuzzleText& puzzle : puzzles)
    solutions +=
        search::count(testing::filling_from({puzzle.data(), puzzle.size()}), kLimit).solutions;
  return solutions == 0 ? 0 : seconds_used() - begin;
}

double time_all_threads(const std::vector<PuzzleText>& puzzles) {
  batch::Bench bench{search::chosen_kernel(), std::thread::hardware_concurrency(), {}};
  for (const PuzzleText& puzzle : puzzles) bench.add(puzzle);
  if (!bench.finish()) std::exit(1);
  return bench.figures().seconds;
}

double time_peer(const std::string& command, const fs::path& file) {
  const double begin = seconds_used_by_children();
  const int status = std::system((command + " '" + file.string() + "' >/dev/null 2>&1").c_str());
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    std::fprintf(stderr, "the peer failed: %s\n", command.c_str());
    std::exit(1);
  }
  return seconds_used_by_children() - begin;
}

void print(const char* name, std::size_t puzzles, double seconds, double theirs) {
  std::printf("  %-11s %10.0f puzzles/s", name, static_cast<double>(puzzles) / seconds);
  if (theirs > 0) std::printf("  %6.2f times the peer", theirs / seconds);
  std::printf("\n");
}

void measure(const fs::path& file, const char* peer) {
  const std::vector<PuzzleText> puzzles = puzzles_of(file);
  if (puzzles.empty()) return;
  std::vector<Kernel> kernels;
  std::copy_if(search::kAllKernels.begin(), search::kAllKernels.end(), std::back_inserter(kernels),
               search::runs_here);
  std::vector<Tally> tallies(puzzles.size());
  for (Kernel kernel : kernels) {
    time_batch(kernel, puzzles, tallies);
    verify(puzzles, tallies);
  }
  const fs::path one = fs::temp_directory_path() / "nonet_bench_one.txt";
  std::ofstream{one}.write(puzzles.front().data(), kCells) << '\n';

  std::array<double, search::kAllKernels.size()> best{1e9, 1e9, 1e9};
  double singly = 1e9;
  double theirs = peer != nullptr ? 1e9 : 0;
  for (int round = 0; round < kRounds; ++round) {
    for (Kernel kernel : kernels) {
      double& seconds = best[static_cast<std::size_t>(kernel)];
      seconds = std::min(seconds, time_batch(kernel, puzzles, tallies));
    }
    singly = std::min(singly, time_singly(puzzles));
    if (peer != nullptr) theirs = std::min(theirs, time_peer(peer, file) - time_peer(peer, one));
  }
  fs::remove(one);

  std::printf("%s, %zu puzzles\n", file.filename().c_str(), puzzles.size());
  for (Kernel kernel : kernels)
    print(std::string{name_of(kernel)}.c_str(), puzzles.size(),
          best[static_cast<std::size_t>(kernel)], theirs);
  print("one by one", puzzles.size(), singly, theirs);
  print("all threads", puzzles.size(), time_all_threads(puzzles), theirs);
  if (peer != nullptr) print("the peer", puzzles.size(), theirs, 0);
}

// A file beside the system's others with some of the puzzles, each without one of its givens.
fs::path with_one_given_removed(const fs::path& file) {
  constexpr std::size_t kMost = 2500;
  std::vector<PuzzleText> puzzles = puzzles_of(file);
  const std::size_t stride = std::max<std::size_t>(1, puzzles.size() / kMost);
  const fs::path less = fs::temp_directory_path() / (file.stem().string() + "_one_given_less.txt");
  std::ofstream out{less};
  for (std::size_t i = 0; i < puzzles.size(); i += stride) {
    std::vector<std::size_t> givens;
    for (std::size_t cell = 0; cell < kCells; ++cell)
      if (puzzles[i][cell] >= '1' && puzzles[i][cell] <= '9') givens.push_back(cell);
    if (!givens.empty()) puzzles[i][givens[7 * i % givens.size()]] = '.';
    out.write(puzzles[i].data(), kCells) << '\n';
  }
  return less;
}

int run(int argc, char** argv) {
  const char* peer = std::getenv("PEER_SOLVER");
  for (int i = 1; i < argc; ++i) measure(argv[i], peer);
  if (argc > 1) return 0;
  for (const char* name : {"everyday.txt", "clues17.txt", "top1465.txt", "hardest.txt"})
    if (const auto path = testing::shared_data(name)) {
      measure(*path, peer);
      const fs::path less = with_one_given_removed(*path);
      measure(less, peer);
      fs::remove(less);
    }
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) { return nonet::run(argc, argv); }
