// The finders, declared as the rows of the techniques name them; each is in the file of its family.
#pragma once

#include "logic/search_memo.h"
#include "logic/technique.h"

namespace nonet::logic {

using FinderFunction = bool(const Grid&, const Technique&, SearchMemo&, StepSink);

// A finder of several techniques is declared several times, which is once.
#define TECHNIQUE(ID, NAME, CODE, FINDER, ...) FinderFunction FINDER;
#include "logic/techniques.inc"
#undef TECHNIQUE

}  // namespace nonet::logic
