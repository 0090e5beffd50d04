// nonet db import
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/db_verb.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/progress_bar.h"
#include "cli/terminal.h"
#include "store/collections.h"
#include "store/puzzle_lines.h"

namespace nonet::cli {

namespace {

// Large enough that the cost of a commit does not count, small enough that little is done twice
// after an interruption.
constexpr std::size_t kBatch = 16'384;

// Puzzles come in as the lines that the workers made, in the order of the file, and go into the
// database some thousand at a time.
class Inserter {
 public:
  explicit Inserter(store::Database& db)
      : db_{db}, reader_{store::PuzzleLineReader::from_head(store::puzzle_line_head()).value()} {}

  tl::expected<void, service::IoError> take(std::string_view lines) {
    while (!lines.empty()) {
      const std::string_view line = lines.substr(0, lines.find('\n'));
      lines.remove_prefix(std::min(lines.size(), line.size() + 1));
      if (line.empty() || line.starts_with('#')) continue;
      batch_.push_back(reader_.read(line).value());
      if (batch_.size() < kBatch) continue;
      if (const auto stored = flush(); !stored) {
        fault_ = stored.error();
        // Ends the run without a word: the fault is told in its own words at the end.
        return tl::unexpected{service::IoError{service::IoFailure::closed_pipe, {}}};
      }
    }
    return {};
  }
  // What ended the run before its time, if anything did.
  const std::optional<store::StoreError>& fault() const { return fault_; }
  store::Result<void> flush() {
    const auto report = store::add_puzzles(db_, batch_, store::now());
    if (!report) return tl::unexpected{report.error()};
    batch_.clear();
    added_ += report->added;
    known_ += report->known;
    return {};
  }
  std::size_t added() const { return added_; }
  std::size_t known() const { return known_; }

 private:
  store::Database& db_;
  store::PuzzleLineReader reader_;
  store::Puzzles batch_;
  std::optional<store::StoreError> fault_;
  std::size_t added_ = 0;
  std::size_t known_ = 0;
};

int conclude(const DbImportCommand& command, std::size_t added, std::size_t known, int code) {
  const std::string text =
      command.input.json
          ? fmt::format("{{\"added\":{},\"known\":{}}}\n", added, known)
          : fmt::format("{} puzzles added, {} known already\n", grouped(added), grouped(known));
  return write_all(STDOUT_FILENO, text) ? code : kIoError;
}

// What a worker makes of a record: a line for the inserter.
service::Answer prepared(const service::BatchRecord& record, const DbImportCommand& command,
                         const store::RateFn& rate) {
  auto reading = read_record(record, command.input);
  if (!reading) return {.out = {}, .problem = reading.error().problem, .failed = true};
  const Filling puzzle = reading->grid.puzzle();
  const auto solution = only_solution(puzzle);
  if (!solution)
    return {.out = {},
            .problem = fmt::format("line {}: not exactly one solution", record.line),
            .failed = true};
  store::StoredPuzzle stored = store::stored_puzzle(puzzle, *solution);
  stored.source = command.source;
  stored.collection = command.collection;
  if (rate) stored.rating = rate(puzzle);
  return {.out = store::puzzle_line(stored), .problem = {}};
}

int import_puzzles(const DbImportCommand& command, store::Database& db) {
  Inserter inserter{db};
  const store::RateFn rate = command.unrated ? store::RateFn{} : rating_function();
  Verb verb;
  verb.one = [&](const service::BatchRecord& record) { return prepared(record, command, rate); };
  verb.many = service::each(verb.one);
  verb.sink = [&](std::string_view lines) { return inserter.take(lines); };
  InputOptions input = command.input;
  input.json = false;  // the answers are for the inserter
  const int code = answer_input(input, verb);
  if (inserter.fault()) {
    (void)report_fault(*inserter.fault());
  } else if (const auto stored = inserter.flush(); !stored) {
    return report_fault(stored.error());
  }
  if (code == kIoError && inserter.added() + inserter.known() == 0) return code;
  return conclude(command, inserter.added(), inserter.known(), code);
}

// A table that names its columns, such as `nonet db export --tsv` writes, with its ratings.
int import_table(const DbImportCommand& command, store::Database& db) {
  take_signals();
  std::ifstream table{command.input.input};
  if (!table) {
    complain("cannot open '" + command.input.input + "'");
    return kIoError;
  }
  std::error_code unknown;
  const auto size = std::filesystem::file_size(command.input.input, unknown);
  std::optional<ProgressBar> bar{std::in_place, is_terminal(STDERR_FILENO), unknown ? 0 : size};
  // Asked after each commit.
  const auto stop = [&] {
    const auto read = static_cast<std::uint64_t>(table.tellg());
    bar->update(read, read / 1024, "KiB");
    return interrupted().load();
  };
  const auto report =
      store::load_table(db, table, command.input.input, only_solution, store::now(), stop);
  bar.reset();
  if (!report) return report_fault(report.error());
  for (const std::string& problem : report->problems) complain(problem);
  const int code = interrupted() ? kInterrupted : report->problems.empty() ? kFine : kFailed;
  return conclude(command, report->added, report->known, code);
}

}  // namespace

int run(const DbImportCommand& command) {
  const auto db = open_database(command.db);
  if (!db) return db.error();
  return command.input.input.ends_with(".tsv") ? import_table(command, **db)
                                               : import_puzzles(command, **db);
}

}  // namespace nonet::cli
