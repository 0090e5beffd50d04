// OpenSudoku's XML: a game element with the board in its data attribute, either 81 digits or, for a
// game in play, a version and one group of fields per cell.
#include <algorithm>
#include <charconv>
#include <span>
#include <vector>

#include <fmt/format.h>
#include <pugixml.hpp>

#include "formats/readers.h"

namespace nonet::formats {

namespace {
// "version: 3\n" and then, 81 times, value|notes|editable|. The notes are the player's own and
// usually few: they are not the candidates of the board, so they are skipped.
struct DataVersion {
  int number;
  std::size_t fields;  // per cell: the value, notes of all kinds, editable
  bool doubled_bars;   // version 2 was written with an empty field now and then
};
constexpr std::array<DataVersion, 5> kDataVersions{
    {{1, 3, false}, {2, 3, true}, {3, 3, false}, {4, 4, false}, {5, 5, false}}};
constexpr std::string_view kVersionMark = "version:";

// The attribute's value and where it stands in the text, for the places of errors.
struct Data {
  std::string_view value;
  Place place;
};

ReadError syntax_error(Place place, std::string reason) {
  return ReadError{.problem = ReadProblem::wrong_syntax,
                   .line = place.line,
                   .column = place.column,
                   .detail = std::move(reason)};
}

std::vector<std::string_view> fields_of(std::string_view text, bool skip_empty) {
  std::vector<std::string_view> fields;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('|', begin), text.size());
    if (!skip_empty || end > begin) fields.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return fields;
}

GridOrError read_fields(const Data& data, std::string_view text, const DataVersion& version) {
  const auto fields = fields_of(text, version.doubled_bars);
  if (fields.size() != kCells * version.fields)
    return tl::unexpected(syntax_error(
        data.place, fmt::format("{} fields in the game's data, version {} has {}", fields.size(),
                                version.number, kCells * version.fields)));
  Grid grid;
  for (Cell c : kAllCells) {
    const std::size_t first = static_cast<std::size_t>(index(c)) * version.fields;
    const std::string_view value = fields[first];
    const std::string_view editable = fields[first + version.fields - 1];
    const bool digit = value.size() == 1 && value[0] >= '0' && value[0] <= '9';
    if (!digit || (editable != "0" && editable != "1"))
      return tl::unexpected(syntax_error(
          data.place,
          fmt::format("cell {} of the game's data is not value|notes|editable", index(c) + 1)));
    if (value == "0") continue;
    if (editable == "1")
      grid.place(c, digit_of(value[0] - '0'));
    else
      grid.give(c, digit_of(value[0] - '0'));
  }
  return grid;
}

GridOrError read_versioned(const Data& data) {
  std::string_view rest = trimmed(data.value.substr(kVersionMark.size()));
  int number = 0;
  const auto [end, failed] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
  const std::span versions{kDataVersions};
  const auto version = std::ranges::find(versions, number, &DataVersion::number);
  if (failed != std::errc{} || version == versions.end())
    return tl::unexpected(
        syntax_error(data.place, "the game's data has a version that is not known here (1 to 5)"));
  rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
  return read_fields(data, trimmed(rest), *version);
}

GridOrError read_plain(const Data& data) {
  const Line line{data.value, data.place.line};
  auto filling = read_cells(line, 0, data.value.size());
  if (filling) return Grid{*filling};
  ReadError error = std::move(filling).error();
  if (error.column != 0) error.column += data.place.column - 1;
  return tl::unexpected(std::move(error));
}

// A record cut from a file may end with its opening tag: the data is all there. A text without any
// element is better told that it has no game.
bool is_tolerable(pugi::xml_parse_status status) {
  return status == pugi::status_end_element_mismatch || status == pugi::status_no_document_element;
}

Data locate(std::string_view text, std::string_view value) {
  const std::size_t at = value.empty() ? std::string_view::npos : text.find(value);
  return {value, at == std::string_view::npos ? Place{1, 0} : place_of(text, at)};
}
}  // namespace

GridOrError read_opensudoku(std::string_view text) {
  pugi::xml_document document;
  const pugi::xml_parse_result result =
      document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  if (!result && !is_tolerable(result.status))
    return tl::unexpected(
        syntax_error(place_of(text, std::min(static_cast<std::size_t>(result.offset), text.size())),
                     fmt::format("this is not XML: {}", result.description())));
  const pugi::xml_node game = document.find_node(
      [](const pugi::xml_node& node) { return std::string_view{node.name()} == "game"; });
  if (!game) return tl::unexpected(syntax_error({1, 0}, "there is no <game> element"));
  const pugi::xml_attribute attribute = game.attribute("data");
  if (!attribute) return tl::unexpected(syntax_error({1, 0}, "the game has no data attribute"));
  const Data data = locate(text, trimmed(attribute.value()));
  return data.value.starts_with(kVersionMark) ? read_versioned(data) : read_plain(data);
}

std::string write_opensudoku(const Grid& grid) {
  return fmt::format("<game data=\"{}\"/>", write_zeroed(grid));
}

}  // namespace nonet::formats
