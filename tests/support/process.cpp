#include "support/process.h"

#include <array>
#include <chrono>
#include <cstdlib>

#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "support/patience.h"
#include "support/running.h"

namespace nonet::testing {

namespace {

using Clock = std::chrono::steady_clock;
constexpr long kSomeWork = 10;  // hundredths of a second of the processor, however long that takes

struct Pipe {
  int read = -1;
  int write = -1;
  Pipe() {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) std::abort();
    read = ends[0];
    write = ends[1];
  }
};

void close_end(int& fd) {
  if (fd >= 0) ::close(fd);
  fd = -1;
}

[[noreturn]] void become(const std::string& program, const std::vector<std::string>& arguments,
                         const ProcessOptions& options, int in, int out, int err) {
  if (options.keyboard) {
    ::setsid();
    ::ioctl(out, TIOCSCTTY, 0);
  }
  ::dup2(options.keyboard && options.keyboard_is_input ? out : in, STDIN_FILENO);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(err, STDERR_FILENO);
  if (options.memory_kib) {
    const rlimit limit{static_cast<rlim_t>(*options.memory_kib) * 1024,
                       static_cast<rlim_t>(*options.memory_kib) * 1024};
    ::setrlimit(RLIMIT_AS, &limit);
  }
  for (const std::string& variable : options.environment)
    ::putenv(const_cast<char*>(variable.c_str()));
  ::signal(SIGPIPE, SIG_DFL);
  std::vector<char*> argv{const_cast<char*>(program.c_str())};
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  ::execv(program.c_str(), argv.data());
  ::_exit(127);
}

// Moves bytes between us and the process until it closes its ends.
class Conversation {
 public:
  Conversation(pid_t pid, const ProcessOptions& options, int in, int out, int err)
      : pid_{pid}, options_{options}, in_{in}, out_{out}, err_{err} {
    ::fcntl(in_, F_SETFL, O_NONBLOCK);
    if (options_.terminal) ::tcgetattr(out_, &before_);
  }

  void run(Finished& finished) {
    const auto deadline = Clock::now() + kLongest;
    while (out_ >= 0 || err_ >= 0) {
      if (Clock::now() > deadline) ::kill(pid_, SIGKILL);
      std::array<pollfd, 3> waiting{{{out_, POLLIN, 0}, {err_, POLLIN, 0}, {in_, POLLOUT, 0}}};
      if (written_ == options_.input.size()) waiting[2].fd = -1;
      ::poll(waiting.data(), waiting.size(), 100);
      feed(waiting[2].revents);
      if (waiting[0].revents != 0) take_out(finished);
      type(finished.out);
      if (waiting[1].revents != 0) take(err_, finished.err);
      notice_running(finished);
      if (options_.close_output_early && !finished.out.empty()) close_end(out_);
    }
    close_end(in_);
  }

 private:
  void feed(short ready) {
    if (ready != 0 && written_ < options_.input.size()) {
      const ssize_t wrote =
          ::write(in_, options_.input.data() + written_, options_.input.size() - written_);
      if (wrote > 0) written_ += static_cast<std::size_t>(wrote);
      if ((ready & POLLERR) != 0) written_ = options_.input.size();
    }
    if (written_ == options_.input.size() && !options_.hold_input) close_end(in_);
  }
  static void take(int& fd, std::string& text) {
    std::array<char, 65536> buffer;
    const ssize_t got = ::read(fd, buffer.data(), buffer.size());
    if (got > 0)
      text.append(buffer.data(), static_cast<std::size_t>(got));
    else
      close_end(fd);
  }
  void take_out(Finished& finished) {
    termios modes{};
    // The master's end of a terminal answers for the other.
    if (options_.terminal && ::tcgetattr(out_, &modes) == 0)
      finished.terminal_as_before = modes.c_lflag == before_.c_lflag &&
                                    modes.c_iflag == before_.c_iflag &&
                                    modes.c_oflag == before_.c_oflag;
    take(out_, finished.out);
  }
  void type(const std::string& out) {
    if (typed_ == options_.keys.size() || out_ < 0) return;
    const Typed& next = options_.keys[typed_];
    const std::size_t found = out.find(next.wait_for, seen_);
    if (found == std::string::npos) return;
    seen_ = out.size();
    ++typed_;
    if (::write(out_, next.keys.data(), next.keys.size()) < 0) std::abort();
  }
  void notice_running(const Finished& finished) {
    if (noticed_ || !options_.when_running) return;
    if (options_.silent ? !works_in_silence() : !has_said(finished)) return;
    noticed_ = true;
    options_.when_running(pid_);
  }
  bool has_said(const Finished& finished) const {
    if (options_.says.empty()) return !finished.out.empty() || !finished.err.empty();
    return finished.out.find(options_.says) != std::string::npos ||
           finished.err.find(options_.says) != std::string::npos;
  }
  bool works_in_silence() {
    if (written_ < options_.input.size() || !catches_ctrl_c(pid_)) return false;
    const long now = processor_time(pid_);
    if (!ready_at_) ready_at_ = now;
    return now - *ready_at_ >= kSomeWork || sleeps(pid_);
  }

  pid_t pid_;
  const ProcessOptions& options_;
  int in_;
  int out_;
  int err_;
  termios before_{};
  std::size_t written_ = 0;
  std::size_t typed_ = 0;
  std::size_t seen_ = 0;  // output that keys were already pressed for
  bool noticed_ = false;
  std::optional<long> ready_at_;  // the processor time it then had
};

}  // namespace

Finished run_process(const std::string& program, const std::vector<std::string>& arguments,
                     const ProcessOptions& options) {
  ::signal(SIGPIPE, SIG_IGN);
  Pipe in;
  Pipe out;
  Pipe err;
  int terminal = -1;
  int terminal_end = -1;
  if (options.terminal) {
    winsize size{.ws_row = 40, .ws_col = options.columns, .ws_xpixel = 0, .ws_ypixel = 0};
    if (::openpty(&terminal, &terminal_end, nullptr, nullptr, &size) != 0) std::abort();
  }
  int file = -1;
  if (!options.out_file.empty())
    file = ::open(options.out_file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);

  // What this process has resident counts as the child's peak: free memory is given back before.
  ::malloc_trim(0);
  const pid_t pid = ::fork();
  if (pid == 0) {
    const int child_out = file >= 0 ? file : options.terminal ? terminal_end : out.write;
    const int child_err = options.terminal ? terminal_end : err.write;
    become(program, arguments, options, in.read, child_out, child_err);
  }
  close_end(in.read);
  close_end(out.write);
  close_end(err.write);
  close_end(terminal_end);
  close_end(file);

  Finished finished;
  Conversation{pid, options, in.write, options.terminal ? terminal : out.read, err.read}.run(
      finished);
  int status = 0;
  rusage usage{};
  ::wait4(pid, &status, 0, &usage);
  finished.peak_kib = usage.ru_maxrss;
  if (WIFEXITED(status)) finished.exit_code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) finished.signal = WTERMSIG(status);
  return finished;
}

}  // namespace nonet::testing
