// nonet db export, rerate: everything that goes through the stored puzzles page by page.
#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands/commands.h"
#include "cli/commands/db_verb.h"
#include "cli/commands/logic_options.h"
#include "cli/exit_code.h"
#include "cli/screen/progress_bar.h"
#include "cli/screen/terminal.h"
#include "formats/format.h"
#include "logic/technique.h"
#include "play/stored/stored_rating.h"
#include "rate/level.h"
#include "store/base/maintenance.h"
#include "store/puzzles/puzzle_lines.h"

namespace nonet::cli {

namespace {

constexpr std::size_t kPage = 2000;

using Page = std::function<store::Result<store::Puzzles>(const store::StoredPuzzle& last)>;

// Pages that begin behind the last puzzle of the one before.
Page pages_of(const DbExportCommand& command, store::Database& db) {
  if (const auto level = rate::parse_level(command.level))
    return [&db, level](const store::StoredPuzzle& last) {
      return store::puzzles_by_level(db, rate::name_of(*level), last.id, kPage);
    };
  if (!command.technique.empty())
    return [&](const store::StoredPuzzle& last) {
      return store::puzzles_by_technique(db, command.technique, last.number, kPage);
    };
  if (!command.collection.empty())
    return [&](const store::StoredPuzzle& last) {
      return store::puzzles_by_collection(db, command.collection, last.number, kPage);
    };
  return
      [&](const store::StoredPuzzle& last) { return store::all_puzzles(db, last.number, kPage); };
}

// Hands every page to `work`, which answers an exit code; anything but kFine ends it.
int each_page(const Page& pages, const std::function<int(const store::Puzzles&)>& work) {
  store::StoredPuzzle last;
  for (;;) {
    const auto page = pages(last);
    if (!page) return report_fault(page.error());
    if (page->empty()) return kFine;
    if (const int code = work(*page); code != kFine) return code;
    if (interrupted()) return kInterrupted;
    last = page->back();
  }
}

bool is_whole(const DbExportCommand& command) {
  return command.level.empty() && command.technique.empty() && command.collection.empty();
}

std::string written(const store::StoredPuzzle& puzzle, const DbExportCommand& command) {
  if (command.tsv) return store::puzzle_line(puzzle);
  const auto filling = formats::read_line(puzzle.puzzle);
  return filling ? formats::write_element(Grid{*filling}, command.to) : std::string{};
}

std::uint64_t puzzles_in(const store::Counts& counts) {
  for (const auto& [table, rows] : counts.tables)
    if (table == "puzzles") return static_cast<std::uint64_t>(rows);
  return 0;
}

bool has_collection(const store::Counts& counts, const std::string& name) {
  return std::ranges::any_of(counts.collections,
                             [&](const auto& row) { return row.first == name; });
}

// A name that nothing has would give an empty file.
std::optional<std::string> why_refused(const DbExportCommand& command) {
  if (!command.level.empty() && !rate::parse_level(command.level))
    return "'" + command.level + "' is no level: very-easy, easy, normal, hard, very-hard, extreme";
  if (!command.technique.empty() && !logic::parse_technique(command.technique))
    return no_technique(command.technique);
  return std::nullopt;
}

}  // namespace

int run(const DbExportCommand& command) {
  take_signals();
  if (const auto reason = why_refused(command)) {
    complain(*reason);
    return kWrongUsage;
  }
  const auto db = open_existing_database(command.db);
  if (!db) return db.error();
  const auto counts = store::count_all(**db);
  if (!counts) return report_fault(counts.error());
  if (!command.collection.empty() && !has_collection(*counts, command.collection)) {
    complain("there is no puzzle of a collection '" + command.collection +
             "' (nonet db stats lists them)");
    return kWrongUsage;
  }
  const formats::Envelope envelope =
      command.tsv ? formats::Envelope{} : formats::envelope_of(command.to);
  const auto put = [](std::string_view text) {
    return write_all(STDOUT_FILENO, text) ? kFine : kIoError;
  };
  const std::string head =
      command.tsv ? store::puzzle_line_head() + "\n" : std::string{envelope.opening};
  if (const int code = put(head); code != kFine) return code;
  const bool shown = is_terminal(STDERR_FILENO) && !is_terminal(STDOUT_FILENO);
  std::optional<ProgressBar> bar{std::in_place, shown, is_whole(command) ? puzzles_in(*counts) : 0,
                                 "puzzles"};
  std::size_t done = 0;
  bool first = true;
  const int code = each_page(pages_of(command, **db), [&](const store::Puzzles& page) {
    bar->update(done, done);
    done += page.size();
    std::string text;
    for (const store::StoredPuzzle& puzzle : page) {
      if (!std::exchange(first, false)) text += envelope.separator;
      text += written(puzzle, command) + "\n";
    }
    return put(text);
  });
  bar.reset();
  if (code == kInterrupted) complain("interrupted after " + counted(done, "puzzle"));
  return code == kFine ? put(envelope.closing) : code;
}

int run(const DbRerateCommand& command) {
  take_signals();
  const store::RateFn rate = play::rating_function();
  const auto db = open_existing_database(command.db);
  if (!db) return db.error();
  const auto counts = store::count_all(**db);
  if (!counts) return report_fault(counts.error());
  std::optional<ProgressBar> bar{std::in_place, is_terminal(STDERR_FILENO), puzzles_in(*counts),
                                 "puzzles rated"};
  std::size_t seen = 0;
  std::size_t rated = 0;
  const DbExportCommand everything;
  const int code = each_page(pages_of(everything, **db), [&](const store::Puzzles& page) {
    std::vector<std::pair<std::string, store::Rating>> ratings;
    for (const store::StoredPuzzle& puzzle : page) {
      if (!command.all && puzzle.rating.engine_version == play::rating_version()) continue;
      const auto filling = formats::read_line(puzzle.puzzle);
      if (filling && !interrupted()) ratings.emplace_back(puzzle.id, rate(*filling));
      bar->update(seen + static_cast<std::size_t>(&puzzle - page.data()), rated + ratings.size());
    }
    seen += page.size();
    const auto stored = store::set_ratings(**db, ratings);
    if (!stored) return report_fault(stored.error());
    rated += ratings.size();
    return static_cast<int>(kFine);
  });
  bar.reset();
  if (code == kInterrupted) complain("interrupted: the same command goes on");
  const bool told = write_all(STDOUT_FILENO, counted(rated, "puzzle") + " rated\n").has_value();
  return told ? code : kIoError;
}

}  // namespace nonet::cli
