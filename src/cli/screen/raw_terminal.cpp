#include "cli/screen/raw_terminal.h"

#include <array>
#include <atomic>
#include <cerrno>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/screen/terminal.h"

namespace nonet::cli {

namespace {

std::atomic<bool> stop_asked{false};

// Unlike the handler of take_signals a second signal does not end the program: the terminal has
// to be given back first, and the loop that does it never waits long.
void on_end(int) { interrupted() = true; }
void on_stop(int) { stop_asked = true; }

void handle(int signal, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;  // no SA_RESTART: poll must return
  sigaction(signal, &action, nullptr);
}

// Alternate screen, no cursor, no wrapping at the right edge; and back.
constexpr std::string_view kEnter = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[0m\x1b[2J";
constexpr std::string_view kLeave = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

}  // namespace

Keyboard::Keyboard()
    : fd_{is_terminal(STDIN_FILENO) ? STDIN_FILENO : ::open("/dev/tty", O_RDONLY | O_CLOEXEC)} {}
Keyboard::~Keyboard() {
  if (fd_ > STDIN_FILENO) ::close(fd_);
}

RawTerminal::RawTerminal(const Keyboard& keyboard) : keys_{keyboard.fd()} {
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) handle(signal, on_end);
  handle(SIGTSTP, on_stop);
  enter();
}

RawTerminal::~RawTerminal() {
  leave();
  handle(SIGTSTP, SIG_DFL);
  handle(SIGHUP, SIG_DFL);
  take_signals();
}

void RawTerminal::enter() {
  ::tcgetattr(keys_, &before_);
  termios raw = before_;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);  // ISIG stays: Ctrl-C is a signal
  raw.c_iflag &= ~static_cast<tcflag_t>(IXON);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  // What was typed before the screen came up was not meant for it (the rest of a pasted puzzle).
  ::tcsetattr(keys_, TCSAFLUSH, &raw);
  (void)write_all(STDOUT_FILENO, kEnter);
  shown_.clear();
}

void RawTerminal::leave() {
  (void)write_all(STDOUT_FILENO, kLeave);
  ::tcsetattr(keys_, TCSADRAIN, &before_);
}

Window RawTerminal::window() const {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0)
    return {};
  return {.rows = size.ws_row, .columns = size.ws_col};
}

bool RawTerminal::show(std::vector<std::string> lines) {
  const bool anew = lines.size() != shown_.size();
  std::string text = anew ? "\x1b[2J" : "";
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (anew || lines[i] != shown_[i]) text += fmt::format("\x1b[{};1H{}", i + 1, lines[i]);
  shown_ = std::move(lines);
  return write_all(STDOUT_FILENO, text).has_value();
}

std::optional<std::string> RawTerminal::wait_for_keys(std::chrono::milliseconds longest) {
  pollfd waiting{keys_, POLLIN, 0};
  const int ready = ::poll(&waiting, 1, static_cast<int>(longest.count()));
  if (ready == 0 || (ready < 0 && errno == EINTR)) return std::string{};
  std::array<char, 256> buffer{};
  const ssize_t got = ready < 0 ? -1 : ::read(keys_, buffer.data(), buffer.size());
  if (got < 0 && errno == EINTR) return std::string{};
  if (got <= 0) return std::nullopt;
  return std::string{buffer.data(), static_cast<std::size_t>(got)};
}

bool RawTerminal::stop_if_asked() {
  if (!stop_asked.exchange(false)) return false;
  leave();
  ::raise(SIGSTOP);
  enter();
  return true;
}

}  // namespace nonet::cli
