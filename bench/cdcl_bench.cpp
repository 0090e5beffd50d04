// How fast is our CDCL against minisat and cadical on the same CNF?
//
//   bench_cdcl [--json FILE] [--quick]
//
// The others run as processes and read the simplified CNF (only the candidates that the givens
// leave: the form that is easiest for them), on 9×9 also the full one; ours runs in this process,
// from the board to the solution. Every answer of every run is verified before its time counts:
// ours must be a solution of the puzzle, theirs must be "satisfiable". Runs alternate, and each
// figure is given as processor time (which other work on the machine disturbs least) and as time on
// the clock. A run that reaches its limit counts as that long, and such runs are counted.
//
// The 25×25 boards are all those of seeds 1, 2, 3, …; which of them are hard is not known to the
// bench before it has run. "cadical >= 1 s" is the set on which cadical took a second or more in
// this very run. Such a choice flatters ours: a board on which only cadical had bad luck is in it,
// one on which only ours had is not. "either >= 1 s" treats the two alike.
//
// --json writes the times of every board to FILE (tools/plot_cdcl draws them).
#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
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

constexpr int kSatisfiable = 10;  // the exit code of SAT solvers
constexpr int kOutOfTime = -1;
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
  int code = 0;  // of its exit; kOutOfTime when it was ended at its limit
  Time time;
};

// The kernel ends a process at its limit of processor time with one of these two.
int code_of(int status) {
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  const int signal = WTERMSIG(status);
  return signal == SIGXCPU || signal == SIGKILL ? kOutOfTime : 128 + signal;
}

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
  return {code_of(status),
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

struct Best {
  Time time{1e9, 1e9};
  bool finished = true;  // every round, within the time

  void keep(const Time& round, bool in_time) {
    time.processor = std::min(time.processor, round.processor);
    time.clock = std::min(time.clock, round.clock);
    finished = finished && in_time;
  }
};

struct Measured {
  std::string board;
  Best ours;
  Best others[2];  // as kOthers
};

[[noreturn]] void fail(const std::string& why) {
  std::cerr << "bench_cdcl: " << why << '\n';
  std::exit(1);
}

// From the board to the solution, with the limit of processor time that the others have.
Ran run_ours(const WideFilling& puzzle) {
  const double processor = processor_seconds();
  const double clock = clock_seconds();
  const double end = processor + static_cast<double>(kMostSeconds);
  const trace::Outcome outcome =
      cdcl::run(puzzle, {}, {.solutions = 1, .work = ~std::uint64_t{0}, .stop = [end] {
                               return processor_seconds() > end;
                             }});
  const Time time{processor_seconds() - processor, clock_seconds() - clock};
  // Every board here has a solution: running out of time is slow, anything else is wrong.
  if (outcome.first ? !solves(*outcome.first, puzzle) : outcome.verdict != trace::Verdict::gave_up)
    fail("our answer is wrong");
  return {outcome.first ? kSatisfiable : kOutOfTime, time};
}

Ran run_other(const std::vector<std::string>& solver, const fs::path& cnf) {
  std::vector<std::string> command = solver;
  command.push_back(cnf.string());
  const Ran ran = run_process(command);
  if (ran.code != kSatisfiable && ran.code != kOutOfTime)
    fail(command[0] + " answers " + std::to_string(ran.code) + " on " + cnf.string());
  return ran;
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

// `rounds` times each in turn; the fastest round counts.
Measured measure(const std::string& board, const WideFilling& puzzle, int rounds, Cnf form,
                 const fs::path& cnf) {
  write_cnf(puzzle, form, cnf);
  Measured best{board, {}, {}};
  const auto keep = [](Best& of, const Ran& ran) { of.keep(ran.time, ran.code == kSatisfiable); };
  for (int round = 0; round < rounds; ++round) {
    keep(best.ours, run_ours(puzzle));
    for (std::size_t i = 0; i < kOthers.size(); ++i)
      keep(best.others[i], run_other(kOthers[i], cnf));
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

  double ours_ms() const {
    return 1e3 * mean(all, [](const Measured& m) { return m.ours.time.processor; });
  }
  // How many times as long as ours another one takes.
  double ratio(std::size_t other, double Time::* of) const {
    return mean(all, [&](const Measured& m) { return m.others[other].time.*of / m.ours.time.*of; });
  }
  std::size_t out_of_time(const std::function<const Best&(const Measured&)>& whose) const {
    return static_cast<std::size_t>(std::count_if(
        all.begin(), all.end(), [&](const Measured& m) { return !whose(m).finished; }));
  }
  std::size_t ours_out_of_time() const {
    return out_of_time([](const Measured& m) -> const Best& { return m.ours; });
  }
  std::size_t other_out_of_time(std::size_t i) const {
    return out_of_time([i](const Measured& m) -> const Best& { return m.others[i]; });
  }
};

void print_table(const std::vector<Row>& rows) {
  std::printf(
      "geometric means; a factor above 1 means that ours is faster; (n): n out of time\n\n");
  std::printf("%-40s %5s %15s | %26s | %26s\n", "", "", "ours, ms", "minisat / ours",
              "cadical / ours");
  std::printf("%-40s %5s %15s | %10s %10s %4s | %10s %10s\n", "boards", "", "processor",
              "processor", "clock", "", "processor", "clock");
  for (const Row& row : rows) {
    std::printf("%-40s %5zu %10.3f (%2zu) |", row.name.c_str(), row.all.size(), row.ours_ms(),
                row.ours_out_of_time());
    for (std::size_t i = 0; i < kOthers.size(); ++i)
      std::printf(" %10.2f %10.2f (%2zu)%s", row.ratio(i, &Time::processor),
                  row.ratio(i, &Time::clock), row.other_out_of_time(i), i == 0 ? " |" : "\n");
  }
}

void write_times(std::FILE* out, const char* who, const Best& best) {
  std::fprintf(out, ",\"%s\":{\"processor\":%.6f,\"clock\":%.6f,\"finished\":%s}", who,
               best.time.processor, best.time.clock, best.finished ? "true" : "false");
}

void write_json(std::FILE* out, const std::vector<Row>& rows) {
  std::fprintf(out, "[");
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const Row& row = rows[r];
    std::fprintf(out, "%s{\"boards\":\"%s\",\"count\":%zu,\"out_of_time\":%zu,\"ours_ms\":%.4f",
                 r == 0 ? "" : ",\n ", row.name.c_str(), row.all.size(), row.ours_out_of_time(),
                 row.ours_ms());
    for (std::size_t i = 0; i < kOthers.size(); ++i) {
      const char* name = kOthers[i][0].c_str();
      std::fprintf(out, ",\"%s_ratio\":%.4f,\"%s_clock_ratio\":%.4f,\"%s_out_of_time\":%zu", name,
                   row.ratio(i, &Time::processor), name, row.ratio(i, &Time::clock), name,
                   row.other_out_of_time(i));
    }
    std::fprintf(out, ",\"each\":[");
    for (std::size_t b = 0; b < row.all.size(); ++b) {
      std::fprintf(out, "%s\n  {\"board\":\"%s\"", b == 0 ? "" : ",", row.all[b].board.c_str());
      write_times(out, "ours", row.all[b].ours);
      for (std::size_t i = 0; i < kOthers.size(); ++i)
        write_times(out, kOthers[i][0].c_str(), row.all[b].others[i]);
      std::fprintf(out, "}");
    }
    std::fprintf(out, "]}");
  }
  std::fprintf(out, "]\n");
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
    row.all.push_back(
        measure("puzzle " + std::to_string(row.all.size() + 1), nine(line), 5, form, cnf));
  if (row.all.empty()) std::cerr << "left out: ../shared/data/hardest.txt is not here\n";
  return row;
}

Row with_holes(const std::string& name, int size, const std::vector<int>& holes, int seeds,
               int rounds, const fs::path& cnf) {
  Row row{name, {}};
  for (int seed = 1; seed <= seeds; ++seed) {
    for (int open : holes) {
      testing::HoleMaker maker{*Shape::for_size(size), static_cast<std::uint64_t>(seed)};
      const std::string board = std::to_string(open) + " holes, seed " + std::to_string(seed);
      row.all.push_back(measure(board, maker.hard(open), rounds, Cnf::simplified, cnf));
      std::cerr << '.' << std::flush;
    }
  }
  std::cerr << '\n';
  return row;
}

constexpr double kHard = 1;  // seconds

Row only(const Row& row, const std::string& which, bool (*hard)(const Measured&)) {
  Row some{row.name + ", " + which, {}};
  std::copy_if(row.all.begin(), row.all.end(), std::back_inserter(some.all), hard);
  return some;
}
bool hard_for_cadical(const Measured& m) { return m.others[1].time.processor >= kHard; }
bool hard_for_either(const Measured& m) {
  return hard_for_cadical(m) || m.ours.time.processor >= kHard;
}

int run(const char* json, bool quick) {
  for (const auto& other : kOthers)
    if (run_process({other[0], "--help"}).code == 127) fail(other[0] + " is not installed");
  const fs::path cnf =
      fs::temp_directory_path() / ("nonet_bench_cdcl_" + std::to_string(getpid()) + ".cnf");
  std::vector<Row> rows;
  for (Cnf form : {Cnf::simplified, Cnf::full}) rows.push_back(hardest_nine(quick, form, cnf));
  rows.push_back(with_holes("16x16, 140-160 holes", 16, {140, 150, 160}, quick ? 3 : 10, 3, cnf));
  const Row large = with_holes("25x25, 335 and 345 holes", 25, {335, 345}, quick ? 4 : 50, 1, cnf);
  rows.push_back(large);
  rows.push_back(only(large, "cadical >= 1 s", hard_for_cadical));
  rows.push_back(only(large, "either >= 1 s", hard_for_either));
  fs::remove(cnf);
  std::erase_if(rows, [](const Row& row) { return row.all.empty(); });
  print_table(rows);
  if (json == nullptr) return 0;
  std::FILE* out = std::fopen(json, "w");
  if (out == nullptr) fail(std::string{"cannot write "} + json);
  write_json(out, rows);
  return std::fclose(out) == 0 ? 0 : 1;
}

}  // namespace
}  // namespace nonet::bench

int main(int argc, char** argv) {
  const char* json = nullptr;
  bool quick = false;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == "--json" && i + 1 < argc) json = argv[++i];
    quick = quick || word == "--quick";
  }
  return nonet::bench::run(json, quick);
}
