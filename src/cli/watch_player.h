// The player of a trace without its terminal: where it is, whether it runs, how fast. Pure, so
// that it is tested without a clock.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

#include "cli/watch_keys.h"
#include "trace/event.h"

namespace nonet::cli {

using Seconds = std::chrono::duration<double>;

// What the player must know of a trace.
struct Course {
  std::size_t size = 0;                // number of events
  std::vector<std::size_t> conflicts;  // their numbers, ascending
  bool learns = false;                 // some clause is learned on the way
};
Course course_of(const trace::Trace& trace);

inline constexpr double kSlowest = 0.5;  // events a second
inline constexpr double kFastest = 10'000;

struct Player {
  std::size_t at = 1;  // the event that is shown, from 1 to the size of the course
  bool playing = true;
  double speed = 5;  // events a second
  double owed = 0;   // the part of the next event that has already been waited for, 0..1
  bool quit = false;
  friend bool operator==(const Player&, const Player&) = default;
};

// First the time that has passed, then the key, if one came. A step or a jump pauses; playing
// stops at the last event, and starting it there begins again.
Player reduce(const Course& course, Player player, std::optional<Key> key, Seconds elapsed);

// How long until a playing player shows another event.
Seconds time_to_next(const Player& player);

}  // namespace nonet::cli
