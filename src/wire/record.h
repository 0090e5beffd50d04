// One line of `--json`: which record it answers, then the fields of the answer, which are those of
// the API for the same verb.
//
//   {"schema":"nonet/1","source":"mine.txt","line":7,"puzzle":"53..7…","standing":"unique",…}
//   {"schema":"nonet/1","source":"mine.txt","line":8,"problem":{"code":"wrong-length",…}}
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "wire/finding.h"
#include "wire/schema.h"
#include "wire/schema_version.h"

namespace nonet::wire {

struct SchemaHead {
  std::string_view schema = kSchema;
};
BOOST_DESCRIBE_STRUCT(SchemaHead, (), (schema))

// Of an answer about a whole input.
struct SourceHead : SchemaHead {
  std::string_view source = {};
};
BOOST_DESCRIBE_STRUCT(SourceHead, (SchemaHead), (source))

struct RecordHead : SourceHead {
  std::uint64_t line = 0;
  std::optional<std::uint64_t> column = {};
};
BOOST_DESCRIBE_STRUCT(RecordHead, (SourceHead), (line, column))

inline constexpr Meaning kHeadMeanings[]{
    {"schema", "what the fields mean: this page, version 1"},
    {"source", "the file as it was typed, - for standard input, argument for a typed puzzle"},
    {"line", "where the puzzle begins in its source, from 1"},
    {"column", "and on that line, where it is not at its beginning"},
};
template <>
inline constexpr About about<RecordHead>{{}, {}, kHeadMeanings};
template <>
inline constexpr About about<SourceHead>{{}, {}, std::span{kHeadMeanings}.first<2>()};
template <>
inline constexpr About about<SchemaHead>{{}, {}, std::span{kHeadMeanings}.first<1>()};

// `puzzle` stands with the head, whether the document has such a field or not.
template <Described Document, class Puzzle = Filling>
struct Line {
  RecordHead record;
  Puzzle puzzle;
  Document document;
};
inline constexpr std::string_view kPuzzleField = "puzzle";

template <Described Document, class Puzzle>
void write(std::string& out, const Line<Document, Puzzle>& line) {
  out += '{';
  bool first = true;
  write_fields(out, first, line.record);
  detail::write_field(out, first, kPuzzleField, line.puzzle);
  write_fields(out, first, line.document, kPuzzleField);
  out += '}';
}

// Instead of an answer. The puzzle is there when it could be read.
struct NoAnswer {
  Finding problem = {};
};
BOOST_DESCRIBE_STRUCT(NoAnswer, (), (problem))
using NoAnswerLine = Line<NoAnswer, std::optional<Filling>>;

// With --aligned, for a blank line or a comment.
struct NoPuzzle : RecordHead {
  std::string comment = {};
};
BOOST_DESCRIBE_STRUCT(NoPuzzle, (RecordHead), (comment))

// What a line that was written earlier says of itself, so that a file of them can be gone on with.
struct WrittenLine {
  std::string source;
  std::uint64_t line = 0;
  std::uint64_t column = 1;
  std::optional<std::string> puzzle;
  bool answered = false;              // otherwise it tells a problem
  std::optional<std::int64_t> score;  // of a rating card; none where its techniques did not do
};
// The error goes on with a sentence that has named the line: "is no JSON object", …
tl::expected<WrittenLine, std::string> read_line(std::string_view text);

namespace detail {

template <Described Document, class Puzzle>
struct SchemaOf<Line<Document, Puzzle>> {
  static std::string in(SchemaBook& book) {
    ObjectSchema object{book};
    object.add_fields<RecordHead>();
    object.add_field<Puzzle>(kPuzzleField, {});
    object.add_fields<Document>(kPuzzleField);
    return object.text();
  }
};

}  // namespace detail

}  // namespace nonet::wire
