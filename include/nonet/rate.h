// How hard is it? Two scales: how much must be guessed, and what logic it takes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nonet/board.h>
#include <nonet/techniques.h>

namespace nonet::NONET_V0 {

// Of the branching difficulty.
enum class Level : std::uint8_t { very_easy, easy, normal, hard, very_hard, extreme };
std::string_view name_of(Level level);  // "very-easy"
std::optional<Level> parse_level(std::string_view text);

// Of the technique score.
enum class ScoreLevel : std::uint8_t { gentle, moderate, tricky, tough, fiendish };
std::string_view name_of(ScoreLevel level);
std::optional<ScoreLevel> parse_score_level(std::string_view text);

// What takes the pattern of givens into itself. horizontal: left and right are mirror images.
enum class Symmetry : std::uint8_t {
  none,
  rot180,
  rot90,
  horizontal,
  vertical,
  diagonal,
  antidiagonal,
  full,
};
std::string_view name_of(Symmetry symmetry);
std::optional<Symmetry> parse_symmetry(std::string_view text);

struct Rating {
  int difficulty = 0;  // branching, the same for all isomorphs: 100 for a guess + open cells
  int difficulty_as_given = 0;  // of the board as it lies
  Level level = Level::very_easy;
  // Of the way that the profile's techniques go. Where they do not reach the solution, `solved` is
  // false and the points are those of the steps that were found.
  bool solved = false;
  int points = 0;
  ScoreLevel score_level = ScoreLevel::gentle;
  std::string hardest = {};  // key of the hardest technique; empty: no step at all
};

// Everything that can be said of a puzzle.
struct RatingCard {
  Rating rating = {};
  Board solution = {};
  struct Use {
    std::string technique = {};  // its key
    int steps = 0;
  };
  std::vector<Use> techniques = {};  // in the profile's order
  int steps = 0;
  int cells_left = 0;                 // where the techniques end; 0: solved
  std::optional<int> narrowest = {};  // the fewest different next steps at any point of the way
  int givens = 0;
  bool minimal = false;  // every given is needed
  std::vector<Symmetry> symmetries = {};
  std::uint64_t conflicts = 0;  // that clause learning meets
};

struct RateOptions {
  Profile profile = {};
  Stop stop = {};
};

// Of the givens: entries and crossings do not count. Only a puzzle with exactly one solution has a
// rating; the error says what is wrong with any other, or "undecided" when `stop` came first.
Result<Rating> rate(const Board& board, const RateOptions& options = {});
// Takes several times as long.
Result<RatingCard> rating_card(const Board& board, const RateOptions& options = {});

}  // namespace nonet::NONET_V0
