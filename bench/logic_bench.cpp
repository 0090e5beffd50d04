// How long does the whole logical path of a puzzle take, with its steps recorded, on one thread?
//
//   bench_logic [FILE…]     the collections, by default those of ../shared/data
//
// With PEER='command' in the environment the command is run on the same file in the same run, ours
// and it in turn, and the ratio is printed: `make bench PEER='java -jar HoDoKu.jar /b'`. The name
// of the file is put after the command. What the peer needs to start is taken off: it is measured
// with a file of one puzzle.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include <sys/wait.h>

#include "logic/path.h"
#include "logic/technique.h"
#include "search/count.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet {
namespace {

namespace fs = std::filesystem;

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
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

double time_ours(const std::vector<std::string>& lines) {
  const double begin = now();
  std::size_t steps = 0;
  for (const std::string& line : lines) steps += path_of(line).steps.size();
  const double seconds = now() - begin;
  return steps == 0 ? 0 : seconds;
}

double time_peer(const std::string& command, const fs::path& file) {
  const double begin = now();
  const int status = std::system((command + " '" + file.string() + "' >/dev/null 2>&1").c_str());
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    std::fprintf(stderr, "the peer failed: %s\n", command.c_str());
    std::exit(1);
  }
  return now() - begin;
}

void measure(const fs::path& file, const char* peer) {
  const std::vector<std::string> lines = lines_of(file);
  if (lines.empty()) return;
  const Verified verified = verify(lines);
  const fs::path one = fs::temp_directory_path() / "nonet_bench_one.txt";
  std::ofstream{one} << lines.front() << '\n';
  double ours = 1e9;
  double theirs = 1e9;
  for (int round = 0; round < 5; ++round) {
    ours = std::min(ours, time_ours(lines));
    if (peer != nullptr) theirs = std::min(theirs, time_peer(peer, file) - time_peer(peer, one));
  }
  const auto count = static_cast<double>(lines.size());
  std::printf("%-14s %6zu puzzles, %6zu solved, %7zu steps: %8.2f us a puzzle",
              file.filename().c_str(), lines.size(), verified.solved, verified.steps,
              ours / count * 1e6);
  if (peer != nullptr)
    std::printf("; the peer %.2f us, %.1f times as long", theirs / count * 1e6, theirs / ours);
  std::printf("\n");
  for (const auto& [key, n] : verified.techniques) std::printf("  %-24s %7d\n", key.c_str(), n);
  fs::remove(one);
}

int run(int argc, char** argv) {
  std::vector<fs::path> files(argv + 1, argv + argc);
  if (files.empty())
    for (const char* name : {"everyday.txt", "top1465.txt", "clues17.txt"})
      if (const auto path = testing::shared_data(name)) files.push_back(*path);
  const char* peer = std::getenv("PEER");
  for (const fs::path& file : files) measure(file, peer);
  return files.empty() ? 1 : 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) { return nonet::run(argc, argv); }
