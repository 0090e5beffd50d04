// Traces as NDJSON: one event a line, in the shape of
// {"n":12,"level":2,"kind":"imply","cell":"r4c5","digit":7,"because":{…},"text":"…"}
//
// Lines count from 1, as "n" does. The first line also carries the board's shape as
// "box":[rows,columns]. Fields that say nothing are left out; literals are written r4c5=7 and
// r4c5!=7; "text" is the sentence of words.h and is not read back. Keys nobody knows are passed
// over, so that older readers take newer traces.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "trace/event.h"

namespace nonet::trace {

// Event number n (from 1) of a trace as one line, without the line's end.
std::string to_json(Shape shape, const Event& event, std::size_t n);
std::string to_ndjson(const Trace& trace);
// Parts of such a line: its "literals" and its "taken", each an array.
std::string literals_json(Shape shape, const Event& event);
std::string taken_json(Shape shape, const Event& event);

struct TraceError {
  std::size_t line;  // from 1
  std::string reason;
  friend bool operator==(const TraceError&, const TraceError&) = default;
};
// The trace that to_ndjson wrote. A trace has at least one event: without a line there is no shape.
tl::expected<Trace, TraceError> from_ndjson(std::string_view text);

}  // namespace nonet::trace
