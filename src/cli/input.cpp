#include "cli/input.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iostream>
#include <span>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/args/typed_puzzle.h"
#include "cli/exit_code.h"
#include "cli/json_line.h"
#include "cli/screen/progress_bar.h"
#include "cli/screen/terminal.h"
#include "formats/wide.h"
#include "wire/finding.h"

namespace nonet::cli {

namespace {

// An input: a puzzle that was typed, or an open file. Owns its descriptor unless it is standard
// input.
class Source {
 public:
  Source(int fd, std::string name, std::string_view source)
      : fd_{fd}, name_{std::move(name)}, source_{wire::as_utf8(source)} {}
  Source(std::string typed, std::string_view source) : source_{source}, typed_{std::move(typed)} {}
  ~Source() {
    if (fd_ > STDIN_FILENO) ::close(fd_);
  }
  Source(Source&& other) noexcept
      : fd_{std::exchange(other.fd_, -1)},
        name_{std::move(other.name_)},
        source_{std::move(other.source_)},
        typed_{std::move(other.typed_)} {}
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;
  Source& operator=(Source&&) = delete;

  batch::Bytes bytes() const {
    return fd_ < 0 ? batch::bytes_of_text(typed_) : batch::bytes_of_file(fd_);
  }
  bool comes_from_terminal() const { return is_terminal(fd_); }
  // How complaints call it; empty for a typed puzzle.
  const std::string& name() const { return name_; }
  // How answers in JSON call it.
  const std::string& source() const { return source_; }
  std::uint64_t size() const {
    if (fd_ < 0) return typed_.size();
    struct stat status = {};
    return ::fstat(fd_, &status) == 0 && S_ISREG(status.st_mode)
               ? static_cast<std::uint64_t>(status.st_size)
               : 0;
  }

 private:
  int fd_ = -1;
  std::string name_;
  std::string source_;
  std::string typed_;
};

constexpr std::string_view kStandardInput = "-";
constexpr std::string_view kTyped = "argument";

std::string ask_for_puzzle() {
  (void)write_all(STDERR_FILENO,
                  "Type or paste a puzzle (81 characters or nine lines), then an empty line:\n");
  std::string text;
  for (std::string line; std::getline(std::cin, line) && !line.empty();) text += line + "\n";
  return text;
}

// Why there is no source: an exit code, and the sentence if there is one to say.
struct Refusal {
  int exit_code;
  std::string sentence;
};

int report(const Refusal& reason) {
  if (!reason.sentence.empty()) complain(reason.sentence);
  return reason.exit_code;
}

tl::expected<Source, Refusal> open_source(const std::string& input,
                                          std::size_t shortest = kShortestPuzzle) {
  if (input.empty() && is_terminal(STDIN_FILENO)) return Source{ask_for_puzzle(), kStandardInput};
  if (input.empty() || input == kStandardInput)
    return Source{STDIN_FILENO, "standard input", kStandardInput};
  const int fd = ::open(input.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd >= 0) {
    struct stat status = {};
    if (::fstat(fd, &status) == 0 && S_ISDIR(status.st_mode)) {
      ::close(fd);
      return tl::unexpected{Refusal{kIoError, "cannot read '" + input + "': it is a directory"}};
    }
    return Source{fd, input, input};
  }
  const int reason = errno;
  if (reason == EINTR) return tl::unexpected{Refusal{kInterrupted, {}}};  // a FIFO without a writer
  if ((reason == ENOENT || reason == ENAMETOOLONG) && looks_like_puzzle(input, shortest))
    return Source{input, kTyped};
  std::string sentence = "cannot open '" + input + "': " + std::strerror(reason);
  if (reason == ENOENT) sentence += " (and it does not look like a puzzle)";
  return tl::unexpected{Refusal{kIoError, std::move(sentence)}};
}

int report_failure(const batch::IoError& error, const Source& source) {
  switch (error.failure) {
    case batch::IoFailure::interrupted:
      return kInterrupted;
    case batch::IoFailure::closed_pipe:  // the reader has seen enough: nothing to say
    case batch::IoFailure::write:        // told at main's end
      break;
    case batch::IoFailure::read:
      complain("cannot read " + source.name() + ": " + error.reason);
      break;
  }
  return kIoError;
}

class Run {
 public:
  Run(const InputOptions& options, const Verb& verb, const Source& source)
      : options_{options},
        verb_{verb},
        source_{source},
        stream_{source.bytes(),
                options.from,
                verb.most_at_once,
                options.after_line,
                options.aligned ? formats::Crowded::whole : formats::Crowded::apart,
                source.source()} {}

  int answer() {
    if (!options_.aligned && !verb_.always_many && options_.after_line == 0) {
      const auto single = stream_.holds_one_puzzle();
      if (!single) return report_failure(single.error(), source_);
      if (*single) return answer_one();
    }
    return verb_.many ? answer_many() : refuse_many();
  }

 private:
  int answer_one() {
    for (;;) {
      auto chunk = stream_.next();
      if (!chunk) return report_failure(chunk.error(), source_);
      if (!*chunk) return kFine;  // cannot happen: the puzzle comes before the end
      for (std::size_t i = 0; i < (*chunk)->size(); ++i)
        if ((**chunk)[i].kind == formats::Record::Kind::puzzle) return print_one((**chunk)[i]);
    }
  }

  // Several, or none at all.
  int refuse_many() {
    batch::Progress seen;
    while (seen.puzzles == 0) {
      const auto chunk = stream_.next();
      if (!chunk) return report_failure(chunk.error(), source_);
      if (!*chunk) return report_no_puzzle(seen.bytes);
      seen.puzzles += (*chunk)->puzzles();
      seen.bytes += (*chunk)->bytes();
    }
    complain(prefixed("this takes a single puzzle, and here are several"));
    return kWrongUsage;
  }

  int report_no_puzzle(std::uint64_t bytes) const {
    complain(prefixed(bytes == 0                 ? "the input is empty"
                      : options_.after_line == 0 ? "there is no puzzle in it"
                                                 : "there is no puzzle behind that line"));
    return kFailed;
  }

  int print_one(const batch::Record& record) {
    batch::Answer answer = verb_.one(record);
    if (!answer.problem.empty()) complain(prefixed(answer.problem));
    if (!answer.out.empty())
      if (const auto wrote = put_out(answer.out + "\n"); !wrote)
        return report_failure(wrote.error(), source_);
    if (interrupted()) return kInterrupted;
    return answer.failed ? kFailed : kFine;
  }

  tl::expected<void, batch::IoError> put_out(std::string_view text) const {
    return verb_.sink ? verb_.sink(text) : write_all(verb_.output, text);
  }

  // Not among the answers, nor among what a person types.
  bool may_show_bar() const {
    return verb_.bar && is_terminal(STDERR_FILENO) && !source_.comes_from_terminal() &&
           (verb_.sink || !is_terminal(verb_.output));
  }

  int answer_many() {
    std::optional<ProgressBar> bar{std::in_place, may_show_bar(), source_.size(), "puzzles"};
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    batch::Options settings{
        .jobs = options_.jobs > 0 ? options_.jobs : cores,
        .aligned = options_.aligned,
        .separator = verb_.separator,
        .stop = interrupted(),
        .progress = [&](const batch::Progress& progress) { bar->update(progress); }};
    if (options_.json) settings.echo = comment_line;
    const batch::Output output{
        .out =
            [&](std::string_view text) {
              return verb_.sieve ? put_out(verb_.sieve(text)) : put_out(text);
            },
        .problem = [&](std::string_view text) { bar->complain_above(prefixed(text)); }};

    if (const auto opened = output.out(verb_.opening); !opened)
      return report_failure(opened.error(), source_);
    const auto done = batch::run(stream_, settings, verb_.many, output);
    bar.reset();
    if (!done) return report_failure(done.error(), source_);
    if (const auto closed = output.out(verb_.closing); !closed)
      return report_failure(closed.error(), source_);
    return conclude(*done);
  }

  int conclude(const batch::Progress& done) {
    if (interrupted()) {
      complain("interrupted after " + counted(done.puzzles, "puzzle") + way_on(done));
      return kInterrupted;
    }
    if (done.puzzles == 0) return report_no_puzzle(done.bytes);
    if (verb_.summary)
      if (const auto told = verb_.summary(source_.source()); !told)
        return report_failure(told.error(), source_);
    return done.failed > 0 ? kFailed : kFine;
  }

  std::string way_on(const batch::Progress& done) const {
    const std::uint64_t line = done.puzzles == 0 ? options_.after_line : done.line;
    return verb_.goes_on && line > 0 ? fmt::format("; --after-line {} goes on", line) : "";
  }

  std::string prefixed(std::string_view sentence) const {
    return source_.name().empty() ? std::string{sentence}
                                  : source_.name() + ": " + std::string{sentence};
  }

  const InputOptions& options_;
  const Verb& verb_;
  const Source& source_;
  batch::RecordStream stream_;
};

// All of the input as one text.
tl::expected<std::string, int> read_whole(const Source& source) {
  constexpr std::size_t kMost = 1 << 20;  // a 36×36 board takes 5 kB
  std::string text(kMost, '\0');
  std::size_t length = 0;
  const batch::Bytes bytes = source.bytes();
  while (length < kMost) {
    const auto got = bytes(std::span{text}.subspan(length));
    if (!got) return tl::unexpected<int>{report_failure(got.error(), source)};
    if (*got == 0) break;
    length += *got;
  }
  text.resize(length);
  return text;
}

batch::Answer unreadable(const batch::Record& record, const formats::ReadError& error,
                         const InputOptions& options) {
  return {.out = options.json ? problem_line(record, std::nullopt, wire::document_of(error))
                              : std::string{},
          .problem = formats::describe(error),
          .failed = true};
}

}  // namespace

int answer_input(const InputOptions& options, const Verb& verb) {
  take_signals();
  const auto source = open_source(options.input);
  if (!source) return report(source.error());
  return Run{options, verb, *source}.answer();
}

int answer_wide_input(
    const InputOptions& options, Shape shape,
    const std::function<batch::Answer(const batch::Record&, const WideFilling&)>& one) {
  take_signals();
  const auto source = open_source(options.input, shortest_puzzle(shape.cells()));
  if (!source) return report(source.error());
  const auto text = read_whole(*source);
  if (!text) return text.error();
  const batch::Record record{.kind = formats::Record::Kind::puzzle,
                             .line = 1,
                             .text = *text,
                             .error = nullptr,
                             .source = source->source()};
  const auto board = formats::read_wide(*text, shape);
  const batch::Answer answer =
      board ? one(record, *board) : unreadable(record, board.error(), options);
  if (!answer.problem.empty()) complain(answer.problem);
  if (!answer.out.empty() && !write_all(STDOUT_FILENO, answer.out + "\n")) return kIoError;
  return interrupted() ? kInterrupted : answer.failed ? kFailed : kFine;
}

int refuse(const batch::FileFailure& failure) {
  complain(failure.sentence);
  return failure.kind == batch::FileFailure::Kind::io ? kIoError : kWrongUsage;
}

std::string place_of(const batch::Record& record) {
  if (record.column == 1) return fmt::format("line {}: ", record.line);
  return fmt::format("line {}, column {}: ", record.line, record.column);
}

tl::expected<formats::Reading, batch::Answer> read_record(const batch::Record& record,
                                                          const InputOptions& options) {
  const auto refusal = [&](const formats::ReadError& error) {
    return tl::unexpected{unreadable(record, error, options)};
  };
  const auto in_file = [&](const formats::ReadError& error) {
    return error.at_line(record.line, record.column);
  };
  if (record.error != nullptr) return refusal(in_file(*record.error));
  auto reading = formats::read(record.text, options.from);
  if (!reading) return refusal(in_file(reading.error()));
  return *reading;
}

}  // namespace nonet::cli
