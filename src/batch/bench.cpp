#include "batch/bench.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <memory>
#include <span>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "board/conflicts.h"
#include "formats/format.h"

namespace nonet::batch {

namespace {

using search::BatchCounter;
using search::PuzzleText;
using search::Tally;
using std::chrono::nanoseconds;

// The best of some rounds counts, for other work may go on beside.
constexpr int kFewestRounds = 3;
constexpr std::chrono::milliseconds kShortestRound{20};
constexpr std::chrono::milliseconds kMeasured{500};  // for a block, where the rounds are short
constexpr std::size_t kLargestSlice = 4096;          // as the chunks of `nonet solve`

// The work that a puzzle is: counted among many in every round and once before, and once alone,
// which takes an order of magnitude longer.
constexpr std::uint64_t kWorkAlone = 10;
constexpr std::uint64_t kWork = 1 + kWorkAlone + kFewestRounds;
constexpr std::size_t kConfirmedAtOnce = 64;  // between two words about the progress

// Pass after pass over the same puzzles by several threads, in slices.
class Race {
 public:
  Race(search::Kernel kernel, unsigned jobs, const search::Limit& limit,
       std::span<const PuzzleText> puzzles)
      : limit_{limit},
        puzzles_{puzzles},
        slice_{std::clamp<std::size_t>((puzzles.size() + jobs - 1) / jobs, 1, kLargestSlice)},
        slices_{(puzzles.size() + slice_ - 1) / slice_} {
    for (unsigned i = 0; i < jobs; ++i)
      workers_.push_back({BatchCounter{kernel}, std::vector<Tally>(slice_)});
  }

  // The time of so many passes. Nothing when it was stopped.
  std::optional<nanoseconds> run(std::size_t passes) {
    next_ = 0;
    const auto begin = now();
    std::vector<std::thread> threads;
    for (std::size_t i = 1; i < workers_.size(); ++i)
      threads.emplace_back([this, i, passes] { work(workers_[i], passes); });
    work(workers_[0], passes);
    for (std::thread& thread : threads) thread.join();
    if (stopped_) return std::nullopt;
    return now() - begin;
  }

 private:
  // Of the processor for one thread, which other work beside disturbs less than the clock.
  nanoseconds now() const {
    std::timespec time{};
    ::clock_gettime(workers_.size() == 1 ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time);
    return std::chrono::seconds{time.tv_sec} + nanoseconds{time.tv_nsec};
  }

  struct Worker {
    BatchCounter counter;
    std::vector<Tally> tallies;
  };

  void work(Worker& worker, std::size_t passes) {
    for (std::size_t i = next_++; i < passes * slices_ && !stopped_; i = next_++) {
      const std::size_t from = i % slices_ * slice_;
      const auto puzzles = puzzles_.subspan(from, std::min(slice_, puzzles_.size() - from));
      const auto tallies = std::span{worker.tallies}.first(puzzles.size());
      if (!worker.counter.count(puzzles, limit_, tallies)) stopped_ = true;
    }
  }

  const search::Limit& limit_;
  std::span<const PuzzleText> puzzles_;
  std::size_t slice_;
  std::size_t slices_;
  std::vector<Worker> workers_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> stopped_ = false;
};

// What is wrong with an answer; nothing when it is right. `confirmed` comes from the other way.
const char* fault_of(const PuzzleText& puzzle, const Tally& tally, const Tally& confirmed) {
  if (tally.solutions != confirmed.solutions) return "two ways of counting disagree";
  if (tally.solutions == 0) return nullptr;
  const Filling first = search::first_of(tally);
  if (!is_solution(first)) return "what was found is not a solution";
  const Filling givens = *formats::read_line({puzzle.data(), puzzle.size()});
  for (Cell c : givens.cells())
    if (first.at(c) != givens.at(c)) return "a given was changed";
  return nullptr;
}

}  // namespace

std::optional<std::string> objection_to_kernel(std::string_view name) {
  const auto kernel = search::parse_kernel(name);
  if (kernel && search::runs_here(*kernel)) return std::nullopt;
  if (kernel) return fmt::format("this machine cannot run the kernel {}", name);
  std::string names;
  for (search::Kernel known : search::kAllKernels)
    names += (names.empty() ? "" : ", ") + std::string{search::name_of(known)};
  return fmt::format("'{}' is none of {}", name, names);
}

double BenchFigures::puzzles_per_second() const {
  return seconds > 0 ? static_cast<double>(puzzles) / seconds : 0;
}
double BenchFigures::guesses_per_puzzle() const {
  return puzzles > 0 ? static_cast<double>(guesses) / static_cast<double>(puzzles) : 0;
}

Bench::Bench(search::Kernel kernel, unsigned jobs, std::function<bool()> stop, Progress progress)
    : kernel_{kernel},
      jobs_{jobs},
      limit_{.solutions = 2, .stop = std::move(stop)},
      progress_{std::move(progress)} {}

void Bench::tell_progress(std::size_t verified) const {
  const auto whole = static_cast<double>(block_.size() * kWork);
  if (progress_) progress_(static_cast<double>(work_done_) / whole, figures_.puzzles + verified);
}

bool Bench::add(const PuzzleText& puzzle) {
  block_.push_back(puzzle);
  return block_.size() < kBlock || finish();
}

bool Bench::finish() {
  if (block_.empty()) return true;
  work_done_ = 0;
  tell_progress(0);
  if (!verify_block() || !time_block()) return false;
  figures_.puzzles += block_.size();
  block_.clear();
  return true;
}

bool Bench::verify_block() {
  std::vector<Tally> tallies(block_.size());
  std::vector<Tally> confirmed(block_.size());
  BatchCounter counter{kernel_};
  if (!counter.count(block_, limit_, tallies)) return false;
  work_done_ += block_.size();
  if (!confirm_block(confirmed)) return false;
  figures_.guesses += counter.guesses();
  for (std::size_t i = 0; i < block_.size(); ++i) {
    figures_.unique += tallies[i].solutions == 1;
    if (const char* fault = fault_of(block_[i], tallies[i], confirmed[i])) {
      wrong_ = fmt::format("{}: {}", fault, std::string_view{block_[i].data(), block_[i].size()});
      return false;
    }
  }
  return true;
}

// By the other way of counting.
bool Bench::confirm_block(std::span<Tally> confirmed) {
  const bool was_one_by_one = block_.size() < BatchCounter::kFewest;
  BatchCounter other_way{search::Kernel::portable, was_one_by_one ? 0 : block_.size() + 1};
  const std::size_t at_once = was_one_by_one ? block_.size() : kConfirmedAtOnce;
  for (std::size_t done = 0; done < block_.size();) {
    const auto now = std::span{block_}.subspan(done, std::min(at_once, block_.size() - done));
    if (!other_way.count(now, limit_, confirmed.subspan(done, now.size()))) return false;
    done += now.size();
    work_done_ += now.size() * kWorkAlone;
    tell_progress(done);
  }
  return true;
}

bool Bench::time_block() {
  Race race{kernel_, jobs_, limit_, block_};
  std::size_t passes = 1;
  auto best = nanoseconds::max();
  auto measured = nanoseconds::zero();
  for (int round = 0; round < kFewestRounds || measured < kMeasured;) {
    const auto time = race.run(passes);
    if (!time) return false;
    if (*time < kShortestRound) {  // too short to be measured, and for the start of threads
      passes *= 2;
      continue;
    }
    if (++round <= kFewestRounds) work_done_ += block_.size();
    tell_progress(block_.size());
    measured += *time;
    best = std::min(best, *time / static_cast<int>(passes));
  }
  figures_.seconds += std::chrono::duration<double>(best).count();
  return true;
}

}  // namespace nonet::batch
