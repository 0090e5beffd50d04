// The solutions of all plain lines of a chunk, counted together by the batch solver.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "batch/record_stream.h"
#include "formats/format.h"
#include "search/batch.h"

namespace nonet::batch {

// Answers do not depend on how the input was cut into chunks: where a puzzle has several solutions,
// the one told is that of search::count.
class LineCounts {
 public:
  // `limit` as for search::count. When its `stop` ends the work, no record has a tally.
  LineCounts(const Chunk& chunk, std::optional<formats::Format> from, const search::Limit& limit);

  // Of record i of the chunk; null when it is no plain line: 81 characters, '1'..'9', '.' or '0'.
  const search::Tally* of(std::size_t i) const;

 private:
  std::vector<std::optional<std::size_t>> places_;  // by record
  std::vector<search::Tally> tallies_;
};

}  // namespace nonet::batch
