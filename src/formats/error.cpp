// All words about reading problems.
#include <array>
#include <string>

#include <fmt/format.h>

#include "formats/format.h"

namespace nonet::formats {

namespace {
// In the order of ReadProblem.
constexpr std::array<std::string_view, 9> kProblemNames{
    "not-text",      "wrong-type",      "wrong-syntax", "wrong-length",   "wrong-rows",
    "wrong-columns", "wrong-character", "too-long",     "several-puzzles"};

std::string place_in_words(const ReadError& error) {
  if (error.column != 0) return fmt::format("line {}, column {}: ", error.line, error.column);
  return fmt::format("line {}: ", error.line);
}

std::string_view plural(std::uint64_t count) { return count == 1 ? "" : "s"; }

std::string describe_length(const ReadError& error) {
  if (error.got == 0 && error.detail.empty())
    return fmt::format("line {}: there is no puzzle here", error.line);
  const std::string_view unit = error.detail.empty() ? "character" : std::string_view{error.detail};
  const std::string_view whole = error.wanted == 729 ? "a candidate string" : "a puzzle";
  if (!error.seen.empty())
    return fmt::format("{}the first word, '{}', has {} {}{}, {} has {}", place_in_words(error),
                       error.seen, error.got, unit, plural(error.got), whole, error.wanted);
  return fmt::format("{}{} {}{}, {} has {}", place_in_words(error), error.got, unit,
                     plural(error.got), whole, error.wanted);
}

std::string describe_rows(const ReadError& error) {
  // The first line of a text says nothing about it; deeper in a file the place helps.
  const std::string place = error.line > 1 ? place_in_words(error) : std::string{};
  const std::string_view unit = error.wanted == 1 ? "line" : "row";
  const std::string advice =
      error.seen.empty()
          ? std::string{}
          : fmt::format("; a line that holds a whole puzzle begins with it, not with '{}'",
                        error.seen);
  return fmt::format("{}{} {}{}, there must be {}{}", place, error.got, unit, plural(error.got),
                     error.wanted, advice);
}

std::string describe_columns(const ReadError& error) {
  const std::string place = error.detail.empty() ? place_in_words(error) : error.detail + ": ";
  return fmt::format("{}{} cell{} in this row, there must be {}", place, error.got,
                     plural(error.got), error.wanted);
}
}  // namespace

std::string_view name_of(ReadProblem problem) {
  return kProblemNames[static_cast<std::size_t>(problem)];
}

ReadError ReadError::at_line(std::uint64_t first_line, std::uint64_t first_column) const {
  ReadError moved = *this;
  // What is wrong with a puzzle as a whole is wrong where it begins.
  if (line == 1 && first_column > 1) moved.column = first_column + (column == 0 ? 0 : column - 1);
  moved.line += first_line - 1;
  return moved;
}

std::string describe(const ReadError& error) {
  switch (error.problem) {
    case ReadProblem::not_text:
    case ReadProblem::wrong_type:
    case ReadProblem::wrong_syntax:
      return place_in_words(error) + error.detail;
    case ReadProblem::wrong_length:
      return describe_length(error);
    case ReadProblem::wrong_rows:
      return describe_rows(error);
    case ReadProblem::wrong_columns:
      return describe_columns(error);
    case ReadProblem::wrong_character:
      return fmt::format("{}'{}' is neither a digit nor an empty cell", place_in_words(error),
                         error.detail);
    case ReadProblem::too_long:
      return fmt::format("{}{} characters, far more than any puzzle has", place_in_words(error),
                         error.got);
    case ReadProblem::several_puzzles:
      return place_in_words(error) + "another puzzle begins here, there must be one";
  }
  return {};
}

}  // namespace nonet::formats
