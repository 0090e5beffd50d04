// Between the values of include/nonet and those of the engine. Inside nonet::v0 a bare word is the
// public one; the engine's are written nonet::Cell, service::Finding, logic::Step …
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <nonet/board.h>
#include <nonet/error.h>
#include <nonet/techniques.h>

#include "board/candidate_set.h"
#include "board/grid.h"
#include "board/shape.h"
#include "formats/format.h"
#include "logic/profile.h"
#include "service/check.h"

namespace nonet::v0 {

constexpr bool is_digit(int digit) { return 1 <= digit && digit <= kDigits; }

// Cells must be on the board, and digits digits.
constexpr nonet::Cell engine_cell(Cell cell) { return cell_at(cell.index()); }
constexpr Cell public_cell(nonet::Cell cell) { return Cell::at(index(cell)); }
constexpr House public_house(nonet::House house) {
  return {static_cast<HouseKind>(kind_of(house)), number_of(house)};
}
std::vector<Cell> public_cells(CellSet cells);
std::vector<Candidate> public_candidates(const CandidateSet& set);

Grid engine_grid(const Board& board);
Board public_board(const Grid& grid);
// Every digit as a given.
Board public_board(const Filling& filling);
// The board with the open cells entered as the solution has them.
Board solved_board(const Board& board, const Filling& solution);

Error public_error(const formats::ReadError& error);
Place public_place(const service::Place& place);
Result<Board> public_board(const tl::expected<formats::Reading, formats::ReadError>& reading);

logic::Profile engine_profile(const Profile& profile);
// The error names the first key that is none.
Result<std::vector<logic::TechniqueId>> engine_techniques(const std::vector<std::string>& keys);

// An enumerator here and in the engine.
template <class Public, class Engine>
struct Twin {
  Public ours;
  Engine engine;
};
// A value that no row has is taken for the first.
template <class Rows, class Public>
constexpr auto to_engine(const Rows& rows, Public value) {
  for (const auto& row : rows)
    if (row.ours == value) return row.engine;
  return rows.front().engine;
}
template <class Rows, class Engine>
constexpr auto to_public(const Rows& rows, Engine value) {
  for (const auto& row : rows)
    if (row.engine == value) return row.ours;
  return rows.front().ours;
}
template <class Rows, class Engine>
constexpr auto to_public(const Rows& rows, std::optional<Engine> value) {
  return value ? std::optional{to_public(rows, *value)} : std::nullopt;
}

}  // namespace nonet::v0
