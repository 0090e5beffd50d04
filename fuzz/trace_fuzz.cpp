// Any bytes as a trace: they are refused with a line and a reason, or they are a trace that is
// written and read back equal, replays in any order, and has words for every event.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "trace/ndjson.h"
#include "trace/replay.h"
#include "trace/words.h"

namespace {
void demand(bool holds) {
  if (!holds) std::abort();
}
}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nonet::trace;
  const auto trace = from_ndjson({reinterpret_cast<const char*>(data), size});
  if (!trace) {
    demand(trace.error().line >= 1 && !trace.error().reason.empty());
    return 0;
  }
  demand(from_ndjson(to_ndjson(*trace)) == *trace);
  for (const Event& event : trace->events)
    demand(!event.text.empty() || sentence(trace->shape, event).size() > 5);
  Replay walker{*trace};
  const Moment last = walker.at(trace->events.size());
  const Moment middle = walker.at(trace->events.size() / 2);
  demand(middle == replay(*trace, trace->events.size() / 2));
  demand(last == walker.at(trace->events.size()));
  return 0;
}
