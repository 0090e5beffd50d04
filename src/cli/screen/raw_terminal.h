// A terminal taken over for a full-screen program, and given back as it was.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include <termios.h>

#include "cli/screen/canvas.h"

namespace nonet::cli {

// Where keys come from: standard input if it is a terminal, else the terminal of the session
// (the puzzle came through a pipe), else nowhere.
class Keyboard {
 public:
  Keyboard();
  ~Keyboard();
  Keyboard(const Keyboard&) = delete;
  Keyboard& operator=(const Keyboard&) = delete;

  explicit operator bool() const { return fd_ >= 0; }
  int fd() const { return fd_; }

 private:
  int fd_;
};

// While it lives: keys come one by one and unseen, frames fill the alternate screen, the cursor is
// hidden. However the scope is left, the terminal is as before: Ctrl-C, SIGTERM and SIGHUP only
// set interrupted(), and Ctrl-Z gives the terminal back for the time of the pause.
class RawTerminal {
 public:
  explicit RawTerminal(const Keyboard& keyboard);
  ~RawTerminal();
  RawTerminal(const RawTerminal&) = delete;
  RawTerminal& operator=(const RawTerminal&) = delete;

  // As it is now: the person may have resized it.
  Window window() const;
  // Draws the rows that differ from the frame before. False: the terminal is gone.
  bool show(std::vector<std::string> lines);
  // The bytes of the keys pressed; empty when the time was over or a signal came, nothing when
  // the terminal is gone.
  std::optional<std::string> wait_for_keys(std::chrono::milliseconds longest);
  // Ctrl-Z: stops the program until it is called back. True if it was stopped.
  bool stop_if_asked();

 private:
  void enter();
  void leave();

  int keys_;
  termios before_{};
  std::vector<std::string> shown_;
};

}  // namespace nonet::cli
