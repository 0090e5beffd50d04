// nonet check
#include "service/check.h"

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "batch/line_counts.h"
#include "cli/commands/commands.h"
#include "cli/commands/db_verb.h"
#include "cli/input.h"
#include "cli/json_line.h"
#include "cli/screen/terminal.h"
#include "play/stored/known_puzzle.h"
#include "store/puzzles/recognise.h"
#include "wire/check.h"

namespace nonet::cli {

namespace {

// "unique" puzzles are what a collection should hold; everything else counts as a failure.
bool failed(const service::CheckReport& report) {
  return report.standing != service::Standing::unique;
}

// Nothing when there is no database to ask.
using KnownAs = std::optional<std::optional<store::Recognised>>;

std::string words_for_known(const std::optional<store::Recognised>& known) {
  if (!known) return "not in the database";
  const store::StoredPuzzle& stored = known->stored;
  std::string text = "stored as " + stored.id;
  if (stored.rating.level) text += ", level " + *stored.rating.level;
  if (!stored.collection.empty()) text += ", collection " + stored.collection;
  return text;
}

wire::Check document_of(const service::CheckReport& report, const KnownAs& stored) {
  wire::Check document = wire::document_of(report);
  if (!stored) return document;
  document.known.emplace();
  if (auto known = play::known_as(*stored))
    document.known = wire::Known{known->id, known->level, known->collection};
  return document;
}

std::string for_a_person(const service::CheckReport& report, const KnownAs& known) {
  std::string text;
  for (const service::Finding& finding : report.findings) {
    if (!text.empty()) text += '\n';
    const Colour colour = finding.good ? Colour::green : Colour::red;
    text += coloured(finding.name, colour, STDOUT_FILENO) + ": " + finding.sentence;
  }
  if (report.standing == service::Standing::several)
    for (const Filling& solution : report.solutions) text += "\n  " + formats::write_line(solution);
  if (known)
    text += "\n" +
            (*known ? coloured("known", Colour::green, STDOUT_FILENO) : std::string{"not-known"}) +
            ": " + words_for_known(*known);
  return text;
}

std::string for_a_batch(const batch::Record& record, const service::CheckReport& report,
                        const KnownAs& known) {
  std::string text = place_of(record);
  for (std::size_t i = 0; i < report.findings.size(); ++i)
    text += (i > 0 ? "; " : "") + report.findings[i].sentence;
  if (known) text += "; " + words_for_known(*known);
  return text;
}

struct CheckTally {
  std::array<std::atomic<std::uint64_t>, 6> by_standing{};

  void add(service::Standing standing) { ++by_standing[static_cast<std::size_t>(standing)]; }
  void print() const {
    const auto of = [&](service::Standing standing) {
      return grouped(by_standing[static_cast<std::size_t>(standing)]);
    };
    using enum service::Standing;
    complain(fmt::format(
        "{} with exactly one solution, {} with several, {} with none, {} against "
        "the rules, {} unreadable",
        of(unique), of(several), of(unsolvable), of(broken), of(service::Standing::unreadable)));
  }
};

class CheckRun {
 public:
  // Without a database it is not said whether a puzzle is known.
  CheckRun(const CheckCommand& command, store::Database* database)
      : command_{command}, database_{database} {}

  batch::Answer one(const batch::Record& record) { return answer(record, nullptr, for_a_person); }

  // The plain lines of a chunk are counted together, then each is reported on.
  void chunk(const batch::Chunk& chunk, const batch::Answers& answers) {
    const search::Limit limit{.solutions = 2, .stop = [] { return interrupted().load(); }};
    const batch::LineCounts counts{chunk, command_.input.from, limit};
    for (std::size_t i = 0; i < chunk.size(); ++i) {
      const batch::Record record = chunk[i];
      if (record.kind != formats::Record::Kind::puzzle) continue;
      if (is_told_by_count(counts.of(i))) {
        if (!answers(told_by_count(record))) return;
        continue;
      }
      std::optional<search::Count> known;
      if (const search::Tally* solutions = counts.of(i)) known = search::count_of(*solutions);
      const auto as_text = [&](const service::CheckReport& report, const KnownAs& stored) {
        return for_a_batch(record, report, stored);
      };
      if (!answers(answer(record, known ? &*known : nullptr, as_text))) return;
    }
  }

  void print_tally() const { tally_.print(); }

 private:
  // Most lines of a collection: one solution, and nothing more to say. A report would take longer
  // than the solution did.
  bool is_told_by_count(const search::Tally* solutions) const {
    return solutions != nullptr && solutions->solutions == 1 && !command_.minimal &&
           !command_.input.json && database_ == nullptr;
  }
  batch::Answer told_by_count(const batch::Record& record) {
    static const std::string open = service::unique_finding(false).sentence;
    static const std::string solved = service::unique_finding(true).sentence;
    tally_.add(service::Standing::unique);
    const bool full = record.text.find_first_of(".0") == std::string_view::npos;
    return {.out = place_of(record) + (full ? solved : open), .problem = {}, .failed = false};
  }

  template <class AsText>
  batch::Answer answer(const batch::Record& record, const search::Count* known, AsText as_text) {
    const auto reading = read_record(record, command_.input);
    if (!reading) {
      tally_.add(service::Standing::unreadable);
      return reading.error();
    }
    const auto report =
        service::check(*reading, {.minimality = command_.minimal, .known = known, .stop = {}});
    tally_.add(report.standing);
    batch::Answer answer{.out = {}, .problem = {}, .failed = failed(report)};
    const KnownAs stored = look_up(record, reading->grid.puzzle(), answer);
    answer.out = command_.input.json
                     ? json_line(record, reading->grid.filling(), document_of(report, stored))
                     : as_text(report, stored);
    return answer;
  }

  // A database that does not answer is a problem of this puzzle.
  KnownAs look_up(const batch::Record& record, const Filling& puzzle, batch::Answer& answer) const {
    if (database_ == nullptr) return std::nullopt;
    auto known = store::recognise(*database_, puzzle);
    if (known) return *std::move(known);
    answer.problem = place_of(record) + known.error().sentence;
    answer.failed = true;
    return std::nullopt;
  }

  const CheckCommand& command_;
  store::Database* database_;
  CheckTally tally_;
};

}  // namespace

int run(const CheckCommand& command) {
  std::unique_ptr<store::Database> database;
  if (command.db) {
    auto opened = open_existing_database({*command.db});
    if (!opened) return opened.error();
    database = std::move(*opened);
  }
  CheckRun run{command, database.get()};
  Verb verb;
  verb.one = [&](const batch::Record& record) { return run.one(record); };
  verb.many = [&](const batch::Chunk& chunk, const batch::Answers& answers) {
    run.chunk(chunk, answers);
  };
  verb.goes_on = true;
  verb.summary = [&](std::string_view) -> tl::expected<void, batch::IoError> {
    run.print_tally();
    return {};
  };
  return answer_input(command.input, verb);
}

}  // namespace nonet::cli
