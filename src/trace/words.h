// Every sentence about an event, in one place.
#pragma once

#include <string>
#include <vector>

#include "trace/event.h"

namespace nonet::trace {

// "Row 4, column 5 must be 7: it is the only place left for 7 in box 5."
std::string sentence(Shape shape, const Event& event);

// What took away every candidate that could have saved a conflict: "1 and 4 stand in its row, 2 in
// its column; 3 was tried and failed". Empty where the event does not tell.
std::string words_for_taken(Shape shape, const Event& conflict);

// A clause as people say it: "not both r1c2=4 and r7c2=6", "if r1c2=4, then r7c2=6 or r8c2=6".
// A very long one names its first literals and how many more there are.
std::string words_for(Shape shape, const std::vector<Literal>& clause);

}  // namespace nonet::trace
