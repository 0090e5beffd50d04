// nonet db import
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands/commands.h"
#include "cli/commands/db_shelf.h"
#include "cli/commands/db_verb.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/screen/progress_bar.h"
#include "cli/screen/terminal.h"
#include "play/stored/stored_rating.h"
#include "store/puzzles/collections.h"
#include "store/puzzles/puzzle_lines.h"
#include "wire/figures.h"

namespace nonet::cli {

namespace {

// Large enough that the cost of a commit does not count, small enough that little is done twice
// after an interruption.
constexpr std::size_t kReadAtOnce = 16'384;
// Rating takes its time: the answers of so many come together.
constexpr std::size_t kRatedAtOnce = 64;

// Puzzles come in as the lines that the workers made, in the order of the file.
class Inserter {
 public:
  explicit Inserter(Shelf& shelf)
      : shelf_{shelf},
        reader_{store::PuzzleLineReader::from_head(store::puzzle_line_head()).value()} {}

  tl::expected<void, batch::IoError> take(std::string_view lines) {
    while (!lines.empty()) {
      const std::string_view line = lines.substr(0, lines.find('\n'));
      lines.remove_prefix(std::min(lines.size(), line.size() + 1));
      if (line.empty() || line.starts_with('#')) continue;
      // Ends the run without a word: the fault is told in its own words at the end.
      if (!shelf_.put(reader_.read(line).value()))
        return tl::unexpected{batch::IoError{batch::IoFailure::closed_pipe, {}}};
    }
    return {};
  }

 private:
  Shelf& shelf_;
  store::PuzzleLineReader reader_;
};

// A puzzle has one collection: known ones may be in another than the one that was asked for.
std::string sentence_about(const Shelf& shelf, const DbImportCommand& command) {
  const bool perhaps_elsewhere = !command.collection.empty() && shelf.known() > 0;
  return shelf.sentence() +
         (perhaps_elsewhere ? " (known ones stay in the collection they came with)" : "");
}

// Stores the rest and says what came of it. What a fault has left unstored is not counted.
int conclude(const DbImportCommand& command, Shelf& shelf, int code) {
  if (shelf.fault() || !shelf.flush()) code = report_fault(*shelf.fault());
  if (code == kIoError && shelf.added() + shelf.known() == 0) return code;
  if (code == kInterrupted) complain("the same command goes on: what is stored is skipped");
  const std::string text = command.input.json
                               ? wire::to_json(wire::DbImported{{}, shelf.added(), shelf.known()})
                               : sentence_about(shelf, command);
  return write_all(STDOUT_FILENO, text + "\n") ? code : kIoError;
}

// What a worker makes of a record: a line for the inserter.
batch::Answer prepared(const batch::Record& record, const DbImportCommand& command,
                       const store::RateFn& rate) {
  auto reading = read_record(record, command.input);
  if (!reading) return {.out = {}, .problem = reading.error().problem, .failed = true};
  const Filling puzzle = reading->grid.puzzle();
  const auto solution = only_solution(puzzle);
  if (!solution)
    return {.out = {}, .problem = place_of(record) + "not exactly one solution", .failed = true};
  store::StoredPuzzle stored = store::stored_puzzle(puzzle, *solution);
  stored.source = command.source;
  stored.collection = command.collection;
  if (rate) stored.rating = rate(puzzle);
  return {.out = store::puzzle_line(stored), .problem = {}};
}

int import_puzzles(const DbImportCommand& command, Shelf& shelf) {
  Inserter inserter{shelf};
  const store::RateFn rate = command.unrated ? store::RateFn{} : play::rating_function();
  Verb verb;
  verb.one = [&](const batch::Record& record) { return prepared(record, command, rate); };
  verb.many = batch::each(verb.one);
  if (rate) verb.most_at_once = kRatedAtOnce;
  verb.sink = [&](std::string_view lines) { return inserter.take(lines); };
  InputOptions input = command.input;
  input.json = false;  // the answers are for the inserter
  return conclude(command, shelf, answer_input(input, verb));
}

// The puzzle of a table's line with all that it leaves out, or why it has none.
tl::expected<store::StoredPuzzle, std::string> completed(
    tl::expected<store::StoredPuzzle, std::string> read, const DbImportCommand& command) {
  if (!read) return read;
  auto puzzle = store::completed(std::move(*read), only_solution);
  if (!puzzle) return tl::unexpected<std::string>{"not a puzzle with exactly one solution"};
  if (auto nonsense = play::nonsense_in(puzzle->rating))
    return tl::unexpected{*std::move(nonsense)};
  if (puzzle->source.empty()) puzzle->source = command.source;
  if (puzzle->collection.empty()) puzzle->collection = command.collection;
  return std::move(*puzzle);
}

// A table that names its columns, such as `nonet db export --tsv` writes, with its ratings.
int import_table(const DbImportCommand& command, Shelf& shelf) {
  take_signals();
  std::ifstream table{command.input.input};
  if (!table) {
    complain("cannot open '" + command.input.input + "'");
    return kIoError;
  }
  std::error_code unknown;
  const auto size = std::filesystem::file_size(command.input.input, unknown);
  std::optional<ProgressBar> bar{std::in_place, is_terminal(STDERR_FILENO), unknown ? 0 : size,
                                 "lines"};
  std::optional<store::PuzzleLineReader> reader;
  bool all_well = true;
  std::uint64_t number = 0;
  std::uint64_t bytes = 0;
  for (std::string line; !interrupted() && std::getline(table, line);) {
    ++number;
    bytes += line.size() + 1;
    bar->update(bytes, number);
    if (line.empty() || line.starts_with('#')) continue;
    const auto complain_of = [&](std::string_view problem) {
      bar->complain_above(fmt::format("{}: line {}: {}", command.input.input, number, problem));
      all_well = false;
    };
    if (!reader) {
      auto head = store::PuzzleLineReader::from_head(line);
      if (!head) complain_of(head.error());
      if (!head) break;
      reader = std::move(*head);
    } else if (auto puzzle = completed(reader->read(line), command); !puzzle) {
      complain_of(puzzle.error());
    } else if (!shelf.put(std::move(*puzzle))) {
      break;
    }
  }
  bar.reset();
  return conclude(command, shelf, interrupted() ? kInterrupted : all_well ? kFine : kFailed);
}

}  // namespace

int run(const DbImportCommand& command) {
  const auto db = open_database(command.db);
  if (!db) return db.error();
  Shelf shelf{**db, kReadAtOnce};
  const bool is_table = command.input.input.ends_with(".tsv") && !command.input.from;
  return is_table ? import_table(command, shelf) : import_puzzles(command, shelf);
}

}  // namespace nonet::cli
