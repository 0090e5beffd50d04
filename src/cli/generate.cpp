// nonet generate
#include "service/generate.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <random>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/logic_options.h"
#include "cli/progress_bar.h"
#include "cli/terminal.h"
#include "generate/full_grid.h"
#include "rate/branching.h"
#include "service/practice.h"
#include "service/record_stream.h"

namespace nonet::cli {

namespace {

using service::GenerateEnd;

// Where the puzzles go: standard output or a file, whole lines only.
class Sheet {
 public:
  // The sentence why it cannot be opened.
  static tl::expected<Sheet, std::string> open(const std::string& file, bool append) {
    if (file.empty()) return Sheet{STDOUT_FILENO};
    const int mode = append ? O_APPEND : O_TRUNC;
    const int fd = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | mode, 0666);
    if (fd < 0)
      return tl::unexpected{fmt::format("cannot write '{}': {}", file, std::strerror(errno))};
    return Sheet{fd};
  }
  ~Sheet() {
    if (fd_ > STDERR_FILENO) ::close(fd_);
  }
  Sheet(Sheet&& other) noexcept : fd_{std::exchange(other.fd_, -1)} {}
  Sheet(const Sheet&) = delete;
  Sheet& operator=(const Sheet&) = delete;
  Sheet& operator=(Sheet&&) = delete;

  int fd() const { return fd_; }
  bool write(const std::string& text) {
    auto wrote = write_all(fd_, text);
    if (!wrote) error_ = wrote.error();
    return wrote.has_value();
  }
  const std::optional<service::IoError>& error() const { return error_; }

 private:
  explicit Sheet(int fd) : fd_{fd} {}
  int fd_;
  std::optional<service::IoError> error_;
};

// What is in the file already must not be made again.
void remember(int fd, service::KnownPuzzles& known) {
  service::RecordStream stream{fd, std::nullopt};
  while (auto chunk = stream.next()) {
    if (!*chunk) break;
    for (std::size_t i = 0; i < (*chunk)->size(); ++i)
      if ((**chunk)[i].kind == formats::Record::Kind::puzzle)
        if (const auto reading = formats::read((**chunk)[i].text))
          known.add(reading->grid.puzzle());
  }
}

std::string json_of(const generate::Made& made, std::uint64_t seed) {
  const rate::Branching rating = rate::branching(made.puzzle, made.solution);
  return fmt::format(
      R"({{"puzzle":"{}","solution":"{}","givens":{},"branching":{},"level":"{}","seed":{},"attempt":{}}})",
      formats::write_line(made.puzzle), formats::write_line(made.solution), made.puzzle.size(),
      rating.difficulty(), rate::name_of(rate::level_of(rating.difficulty())), seed, made.attempt);
}

class Generation {
 public:
  Generation(const GenerateCommand& command, generate::Order order, Sheet& sheet)
      : command_{command}, order_{std::move(order)}, sheet_{sheet} {}

  int run() {
    if (command_.append) remember(sheet_.fd(), known_);
    const bool bar_shown = is_terminal(STDERR_FILENO) && !is_terminal(sheet_.fd());
    std::optional<ProgressBar> bar{std::in_place, bar_shown, command_.count};
    const formats::Envelope envelope = formats::envelope_of(command_.to);
    const bool enveloped = !command_.json && !practice();
    if (enveloped && !sheet_.write(std::string{envelope.opening})) return failure();
    const service::Generated done = service::generate(
        {.order = order_,
         .count = command_.count,
         .budget = budget(),
         .jobs =
             command_.jobs > 0 ? command_.jobs : std::max(1U, std::thread::hardware_concurrency()),
         .stop = interrupted(),
         .progress =
             [&](const service::GenerateProgress& progress) {
               bar->update(progress.made, progress.attempts, "attempts");
             }},
        known_, [&](const generate::Made& made) {
          return sheet_.write(
              (enveloped && std::exchange(begun_, true) ? std::string{envelope.separator} : "") +
              line_of(made) + "\n");
        });
    bar.reset();
    if (sheet_.error()) return failure();
    if (enveloped && !sheet_.write(std::string{envelope.closing})) return failure();
    return conclude(done);
  }

 private:
  std::optional<logic::TechniqueId> practice() const {
    const auto& use = order_.wish.techniques.use;
    return use.empty() ? std::nullopt : std::optional{use.front()};
  }

  std::uint64_t budget() const {
    if (command_.budget) return *command_.budget;
    // One attempt of the published way is what its rounds allow.
    return order_.method == generate::Method::published ? 1 : kDefaultBudget;
  }

  std::string line_of(const generate::Made& made) const {
    if (const auto technique = practice())
      return *service::practice_line(made.puzzle, *technique, order_.wish.techniques.allowed());
    if (command_.json) return json_of(made, order_.seed);
    return formats::write_element(Grid{made.puzzle}, command_.to);
  }

  int failure() const {
    if (sheet_.error()->failure != service::IoFailure::closed_pipe)
      complain("cannot write the output: " + sheet_.error()->reason);
    return kIoError;
  }

  int conclude(const service::Generated& done) const {
    const service::GenerateProgress& progress = done.progress;
    const std::string tried = fmt::format(
        "{} made in {} attempts{} (seed {})", grouped(progress.made), grouped(progress.attempts),
        progress.repeated == 0 ? ""
                               : fmt::format(", {} were there already", grouped(progress.repeated)),
        order_.seed);
    switch (done.end) {
      case GenerateEnd::complete:
        if (command_.stats) complain(tried);
        return kFine;
      case GenerateEnd::budget:
        complain(fmt::format("none found within the budget of {}: {}; a larger --budget{} may help",
                             grouped(budget()), tried,
                             order_.method == generate::Method::published ? " or --rounds" : ""));
        return kFailed;
      case GenerateEnd::stopped:
        complain("interrupted: " + tried);
        return kInterrupted;
      case GenerateEnd::refused:
        break;
    }
    return kIoError;
  }

  static constexpr std::uint64_t kDefaultBudget = 200'000;

  const GenerateCommand& command_;
  generate::Order order_;
  Sheet& sheet_;
  service::KnownPuzzles known_;
  bool begun_ = false;
};

int write_full_grids(const GenerateCommand& command, std::uint64_t seed, Sheet& sheet) {
  SplitMix64 source{seed};
  const auto method =
      command.wish.uniform_grids ? generate::GridMethod::uniform : generate::GridMethod::published;
  const formats::Envelope envelope = formats::envelope_of(command.to);
  bool good = sheet.write(std::string{envelope.opening});
  for (std::uint64_t i = 0; good && i < command.count; ++i) {
    if (interrupted()) return kInterrupted;
    const Grid grid{generate::full_grid(method, source)};
    good = sheet.write((i > 0 ? std::string{envelope.separator} : "") +
                       formats::write_element(grid, command.to) + "\n");
  }
  if (good) good = sheet.write(std::string{envelope.closing});
  if (!good) complain("cannot write the output: " + sheet.error()->reason);
  return good ? kFine : kIoError;
}

std::uint64_t chosen_seed(const GenerateCommand& command) {
  if (command.seed) return *command.seed;
  std::random_device device;  // short enough to be typed again
  return device();
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
    complain((error.field.empty() ? "" : "--" + error.field + ": ") + error.sentence);
    return kWrongUsage;
  }
  auto sheet = Sheet::open(command.output, command.append);
  if (!sheet) {
    complain(sheet.error());
    return kIoError;
  }
  const std::uint64_t seed = chosen_seed(command);
  if (command.full_grids) return write_full_grids(command, seed, *sheet);
  return Generation{command, {*std::move(wish), seed, command.method, command.rounds}, *sheet}
      .run();
}

}  // namespace nonet::cli
