// Is this a puzzle, and a proper one? The one check that every door uses.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/cell_set.h"
#include "board/grid.h"
#include "board/name_table.h"
#include "formats/format.h"

namespace nonet::search {
struct Count;
}

namespace nonet::service {

// In the order in which they are looked for.
enum class FindingCode : std::uint8_t {
  unreadable,      // see Finding::read_error for which of the reading problems
  too_few_givens,  // fewer than 17: cannot have one solution, still loadable
  repeated_digit,  // the same digit twice in a house
  cell_without_candidate,
  digit_without_place,
  no_solution,
  several_solutions,
  one_solution,
  already_solved,
  not_minimal,  // on request
  minimal,      // on request
  undecided,    // `stop` came before the answer
};
std::string_view name_of(FindingCode code);

// Where a finding lies: a place in the text, or on the board.
struct Place {
  std::uint64_t line = 0;  // from 1; 0 = not a place in the text
  std::uint64_t column = 0;
  CellSet cells;
  std::optional<House> house;
  std::optional<Digit> digit;
};

struct Finding {
  FindingCode code;
  std::string name;      // the wire name: the code's, or that of the reading problem
  std::string sentence;  // one sentence with reason and place
  Place place;
  bool good = false;  // says that something is as it should be
};

enum class Standing : std::uint8_t { unreadable, broken, unsolvable, several, unique, undecided };
struct StandingRow {
  Standing standing;
  std::string_view name;
};
inline constexpr auto kStandings = std::to_array<StandingRow>({
    {Standing::unreadable, "unreadable"},
    {Standing::broken, "broken"},
    {Standing::unsolvable, "unsolvable"},
    {Standing::several, "several"},
    {Standing::unique, "unique"},
    {Standing::undecided, "undecided"},
});
static_assert(in_order(kStandings, &StandingRow::standing));
constexpr std::string_view name_of(Standing standing) { return name_in(kStandings, standing); }

struct CheckReport {
  Standing standing = Standing::unreadable;
  std::vector<Finding> findings;         // never empty
  std::optional<formats::Reading> read;  // the board, when it could be read
  std::vector<Filling> solutions;        // none, the only one, or the first two in text order
  CellSet redundant;                     // givens that could be left out, when asked for
};

struct CheckOptions {
  bool minimality = false;               // also say which givens are redundant
  const search::Count* known = nullptr;  // the solutions, when they are counted already (to 2)
  // True, and true from then on: what is not known yet stays undecided. Clocks live outside.
  std::function<bool()> stop = {};
};

// Reads and checks one puzzle. `first_line` is where the text begins in its file.
CheckReport check(std::string_view text, std::optional<formats::Format> from,
                  const CheckOptions& options, std::uint64_t first_line = 1);
CheckReport check(const formats::Reading& reading, const CheckOptions& options);
// Where a board breaks the rules; nothing when it keeps them.
std::vector<Finding> repeated_digits(const Filling& filling);
// What a puzzle with exactly one solution is told, beside what was asked for.
Finding unique_finding(bool already_solved);
// The report of a text that could not be read.
CheckReport unreadable(const formats::ReadError& error);

}  // namespace nonet::service
