#include "store/collections.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <system_error>

#include <fmt/format.h>

#include "formats/format.h"
#include "store/loaded.h"
#include "store/puzzle_lines.h"
#include "store/transaction.h"

namespace nonet::store {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBatch = 2000;

std::vector<fs::path> tables_in(const std::string& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator{folder, error})
    if (entry.path().extension() == ".tsv") files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

// One file, read into batches.
class Loader {
 public:
  Loader(Database& db, const SolveFn& solve, Moment now) : db_{db}, solve_{solve}, now_{now} {}

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
    batch_.push_back(std::move(*puzzle));
  }
  Result<void> flush() {
    const auto added = add_puzzles(db_, batch_, now_);
    if (!added) return tl::unexpected{added.error()};
    report_.added += added->added;
    report_.known += added->known;
    batch_.clear();
    return {};
  }

  Database& db_;
  const SolveFn& solve_;
  Moment now_;
  LoadedCollection report_;
  Puzzles batch_;
};

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
  std::istringstream table{text};
  auto report = load_table(db, table, name, solve, now);
  if (!report) return tl::unexpected{report.error()};
  const auto noted =
      db.write([&](Transaction& transaction) { note_loaded(transaction, name, text, now); });
  if (!noted) return tl::unexpected{noted.error()};
  return std::move(*report);
}

Result<std::vector<LoadedCollection>> load_collections(Database& db, const std::string& folder,
                                                       const SolveFn& solve, Moment now) {
  std::vector<LoadedCollection> reports;
  for (const fs::path& file : tables_in(folder)) {
    std::ifstream in{file, std::ios::binary};
    const std::string text{std::istreambuf_iterator<char>{in}, {}};
    auto report = load_collection(db, file.stem(), text, solve, now);
    if (!report) return tl::unexpected{report.error()};
    if (*report) reports.push_back(std::move(**report));
  }
  return reports;
}

}  // namespace nonet::store
