// nonet rate
#include "service/rate.h"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/logic_options.h"
#include "cli/rating_card.h"
#include "cli/resume.h"
#include "cli/terminal.h"
#include "service/json.h"

namespace nonet::cli {

namespace {

// A puzzle takes from a fraction of a millisecond to seconds: small chunks keep all threads at work
// to the end.
constexpr std::size_t kPuzzlesAtOnce = 8;

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
  service::Answer one(const service::BatchRecord& record) const {
    const auto reading = read_record(record, command_.input);
    if (!reading) return reading.error();
    const service::RatedCard card = service::rate(reading->grid, options_);
    service::Answer answer = refusal_of(card, "");
    if (command_.input.json)
      answer.out = service::to_json(reading->grid.puzzle(), card);
    else if (card)
      answer.out = rating_card_text(*card, options_.profile);
    return answer;
  }

  void chunk(const service::Chunk& chunk, const service::Answers& answers) const {
    for (std::size_t i = 0; i < chunk.size(); ++i) {
      if (chunk[i].kind != formats::Record::Kind::puzzle) continue;
      const bool done = chunk[i].line <= done_to_;
      service::Answer answer = done ? service::Answer{} : line_for(chunk[i]);
      if (!answers(std::move(answer))) return;
    }
  }

  // How the answer to a record begins, for finding the place to go on.
  std::optional<std::string> key(const service::BatchRecord& record) const {
    const auto reading = read_record(record, command_.input);
    if (!reading)
      return command_.input.json ? std::optional<std::string>{"{\"error\":"} : std::nullopt;
    const std::string puzzle = formats::write_line(reading->grid.puzzle());
    if (command_.input.json) return fmt::format(R"({{"puzzle":"{}",)", puzzle);
    return puzzle + (table() == service::RatingTable::tsv ? "\t" : ",");
  }

  // Puzzles that begin up to this line are answered already.
  void go_on_after(std::uint64_t line) { done_to_ = line; }

 private:
  service::RatingTable table() const {
    return command_.csv ? service::RatingTable::csv : service::RatingTable::tsv;
  }

  service::Answer line_for(const service::BatchRecord& record) const {
    const auto reading = read_record(record, command_.input);
    if (!reading) return reading.error();
    const Filling puzzle = reading->grid.puzzle();
    const std::string place = fmt::format("line {}: ", record.line);
    if (command_.input.json) {
      const service::RatedCard card = service::rate(reading->grid, options_);
      service::Answer answer = refusal_of(card, place);
      answer.out = service::to_json(puzzle, card);
      return answer;
    }
    const service::BriefRating rating = service::rate_briefly(reading->grid, options_);
    service::Answer answer = refusal_of(rating, place);
    answer.out = service::rating_row(table(), puzzle, rating);
    return answer;
  }

  template <class Rated>
  static service::Answer refusal_of(const Rated& rated, const std::string& place) {
    if (rated) return {};
    return {.out = {}, .problem = place + "no rating: " + rated.error().sentence, .failed = true};
  }

  const RateCommand& command_;
  service::RateOptions options_;
  std::uint64_t done_to_ = 0;
};

int refuse(const FileFailure& failure) {
  complain(failure.sentence);
  return failure.exit_code;
}

// Into a file: from its beginning, or from where an earlier run has ended.
int rate_into_file(const RateCommand& command, RateRun& run, Verb& verb) {
  Progress progress;
  if (command.resume) {
    const auto found =
        find_progress(command.input, command.output, run.header(),
                      [&](const service::BatchRecord& record) { return run.key(record); });
    if (!found) return refuse(found.error());
    progress = *found;
  }
  const auto file = AnswerFile::open(command.output, progress.bytes, command.resume);
  if (!file) return refuse(file.error());
  run.go_on_after(progress.input_line);
  if (progress.bytes > 0) verb.opening.clear();
  verb.output = file->descriptor();
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
  verb.one = [&](const service::BatchRecord& record) { return run.one(record); };
  verb.many = [&](const service::Chunk& chunk, const service::Answers& answers) {
    run.chunk(chunk, answers);
  };
  if (!run.header().empty()) verb.opening = run.header() + "\n";
  verb.always_many = command.tsv || command.csv;
  verb.most_at_once = kPuzzlesAtOnce;
  if (!command.output.empty()) return rate_into_file(command, run, verb);
  return answer_input(command.input, verb);
}

}  // namespace nonet::cli
