#include "cli/screen/watch_player.h"

#include <algorithm>
#include <array>

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

// The events of the chapter that the player is in.
struct Chapter {
  std::size_t first;
  std::size_t last;
};
Chapter chapter_of(const Course& course, const Player& player) {
  if (player.at > course.show) return {course.show + 1, course.size};
  return {std::min<std::size_t>(1, course.show), course.show};
}

// Seconds for which the present event is shown.
double duration(const Course& course, const Player& player) {
  const bool held = player.directed && 0 < player.at && player.at <= course.holds.size();
  return held ? course.holds[player.at - 1] * kUsualSpeed / player.speed : 1 / player.speed;
}

void pass_time(const Course& course, Player& player, Seconds elapsed) {
  if (!player.playing) return;
  const std::size_t last = chapter_of(course, player).last;
  double left = std::max(elapsed.count(), 0.0);
  while (player.at < last) {
    const double needed = duration(course, player) * (1 - player.owed);
    // What adds up to an event but for rounding is one.
    if (left < needed * (1 - 1e-9)) {
      player.owed += left / duration(course, player);
      return;
    }
    left -= needed;
    player.owed = 0;
    ++player.at;
  }
  jump(player, last);
}

// To the next one in a direction, if it is in this chapter.
void next_conflict(const Course& course, Player& player) {
  const auto found = std::upper_bound(course.conflicts.begin(), course.conflicts.end(), player.at);
  const bool here = found != course.conflicts.end() && *found <= chapter_of(course, player).last;
  jump(player, here ? *found : player.at);
}

void previous_conflict(const Course& course, Player& player) {
  const auto found = std::lower_bound(course.conflicts.begin(), course.conflicts.end(), player.at);
  const bool here =
      found != course.conflicts.begin() && *(found - 1) >= chapter_of(course, player).first;
  jump(player, here ? *(found - 1) : player.at);
}

void play_or_pause(const Course& course, Player& player) {
  if (player.playing) return pause(player);
  player.playing = true;
  const auto [first, last] = chapter_of(course, player);
  if (player.at >= last) player.at = first;
}

// From the show to the proof, which plays at once; back from there to the solution.
void other_chapter(const Course& course, Player& player) {
  if (!course.proof) return;
  const bool back = player.at > course.show;
  jump(player, back ? course.show : course.show + 1);
  player.playing = !back;
}

void press(const Course& course, Player& player, Key key) {
  const auto [first, last] = chapter_of(course, player);
  switch (key) {
    case Key::play_or_pause:
      return play_or_pause(course, player);
    case Key::forward:
      return jump(player, std::min(player.at + 1, last));
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
      return jump(player, last);
    case Key::direct:
      player.directed = !player.directed;
      player.owed = 0;
      return;
    case Key::other_chapter:
      return other_chapter(course, player);
    case Key::quit:
      player.quit = true;
  }
}

}  // namespace

Player reduce(const Course& course, Player player, std::optional<Key> key, Seconds elapsed) {
  pass_time(course, player, elapsed);
  if (key) press(course, player, *key);
  return player;
}

Seconds time_to_next(const Course& course, const Player& player) {
  return Seconds{(1 - player.owed) * duration(course, player)};
}

}  // namespace nonet::cli
