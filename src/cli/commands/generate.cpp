// nonet generate
#include "batch/generate.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "batch/record_stream.h"
#include "cli/args/nearest.h"
#include "cli/args/shared.h"
#include "cli/commands/commands.h"
#include "cli/commands/db_shelf.h"
#include "cli/commands/db_verb.h"
#include "cli/commands/logic_options.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/screen/progress_bar.h"
#include "cli/screen/terminal.h"
#include "generate/full_grid.h"
#include "play/stored/stored_rating.h"
#include "service/practice.h"
#include "service/rated_puzzles.h"
#include "store/base/ids.h"
#include "wire/generate.h"
#include "wire/record.h"

namespace nonet::cli {

namespace {

using service::GenerateEnd;

// Where the puzzles go: standard output or a file, whole lines only.
class Sheet {
 public:
  static tl::expected<Sheet, batch::FileFailure> open(const GenerateCommand& command) {
    const std::string& file = command.output;
    if (file.empty()) return Sheet{STDOUT_FILENO};
    Sheet sheet{::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_APPEND, 0666)};
    if (sheet.fd_ < 0)
      return tl::unexpected{
          batch::FileFailure{batch::FileFailure::Kind::io,
                             fmt::format("cannot write '{}': {}", file, std::strerror(errno))}};
    if (sheet.size() > 0 && !command.append && !command.resume)
      return tl::unexpected{batch::FileFailure{
          batch::FileFailure::Kind::not_empty,
          fmt::format("'{}' holds something already: --resume goes on with it, --append adds to it",
                      file)}};
    name_output(sheet.fd_, file);
    if (command.resume) sheet.cut_torn_line();
    return sheet;
  }
  ~Sheet() {
    if (fd_ > STDERR_FILENO) ::close(fd_);
  }
  Sheet(Sheet&& other) noexcept : fd_{std::exchange(other.fd_, -1)} {}
  Sheet(const Sheet&) = delete;
  Sheet& operator=(const Sheet&) = delete;
  Sheet& operator=(Sheet&&) = delete;

  int fd() const { return fd_; }
  // Bytes that were in the file before; none for a pipe or a device.
  off_t size() const {
    struct stat status = {};
    return ::fstat(fd_, &status) == 0 && S_ISREG(status.st_mode) ? status.st_size : 0;
  }
  // Its last line has no end.
  bool torn() const { return size() > 0 && byte_at(size() - 1) != '\n'; }
  bool write(const std::string& text) {
    auto wrote = write_all(fd_, text);
    if (!wrote) error_ = wrote.error();
    return wrote.has_value();
  }
  const std::optional<batch::IoError>& error() const { return error_; }

 private:
  explicit Sheet(int fd) : fd_{fd} {}
  char byte_at(off_t place) const {
    char byte = '\n';
    return ::pread(fd_, &byte, 1, place) == 1 ? byte : '\n';
  }
  // What a run that was killed left half written.
  void cut_torn_line() {
    off_t end = size();
    while (end > 0 && byte_at(end - 1) != '\n') --end;
    if (end < size() && ::ftruncate(fd_, end) != 0) return;  // then it is told as unreadable
  }

  int fd_;
  std::optional<batch::IoError> error_;
};

// What the puzzles of a file must look like for more of them to be added.
struct Looks {
  formats::Format format;
  bool objects;  // JSON with everything about them
};

// The puzzle of a record, or why it is none that such a file has.
tl::expected<Filling, std::string> same_kind(const batch::Record& record, const Looks& looks) {
  const auto reading =
      record.error != nullptr
          ? tl::expected<formats::Reading, formats::ReadError>{tl::unexpected{*record.error}}
          : formats::read(record.text);
  if (!reading)
    return tl::unexpected{"this is no puzzle: " +
                          formats::describe(reading.error().at_line(record.line, record.column))};
  const bool object = record.text.starts_with('{') && reading->format != formats::Format::squares;
  if (!formats::may_share_a_file(reading->format, looks.format) || object != looks.objects)
    return tl::unexpected{
        fmt::format("line {} is written in another form than the one asked for", record.line)};
  if (looks.objects)
    if (const auto written = wire::read_line(record.text); !written)
      return tl::unexpected{fmt::format("line {} {}", record.line, written.error())};
  return reading->grid.puzzle();
}

// What is in the file already must not be made again. How many it is, or why it cannot be gone on
// with.
tl::expected<std::uint64_t, batch::FileFailure> remember(int fd, const Looks& looks,
                                                         service::KnownPuzzles& known) {
  std::uint64_t puzzles = 0;
  batch::RecordStream stream{batch::bytes_of_file(fd), std::nullopt};
  for (;;) {
    const auto chunk = stream.next();
    if (!chunk)
      return tl::unexpected{batch::FileFailure{batch::FileFailure::Kind::io, chunk.error().reason}};
    if (!*chunk) return puzzles;
    for (std::size_t i = 0; i < (*chunk)->size(); ++i) {
      const batch::Record record = (**chunk)[i];
      if (record.kind != formats::Record::Kind::puzzle) continue;
      const auto puzzle = same_kind(record, looks);
      if (!puzzle)
        return tl::unexpected{batch::FileFailure{batch::FileFailure::Kind::other, puzzle.error()}};
      known.add(*puzzle);
      ++puzzles;
    }
  }
}

class Generation {
 public:
  Generation(const GenerateCommand& command, generate::Order order, Sheet& sheet)
      : command_{command}, order_{std::move(order)}, sheet_{sheet} {}

  // The same into a database; what was made is stored also when it ends before its time.
  int run(store::Database& db) {
    constexpr std::size_t kMadeAtOnce = 256;  // they take their time
    Shelf shelf{db, kMadeAtOnce};
    const store::RateFn rate = play::rating_function();
    const service::Generated done =
        make(is_terminal(STDERR_FILENO), [&](const generate::Made& made) {
          store::StoredPuzzle puzzle = store::stored_puzzle(made.puzzle, made.solution);
          puzzle.rating = rate(made.puzzle);
          puzzle.source = "nonet generate";
          puzzle.seed = std::to_string(order_.seed);
          return shelf.put(std::move(puzzle));
        });
    if (shelf.fault() || !shelf.flush()) return report_fault(*shelf.fault());
    if (!sheet_.write(shelf.sentence() + "\n")) return kIoError;
    return conclude(done);
  }

  int run() {
    if (command_.append || command_.resume)
      if (const int code = continue_file(); code != kFine) return code;
    if (count_ == 0) return kFine;  // the file holds them all
    const bool bar_shown = is_terminal(STDERR_FILENO) && !is_terminal(sheet_.fd());
    if (!sheet_.write(std::string{envelope_.opening})) return kIoError;
    const service::Generated done = make(bar_shown, [&](const generate::Made& made) {
      return sheet_.write((std::exchange(begun_, true) ? std::string{envelope_.separator} : "") +
                          line_of(made) + "\n");
    });
    if (sheet_.error() || !sheet_.write(std::string{envelope_.closing})) return kIoError;
    return conclude(done);
  }

 private:
  service::Generated make(bool bar_shown, const std::function<bool(const generate::Made&)>& take) {
    ProgressBar bar{bar_shown, count_, "attempts"};
    return batch::generate(
        {.order = order_,
         .count = count_,
         .budget = budget_,
         .stop = [] { return interrupted().load(); },
         .progress =
             [&](const service::GenerateProgress& progress) {
               bar.update(progress.made, progress.attempts);
             }},
        command_.jobs > 0 ? command_.jobs : std::max(1U, std::thread::hardware_concurrency()),
        known_, take);
  }

  std::optional<logic::TechniqueId> practice() const {
    const auto& use = order_.wish.techniques.use;
    return use.empty() ? std::nullopt : std::optional{use.front()};
  }

  // Reads the file, and begins where it ends. Anything but kFine: told why not.
  int continue_file() {
    if (sheet_.size() == 0) return kFine;
    const auto there = remember(sheet_.fd(), looks(), known_);
    if (!there)
      return refuse({there.error().kind, fmt::format("cannot go on with '{}': {}", command_.output,
                                                     there.error().sentence)});
    if (command_.resume) count_ -= std::min(count_, *there);
    written_ = *there;
    begun_ = true;
    return !sheet_.torn() || sheet_.write("\n") ? static_cast<int>(kFine) : kIoError;
  }

  Looks looks() const {
    if (command_.json) return {formats::Format::json, true};
    return {practice() ? formats::Format::hodoku : command_.to, false};
  }

  // Numbered as the lines of the output are.
  std::string as_json(const generate::Made& made) {
    wire::RecordHead head;
    head.source = "generate";
    head.line = ++written_;
    return wire::to_json(wire::Line<wire::GeneratedPuzzle>{
        head, made.puzzle,
        wire::generated_document(*service::rated(made, order_), order_.seed)});  // nothing stops it
  }

  std::string line_of(const generate::Made& made) {
    if (command_.json) return as_json(made);
    if (const auto technique = practice())
      return *service::practice_line(made.puzzle, *technique, order_.wish.techniques.allowed());
    return formats::write_element(Grid{made.puzzle}, command_.to);
  }

  int conclude(const service::Generated& done) const {
    const service::GenerateProgress& progress = done.progress;
    const std::string tried = fmt::format(
        "{} made in {}{} (seed {})", grouped(progress.made), counted(progress.attempts, "attempt"),
        progress.repeated == 0 ? ""
                               : fmt::format(", {} were there already", grouped(progress.repeated)),
        order_.seed);
    switch (done.end) {
      case GenerateEnd::complete:
        if (command_.stats) complain(tried);
        return kFine;
      case GenerateEnd::budget:
        complain(fmt::format("{} found within the budget of {}: {}; a larger --budget{} may help",
                             progress.made == 0 ? "none" : "no other one", grouped(budget_), tried,
                             order_.method == generate::Method::published ? " or --rounds" : ""));
        return kFailed;
      case GenerateEnd::stopped:
        complain("interrupted: " + tried +
                 (command_.output.empty() ? "" : "; --resume goes on with the file"));
        return kInterrupted;
      case GenerateEnd::refused:
        break;
    }
    return kIoError;
  }

  const GenerateCommand& command_;
  generate::Order order_;
  Sheet& sheet_;
  std::uint64_t count_ = command_.count;  // still to be made
  std::uint64_t budget_ = command_.budget.value_or(service::default_budget(order_.method));
  // Lines of our own stand for themselves.
  formats::Envelope envelope_ =
      command_.json || practice() ? formats::Envelope{} : formats::envelope_of(command_.to);
  service::KnownPuzzles known_;
  bool begun_ = false;         // something stands before the next puzzle
  std::uint64_t written_ = 0;  // puzzles that the file holds
};

int write_full_grids(const GenerateCommand& command, std::uint64_t seed, Sheet& sheet) {
  SplitMix64 source{seed};
  const auto method =
      command.wish.uniform_grids ? generate::GridMethod::uniform : generate::GridMethod::published;
  const formats::Envelope envelope = formats::envelope_of(command.to);
  bool good = sheet.write(std::string{envelope.opening});
  const bool bar_shown = is_terminal(STDERR_FILENO) && !is_terminal(sheet.fd());
  std::optional<ProgressBar> bar{std::in_place, bar_shown, command.count, "grids"};
  std::uint64_t i = 0;
  for (; good && i < command.count && !interrupted(); ++i) {
    const Grid grid{generate::full_grid(method, source)};
    good = sheet.write((i > 0 ? std::string{envelope.separator} : "") +
                       formats::write_element(grid, command.to) + "\n");
    bar->update(i + 1, i + 1);
  }
  bar.reset();
  if (!good || !sheet.write(std::string{envelope.closing})) return kIoError;
  if (i == command.count) return kFine;
  complain(fmt::format("interrupted: {} made (seed {})", grouped(i), seed));
  return kInterrupted;
}

// The technique that may have been meant.
std::string suggestion_for(const service::WishError& error) {
  const auto near = nearest(error.unknown_technique, technique_keys());
  return near ? " Do you mean " + *near + "?" : "";
}

}  // namespace

int run(const GenerateCommand& command) {
  take_signals();
  const auto profile = load_profile(command.profile);
  if (!profile) {
    complain(profile.error());
    return kWrongUsage;
  }
  auto wish = service::read_wish(command.wish, *profile);
  if (!wish) {
    const service::WishError& error = wish.error();
    complain((error.field.empty() ? "" : "--" + error.field + ": ") + error.sentence +
             suggestion_for(error));
    return kWrongUsage;
  }
  auto sheet = Sheet::open(command);
  if (!sheet) return refuse(sheet.error());
  const std::uint64_t seed = command.seed.value_or(service::short_seed(store::random_bits()));
  if (command.full_grids) return write_full_grids(command, seed, *sheet);
  Generation generation{command, {*std::move(wish), seed, command.method, command.rounds}, *sheet};
  if (!command.db) return generation.run();
  const auto db = open_database(*command.db);
  return db ? generation.run(**db) : db.error();
}

}  // namespace nonet::cli
