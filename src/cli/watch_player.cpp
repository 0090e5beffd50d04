#include "cli/watch_player.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nonet::cli {

namespace {

constexpr std::array kSpeeds{kSlowest, 1.0,   2.0,   5.0,     10.0,    20.0,    50.0,
                             100.0,    200.0, 500.0, 1'000.0, 2'000.0, 5'000.0, kFastest};

double next_faster(double speed) {
  const auto* found = std::upper_bound(kSpeeds.begin(), kSpeeds.end(), speed);
  return found == kSpeeds.end() ? kFastest : *found;
}

double next_slower(double speed) {
  const auto* found = std::lower_bound(kSpeeds.begin(), kSpeeds.end(), speed);
  return found == kSpeeds.begin() ? kSlowest : *(found - 1);
}

void pause(Player& player) {
  player.playing = false;
  player.owed = 0;
}

void jump(Player& player, std::size_t at) {
  pause(player);
  player.at = at;
}

void pass_time(const Course& course, Player& player, Seconds elapsed) {
  if (!player.playing) return;
  player.owed += std::max(elapsed.count(), 0.0) * player.speed;
  const double events = std::floor(player.owed);
  player.owed -= events;
  const std::size_t left = course.size - std::min(player.at, course.size);
  if (events < static_cast<double>(left))
    player.at += static_cast<std::size_t>(events);
  else
    jump(player, course.size);
}

void next_conflict(const Course& course, Player& player) {
  const auto found = std::upper_bound(course.conflicts.begin(), course.conflicts.end(), player.at);
  jump(player, found == course.conflicts.end() ? player.at : *found);
}

void previous_conflict(const Course& course, Player& player) {
  const auto found = std::lower_bound(course.conflicts.begin(), course.conflicts.end(), player.at);
  jump(player, found == course.conflicts.begin() ? player.at : *(found - 1));
}

void play_or_pause(const Course& course, Player& player) {
  if (player.playing) return pause(player);
  player.playing = true;
  if (player.at >= course.size) player.at = std::min<std::size_t>(1, course.size);
}

void press(const Course& course, Player& player, Key key) {
  const std::size_t first = std::min<std::size_t>(1, course.size);
  switch (key) {
    case Key::play_or_pause:
      return play_or_pause(course, player);
    case Key::forward:
      return jump(player, std::min(player.at + 1, course.size));
    case Key::back:
      return jump(player, std::max(player.at, first + 1) - 1);
    case Key::faster:
      player.speed = next_faster(player.speed);
      return;
    case Key::slower:
      player.speed = next_slower(player.speed);
      return;
    case Key::next_conflict:
      return next_conflict(course, player);
    case Key::previous_conflict:
      return previous_conflict(course, player);
    case Key::first:
      return jump(player, first);
    case Key::last:
      return jump(player, course.size);
    case Key::quit:
      player.quit = true;
  }
}

}  // namespace

Course course_of(const trace::Trace& trace) {
  Course course;
  course.size = trace.events.size();
  for (std::size_t i = 0; i < trace.events.size(); ++i) {
    if (trace.events[i].kind == trace::Kind::conflict) course.conflicts.push_back(i + 1);
    if (trace.events[i].kind == trace::Kind::learn) course.learns = true;
  }
  return course;
}

Player reduce(const Course& course, Player player, std::optional<Key> key, Seconds elapsed) {
  pass_time(course, player, elapsed);
  if (key) press(course, player, *key);
  return player;
}

Seconds time_to_next(const Player& player) { return Seconds{(1 - player.owed) / player.speed}; }

}  // namespace nonet::cli
