// nonet db migrate, status, stats, backup
#include <filesystem>
#include <string>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands/commands.h"
#include "cli/commands/db_verb.h"
#include "cli/exit_code.h"
#include "cli/screen/terminal.h"
#include "play/stored/stored_rating.h"
#include "store/base/maintenance.h"
#include "wire/figures.h"

namespace nonet::cli {

namespace {

int say(const std::string& text, int code = kFine) {
  return write_all(STDOUT_FILENO, text + "\n") ? code : kIoError;
}

std::string sentence_of(const store::SchemaStatus& status) {
  if (status.found == status.wanted)
    return fmt::format("tables of version {}: up to date", status.found);
  if (status.found > status.wanted)
    return fmt::format("tables of version {}, this program knows them up to {}: use the newer one",
                       status.found, status.wanted);
  return fmt::format("tables of version {}, this program wants {}: run nonet db migrate",
                     status.found, status.wanted);
}

using Pairs = std::vector<std::pair<std::string, std::int64_t>>;

// A heading and its counts; an empty name is worded.
std::string lines_of(std::string_view heading, const Pairs& pairs, std::string_view nameless) {
  std::string text = fmt::format("{}\n", heading);
  for (const auto& [name, count] : pairs)
    text += fmt::format("  {:<24}{:>14}\n", name.empty() ? nameless : std::string_view{name},
                        grouped(static_cast<std::uint64_t>(count)));
  return text;
}

// Puzzles with ratings that cannot be.
store::Result<std::vector<std::string>> rating_problems(store::Database& db) {
  constexpr std::size_t kAtOnce = 2000;
  std::vector<std::string> problems;
  for (std::int64_t last = 0;;) {
    const auto page = store::all_puzzles(db, last, kAtOnce);
    if (!page) return tl::unexpected{page.error()};
    if (page->empty()) return problems;
    for (const store::StoredPuzzle& puzzle : *page)
      if (const auto nonsense = play::nonsense_in(puzzle.rating))
        problems.push_back(fmt::format("puzzle {}: {}", puzzle.id, *nonsense));
    last = page->back().number;
  }
}

int check(const DbStatusCommand& command) {
  const auto db = open_existing_database(command.db);
  if (!db) return db.error();
  auto problems = store::integrity_problems(**db);
  if (!problems) return report_fault(problems.error());
  const auto ratings = rating_problems(**db);
  if (!ratings) return report_fault(ratings.error());
  problems->insert(problems->end(), ratings->begin(), ratings->end());
  for (const std::string& problem : *problems) complain(problem);
  if (problems->empty() && !command.json) return say("everything fits together");
  return problems->empty() ? kFine : kIoError;
}

}  // namespace

int run(const DbMigrateCommand& command) {
  const auto before = store::schema_status(command.db.url);
  const auto db = open_database(command.db);
  if (!db) return db.error();
  const auto after = store::schema_status(command.db.url);
  if (!after) return report_fault(after.error());
  const std::int64_t found = before ? before->found : 0;
  if (found == after->found) return say(sentence_of(*after));
  return say(fmt::format("tables brought from version {} to {}", found, after->found));
}

int run(const DbStatusCommand& command) {
  const auto status = store::schema_status(command.db.url);
  if (!status) return report_fault(status.error());
  const int code = status->found > status->wanted ? kIoError : kFine;
  const std::string text = command.json
                               ? wire::to_json(wire::DbStatus{{}, status->found, status->wanted})
                               : sentence_of(*status);
  const int said = say(text, code);
  return said == kFine && command.check ? check(command) : said;
}

int run(const DbStatsCommand& command) {
  const auto db = open_existing_database(command.db);
  if (!db) return db.error();
  const auto counts = store::count_all(**db);
  if (!counts) return report_fault(counts.error());
  if (command.json)
    return say(wire::to_json(
        wire::DbStats{{}, counts->tables, counts->levels, counts->collections, counts->engines}));
  std::string text = lines_of("rows", counts->tables, "");
  text += lines_of("puzzles by level", counts->levels, "(not rated)");
  text += lines_of("puzzles by collection", counts->collections, "(none)");
  text += lines_of("puzzles by the version that rated them", counts->engines, "(not rated)");
  text.pop_back();
  return say(text);
}

int run(const DbBackupCommand& command) {
  const auto db = open_existing_database(command.db);
  if (!db) return db.error();
  const auto copied = store::back_up(**db, command.file);
  if (!copied) return report_fault(copied.error());
  return say("backup written to " + command.file);
}

}  // namespace nonet::cli
