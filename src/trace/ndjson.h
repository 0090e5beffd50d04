// Traces as NDJSON: one event a line, in the shape of
// {"n":12,"level":2,"kind":"imply","cell":"r4c5","digit":7,"because":{…},"text":"…"}
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "trace/event.h"

namespace nonet::trace {

// Event number n of a trace as one line, without the line's end.
std::string to_json(Shape shape, const Event& event, std::size_t n);
std::string to_ndjson(const Trace& trace);

struct TraceError {
  std::size_t line;  // from 1
  std::string reason;
};
tl::expected<Trace, TraceError> from_ndjson(std::string_view text);

}  // namespace nonet::trace
