// One frame of the player: a moment of a trace, drawn for a window. Pure: no terminal, no clock.
//
//   title
//   board      │ where we are in the trace
//              │ the sentence of the event
//              │ the sentences before it, the open guesses
//   keys
//
// In a narrow window the right part goes below the board; in a small one the board loses first its
// pencilmarks, then its spaces, then its place.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/screen/canvas.h"
#include "cli/screen/watch_player.h"
#include "trace/event.h"
#include "trace/replay.h"

namespace nonet::cli {

struct Scene {
  std::string_view title;
  const trace::Trace& trace;
  const Course& course;
  const Player& player;
  const trace::Moment& moment;              // after event player.at
  const std::vector<std::string>& closing;  // said when the show is over
  bool colours = true;                      // without: guesses are underlined
};

Canvas frame(const Scene& scene, Window window);

}  // namespace nonet::cli
