// How fast is our CDCL against minisat and cadical on the same CNF?
//
//   bench_cdcl [--json] [--quick]
//
// The others run as processes and read the simplified CNF (only the candidates that the givens
// leave: the form that is easiest for them), on 9×9 also the full one; ours runs in this process,
// from the board to the solution. Every answer is verified before anything is timed: ours must be a
// solution of the puzzle, theirs must be "satisfiable". Runs alternate, and each figure is given as
// processor time (which other work on the machine disturbs least) and as time on the clock. The
// 25×25 boards are all those of a fixed range of seeds; which of them are hard is not known to the
// bench before it has run, and "hard" is the set on which cadical took a second or more in this
// very run.
#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cdcl/cdcl.h"
#include "cdcl/dimacs.h"
#include "support/holes.h"
#include "support/shared_data.h"

namespace nonet::bench {
namespace {

namespace fs = std::filesystem;

constexpr int kSatisfiable = 10;
// Processor time for one run, theirs or ours; past it a run counts as that long.
constexpr rlim_t kMostSeconds = 30;

struct Time {
  double processor = 0;
  double clock = 0;
};

double seconds(const timeval& t) {
  return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
}
double processor_seconds() {
  timespec t{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}
double clock_seconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(now).count();
}

struct Ran {
  int code = 0;  // of its exit; -1 when it was ended at its limit
  Time time;
};

// Forked and executed without a shell, so that only the solver's own start is timed.
Ran run_process(const std::vector<std::string>& command) {
  std::vector<char*> words;
  words.reserve(command.size() + 1);
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  const double begin = clock_seconds();
  const pid_t child = fork();
  if (child == 0) {
    const rlimit limit{kMostSeconds, kMostSeconds};
    setrlimit(RLIMIT_CPU, &limit);
    const int nowhere = open("/dev/null", O_WRONLY);
    if (nowhere < 0) _exit(127);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    execvp(words[0], words.data());
    _exit(127);
  }
  int status = 0;
  rusage used{};
  wait4(child, &status, 0, &used);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1,
          {seconds(used.ru_utime) + seconds(used.ru_stime), clock_seconds() - begin}};
}

bool solves(const WideFilling& solution, const WideFilling& puzzle) {
  const Shape shape = puzzle.shape();
  for (int h = 0; h < shape.houses(); ++h) {
    std::uint64_t seen = 0;
    for (int i = 0; i < shape.size(); ++i) {
      const WideCell cell = shape.cell_in(static_cast<WideHouse>(h), i);
      if (!solution.at(cell)) return false;
      if (puzzle.at(cell) && puzzle.at(cell) != solution.at(cell)) return false;
      seen |= std::uint64_t{1} << static_cast<unsigned>(number(*solution.at(cell)));
    }
    if (std::popcount(seen) != shape.size()) return false;
  }
  return true;
}

const std::vector<std::vector<std::string>> kOthers{{"minisat", "-verb=0"}, {"cadical", "-q"}};

struct Measured {
  Time ours;
  Time others[2];  // as kOthers
  bool finished;   // ours, within the time
};

[[noreturn]] void fail(const std::string& why) {
  std::cerr << "bench_cdcl: " << why << '\n';
  std::exit(1);
}

// The same limit of processor time as the others have.
trace::Outcome solve(const WideFilling& puzzle) {
  const double end = processor_seconds() + static_cast<double>(kMostSeconds);
  return cdcl::run(puzzle, {}, {.solutions = 1, .work = ~std::uint64_t{0}, .stop = [end] {
                                  return processor_seconds() > end;
                                }});
}

Time time_ours(const WideFilling& puzzle) {
  const double processor = processor_seconds();
  const double clock = clock_seconds();
  solve(puzzle);
  return {processor_seconds() - processor, clock_seconds() - clock};
}

enum class Cnf { simplified, full };

void write_cnf(const WideFilling& puzzle, Cnf form, const fs::path& file) {
  std::ofstream out{file};
  const cdcl::TextSink sink = [&](std::string_view text) { out << text; };
  const cdcl::Position position{puzzle, {}, {}};
  if (form == Cnf::full)
    cdcl::write_dimacs(position, {}, sink);
  else
    cdcl::write_simplified_dimacs(cdcl::Encoding{position}, sink);
}

// Verified once, then `rounds` times each in turn; the fastest round counts.
Measured measure(const WideFilling& puzzle, int rounds, Cnf form, const fs::path& cnf) {
  const trace::Outcome outcome = solve(puzzle);
  // Every board here has a solution: running out of time is slow, anything else is wrong.
  const bool right =
      outcome.first ? solves(*outcome.first, puzzle) : outcome.verdict == trace::Verdict::gave_up;
  if (!right) fail("our answer is wrong");
  write_cnf(puzzle, form, cnf);
  const auto keep_less = [](Time& best, const Time& time) {
    best.processor = std::min(best.processor, time.processor);
    best.clock = std::min(best.clock, time.clock);
  };
  constexpr Time kNever{1e9, 1e9};
  Measured best{kNever, {kNever, kNever}, outcome.first.has_value()};
  for (int round = 0; round < rounds; ++round) {
    keep_less(best.ours, time_ours(puzzle));
    for (std::size_t i = 0; i < kOthers.size(); ++i) {
      std::vector<std::string> command = kOthers[i];
      command.push_back(cnf.string());
      const Ran ran = run_process(command);
      if (ran.code != kSatisfiable && ran.code != -1)
        fail(command[0] + " answers " + std::to_string(ran.code) + " on " + cnf.string());
      keep_less(best.others[i], ran.time);
    }
  }
  return best;
}

double mean(const std::vector<Measured>& all, const std::function<double(const Measured&)>& of) {
  double sum = 0;
  for (const Measured& m : all) sum += std::log(of(m));
  return all.empty() ? 0 : std::exp(sum / static_cast<double>(all.size()));
}

struct Row {
  std::string name;
  std::vector<Measured> all;

  std::size_t given_up() const {
    return static_cast<std::size_t>(
        std::count_if(all.begin(), all.end(), [](const Measured& m) { return !m.finished; }));
  }
};

void print_table(const std::vector<Row>& rows) {
  std::printf("geometric means; a factor above 1 means that ours is faster\n\n");
  std::printf("%-34s %5s %11s | %21s | %21s\n", "", "", "ours, ms", "minisat / ours",
              "cadical / ours");
  std::printf("%-34s %5s %11s | %10s %10s | %10s %10s\n", "boards", "", "processor", "processor",
              "clock", "processor", "clock");
  for (const Row& row : rows) {
    std::printf("%-34s %5zu %11.3f |", row.name.c_str(), row.all.size(),
                1e3 * mean(row.all, [](const Measured& m) { return m.ours.processor; }));
    for (std::size_t i = 0; i < kOthers.size(); ++i)
      std::printf(
          " %10.2f %10.2f%s",
          mean(row.all,
               [&](const Measured& m) { return m.others[i].processor / m.ours.processor; }),
          mean(row.all, [&](const Measured& m) { return m.others[i].clock / m.ours.clock; }),
          i == 0 ? " |" : "\n");
  }
}

void print_json(const std::vector<Row>& rows) {
  std::printf("[");
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const Row& row = rows[r];
    std::printf("%s{\"boards\":\"%s\",\"count\":%zu,\"given_up\":%zu,\"ours_ms\":%.4f",
                r == 0 ? "" : ",\n ", row.name.c_str(), row.all.size(), row.given_up(),
                1e3 * mean(row.all, [](const Measured& m) { return m.ours.processor; }));
    for (std::size_t i = 0; i < kOthers.size(); ++i)
      std::printf(",\"%s_ratio\":%.4f,\"%s_clock_ratio\":%.4f", kOthers[i][0].c_str(),
                  mean(row.all,
                       [&](const Measured& m) { return m.others[i].processor / m.ours.processor; }),
                  kOthers[i][0].c_str(), mean(row.all, [&](const Measured& m) {
                    return m.others[i].clock / m.ours.clock;
                  }));
    std::printf("}");
  }
  std::printf("]\n");
}

WideFilling nine(const std::string& line) {
  WideFilling puzzle;
  for (int i = 0; i < 81; ++i) {
    const char c = line[static_cast<std::size_t>(i)];
    if (c >= '1' && c <= '9') puzzle.set(static_cast<WideCell>(i), digit_of(c - '0'));
  }
  return puzzle;
}

Row hardest_nine(bool quick, Cnf form, const fs::path& cnf) {
  Row row{form == Cnf::full ? "9x9 hardest.txt, full CNF" : "9x9 hardest.txt", {}};
  for (const std::string& line : testing::shared_lines("hardest.txt", 100, quick ? 20 : 200))
    row.all.push_back(measure(nine(line), 5, form, cnf));
  if (row.all.empty()) std::cerr << "left out: ../shared/data/hardest.txt is not here\n";
  return row;
}

Row with_holes(const std::string& name, int size, const std::vector<int>& holes, int seeds,
               int rounds, const fs::path& cnf) {
  Row row{name, {}};
  for (int seed = 1; seed <= seeds; ++seed) {
    for (int open : holes) {
      testing::HoleMaker maker{*Shape::for_size(size), static_cast<std::uint64_t>(seed)};
      row.all.push_back(measure(maker.hard(open), rounds, Cnf::simplified, cnf));
      std::cerr << '.' << std::flush;
    }
  }
  std::cerr << '\n';
  return row;
}

// The boards on which cadical needs a second or more.
Row hard_ones(const Row& row) {
  Row hard{row.name + ", cadical >= 1 s", {}};
  for (const Measured& m : row.all)
    if (m.others[1].processor >= 1) hard.all.push_back(m);
  return hard;
}

int run(bool json, bool quick) {
  for (const auto& other : kOthers)
    if (run_process({other[0], "--help"}).code == 127) fail(other[0] + " is not installed");
  const fs::path cnf =
      fs::temp_directory_path() / ("nonet_bench_cdcl_" + std::to_string(getpid()) + ".cnf");
  std::vector<Row> rows;
  for (Cnf form : {Cnf::simplified, Cnf::full}) rows.push_back(hardest_nine(quick, form, cnf));
  rows.push_back(with_holes("16x16, 140-160 holes", 16, {140, 150, 160}, quick ? 3 : 10, 3, cnf));
  rows.push_back(with_holes("25x25, 335 and 345 holes", 25, {335, 345}, quick ? 4 : 40, 1, cnf));
  rows.push_back(hard_ones(rows.back()));
  fs::remove(cnf);
  json ? print_json(rows) : print_table(rows);
  return 0;
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) {
  bool json = false;
  bool quick = false;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    json = json || word == "--json";
    quick = quick || word == "--quick";
  }
  return nonet::bench::run(json, quick);
}
