// Is this a puzzle, and a proper one?
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nonet/board.h>

namespace nonet::NONET_V0 {

enum class Standing : std::uint8_t {
  unreadable,  // the text is no board
  broken,      // a digit repeats, or something has no place
  unsolvable,
  several,  // more than one solution
  unique,
  undecided,  // `stop` came first
};
std::string_view name_of(Standing standing);

struct Finding {
  std::string code = {};  // "repeated-digit", "several-solutions", "one-solution", … or of an
                          // unreadable text that of the error: "wrong-length"
  std::string sentence = {};
  Place place = {};
  bool good = false;  // says that something is as it should be
};

struct Checked {
  Standing standing = Standing::unreadable;
  std::vector<Finding> findings = {};  // never empty
  std::optional<Board> board = {};     // when it could be read
  std::vector<Board> solutions = {};   // none, the only one, or the first two in text order
  std::vector<Cell> redundant = {};    // givens that could be left out, when asked for

  bool proper() const { return standing == Standing::unique; }
};

struct CheckOptions {
  bool minimality = false;  // also say which givens could be left out
  Stop stop = {};
};

Checked check(const Board& board, const CheckOptions& options = {});
// Says of an unreadable text why, and where.
Checked check(std::string_view text, const CheckOptions& options = {});

}  // namespace nonet::NONET_V0
