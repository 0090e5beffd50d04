#include <nonet/canon.h>
#include <nonet/convert.h>

#include "board/canonical.h"
#include "formats/format.h"
#include "library/translate.h"

namespace nonet::v0 {

namespace {

using EngineFormat = formats::Format;
constexpr auto kFormats = std::to_array<Twin<Format, EngineFormat>>({
    {Format::line, EngineFormat::line},
    {Format::grid, EngineFormat::grid},
    {Format::framed, EngineFormat::framed},
    {Format::pencilmarks, EngineFormat::pencilmarks},
    {Format::sdm, EngineFormat::sdm},
    {Format::sdk, EngineFormat::sdk},
    {Format::ss, EngineFormat::ss},
    {Format::opensudoku, EngineFormat::opensudoku},
    {Format::hodoku, EngineFormat::hodoku},
    {Format::json, EngineFormat::json},
    {Format::candidates, EngineFormat::candidates},
    {Format::mixed, EngineFormat::mixed},
    {Format::squares, EngineFormat::squares},
});

std::array<int, 9> from_one(const LineOrder& order) {
  std::array<int, 9> lines{};
  for (std::size_t i = 0; i < lines.size(); ++i) lines[i] = order[i] + 1;
  return lines;
}

}  // namespace

std::string_view name_of(Format format) { return formats::name_of(to_engine(kFormats, format)); }
std::optional<Format> parse_format(std::string_view name) {
  return to_public(kFormats, formats::parse_format(name));
}

Result<std::string> convert(std::string_view text, Format to, std::optional<Format> from) {
  const auto reading =
      formats::read(text, from ? std::optional{to_engine(kFormats, *from)} : std::nullopt);
  if (!reading) return public_error(reading.error());
  return formats::write(reading->grid, to_engine(kFormats, to));
}

Result<Board> read(std::string_view text, Format from) {
  return public_board(formats::read(text, to_engine(kFormats, from)));
}

std::string write(const Board& board, Format format) {
  return formats::write(engine_grid(board), to_engine(kFormats, format));
}

Canonical canonical(const Board& board) {
  const nonet::Canonical found = nonet::canonical(engine_grid(board).filling());
  Canonical shown{.form = public_board(found.form),
                  .transposed = found.map.transposed,
                  .rows = from_one(found.map.row_to),
                  .columns = from_one(found.map.column_to)};
  for (std::size_t i = 0; i < shown.digits.size(); ++i)
    shown.digits[i] = number(found.map.digit_to[i]);
  return shown;
}

Board canonical_form(const Board& board) { return canonical(board).form; }

}  // namespace nonet::v0
