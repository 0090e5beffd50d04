// How long does the whole logical path of a puzzle take, with its steps recorded, on one thread?
//
//   bench_logic [FILE…]     the collections, by default those of ../shared/data
//
// With PEER_LOGIC='command' in the environment the command is run on the same file in the same run,
// ours and it in turn, and the ratio is printed: `make bench PEER_LOGIC='java -jar HoDoKu.jar
// /bs'`. The name of the file is put after the command. What the peer needs to start is taken off:
// it is measured with a file of one puzzle. Both by the clock and in processor time, which counts
// all threads of the peer; the best of five rounds, or of as many as ROUNDS says.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <sys/wait.h>

#include "logic/path.h"
#include "logic/technique.h"
#include "search/count.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet {
namespace {

namespace fs = std::filesystem;

// Seconds.
struct Spent {
  double wall = 0;
  double cpu = 0;

  friend Spent operator-(Spent a, Spent b) { return {a.wall - b.wall, a.cpu - b.cpu}; }
};
Spent least(Spent a, Spent b) { return {std::min(a.wall, b.wall), std::min(a.cpu, b.cpu)}; }

// `who`: this process or the children that it has waited for.
Spent now(int who) {
  rusage used{};
  getrusage(who, &used);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
  };
  const auto clock = std::chrono::steady_clock::now().time_since_epoch();
  return {std::chrono::duration<double>(clock).count(),
          seconds(used.ru_utime) + seconds(used.ru_stime)};
}

std::vector<std::string> lines_of(const fs::path& file) {
  std::vector<std::string> lines;
  std::ifstream in{file};
  for (std::string line; std::getline(in, line);)
    if (line.size() >= 81 && line.front() != '#') lines.push_back(line.substr(0, 81));
  return lines;
}

logic::Path path_of(const std::string& line) {
  return logic::solve(Grid{testing::filling_from(line)},
                      {.profile = logic::standard_profile(), .proven_unique = true});
}

// Every digit placed is that of the solution, or the bench is not worth running.
struct Verified {
  std::size_t solved = 0;
  std::size_t steps = 0;
  std::map<std::string, int> techniques;
};
Verified verify(const std::vector<std::string>& lines) {
  Verified verified;
  for (const std::string& line : lines) {
    const logic::Path path = path_of(line);
    const Filling solution = search::solve(Grid{testing::filling_from(line)}).value();
    for (Cell c : ~path.end.open_cells()) {
      if (path.end.at(c) == solution.at(c)) continue;
      std::fprintf(stderr, "wrong digit on %s\n", line.c_str());
      std::exit(1);
    }
    verified.solved += path.solved();
    verified.steps += path.steps.size();
    for (const logic::Step& step : path.steps)
      ++verified.techniques[std::string{logic::technique(step.technique).key}];
  }
  return verified;
}

Spent time_ours(const std::vector<std::string>& lines) {
  const Spent begin = now(RUSAGE_SELF);
  std::size_t steps = 0;
  for (const std::string& line : lines) steps += path_of(line).steps.size();
  const Spent spent = now(RUSAGE_SELF) - begin;
  return steps == 0 ? Spent{} : spent;
}

Spent time_peer(const std::string& command, const fs::path& file) {
  const Spent begin = now(RUSAGE_CHILDREN);
  const int status = std::system((command + " '" + file.string() + "' >/dev/null 2>&1").c_str());
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    std::fprintf(stderr, "the peer failed: %s\n", command.c_str());
    std::exit(1);
  }
  return now(RUSAGE_CHILDREN) - begin;
}

int rounds() {
  const char* text = std::getenv("ROUNDS");
  return text == nullptr ? 5 : std::max(1, std::atoi(text));
}

void measure(const fs::path& file, const char* peer) {
  const std::vector<std::string> lines = lines_of(file);
  if (lines.empty()) return;
  const Verified verified = verify(lines);
  const fs::path one = fs::temp_directory_path() / "nonet_bench_one.txt";
  std::ofstream{one} << lines.front() << '\n';
  Spent ours{1e9, 1e9};
  Spent theirs{1e9, 1e9};
  for (int round = 0; round < rounds(); ++round) {
    ours = least(ours, time_ours(lines));
    if (peer != nullptr) theirs = least(theirs, time_peer(peer, file) - time_peer(peer, one));
  }
  const double us = 1e6 / static_cast<double>(lines.size());
  std::printf("%-14s %6zu puzzles, %6zu solved, %7zu steps: %8.2f us a puzzle (cpu %.2f)",
              file.filename().c_str(), lines.size(), verified.solved, verified.steps,
              ours.wall * us, ours.cpu * us);
  if (peer != nullptr)
    std::printf("; the peer %.2f us (cpu %.2f), %.1f times as long (cpu %.1f)", theirs.wall * us,
                theirs.cpu * us, theirs.wall / ours.wall, theirs.cpu / ours.cpu);
  std::printf("\n");
  for (const auto& [key, n] : verified.techniques) std::printf("  %-24s %7d\n", key.c_str(), n);
  fs::remove(one);
}

int run(int argc, char** argv) {
  std::vector<fs::path> files(argv + 1, argv + argc);
  if (files.empty())
    for (const char* name : {"everyday.txt", "top1465.txt", "clues17.txt"})
      if (const auto path = testing::shared_data(name)) files.push_back(*path);
  const char* peer = std::getenv("PEER_LOGIC");
  for (const fs::path& file : files) measure(file, peer);
  return files.empty() ? 1 : 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) { return nonet::run(argc, argv); }
