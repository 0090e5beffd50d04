#include "service/generate.h"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <random>
#include <thread>
#include <vector>

namespace nonet::service {

namespace {

constexpr std::size_t kFewAttempts = 64;

struct Stretch {
  std::uint64_t first;
  std::size_t size;
};

// The attempts, cut into stretches: short ones first, as most wishes come true soon; then long
// ones, which are made faster.
class Stretches {
 public:
  explicit Stretches(const GenerateOptions& options)
      : longest_{longest(options.order)},
        each_{std::max(1U, options.jobs)},
        size_{std::clamp<std::size_t>(options.count / (2UL * each_), 1, longest_)} {}

  // A stop is asked for between attempts that are made one by one, and after the full grids of
  // those that are made together: so where these are slow, fewer at once.
  static std::size_t longest(const generate::Order& order) {
    if (order.method != generate::Method::own || order.wish.pattern) return 1;
    return order.wish.grids == generate::GridMethod::uniform ? kFewAttempts
                                                             : generate::kManyAttempts;
  }

  Stretch next() {
    if (handed_out_++ % each_ == each_ - 1) size_ = std::min(2 * size_, longest_);
    const Stretch stretch{first_, size_};
    first_ += size_;
    return stretch;
  }

 private:
  std::size_t longest_;
  std::size_t each_;
  std::size_t size_;
  std::uint64_t first_ = 0;
  std::size_t handed_out_ = 0;
};

// Workers take stretches by number; the calling thread takes their puzzles in that order.
class Production {
 public:
  Production(const GenerateOptions& options, KnownPuzzles& known,
             const std::function<bool(const generate::Made&)>& take)
      : options_{options}, known_{known}, take_{take}, stretches_{options} {}

  Generated run() {
    const unsigned jobs = std::max(1U, options_.jobs);
    most_ahead_ = 2UL * jobs;
    std::vector<std::thread> threads;
    threads.reserve(jobs);
    for (unsigned i = 0; i < jobs; ++i) threads.emplace_back([this] { work(); });
    const GenerateEnd end = collect();
    {
      const std::lock_guard lock{mutex_};
      ended_ = true;
      room_.notify_all();
    }
    for (std::thread& thread : threads) thread.join();
    return {progress_, end};
  }

 private:
  struct Done {
    Stretch stretch;
    std::vector<generate::Made> made;
    bool whole;  // no attempt was left out
  };

  void work() {
    generate::Workshop workshop{options_.order};
    const auto stop = [this] { return ended_ || options_.stop(); };
    for (;;) {
      std::unique_lock lock{mutex_};
      room_.wait(lock, [&] { return handed_out_ < collected_ + most_ahead_ || stop(); });
      if (stop()) break;
      const std::uint64_t number = handed_out_++;
      const Stretch stretch = stretches_.next();
      lock.unlock();
      std::vector<generate::Made> made = workshop.attempt(stretch.first, stretch.size, stop);
      lock.lock();
      done_.emplace(number, Done{stretch, std::move(made), !stop()});
      ready_.notify_one();
    }
    const std::lock_guard lock{mutex_};
    ++finished_workers_;
    ready_.notify_one();
  }

  GenerateEnd collect() {
    std::uint64_t without = 0;  // attempts since the last new puzzle
    for (;;) {
      std::optional<Done> done = next_done();
      if (!done) return GenerateEnd::stopped;
      std::uint64_t before = done->stretch.first;
      for (const generate::Made& made : done->made) {
        without += made.attempt + 1 - before;
        progress_.attempts += made.attempt + 1 - before;
        before = made.attempt + 1;
        if (without > options_.budget) return give_up(without);
        if (!known_.add(made.puzzle)) {
          ++progress_.repeated;
          continue;
        }
        if (!take_(made)) return GenerateEnd::refused;
        without = 0;
        if (++progress_.made == options_.count) return GenerateEnd::complete;
      }
      if (!done->whole) return GenerateEnd::stopped;
      without += done->stretch.first + done->stretch.size - before;
      progress_.attempts += done->stretch.first + done->stretch.size - before;
      if (without >= options_.budget) return give_up(without);
      if (options_.progress) options_.progress(progress_);
    }
  }

  // Attempts beyond the budget were made only because they come in stretches.
  GenerateEnd give_up(std::uint64_t without) {
    progress_.attempts -= without - std::min(without, options_.budget);
    return GenerateEnd::budget;
  }

  std::optional<Done> next_done() {
    std::unique_lock lock{mutex_};
    ready_.wait(lock, [&] {
      return done_.contains(collected_) || finished_workers_ == std::max(1U, options_.jobs);
    });
    if (!done_.contains(collected_)) return std::nullopt;
    Done done = std::move(done_.extract(collected_).mapped());
    ++collected_;
    room_.notify_all();
    return done;
  }

  const GenerateOptions& options_;
  KnownPuzzles& known_;
  const std::function<bool(const generate::Made&)>& take_;
  GenerateProgress progress_;

  std::mutex mutex_;
  std::condition_variable room_;   // for the workers: a stretch may be begun, or all has ended
  std::condition_variable ready_;  // for the collector: a stretch is done, or no more will be
  Stretches stretches_;
  std::map<std::uint64_t, Done> done_;
  std::uint64_t handed_out_ = 0;
  std::uint64_t collected_ = 0;
  std::uint64_t most_ahead_ = 0;
  unsigned finished_workers_ = 0;
  std::atomic<bool> ended_ = false;
};

}  // namespace

std::optional<generate::Method> parse_method(std::string_view name) {
  if (name == "own") return generate::Method::own;
  if (name == "published") return generate::Method::published;
  return std::nullopt;
}

std::uint64_t chance_seed() {
  std::random_device device;
  return device();
}

Generated generate(const GenerateOptions& options, KnownPuzzles& known,
                   const std::function<bool(const generate::Made&)>& take) {
  return Production{options, known, take}.run();
}

}  // namespace nonet::service
