// The table of all notations, and the dispatch through it.
#include "formats/format.h"

#include "board/name_table.h"
#include "formats/readers.h"

namespace nonet::formats {

namespace {
struct Notation {
  Format format;
  std::string_view name;
  GridOrError (*read)(std::string_view);
  std::string (*write)(const Grid&);
  Envelope envelope = {};
};

// Boards of several lines are told apart by an empty line.
constexpr Envelope kBlock{"", "\n", ""};
constexpr Envelope kXml{"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n", "",
                        "</opensudoku>\n"};

// A new notation: its row here (in the order of Format), its reader and writer in readers.h, its
// looks in detect.cpp, its boundaries in records.cpp, a fuzzer with seeds.
constexpr std::array<Notation, kAllFormats.size()> kNotations{{
    {Format::line, "line", read_single_line, write_dotted},
    {Format::grid, "grid", read_rows, write_grid, kBlock},
    {Format::framed, "framed", read_rows, write_framed, kBlock},
    {Format::pencilmarks, "pencilmarks", read_pencilmarks, write_pencilmarks, kBlock},
    {Format::sdm, "sdm", read_single_line, write_zeroed},
    {Format::sdk, "sdk", read_rows, write_sdk, kBlock},
    {Format::ss, "ss", read_rows, write_ss, kBlock},
    {Format::opensudoku, "opensudoku", read_opensudoku, write_opensudoku, kXml},
    {Format::hodoku, "hodoku", read_hodoku, write_hodoku},
    {Format::json, "json", read_json, write_json},
    {Format::candidates, "candidates", read_candidates, write_candidates},
    {Format::mixed, "mixed", read_json, write_mixed},
    {Format::squares, "squares", read_json, write_squares},
}};
static_assert(in_order(kNotations, &Notation::format));

const Notation& notation_of(Format format) { return kNotations[static_cast<std::size_t>(format)]; }

bool is_line_format(Format format) { return format == Format::line || format == Format::sdm; }
bool is_block_format(Format format) { return !notation_of(format).envelope.separator.empty(); }
}  // namespace

std::string_view name_of(Format format) { return notation_of(format).name; }

std::optional<Format> parse_format(std::string_view name) {
  return value_named(kNotations, &Notation::format, name);
}

std::vector<std::string> format_names() {
  std::vector<std::string> names;
  names.reserve(kNotations.size());
  for (const Notation& notation : kNotations) names.emplace_back(notation.name);
  return names;
}

bool may_share_a_file(Format one, Format other) {
  return one == other || (is_line_format(one) && is_line_format(other)) ||
         (is_block_format(one) && is_block_format(other));
}

tl::expected<Reading, ReadError> read(std::string_view text, std::optional<Format> from) {
  if (!from || is_line_format(*from))
    if (const auto filling = read_plain_line(text))
      return Reading{Grid{*filling}, from.value_or(Format::line)};
  if (auto error = find_non_text(text)) return tl::unexpected(*std::move(error));
  const Format format = from ? *from : detect(text);
  return notation_of(format).read(text).map(
      [&](const Grid& grid) { return Reading{grid, format}; });
}

Envelope envelope_of(Format format) { return notation_of(format).envelope; }

std::string write_element(const Grid& grid, Format format) {
  return notation_of(format).write(grid);
}

std::string write(const Grid& grid, Format format) {
  const Envelope envelope = envelope_of(format);
  std::string text{envelope.opening};
  text += write_element(grid, format);
  if (!envelope.closing.empty()) {
    text += '\n';
    text += envelope.closing.substr(0, envelope.closing.size() - 1);
  }
  return text;
}

}  // namespace nonet::formats
