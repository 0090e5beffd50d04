// The player of a trace without its terminal: where it is, whether it runs, how fast. Pure, so
// that it is tested without a clock.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

#include "cli/screen/watch_course.h"
#include "cli/screen/watch_keys.h"

namespace nonet::cli {

using Seconds = std::chrono::duration<double>;

inline constexpr double kSlowest = 0.5;  // events a second
inline constexpr double kFastest = 10'000;
inline constexpr double kUsualSpeed = 5;

struct Player {
  std::size_t at = 1;  // the event that is shown, from 1 to the size of the course
  bool playing = true;
  double speed = kUsualSpeed;  // events a second
  double owed = 0;             // the part of this event's time that has passed, 0..1
  bool quit = false;
  bool directed = false;  // each event takes its own time; `speed` quickens or slows all of them
  friend bool operator==(const Player&, const Player&) = default;
};

// First the time that has passed, then the key, if one came. A step or a jump pauses and stays in
// its chapter; playing stops at the end of a chapter, and starting it there begins the chapter
// again.
Player reduce(const Course& course, Player player, std::optional<Key> key, Seconds elapsed);

// How long until a playing player shows another event.
Seconds time_to_next(const Course& course, const Player& player);

}  // namespace nonet::cli
