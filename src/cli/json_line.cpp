#include "cli/json_line.h"

namespace nonet::cli {

wire::RecordHead head_of(const batch::Record& record) {
  wire::RecordHead head;
  head.source = record.source;
  head.line = record.line;
  if (record.column > 1) head.column = record.column;
  return head;
}

std::string problem_line(const batch::Record& record, const std::optional<Filling>& puzzle,
                         wire::Finding problem) {
  return json_line(record, puzzle, wire::NoAnswer{std::move(problem)});
}

std::string comment_line(const batch::Record& record) {
  return wire::to_json(wire::NoPuzzle{head_of(record), wire::as_utf8(record.text)});
}

}  // namespace nonet::cli
