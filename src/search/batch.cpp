#include "search/batch.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace nonet::search {

namespace {

std::unique_ptr<lanes::Engine> make_engine(Kernel kernel) {
#if defined(__x86_64__)
  if (kernel == Kernel::avx512) return std::unique_ptr<lanes::Engine>{lanes::make_avx512_engine()};
  if (kernel == Kernel::avx2) return std::unique_ptr<lanes::Engine>{lanes::make_avx2_engine()};
#endif
  (void)kernel;
  return std::unique_ptr<lanes::Engine>{lanes::make_portable_engine()};
}

void set(lanes::Candidates& candidates, Cell c, Digits digits) {
  const int cell = box_of(c) * 9 + row_of(c) % 3 * 3 + column_of(c) % 3;
  for (Digit d : digits) {
    const auto bit = static_cast<unsigned>(index(d) * kCells + cell);
    candidates.word[bit / 64] |= std::uint64_t{1} << bit % 64;
  }
}

lanes::Candidates candidates_of(const Grid& grid) {
  lanes::Candidates candidates{};
  for (Cell c : kAllCells) {
    const auto d = grid.at(c);
    set(candidates, c, d ? Digits{*d} : grid.candidates(c));
  }
  return candidates;
}

Filling filling_of(const char* text) {
  Filling filling;
  for (Cell c : kAllCells)
    if (const char ch = text[index(c)]; ch >= '1' && ch <= '9') filling.set(c, digit_of(ch - '0'));
  return filling;
}

}  // namespace

Filling first_of(const Tally& tally) { return filling_of(tally.first); }

Count count_of(const Tally& tally) {
  Count count;
  count.solutions = tally.solutions;
  if (tally.solutions > 0) count.first = first_of(tally);
  return count;
}

BatchCounter::BatchCounter(Kernel kernel, std::size_t fewest)
    : kernel_{kernel}, fewest_{fewest}, engine_{make_engine(kernel)} {}

// False when it was stopped.
template <class Board>
bool BatchCounter::count_one(const Board& board, const Limit& limit, Tally& tally) {
  // Most puzzles are counted before the search itself asks.
  if (limit.stop && limit.stop()) return false;
  const Count found = search::count(board, limit, kernel_);
  guesses_one_by_one_ += found.guesses;
  tally.solutions = found.solutions;
  if (found.first)
    for (Cell c : kAllCells)
      tally.first[index(c)] = static_cast<char>('0' + number(*found.first->at(c)));
  return !found.stopped;
}

bool BatchCounter::count(std::span<const PuzzleText> puzzles, const Limit& limit,
                         std::span<Tally> tallies) {
  std::fill(tallies.begin(), tallies.end(), Tally{});
  if (puzzles.empty() || limit.solutions == 0) return true;
  if (puzzles.size() < fewest_) {
    for (std::size_t i = 0; i < puzzles.size(); ++i)
      if (!count_one(filling_of(puzzles[i].data()), limit, tallies[i])) return false;
    return true;
  }
  lanes::Job job;
  job.texts = puzzles.front().data();
  job.stride = sizeof(PuzzleText);
  job.size = puzzles.size();
  job.tallies = tallies.data();
  return run(job, limit);
}

bool BatchCounter::count(std::span<const Grid> grids, const Limit& limit,
                         std::span<Tally> tallies) {
  std::fill(tallies.begin(), tallies.end(), Tally{});
  if (grids.empty() || limit.solutions == 0) return true;
  constexpr std::size_t kAtOnce = 4096;  // bounds the memory for the candidates
  for (std::size_t done = 0; done < grids.size(); done += kAtOnce) {
    const auto now = grids.subspan(done, std::min(kAtOnce, grids.size() - done));
    if (now.size() < fewest_) {
      for (std::size_t i = 0; i < now.size(); ++i)
        if (!count_one(now[i], limit, tallies[done + i])) return false;
      continue;
    }
    std::vector<lanes::Candidates> candidates(now.size());
    std::transform(now.begin(), now.end(), candidates.begin(), candidates_of);
    lanes::Job job;
    job.candidates = candidates.data();
    job.size = now.size();
    job.tallies = tallies.data() + done;
    if (!run(job, limit)) return false;
  }
  return true;
}

bool BatchCounter::run(lanes::Job& job, const Limit& limit) {
  job.limit = limit.solutions;
  if (limit.stop) {
    job.stop = [](const void* stop) {
      return (*static_cast<const std::function<bool()>*>(stop))();
    };
    job.stop_context = &limit.stop;
  }
  return engine_->run(job);
}

}  // namespace nonet::search
