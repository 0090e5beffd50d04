// What must hold for every input, whatever it is. The fuzzers search for inputs that break it; the
// tests replay the seeds and all that was ever found. An answer is a complaint, empty when fine.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "board/grid.h"
#include "formats/format.h"
#include "formats/records.h"

namespace nonet::fuzz {

// Equal digits and equal candidates; a settled cell counts as its digit. Which digits are givens is
// left out: not every notation can say it.
inline bool same_board(const Grid& a, const Grid& b, bool settled_is_single) {
  for (Cell c : kAllCells) {
    if (!settled_is_single && a.at(c) != b.at(c)) return false;
    const auto marks = [&](const Grid& g) { return g.at(c) ? Digits{*g.at(c)} : g.candidates(c); };
    if (marks(a) != marks(b)) return false;
  }
  return true;
}

inline bool shows_only_candidates(formats::Format format) {
  return format == formats::Format::pencilmarks || format == formats::Format::candidates ||
         format == formats::Format::squares;
}

// Reading ends in an error with words, or in a board that survives writing and reading again.
inline std::string complain_about_reading(std::string_view text,
                                          std::optional<formats::Format> from) {
  const auto reading = formats::read(text, from);
  if (!reading) {
    if (formats::describe(reading.error()).empty()) return "an error without words";
    return formats::name_of(reading.error().problem).empty() ? "a problem without a name" : "";
  }
  const std::string written = formats::write(reading->grid, reading->format);
  const auto again = formats::read(written, reading->format);
  if (!again) return "written but unreadable: " + formats::describe(again.error()) + '\n' + written;
  if (!same_board(reading->grid, again->grid, shows_only_candidates(reading->format)))
    return "another board after writing and reading:\n" + written;
  const auto detected = formats::read(written);
  if (!detected) return "detected as something unreadable:\n" + written;
  return "";
}

// As above for the text as this format and as whatever it looks like.
inline std::string complain_about(formats::Format format, std::string_view text) {
  const std::string complaint = complain_about_reading(text, format);
  return complaint.empty() ? complain_about_reading(text, std::nullopt) : complaint;
}

// The first line names the format, or none; the rest is the file. Records come in the order of the
// file, none is longer than promised, and each is readable or has a reason.
inline std::string complain_about_splitting(std::string_view input) {
  const std::size_t end = input.find('\n');
  const auto from = formats::parse_format(input.substr(0, end));
  std::string_view rest = end == std::string_view::npos ? "" : input.substr(end + 1);
  std::string complaint;
  std::uint64_t last_line = 0;
  std::uint64_t lines = 0;
  formats::RecordSplitter splitter{
      from, [&](const formats::Record& record) {
        if (record.first_line < last_line || record.first_line > lines)
          complaint = "a wrong line number";
        if (record.text.size() > formats::RecordSplitter::kLongestRecord) complaint = "too long";
        if (record.error && formats::describe(*record.error).empty()) complaint = "no words";
        last_line = record.first_line;
        if (record.kind != formats::Record::Kind::puzzle || record.error) return;
        const std::string inner = complain_about_reading(record.text, from);
        if (!inner.empty()) complaint = inner;
      }};
  for (bool more = true; more;) {
    const std::size_t stop = rest.find('\n');
    more = stop != std::string_view::npos;
    ++lines;
    splitter.line(rest.substr(0, stop));
    if (more) rest.remove_prefix(stop + 1);
  }
  splitter.finish();
  return complaint;
}

// `name` is a format's, or "splitter".
inline std::string complain(std::string_view name, std::string_view input) {
  const auto format = formats::parse_format(name);
  return format ? complain_about(*format, input) : complain_about_splitting(input);
}

}  // namespace nonet::fuzz
