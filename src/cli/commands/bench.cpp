// nonet bench
#include "batch/bench.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "board/grid.h"
#include "cli/commands/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/screen/progress_bar.h"
#include "cli/screen/terminal.h"
#include "wire/figures.h"

namespace nonet::cli {

namespace {

class BenchRun {
 public:
  explicit BenchRun(const BenchCommand& command)
      : command_{command},
        kernel_{search::parse_kernel(command.kernel).value_or(search::chosen_kernel())},
        bench_{kernel_, command.input.jobs, [] { return interrupted().load(); },
               [this](double part, std::uint64_t verified) { show(part, verified); }} {}

  batch::Answer take(const batch::Record& record) {
    source_ = record.source;
    const auto reading = read_record(record, command_.input);
    if (!reading) return {.out = {}, .problem = reading.error().problem, .failed = true};
    if (!has_plain_candidates(reading->grid))
      return {.out = {},
              .problem = fmt::format("{}crossed-out candidates are not taken here, only "
                                     "puzzles of digits",
                                     place_of(record)),
              .failed = true};
    const std::string text = formats::write_line(reading->grid.filling());
    search::PuzzleText puzzle;
    std::copy_n(text.begin(), puzzle.size(), puzzle.begin());
    block_bytes_ += record.text.size() + 1;
    going_ = going_ && bench_.add(puzzle);
    if (bar_) end_block();
    return {};
  }

  // All puzzles are there: the rest is measured and the figures are told.
  int finish(int code) {
    // What is left is all that is left, also where lines of another kind were among the puzzles.
    if (measured_bytes_ == 0)
      input_bytes_ = block_bytes_;
    else
      block_bytes_ = input_bytes_ - std::min(input_bytes_, measured_bytes_);
    going_ = going_ && bench_.finish();
    bar_.reset();
    if (interrupted()) return kInterrupted;
    if (bench_.wrong()) {
      complain("wrong answer, nothing is told: " + *bench_.wrong());
      return kFailed;
    }
    const batch::BenchFigures& figures = bench_.figures();
    if (figures.puzzles == 0) return code;
    if (!write_all(STDOUT_FILENO, figures_text(figures) + "\n")) return kIoError;
    if (const auto others = figures.puzzles - figures.unique; others > 0) {
      complain(fmt::format("{} of {} with several solutions or none", grouped(others),
                           grouped(figures.puzzles)));
      return kFailed;
    }
    return code;
  }

 private:
  static std::uint64_t bytes_in(const std::string& file) {
    std::error_code unknown;
    const auto size = std::filesystem::file_size(file, unknown);
    return unknown ? 0 : size;
  }

  void show(double part, std::uint64_t verified) {
    if (!bar_) bar_.emplace(is_terminal(STDERR_FILENO), input_bytes_, "puzzles verified");
    const double in_block = part * static_cast<double>(block_bytes_);
    bar_->update(measured_bytes_ + static_cast<std::uint64_t>(in_block), verified);
  }

  void end_block() {
    bar_.reset();
    measured_bytes_ += std::exchange(block_bytes_, 0);
  }

  std::string json_of(const batch::BenchFigures& figures) const {
    wire::Bench document;
    document.source = source_;
    document.puzzles_per_second =
        static_cast<std::uint64_t>(std::llround(figures.puzzles_per_second()));
    document.guesses_per_puzzle = {std::llround(figures.guesses_per_puzzle() * 1000)};
    document.puzzles = figures.puzzles;
    document.kernel = search::name_of(kernel_);
    return wire::to_json(document);
  }

  std::string figures_text(const batch::BenchFigures& figures) const {
    if (command_.input.json) return json_of(figures);
    const auto rate = static_cast<std::uint64_t>(figures.puzzles_per_second());
    return fmt::format("{} puzzles a second, {:.2f} guesses a puzzle ({} {}, kernel {}, {} {})",
                       grouped(rate), figures.guesses_per_puzzle(), grouped(figures.puzzles),
                       figures.puzzles == 1 ? "puzzle" : "puzzles", search::name_of(kernel_),
                       command_.input.jobs, command_.input.jobs == 1 ? "thread" : "threads");
  }

  const BenchCommand& command_;
  search::Kernel kernel_;
  std::uint64_t input_bytes_ = bytes_in(command_.input.input);  // 0: not known
  std::uint64_t measured_bytes_ = 0;
  std::uint64_t block_bytes_ = 0;   // of puzzles that are waiting
  std::optional<ProgressBar> bar_;  // while a block is measured
  batch::Bench bench_;
  bool going_ = true;  // nothing went wrong yet
  std::string source_;
};

}  // namespace

int run(const BenchCommand& command) {
  BenchRun run{command};
  // One thread reads; those of the measurement are the bench's own.
  InputOptions input = command.input;
  input.jobs = 1;
  const auto take = [&](const batch::Record& record) { return run.take(record); };
  const int code = answer_input(input, {.one = take, .many = batch::each(take), .bar = false});
  return code == kFine || code == kFailed ? run.finish(code) : code;
}

}  // namespace nonet::cli
