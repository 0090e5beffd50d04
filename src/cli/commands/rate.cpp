// nonet rate
#include "service/rate.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands/commands.h"
#include "cli/commands/logic_options.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/json_line.h"
#include "cli/screen/rating_card.h"
#include "cli/screen/terminal.h"
#include "wire/rate.h"

namespace nonet::cli {

namespace {

// A puzzle takes from a fraction of a millisecond to seconds: small chunks keep all threads at work
// to the end.
constexpr std::size_t kPuzzlesAtOnce = 8;

// The rows of a file that tell most about the profile they were rated with.
class TellingRows {
 public:
  struct Row {
    std::uint64_t telling;  // 0: nothing
    std::uint64_t number;
    std::string text;
  };

  void offer(Row row) {
    if (row.telling == 0) return;
    if (rows_.size() < kMost) return rows_.push_back(std::move(row));
    const auto least = std::ranges::min_element(rows_, {}, &Row::telling);
    if (least->telling < row.telling) *least = std::move(row);
  }
  const std::vector<Row>& rows() const { return rows_; }

 private:
  static constexpr std::size_t kMost = 3;  // each is rated again, which may take a second

  std::vector<Row> rows_;
};

class RateRun {
 public:
  RateRun(const RateCommand& command, logic::Profile profile) : command_{command} {
    options_.profile = std::move(profile);
    options_.stop = [] { return interrupted().load(); };
  }

  std::string header() const {
    return command_.input.json ? std::string{} : service::rating_header(table());
  }

  // One puzzle for a person.
  batch::Answer one(const batch::Record& record) const {
    const auto reading = read_record(record, command_.input);
    if (!reading) return reading.error();
    const service::RatedCard card = service::rate(reading->grid, options_);
    batch::Answer answer = refusal_of(card, "");
    if (command_.input.json)
      answer.out = card_line(record, reading->grid.puzzle(), card);
    else if (card)
      answer.out = rating_card_text(*card, options_.profile);
    return answer;
  }

  void chunk(const batch::Chunk& chunk, const batch::Answers& answers) const {
    for (std::size_t i = 0; i < chunk.size(); ++i) {
      if (chunk[i].kind != formats::Record::Kind::puzzle) continue;
      batch::Answer answer = is_done(chunk[i]) ? batch::Answer{} : line_for(chunk[i]);
      if (!answers(std::move(answer))) return;
    }
  }

  // By what the answer to a record is known, for finding the place to go on.
  std::optional<batch::LineTest> key(const batch::Record& record) const {
    const auto reading = read_record(record, command_.input);
    std::optional<std::string> puzzle;
    if (reading) puzzle = formats::write_line(reading->grid.puzzle());
    if (command_.input.json) return is_object_about(record, std::move(puzzle));
    if (!puzzle) return std::nullopt;
    return [this, puzzle](std::string_view row) -> Fits {
      return column(row, kPuzzleColumn) == *puzzle ? Fits{} : tl::unexpected<std::string>{""};
    };
  }

  // How much a line of the output says about the profile. Profiles agree on easy puzzles; where one
  // ends without a solution, any other is likely to differ.
  std::uint64_t telling(std::string_view line) const {
    std::optional<std::uint64_t> points;
    if (command_.input.json) {
      const auto written = wire::read_line(line);
      if (!written || !written->answered) return 0;
      if (written->score) points = static_cast<std::uint64_t>(*written->score);
    } else {
      if (column(line, kBranchingColumn).empty()) return 0;
      const std::string_view score = column(line, kScoreColumn);
      if (!score.empty())
        std::from_chars(score.data(), score.data() + score.size(), points.emplace(0));
    }
    return points ? *points + 1 : UINT64_MAX;
  }

  // What this run writes for the puzzle of a line of the output.
  std::string again(std::string_view line) const {
    wire::WrittenLine written;
    if (command_.input.json)
      written = wire::read_line(line).value_or(written);
    else
      written.puzzle = column(line, kPuzzleColumn);
    const auto puzzle = formats::read_line(written.puzzle.value_or(""));
    if (!puzzle) return {};
    const batch::Record record{.kind = formats::Record::Kind::puzzle,
                               .line = written.line,
                               .text = {},
                               .error = nullptr,
                               .column = written.column,
                               .source = written.source};
    return answer_for(record, Grid{*puzzle}).out;
  }

  void go_on_after(const batch::EarlierRun& earlier) { earlier_ = earlier; }

 private:
  service::RatingTable table() const {
    return command_.csv ? service::RatingTable::csv : service::RatingTable::tsv;
  }

  bool is_done(const batch::Record& record) const {
    return record.line < earlier_.input_line ||
           (record.line == earlier_.input_line && record.before < earlier_.on_line);
  }

  batch::Answer line_for(const batch::Record& record) const {
    const auto reading = read_record(record, command_.input);
    if (!reading) return reading.error();
    return answer_for(record, reading->grid);
  }

  batch::Answer answer_for(const batch::Record& record, const Grid& board) const {
    if (command_.input.json) {
      const service::RatedCard card = service::rate(board, options_);
      batch::Answer answer = refusal_of(card, place_of(record));
      answer.out = card_line(record, board.puzzle(), card);
      return answer;
    }
    const service::BriefRating rating = service::rate_briefly(board, options_);
    batch::Answer answer = refusal_of(rating, place_of(record));
    answer.out = service::rating_row(table(), board.puzzle(), rating);
    return answer;
  }

  static std::string card_line(const batch::Record& record, const Filling& puzzle,
                               const service::RatedCard& card) {
    return card ? json_line(record, puzzle, wire::rating_document(*card))
                : problem_line(record, puzzle, wire::document_of(card.error()));
  }

  using Fits = tl::expected<void, std::string>;
  static batch::LineTest is_object_about(const batch::Record& record,
                                         std::optional<std::string> puzzle) {
    return [line = record.line, column = record.column,
            puzzle = std::move(puzzle)](std::string_view text) -> Fits {
      const auto written = wire::read_line(text);
      if (!written) return tl::unexpected{written.error()};
      if (written->line != line || written->column != column || written->puzzle != puzzle)
        return tl::unexpected<std::string>{""};
      return {};
    };
  }

  static constexpr int kPuzzleColumn = 0;
  static constexpr int kBranchingColumn = 1;
  static constexpr int kScoreColumn = 3;

  std::string_view column(std::string_view row, int number) const {
    const char separator = table() == service::RatingTable::tsv ? '\t' : ',';
    for (; number > 0; --number)
      row.remove_prefix(std::min(row.size(), std::min(row.find(separator), row.size()) + 1));
    return row.substr(0, row.find(separator));
  }

  template <class Rated>
  static batch::Answer refusal_of(const Rated& rated, const std::string& place) {
    if (rated) return {};
    return {.out = {}, .problem = place + "no rating: " + rated.error().sentence, .failed = true};
  }

  const RateCommand& command_;
  service::RateOptions options_;
  batch::EarlierRun earlier_;
};

// Two profiles in one table would be two scales. Nothing when all is well.
std::optional<batch::FileFailure> why_not_to_go_on(const RateRun& run, const TellingRows& telling,
                                                   const std::string& output) {
  for (const TellingRows::Row& row : telling.rows())
    if (run.again(row.text) != row.text)
      return batch::FileFailure{
          batch::FileFailure::Kind::other,
          fmt::format("cannot go on: line {} of '{}' was rated otherwise than now; "
                      "--profile must be the same as before",
                      row.number, output)};
  return std::nullopt;
}

// Where an earlier run has ended.
tl::expected<batch::EarlierRun, batch::FileFailure> end_of_earlier_run(const RateCommand& command,
                                                                       const RateRun& run) {
  TellingRows telling;
  auto found = batch::find_earlier_run(
      {command.input.input, command.input.from}, command.output, run.header(),
      [&](const batch::Record& record) { return run.key(record); },
      [&](std::uint64_t number, std::string_view line) {
        telling.offer({run.telling(line), number, std::string{line}});
      });
  if (!found) return found;
  if (auto reason = why_not_to_go_on(run, telling, command.output))
    return tl::unexpected{*std::move(reason)};
  return found;
}

batch::FileFailure with_way_on(batch::FileFailure failure) {
  if (failure.kind == batch::FileFailure::Kind::not_empty)
    failure.sentence += ": --resume goes on with it";
  return failure;
}

// Into a file: from its beginning, or from where an earlier run has ended.
int rate_into_file(const RateCommand& command, RateRun& run, Verb& verb) {
  batch::EarlierRun earlier;
  if (command.resume) {
    const auto found = end_of_earlier_run(command, run);
    if (!found) return refuse(found.error());
    earlier = *found;
  }
  const auto file = batch::AnswerFile::open(command.output, earlier.bytes, command.resume);
  if (!file) return refuse(with_way_on(file.error()));
  run.go_on_after(earlier);
  if (earlier.bytes > 0) verb.opening.clear();
  verb.output = file->descriptor();
  name_output(verb.output, command.output);
  verb.always_many = true;
  const int code = answer_input(command.input, verb);
  if (code == kInterrupted) complain("--resume goes on with the file");
  return code;
}

}  // namespace

int run(const RateCommand& command) {
  auto profile = load_profile(command.profile);
  if (!profile) {
    complain(profile.error());
    return kWrongUsage;
  }
  RateRun run{command, *std::move(profile)};
  Verb verb;
  verb.one = [&](const batch::Record& record) { return run.one(record); };
  verb.many = [&](const batch::Chunk& chunk, const batch::Answers& answers) {
    run.chunk(chunk, answers);
  };
  if (!run.header().empty()) verb.opening = run.header() + "\n";
  verb.always_many = command.tsv || command.csv;
  verb.most_at_once = kPuzzlesAtOnce;
  if (!command.output.empty()) return rate_into_file(command, run, verb);
  const int code = answer_input(command.input, verb);
  // What `> FILE` has left is what --output would have left.
  if (code == kInterrupted && is_file(STDOUT_FILENO) &&
      std::filesystem::is_regular_file(command.input.input))
    complain("--output with the name of the file, and --resume, go on with it");
  return code;
}

}  // namespace nonet::cli
