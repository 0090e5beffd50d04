#include "batch/pipeline.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace nonet::batch {

namespace {

// A chunk that takes longer is written puzzle by puzzle, as a person wants to see it.
constexpr std::chrono::milliseconds kPatience{100};

// Answers as they will be written: those of a chunk, or of the part of it that is done by now.
struct Written {
  std::string out;
  std::vector<std::string> problems;
  Progress progress;
  bool begun = false;     // otherwise the stop came before its first record
  bool last = false;      // nothing more will come of the chunk
  bool complete = false;  // every puzzle of the chunk is answered
};

// Puts the answers to a chunk together. Its worker adds to it, the writer may take from it.
class Composer {
 public:
  Composer(const Chunk& chunk, const Options& options) : chunk_{chunk}, options_{options} {
    skip_to_puzzle();
  }

  void add(Answer answer) {
    const std::lock_guard lock{mutex_};
    pass(chunk_[next_]);
    ++written_.progress.puzzles;
    written_.progress.failed += answer.failed;
    if (!answer.problem.empty()) {
      // A comment is skipped by every reader of ours: the placeholder can be read in again.
      if (options_.aligned && answer.out.empty()) answer.out = "# " + answer.problem;
      written_.problems.push_back(std::move(answer.problem));
    }
    if (!answer.out.empty()) {
      written_.out += options_.separator;  // the writer takes the very first one away again
      written_.out += answer.out;
      written_.out += '\n';
    }
    skip_to_puzzle();
  }

  // What was added since something was last taken.
  Written take() {
    const std::lock_guard lock{mutex_};
    written_.begun = next_ > taken_;
    written_.complete = next_ == chunk_.size();
    written_.progress.bytes = bytes_up_to(next_) - bytes_taken_;
    bytes_taken_ += written_.progress.bytes;
    const bool torn_line = next_ < chunk_.size() && chunk_[next_].line == line_;
    written_.progress.line = torn_line || may_go_on_ ? 0 : line_;
    taken_ = next_;
    return std::exchange(written_, Written{});
  }

 private:
  void pass(const Record& record) {
    using Behind = formats::Record::Behind;
    may_go_on_ =
        record.behind == Behind::another || (record.behind == Behind::unknown && record.before > 0);
    line_ = record.line;
    ++next_;
  }

  // Of the chunk; where its records have about the same length.
  std::uint64_t bytes_up_to(std::size_t record) const {
    return record == chunk_.size() ? chunk_.bytes() : chunk_.bytes() * record / chunk_.size();
  }

  // Lines that are no puzzle are left out, or echoed to keep the lines aligned.
  void skip_to_puzzle() {
    while (next_ < chunk_.size()) {
      const Record record = chunk_[next_];
      if (record.kind == formats::Record::Kind::puzzle) return;
      pass(record);
      if (!options_.aligned) continue;
      if (options_.echo)
        written_.out += options_.echo(record);
      else
        written_.out += record.text;
      written_.out += '\n';
    }
  }

  const Chunk& chunk_;
  const Options& options_;
  std::mutex mutex_;
  std::size_t next_ = 0;
  std::size_t taken_ = 0;  // records before this one are taken
  std::uint64_t bytes_taken_ = 0;
  std::uint64_t line_ = 0;  // where the last record began
  bool may_go_on_ = false;  // with another puzzle on that line
  Written written_;
};

// reader ─► todo ─► workers ─► done (by number) ─► writer
// `in_flight_` bounds what lies between reader and writer, and so the memory.
// Workers hand in whole chunks. Where the writer has waited long for one, it takes what there is.
class Pipeline {
 public:
  Pipeline(RecordStream& input, const Options& options, const ChunkWork& work, const Output& output)
      : input_{input}, options_{options}, work_{work}, output_{output} {}

  tl::expected<Progress, IoError> run() {
    const unsigned jobs = std::max(1U, options_.jobs);
    most_in_flight_ = 4UL * jobs;
    std::vector<std::thread> threads;
    threads.reserve(jobs);
    for (unsigned i = 0; i < jobs; ++i) threads.emplace_back([this] { work_loop(); });
    std::thread writer{[this] { write_loop(); }};
    read_loop();
    for (std::thread& thread : threads) thread.join();
    writer.join();
    if (error_) return tl::unexpected{*error_};
    return total_;
  }

 private:
  void read_loop() {
    for (std::uint64_t number = 0; !options_.stop && !failed();) {
      auto chunk = input_.next();
      if (!chunk) {
        if (chunk.error().failure == IoFailure::interrupted) continue;
        fail(chunk.error());
        break;
      }
      if (!*chunk) break;
      hand_out(number++, std::move(**chunk));
    }
    const std::lock_guard lock{mutex_};
    read_all_ = true;
    ready_.notify_all();
    written_.notify_all();
  }

  void hand_out(std::uint64_t number, Chunk chunk) {
    std::unique_lock lock{mutex_};
    room_.wait(lock, [&] { return in_flight_ < most_in_flight_ || ended_; });
    todo_.emplace_back(number, std::move(chunk));
    ++in_flight_;
    ready_.notify_one();
  }

  void work_loop() {
    for (;;) {
      std::unique_lock lock{mutex_};
      ready_.wait(lock, [&] { return !todo_.empty() || read_all_ || ended_; });
      if (todo_.empty() || ended_) return;
      auto [number, chunk] = std::move(todo_.front());
      todo_.pop_front();
      Composer composer{chunk, options_};
      at_work_.emplace(number, &composer);
      lock.unlock();
      work_(chunk, [&](Answer answer) {
        if (options_.stop) return false;  // what it left half done is no answer
        composer.add(std::move(answer));
        return true;
      });
      lock.lock();
      at_work_.erase(number);
      done_.emplace(number, composer.take()).first->second.last = true;
      written_.notify_one();
    }
  }

  void write_loop() {
    for (std::uint64_t number = 0;;) {
      const auto written = wait_for(number);
      if (!written) return;
      const auto result = output_.out(without_first_separator(written->out));
      for (const std::string& problem : written->problems) output_.problem(problem);
      count(*written);
      if (!result) return fail(result.error());
      if (options_.progress) options_.progress(total_);
      if (!written->last) continue;
      // Stopped inside this chunk: later ones may be done, but would leave a gap.
      if (!written->complete) return end();
      ++number;
    }
  }

  // A chunk, or what there is of it after some time; nothing when no more is to be written.
  std::optional<Written> wait_for(std::uint64_t number) {
    std::unique_lock lock{mutex_};
    const auto ready = [&] {
      return done_.contains(number) || ended_ || (read_all_ && in_flight_ == 0);
    };
    while (!written_.wait_for(lock, kPatience, ready))
      if (const auto begun = at_work_.find(number); begun != at_work_.end())
        if (Written part = begun->second->take(); part.begun) return part;
    if (ended_ || !done_.contains(number)) return std::nullopt;
    return std::move(done_.extract(number).mapped());
  }

  void count(const Written& written) {
    const std::lock_guard lock{mutex_};
    if (written.last) {
      --in_flight_;
      room_.notify_one();
    }
    total_.bytes += written.progress.bytes;
    total_.puzzles += written.progress.puzzles;
    total_.failed += written.progress.failed;
    if (written.begun) total_.line = written.progress.line;
  }

  std::string_view without_first_separator(std::string_view out) {
    if (!out.empty() && !std::exchange(separated_, true) && out.starts_with(options_.separator))
      out.remove_prefix(options_.separator.size());
    return out;
  }

  bool failed() {
    const std::lock_guard lock{mutex_};
    return error_.has_value();
  }

  void fail(IoError error) {
    {
      const std::lock_guard lock{mutex_};
      if (!error_) error_ = std::move(error);
    }
    end();
  }

  void end() {
    const std::lock_guard lock{mutex_};
    ended_ = true;
    ready_.notify_all();
    written_.notify_all();
    room_.notify_all();
  }

  RecordStream& input_;
  const Options& options_;
  const ChunkWork& work_;
  const Output& output_;

  std::mutex mutex_;
  std::condition_variable room_;     // for the reader: there is room again
  std::condition_variable ready_;    // for the workers: there is a chunk, or no more will come
  std::condition_variable written_;  // for the writer: a chunk is done, or no more will come
  std::deque<std::pair<std::uint64_t, Chunk>> todo_;
  std::map<std::uint64_t, Composer*> at_work_;
  std::map<std::uint64_t, Written> done_;
  std::size_t in_flight_ = 0;
  std::size_t most_in_flight_ = 0;
  bool read_all_ = false;
  bool ended_ = false;  // nothing more will be written
  std::optional<IoError> error_;
  Progress total_;
  bool separated_ = false;  // the writer's own: something is written already
};

}  // namespace

ChunkWork each(std::function<Answer(const Record&)> work) {
  return [work = std::move(work)](const Chunk& chunk, const Answers& answers) {
    for (std::size_t i = 0; i < chunk.size(); ++i)
      if (chunk[i].kind == formats::Record::Kind::puzzle && !answers(work(chunk[i]))) return;
  };
}

tl::expected<Progress, IoError> run(RecordStream& input, const Options& options,
                                    const ChunkWork& work, const Output& output) {
  return Pipeline{input, options, work, output}.run();
}

}  // namespace nonet::batch
