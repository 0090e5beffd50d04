#include "store/puzzles/collections.h"

#include <sstream>
#include <unordered_map>

#include <fmt/format.h>

#include "formats/format.h"
#include "store/base/ids.h"
#include "store/base/transaction.h"
#include "store/puzzles/loaded.h"
#include "store/puzzles/puzzle_lines.h"
#include "store/puzzles/puzzle_writes.h"

namespace nonet::store {

namespace {

constexpr std::size_t kBatch = 2000;

// One file, read into batches.
class Loader {
 public:
  // With `shipped` the table comes with the program: its puzzles are marked so, and added there
  // too.
  Loader(Database& db, const SolveFn& solve, Moment now, Puzzles* shipped = nullptr)
      : db_{db}, solve_{solve}, now_{now}, shipped_{shipped} {}

  Result<LoadedCollection> load(std::istream& table, const std::string& name,
                                const std::function<bool()>& stop) {
    report_.name = name;
    std::optional<PuzzleLineReader> reader;
    std::uint64_t number = 0;
    for (std::string line; std::getline(table, line);) {
      ++number;
      if (line.empty() || line.starts_with('#')) continue;
      if (!reader) {
        auto head = PuzzleLineReader::from_head(line);
        if (!head) {
          complain(number, head.error());
          break;
        }
        reader = std::move(*head);
        continue;
      }
      take(number, reader->read(line));
      if (batch_.size() < kBatch) continue;
      if (const auto stored = flush(); !stored) return tl::unexpected{stored.error()};
      if (stop && stop()) break;
    }
    if (const auto stored = flush(); !stored) return tl::unexpected{stored.error()};
    return std::move(report_);
  }

 private:
  void complain(std::uint64_t line, std::string_view problem) {
    report_.problems.push_back(fmt::format("{}, line {}: {}", report_.name, line, problem));
  }
  void take(std::uint64_t line, tl::expected<StoredPuzzle, std::string> read) {
    if (!read) return complain(line, read.error());
    auto puzzle = completed(std::move(*read), solve_);
    if (!puzzle) return complain(line, "not a puzzle with exactly one solution");
    if (puzzle->rating.level && !is_level(*puzzle->rating.level))
      return complain(line, "'" + *puzzle->rating.level + "' is no level");
    if (puzzle->collection.empty()) puzzle->collection = report_.name;
    if (shipped_ != nullptr) puzzle->source = kShipped;
    batch_.push_back(std::move(*puzzle));
  }
  Result<void> flush() {
    const auto added = add_puzzles(db_, batch_, now_);
    if (!added) return tl::unexpected{added.error()};
    report_.added += added->added;
    report_.known += added->known;
    if (shipped_ != nullptr) shipped_->insert(shipped_->end(), batch_.begin(), batch_.end());
    batch_.clear();
    return {};
  }

  Database& db_;
  const SolveFn& solve_;
  Moment now_;
  Puzzles* shipped_;
  LoadedCollection report_;
  Puzzles batch_;
};

// A puzzle in a collection of a shipped name. Without a source it is an operator's own, or it came
// when shipped ones were not marked yet.
struct Earlier {
  std::string id;
  std::string puzzle;
  std::string collection;
  bool listed = false;
  bool marked = false;
};

Result<std::vector<Earlier>> earlier_puzzles(Database& db, const std::string& name) {
  return db.read([&](Transaction& transaction) {
    std::vector<Earlier> earlier;
    for (auto& [id, puzzle, collection, listed, source] :
         transaction.select<std::string, std::string, std::string, bool, std::string>(
             "SELECT id, puzzle, collection, listed, source FROM puzzles WHERE source IN ('', "
             ":shipped) AND (collection = :name OR collection IN (SELECT name FROM collections))",
             kShipped, name))
      earlier.push_back(
          {std::move(id), std::move(puzzle), std::move(collection), listed, source == kShipped});
    return earlier;
  });
}

// The text has the puzzle: it belongs to this collection now, and is handed out (again).
void take_up(Transaction& transaction, const std::string& name, const Earlier& earlier,
             const StoredPuzzle& puzzle) {
  transaction.run(
      "UPDATE puzzles SET collection = :name, source = :shipped, listed = :listed WHERE id = :id",
      name, kShipped, puzzle.listed ? 1 : 0, earlier.id);
  if (earlier.puzzle == puzzle.puzzle) set_rating(transaction, earlier.id, puzzle.rating);
  // It may lie below where players are, who would pass it over: they start anew.
  if (puzzle.listed && !earlier.listed)
    transaction.run("DELETE FROM walks WHERE level = (SELECT level FROM puzzles WHERE id = :id)",
                    earlier.id);
}

// What came with an earlier text of the collection and is not in this one stays, as games refer to
// it, but is handed out no more. What is in both has the ratings of this one, on the same board.
void follow(Transaction& transaction, const std::string& name, const std::vector<Earlier>& before,
            const Puzzles& text) {
  std::unordered_map<std::string, const StoredPuzzle*> now_there;
  for (const StoredPuzzle& puzzle : text) now_there.emplace(puzzle_id(puzzle.canonical), &puzzle);
  for (const Earlier& earlier : before) {
    const auto found = now_there.find(earlier.id);
    if (found != now_there.end())
      take_up(transaction, name, earlier, *found->second);
    else if (earlier.marked && earlier.collection == name)
      transaction.run("UPDATE puzzles SET listed = 0 WHERE id = :id", earlier.id);
  }
}

}  // namespace

Result<LoadedCollection> load_table(Database& db, std::istream& table, const std::string& name,
                                    const SolveFn& solve, Moment now,
                                    const std::function<bool()>& stop) {
  return Loader{db, solve, now}.load(table, name, stop);
}

std::optional<StoredPuzzle> completed(StoredPuzzle puzzle, const SolveFn& solve) {
  const auto filling = formats::read_line(puzzle.puzzle);
  if (!filling) return std::nullopt;
  const auto solution = solve(*filling);  // also where one is given: nothing is taken on trust
  if (!solution) return std::nullopt;
  const StoredPuzzle plain = stored_puzzle(*filling, *solution);
  puzzle.canonical = plain.canonical;
  puzzle.puzzle = plain.puzzle;
  puzzle.solution = plain.solution;
  puzzle.givens = plain.givens;
  return puzzle;
}

Result<std::optional<LoadedCollection>> load_collection(Database& db, const std::string& name,
                                                        const std::string& text,
                                                        const SolveFn& solve, Moment now) {
  const auto loaded = is_loaded(db, name, text);
  if (!loaded) return tl::unexpected{loaded.error()};
  if (*loaded) return std::nullopt;
  const auto before = earlier_puzzles(db, name);
  if (!before) return tl::unexpected{before.error()};
  std::istringstream table{text};
  Puzzles all;
  auto report = Loader{db, solve, now, &all}.load(table, name, {});
  if (!report) return tl::unexpected{report.error()};
  const auto noted = db.write([&](Transaction& transaction) {
    follow(transaction, name, *before, all);
    note_loaded(transaction, name, text, now);
  });
  if (!noted) return tl::unexpected{noted.error()};
  return std::move(*report);
}

}  // namespace nonet::store
