#include "batch/generate.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "service/attempts.h"

namespace nonet::batch {

namespace {

using service::DoneStretch;
using service::GenerateEnd;

// Workers take stretches by number; the calling thread takes their puzzles in that order.
class Production {
 public:
  Production(const service::GenerateOptions& options, unsigned jobs, service::KnownPuzzles& known,
             const service::TakeMade& take)
      : options_{options},
        jobs_{std::max(1U, jobs)},
        harvest_{options, known, take},
        stretches_{options, jobs_} {}

  service::Generated run() {
    std::vector<std::thread> threads;
    threads.reserve(jobs_);
    for (unsigned i = 0; i < jobs_; ++i) threads.emplace_back([this] { work(); });
    const GenerateEnd end = collect();
    {
      const std::lock_guard lock{mutex_};
      ended_ = true;
      room_.notify_all();
    }
    for (std::thread& thread : threads) thread.join();
    return {harvest_.progress(), end};
  }

 private:
  void work() {
    generate::Workshop workshop{options_.order};
    const auto stop = [this] { return ended_ || options_.stopped(); };
    for (;;) {
      std::unique_lock lock{mutex_};
      room_.wait(lock, [&] { return handed_out_ < collected_ + most_ahead() || stop(); });
      if (stop()) break;
      const std::uint64_t number = handed_out_++;
      const service::Stretch stretch = stretches_.next();
      lock.unlock();
      std::vector<generate::Made> made = workshop.attempt(stretch.first, stretch.size, stop);
      lock.lock();
      done_.emplace(number, DoneStretch{stretch, std::move(made), !stop()});
      ready_.notify_one();
    }
    const std::lock_guard lock{mutex_};
    ++finished_workers_;
    ready_.notify_one();
  }

  GenerateEnd collect() {
    while (const std::optional<DoneStretch> done = next_done())
      if (const auto end = harvest_.add(*done)) return *end;
    return GenerateEnd::stopped;
  }

  std::optional<DoneStretch> next_done() {
    std::unique_lock lock{mutex_};
    ready_.wait(lock, [&] { return done_.contains(collected_) || finished_workers_ == jobs_; });
    if (!done_.contains(collected_)) return std::nullopt;
    DoneStretch done = std::move(done_.extract(collected_).mapped());
    ++collected_;
    room_.notify_all();
    return done;
  }

  std::uint64_t most_ahead() const { return 2UL * jobs_; }

  const service::GenerateOptions& options_;
  unsigned jobs_;
  service::Harvest harvest_;  // the calling thread's own

  std::mutex mutex_;
  std::condition_variable room_;   // for the workers: a stretch may be begun, or all has ended
  std::condition_variable ready_;  // for the collector: a stretch is done, or no more will be
  service::Stretches stretches_;
  std::map<std::uint64_t, DoneStretch> done_;
  std::uint64_t handed_out_ = 0;
  std::uint64_t collected_ = 0;
  unsigned finished_workers_ = 0;
  std::atomic<bool> ended_ = false;
};

}  // namespace

service::Generated generate(const service::GenerateOptions& options, unsigned jobs,
                            service::KnownPuzzles& known, const service::TakeMade& take) {
  return Production{options, jobs, known, take}.run();
}

}  // namespace nonet::batch
