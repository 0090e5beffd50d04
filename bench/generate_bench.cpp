// How long does a wish take, on one thread, from the order to the puzzle?
//
//   bench_generate [REQUESTS]     of each level, default 300; techniques get a thirtieth of that
//
// Debian's qqwing is timed in turn with ours on plain minimal puzzles, and on puzzles that singles,
// locked candidates and pairs do not solve (what it calls expert).
// Every puzzle is counted before its time counts.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <time.h>

#include "logic/technique.h"
#include "search/count.h"
#include "service/generate.h"
#include "service/wish_words.h"

namespace nonet {
namespace {

using service::WishWords;

// Processor time of this program: other work on the machine does not count.
double now() {
  timespec time = {};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}
// And of the peers that have ended.
double peers_now() {
  rusage usage = {};
  ::getrusage(RUSAGE_CHILDREN, &usage);
  return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(1);
}

struct Answer {
  double seconds;
  std::uint64_t made;
  std::uint64_t attempts;
};

// A limit of time for wishes that hardly ever come true.
Answer ask(const generate::Order& order, std::uint64_t count, double limit = 1e9) {
  std::atomic<bool> stop = false;
  service::KnownPuzzles known;
  std::vector<Filling> puzzles;
  const double begin = now();
  const service::Generated done =
      service::generate({.order = order,
                         .count = count,
                         .budget = UINT64_MAX,
                         .stop = [&] { return stop.load(); },
                         .progress = [&](const auto&) { stop = now() - begin > limit; }},
                        known, [&](const generate::Made& made) {
                          puzzles.push_back(made.puzzle);
                          return true;
                        });
  const double seconds = now() - begin;
  for (const Filling& puzzle : puzzles)
    if (search::count(puzzle, {.solutions = 2}).solutions != 1) give_up("a puzzle is not unique");
  return {seconds, done.progress.made, done.progress.attempts};
}

generate::Wish wish_of(const WishWords& words,
                       const logic::Profile& profile = logic::standard_profile()) {
  const auto wish = service::read_wish(words, profile);
  if (!wish) give_up(wish.error().sentence);
  return *wish;
}

void levels(std::uint64_t requests) {
  std::printf("%-10s %9s %10s %10s %10s\n", "level", "requests", "median", "99 in 100", "longest");
  for (const rate::LevelRow& row : rate::kLevels) {
    std::vector<double> times;
    for (std::uint64_t seed = 0; seed < requests; ++seed)
      times.push_back(
          ask({.wish = wish_of({.level = std::string{row.name}}), .seed = seed}, 1).seconds);
    std::sort(times.begin(), times.end());
    std::printf("%-10s %9zu %7.2f ms %7.2f ms %7.2f ms\n", std::string{row.name}.c_str(),
                times.size(), times[times.size() / 2] * 1e3, times[times.size() * 99 / 100] * 1e3,
                times.back() * 1e3);
  }
}

// The first profile that has the technique: those built in, then those of data/profiles.
std::vector<logic::Profile> profiles() {
  namespace fs = std::filesystem;
  std::vector<logic::Profile> all{*logic::find_profile("standard"), *logic::find_profile("sudokio"),
                                  *logic::find_profile("classic")};
  for (const auto& entry : fs::directory_iterator{NONET_SOURCE_DIR "/data/profiles"}) {
    std::ifstream file{entry.path()};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    all.push_back(logic::parse_profile(entry.path().stem().string(), text).value());
  }
  return all;
}

void techniques(std::uint64_t requests) {
  constexpr double kLimit = 10;  // seconds
  const std::vector<logic::Profile> known = profiles();
  std::printf("\n%-26s %-9s %10s  %s\n", "needs", "profile", "median", "attempts for one");
  for (const logic::Technique& technique : logic::all_techniques()) {
    const auto profile = std::find_if(known.begin(), known.end(), [&](const logic::Profile& one) {
      return one.contains(technique.id);
    });
    if (profile == known.end()) continue;  // like guess, which no puzzle is made to need
    const generate::Wish wish = wish_of({.require = {std::string{technique.key}}}, *profile);
    std::vector<double> times;
    std::uint64_t attempts = 0;
    std::uint64_t made = 0;
    double spent = 0;
    for (std::uint64_t seed = 0; seed < requests && spent < kLimit; ++seed) {
      const Answer answer = ask({.wish = wish, .seed = seed}, 1, kLimit);
      spent += answer.seconds;
      attempts += answer.attempts;
      made += answer.made;
      if (answer.made > 0) times.push_back(answer.seconds);
    }
    std::sort(times.begin(), times.end());
    const std::string key{technique.key};
    if (times.empty())
      std::printf("%-26s %-9s %10s  none in %llu\n", key.c_str(), profile->name.c_str(), "-",
                  static_cast<unsigned long long>(attempts));
    else
      std::printf("%-26s %-9s %7.1f ms  %.0f\n", key.c_str(), profile->name.c_str(),
                  times[times.size() / 2] * 1e3,
                  static_cast<double>(attempts) / static_cast<double>(made));
    std::fflush(stdout);
  }
}

// Lines that the command writes, and how long it takes.
Answer run_peer(const std::string& command) {
  const double begin = peers_now();
  FILE* pipe = ::popen(command.c_str(), "r");
  if (pipe == nullptr) give_up("the peer cannot be run: " + command);
  std::uint64_t lines = 0;
  for (int ch = std::fgetc(pipe); ch != EOF; ch = std::fgetc(pipe)) lines += ch == '\n' ? 1 : 0;
  if (::pclose(pipe) != 0 || lines == 0) give_up("the peer failed: " + command);
  return {peers_now() - begin, lines, lines};
}

void against_qqwing(const char* what, const WishWords& words, const std::string& options) {
  constexpr int kRounds = 5;
  constexpr std::uint64_t kCount = 4000;
  double ours = 1e9;
  double theirs = 1e9;
  for (int round = 0; round < kRounds; ++round) {
    const Answer own =
        ask({.wish = wish_of(words), .seed = static_cast<std::uint64_t>(round)}, kCount);
    ours = std::min(ours, own.seconds / static_cast<double>(own.made));
    const Answer other = run_peer("qqwing --generate 100 --one-line " + options);
    theirs = std::min(theirs, other.seconds / static_cast<double>(other.made));
  }
  std::printf("%-10s %8.1f us a puzzle; qqwing %.0f us, %.0f times as long\n", what, ours * 1e6,
              theirs * 1e6, theirs / ours);
}

int run(int argc, char** argv) {
  const std::uint64_t requests = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 300;
  against_qqwing("minimal", {.minimal = true}, "");
  against_qqwing("expert", {.beyond = {"singles", "locked", "pairs"}}, "--difficulty expert");
  std::printf("\n");
  levels(requests);
  techniques(std::max<std::uint64_t>(requests / 30, 3));
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) { return nonet::run(argc, argv); }
