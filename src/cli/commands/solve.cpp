// nonet solve
#include "service/solve.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "batch/line_counts.h"
#include "cli/commands/commands.h"
#include "cli/commands/logic_options.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/json_line.h"
#include "cli/screen/patience.h"
#include "cli/screen/terminal.h"
#include "formats/wide.h"
#include "logic/explain/explain.h"
#include "logic/path.h"
#include "trace/ndjson.h"
#include "wire/solve.h"

namespace nonet::cli {

namespace {

// Engines that take one puzzle at a time: small chunks keep all threads at work to the end.
constexpr std::size_t kSolvedAtOnce = 64;

// A text file that is written piece by piece and says in the end whether all went well. What it
// held stays until the first piece comes.
class OutputFile {
 public:
  explicit OutputFile(std::string path) : path_{std::move(path)} {}
  bool wanted() const { return !path_.empty(); }
  void write(std::string_view text) {
    if (!std::exchange(begun_, true)) stream_.open(path_, std::ios::binary);
    stream_.write(text.data(), static_cast<std::streamsize>(text.size()));
    note_failure();
  }
  // False, with a complaint, when something could not be written.
  bool close() {
    if (!begun_) return true;
    stream_.close();
    note_failure();
    if (!failure_) return true;
    complain("cannot write '" + path_ + "': " + std::strerror(*failure_));
    return false;
  }

 private:
  // The first reason counts, and errno does not keep it.
  void note_failure() {
    if (!stream_ && !failure_) failure_ = errno;
  }

  std::string path_;
  bool begun_ = false;
  std::ofstream stream_;
  std::optional<int> failure_;
};

service::SolveOptions options_of(const SolveCommand& command) {
  service::SolveOptions options;
  options.engine = command.engine;
  options.decide = command.decide.value_or(service::usual_decide(!command.trace_file.empty()));
  options.solutions = command.count;
  options.work = command.budget;
  options.constrain_only = command.constrain_only;
  options.stop = [] { return interrupted().load(); };
  if (!command.trace_file.empty()) options.trace_cap = kTraceCap;
  return options;
}

// Where --results writes: the file named, or one beside the input; nothing: not asked for.
std::string results_name(const SolveCommand& command) {
  if (!command.results_file) return {};
  if (!command.results_file->empty()) return *command.results_file;
  const std::filesystem::path input{command.input.input};
  return (input.parent_path() / input.stem()).string() + "_results.txt";
}

// The board as far as it goes, then the steps, one a line.
std::string results_text(const service::SolveAnswer& solved) {
  std::string text = formats::write(*solved.left, formats::Format::grid) + "\n\n";
  for (std::size_t i = 0; i < solved.path->steps.size(); ++i)
    text += fmt::format("{}. {}\n", i + 1, logic::summary(solved.path->steps[i]));
  if (!solved.path->solved())
    text += std::string{solved.cut_short ? "Stopped here." : "Logic goes no further."} +
            " What is left:\n" + formats::write(*solved.left, formats::Format::pencilmarks) + "\n";
  return text + "\n";
}

class SolveRun {
 public:
  SolveRun(const SolveCommand& command, const logic::Profile& profile)
      : command_{command},
        options_{options_of(command)},
        proof_{command.proof_file},
        results_{results_name(command)} {
    options_.profile = &profile;
    if (proof_.wanted()) options_.proof = [this](std::string_view text) { proof_.write(text); };
  }

  batch::Answer one(const batch::Record& record) {
    const auto reading = read_record(record, command_.input);
    if (!reading) return reading.error();
    return one(record, reading->grid);
  }

  // Board is a Grid or a WideFilling.
  template <class Board>
  batch::Answer one(const batch::Record& record, const Board& board) {
    service::SolveOptions options = options_;
    options.stop = stop_or_say("still solving; Ctrl-C ends it");
    const service::SolveAnswer solved = service::solve(board, options);
    batch::Answer answer = verdict_on(solved, "");
    answer.out = command_.input.json ? json_of(record, board, solved) : board_text(solved);
    if (results_.wanted()) results_.write(results_text(solved));
    io_failed_ = !write_files(board, solved);
    if (command_.stats && !command_.input.json)
      complain(service::statistics_text(solved.outcome.statistics));
    return answer;
  }

  batch::Answer many(const batch::Record& record) {
    const auto reading = read_record(record, command_.input);
    if (!reading) return reading.error();
    const service::SolveAnswer solved = service::solve(reading->grid, options_);
    if (command_.stats) add_statistics(solved.outcome.statistics);
    if (results_.wanted()) results_.write(results_text(solved));
    return answer_for(record, reading->grid.filling(), solved);
  }

  // All plain lines of a chunk at once; only for the engine that has nothing to tell.
  void chunk(const batch::Chunk& chunk, const batch::Answers& answers) {
    const batch::LineCounts counts{
        chunk, command_.input.from, {.solutions = options_.solutions, .stop = options_.stop}};
    for (std::size_t i = 0; i < chunk.size(); ++i) {
      const batch::Record record = chunk[i];
      if (record.kind != formats::Record::Kind::puzzle) continue;
      const search::Tally* tally = counts.of(i);
      if (tally == nullptr ? !answers(many(record)) : !answers(counted(record, *tally))) return;
    }
  }

  // Closes what was written along the way; false when something could not be written.
  bool finish() { return results_.close() && !io_failed_; }
  void print_sum() const { complain("in all: " + service::statistics_text(sum_)); }

 private:
  batch::Answer counted(const batch::Record& record, const search::Tally& tally) const {
    if (tally.solutions == 1 && !command_.input.json)
      return {.out = std::string(tally.first, sizeof tally.first), .problem = {}, .failed = false};
    const Filling puzzle = *formats::read_line(record.text);
    return answer_for(record, puzzle,
                      service::answer_for(puzzle, search::count_of(tally), options_));
  }

  // One of many.
  batch::Answer answer_for(const batch::Record& record, const Filling& puzzle,
                           const service::SolveAnswer& solved) const {
    batch::Answer answer = verdict_on(solved, place_of(record));
    if (command_.input.json)
      answer.out = json_line(record, puzzle, wire::solved_further(solved, options_));
    else if (solved.outcome.first)
      answer.out = formats::write_line(solved.outcome.first->standard());
    return answer;
  }

  std::string json_of(const batch::Record& record, const Grid& grid,
                      const service::SolveAnswer& solved) const {
    return json_line(record, grid.filling(), wire::solved_further(solved, options_));
  }
  std::string json_of(const batch::Record& record, const WideFilling& board,
                      const service::SolveAnswer& solved) const {
    return json_line(record, board, wire::wide_solved_document(solved, options_));
  }

  batch::Answer verdict_on(const service::SolveAnswer& solved, const std::string& place) const {
    const trace::Outcome& outcome = solved.outcome;
    batch::Answer answer;
    // Asked for one solution only, finding it is all there is to do.
    answer.failed = outcome.solutions != 1 || (!outcome.complete && command_.count > 1);
    if (command_.constrain_only) answer.failed = outcome.verdict != trace::Verdict::solved;
    if (answer.failed) answer.problem = place + service::verdict_sentence(solved, options_);
    return answer;
  }

  static std::string board_text(const service::SolveAnswer& solved) {
    const auto& first = solved.outcome.first;
    if (first && first->shape().standard())
      return formats::write(Grid{first->standard()}, formats::Format::grid);
    if (first) return formats::write_wide(*first);
    if (solved.left) return formats::write(*solved.left, formats::Format::pencilmarks);
    return {};
  }

  template <class Board>
  bool write_files(const Board& board, const service::SolveAnswer& solved) {
    OutputFile trace_file{command_.trace_file};
    if (trace_file.wanted()) trace_file.write(trace::to_ndjson(*solved.trace));
    OutputFile dimacs{command_.dimacs_file};
    if (dimacs.wanted()) write_cnf(board, solved, dimacs);
    if (proof_.wanted()) proof_.write("");  // one without a line is a file too
    return trace_file.close() && dimacs.close() && proof_.close();
  }

  // With a proof that there is no second solution, the CNF it refutes excludes the first.
  template <class Board>
  void write_cnf(const Board& board, const service::SolveAnswer& solved, OutputFile& file) {
    const auto sink = [&](std::string_view text) { file.write(text); };
    const bool blocks = proof_.wanted() && solved.outcome.first.has_value();
    if constexpr (std::is_same_v<Board, Grid>)
      service::write_dimacs(
          board, blocks ? std::optional{solved.outcome.first->standard()} : std::nullopt, sink);
    else
      service::write_dimacs(board, blocks ? solved.outcome.first : std::nullopt, sink);
  }

  void add_statistics(const trace::Statistics& one) {
    const std::lock_guard lock{mutex_};
    sum_.decisions += one.decisions;
    sum_.conflicts += one.conflicts;
    sum_.undos += one.undos;
    sum_.propagations += one.propagations;
    sum_.depth = std::max(sum_.depth, one.depth);
    sum_.learned += one.learned;
    sum_.forgotten += one.forgotten;
    sum_.restarts += one.restarts;
    sum_.branching += one.branching;
  }

  const SolveCommand& command_;
  service::SolveOptions options_;
  OutputFile proof_;
  OutputFile results_;
  bool io_failed_ = false;  // a file that was asked for could not be written
  std::mutex mutex_;
  trace::Statistics sum_;
};

}  // namespace

int run(const SolveCommand& command) {
  const auto profile = load_profile(command.profile);
  if (!profile) {
    complain(profile.error());
    return kWrongUsage;
  }
  SolveRun run{command, *profile};
  const auto finished = [&](int code) { return run.finish() ? code : int{kIoError}; };
  if (command.shape && !command.shape->standard())
    return finished(answer_wide_input(command.input, *command.shape,
                                      [&](const batch::Record& record, const WideFilling& board) {
                                        return run.one(record, board);
                                      }));
  Verb verb;
  verb.one = [&](const batch::Record& record) { return run.one(record); };
  const bool writes_files =
      !command.trace_file.empty() || !command.proof_file.empty() || !command.dimacs_file.empty();
  const bool nothing_to_tell = command.engine == service::Engine::fast && !command.results_file;
  if (!writes_files && nothing_to_tell) {
    verb.many = [&](const batch::Chunk& chunk, const batch::Answers& answers) {
      run.chunk(chunk, answers);
    };
  } else if (!writes_files) {
    verb.many = batch::each([&](const batch::Record& record) { return run.many(record); });
    verb.most_at_once = kSolvedAtOnce;
  }
  verb.goes_on = !command.results_file;
  if (command.stats)
    verb.summary = [&](std::string_view) -> tl::expected<void, batch::IoError> {
      run.print_sum();
      return {};
    };
  InputOptions input = command.input;
  if (command.results_file) input.jobs = 1;  // results are written in the order of the input
  return finished(answer_input(input, verb));
}

}  // namespace nonet::cli
