// What the program may assume about its surroundings: terminals, colours, signals, descriptors.
#pragma once

#include <atomic>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "batch/record_stream.h"

namespace nonet::cli {

// Set by Ctrl-C (and SIGTERM); a second Ctrl-C ends the program at once.
std::atomic<bool>& interrupted();
// From now on Ctrl-C sets interrupted(), and a closed pipe is an error value instead of a signal.
void take_signals();

bool is_terminal(int fd);
// A regular file: what is written stays.
bool is_file(int fd);
// A terminal where text can be put at any place.
bool can_draw(int fd);
// Colours only on a terminal, and not where NO_COLOR is set.
bool wants_colour(int fd);

// How wide the terminal is now; 80 where it does not tell.
int columns_of(int fd);

enum class Colour { red, green, yellow, dim };
std::string coloured(std::string_view text, Colour colour, int fd);

// Everything or an error. Who gets one answers with kIoError; the sentence is told at main's end.
tl::expected<void, batch::IoError> write_all(int fd, std::string_view text);
// The file behind a descriptor, for the sentence. Before anything is written there.
void name_output(int fd, std::string file);
// What could not be written and why; nothing where a reader has only seen enough.
std::optional<std::string> why_output_was_lost();
// "nonet: …" on standard error.
void complain(std::string_view sentence);

// 1234567 → "1,234,567".
std::string grouped(std::uint64_t number);
// "1 step", "2,000 steps".
std::string counted(std::integral auto number, std::string_view one) {
  return grouped(static_cast<std::uint64_t>(number)) + " " + std::string{one} +
         (number == 1 ? "" : "s");
}

}  // namespace nonet::cli
