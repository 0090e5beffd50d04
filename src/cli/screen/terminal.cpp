#include "cli/screen/terminal.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

#include <signal.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/exit_code.h"

namespace nonet::cli {

namespace {

std::atomic<bool> interrupted_flag{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only touch such");

void on_interrupt(int) {
  if (interrupted_flag.exchange(true)) _exit(kInterrupted);
}

std::atomic<int> lost_output{0};  // errno of a failed write
std::atomic<int> lost_descriptor{-1};

struct NamedOutput {
  int descriptor = -1;
  std::string file;
};
NamedOutput named_output;

}  // namespace

std::atomic<bool>& interrupted() { return interrupted_flag; }

void take_signals() {
  struct sigaction action = {};
  action.sa_handler = on_interrupt;  // no SA_RESTART: a blocked read must return
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  signal(SIGPIPE, SIG_IGN);
}

bool is_terminal(int fd) { return isatty(fd) == 1; }

bool is_file(int fd) {
  struct stat status = {};
  return ::fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
}

bool can_draw(int fd) {
  const char* term = std::getenv("TERM");
  return is_terminal(fd) && (term == nullptr || std::strcmp(term, "dumb") != 0);
}

bool wants_colour(int fd) {
  const char* no_colour = std::getenv("NO_COLOR");
  return can_draw(fd) && (no_colour == nullptr || *no_colour == '\0');
}

int columns_of(int fd) {
  winsize size{};
  return ::ioctl(fd, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

std::string coloured(std::string_view text, Colour colour, int fd) {
  if (!wants_colour(fd)) return std::string{text};
  constexpr const char* kCodes[] = {"31", "32", "33", "2"};
  return std::string{"\x1b["} + kCodes[static_cast<int>(colour)] + "m" + std::string{text} +
         "\x1b[0m";
}

tl::expected<void, batch::IoError> write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t wrote = ::write(fd, text.data(), text.size());
    if (wrote < 0) {
      if (errno == EINTR) continue;
      if (errno != EPIPE && fd != STDERR_FILENO) {
        lost_output = errno;
        lost_descriptor = fd;
      }
      return tl::unexpected{
          batch::IoError{errno == EPIPE ? batch::IoFailure::closed_pipe : batch::IoFailure::write,
                         std::strerror(errno)}};
    }
    text.remove_prefix(static_cast<std::size_t>(wrote));
  }
  return {};
}

void name_output(int fd, std::string file) { named_output = {fd, std::move(file)}; }

std::optional<std::string> why_output_was_lost() {
  if (lost_output == 0) return std::nullopt;
  const bool named = lost_descriptor == named_output.descriptor;
  return "cannot write " + (named ? "'" + named_output.file + "'" : "the output") + ": " +
         std::strerror(lost_output);
}

void complain(std::string_view sentence) {
  // Nobody is left to be told when standard error itself cannot be written.
  (void)write_all(STDERR_FILENO, "nonet: " + std::string{sentence} + "\n");
}

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, ",");
  return digits;
}

}  // namespace nonet::cli
