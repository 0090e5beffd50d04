#include "library/translate.h"

#include <nonet/cell.h>
#include <nonet/version.h>

#include "board/notation.h"
#include "rate/engine_version.h"

namespace nonet::v0 {

std::string_view version() { return NONET_VERSION; }
int engine_version() { return rate::kEngineVersion; }

std::string name_of(Cell cell) {
  return cell.on_board() ? nonet::name_of(engine_cell(cell)) : std::string{};
}

std::optional<Cell> parse_cell(std::string_view text) {
  const auto cell = nonet::parse_cell(text);
  return cell ? std::optional{public_cell(*cell)} : std::nullopt;
}

std::string name_of(House house) {
  const auto kind = static_cast<int>(house.kind);
  if (kind > static_cast<int>(HouseKind::box) || house.number < 1 || house.number > kDigits)
    return {};
  return nonet::name_of(house_at(9 * kind + house.number - 1));
}

std::vector<Cell> public_cells(CellSet cells) {
  std::vector<Cell> list;
  for (nonet::Cell c : cells) list.push_back(public_cell(c));
  return list;
}

std::vector<Candidate> public_candidates(const CandidateSet& set) {
  std::vector<Candidate> list;
  for_each(set, [&](nonet::Cell c, Digit d) { list.push_back({public_cell(c), number(d)}); });
  return list;
}

Error public_error(const formats::ReadError& error) {
  return {std::string{formats::name_of(error.problem)},
          formats::describe(error),
          {.line = error.line, .column = error.column}};
}

Place public_place(const service::Place& place) {
  Place shown{.line = place.line, .column = place.column, .cells = public_cells(place.cells)};
  if (place.house) shown.house = public_house(*place.house);
  if (place.digit) shown.digit = number(*place.digit);
  return shown;
}

Result<Board> public_board(const tl::expected<formats::Reading, formats::ReadError>& reading) {
  if (!reading) return public_error(reading.error());
  return public_board(reading->grid);
}

}  // namespace nonet::v0
