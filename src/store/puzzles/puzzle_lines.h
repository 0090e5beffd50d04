// Puzzles as lines of a table: a head that names the columns, then one puzzle a line, fields
// divided by tabs. This is what collections, `nonet rate --tsv` and the export have in common.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "store/puzzles/puzzles.h"

namespace nonet::store {

std::string puzzle_line_head();
std::string puzzle_line(const StoredPuzzle& puzzle);

// Reads lines by the names in the head. Columns may be missing, stand in any order, or be unknown
// to this program; only `puzzle` must be there.
class PuzzleLineReader {
 public:
  static tl::expected<PuzzleLineReader, std::string> from_head(std::string_view head);
  // The puzzle, or why the line is none.
  tl::expected<StoredPuzzle, std::string> read(std::string_view line) const;

 private:
  std::vector<std::optional<std::size_t>> columns_;  // of puzzle_columns(), for each field
};

}  // namespace nonet::store
