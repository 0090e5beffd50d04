// What a player must know of a trace: its two chapters, where its conflicts are, how long the
// director holds each event; and the words that close the show.
//
//   the show   up to the first solution, or all of it where there is none
//   the proof  what an engine that has guessed does then, to see whether there is another solution
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "service/solve.h"
#include "trace/event.h"

namespace nonet::cli {

struct Course {
  std::size_t size = 0;                // number of events
  std::size_t show = 0;                // the event that the show ends with
  std::vector<std::size_t> conflicts;  // their numbers, ascending
  std::vector<double> holds = {};      // by event: the seconds it is shown at the usual pace
  bool learns = false;                 // some clause is learned on the way
  bool solved = false;                 // the show ends with a solution
  bool proof = false;                  // the search went on behind it
};
Course course_of(const trace::Trace& trace);

inline constexpr std::string_view kProofHeading = "Is it the only one?";

// What the show came to, what its engine is good at and, where there is no proof to see, whether it
// is the only solution. Empty where nothing was solved.
std::vector<std::string> closing_words(const trace::Trace& trace, const Course& course,
                                       service::Engine engine);

// One sentence a line, with the number of its event; between show and proof the closing words and a
// heading.
std::string story_text(const trace::Trace& trace, service::Engine engine);

}  // namespace nonet::cli
