// A record's answer as a line of --json (wire/record.h).
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "batch/record_stream.h"
#include "formats/format.h"
#include "wire/record.h"

namespace nonet::cli {

wire::RecordHead head_of(const batch::Record& record);

template <wire::Described Document, class Puzzle>
std::string json_line(const batch::Record& record, Puzzle puzzle, Document document) {
  return wire::to_json(
      wire::Line<Document, Puzzle>{head_of(record), std::move(puzzle), std::move(document)});
}

// Instead of an answer.
std::string problem_line(const batch::Record& record, const std::optional<Filling>& puzzle,
                         wire::Finding problem);
// Aligned, for a line that is no puzzle.
std::string comment_line(const batch::Record& record);

}  // namespace nonet::cli
