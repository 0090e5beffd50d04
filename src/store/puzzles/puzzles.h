// Puzzles with everything that is known about them, found by id, level, technique or canonical
// form.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/filling.h"
#include "store/base/clock.h"
#include "store/base/database.h"

namespace nonet::store {

// The levels of branching difficulty, from easy to hard.
inline constexpr std::array<std::string_view, 6> kLevels{"very-easy", "easy",      "normal",
                                                         "hard",      "very-hard", "extreme"};
bool is_level(std::string_view name);

// The rating card. Nothing in a field: not rated in that respect.
struct Rating {
  std::optional<std::int64_t> branching = {};  // branching difficulty, 100·B + E
  std::optional<std::string> level = {};       // one of kLevels
  std::optional<std::int64_t> score = {};      // technique score
  std::optional<std::string> score_level = {};
  std::optional<std::string> hardest = {};       // its technique
  std::optional<std::int64_t> narrowest = {};    // ways forward where there are fewest
  std::optional<std::int64_t> path_length = {};  // steps of the logical path
  std::optional<std::int64_t> conflicts = {};    // of cdcl
  std::optional<bool> minimal = {};              // no given can be left out
  std::string symmetries = {};  // of the pattern of givens, names with spaces between
  std::map<std::string, std::int64_t> techniques = {};  // how often the path uses each
  std::string profile = {};
  std::string engine_version = {};      // of the program that rated it
  std::optional<std::int64_t> er = {};  // Sudoku Explainer's scale, in tenths
  std::optional<std::int64_t> ep = {};
  std::optional<std::int64_t> ed = {};
  friend bool operator==(const Rating&, const Rating&) = default;
};
using RateFn = std::function<Rating(const Filling& puzzle)>;

struct StoredPuzzle {
  std::int64_t number = 0;  // by age, from 1; 0: not stored yet
  std::string id;           // made from the canonical form when it is stored
  std::string canonical;    // 81 characters, '.' for empty
  std::string puzzle;       // as it is shown
  std::string solution;     // of the puzzle as it is shown
  std::int64_t givens = 0;
  bool listed = true;  // handed out to anyone; not so a player's own, nor what was replaced
  Rating rating;
  std::string source;
  std::string collection;
  std::string seed;
  friend bool operator==(const StoredPuzzle&, const StoredPuzzle&) = default;
};

// A puzzle to be stored, with canonical form and givens filled in.
StoredPuzzle stored_puzzle(const Filling& puzzle, const Filling& solution);
// The same for one that a player brings: handed out to nobody else.
inline constexpr std::string_view kBroughtByPlayer = "player";  // its source
inline constexpr std::string_view kShipped = "shipped";  // of those that come with the program
StoredPuzzle own_puzzle(const Filling& puzzle, const Filling& solution);
bool is_own(const StoredPuzzle& puzzle);

struct Added {
  std::vector<std::string> ids;  // one for each puzzle, stored now or before
  std::size_t added = 0;
  std::size_t known = 0;  // same canonical form: what was stored stays as it is
};
// All of them or none. Many at once are much quicker than one by one.
Result<Added> add_puzzles(Database& db, std::span<const StoredPuzzle> puzzles, Moment now);

Result<StoredPuzzle> puzzle_by_id(Database& db, std::string_view id);
Result<std::optional<StoredPuzzle>> puzzle_by_canonical(Database& db, std::string_view canonical);

using Puzzles = std::vector<StoredPuzzle>;
// Those of the ids that are stored, in the order of the ids; asked for together.
Result<Puzzles> puzzles_by_ids(Database& db, std::span<const std::string> ids);
// In an order that stays when puzzles are added (they come in between), from behind the id `after`.
Result<Puzzles> puzzles_by_level(Database& db, std::string_view level, std::string_view after,
                                 std::size_t most);
// By age, from behind the number `after`.
Result<Puzzles> puzzles_by_technique(Database& db, std::string_view technique, std::int64_t after,
                                     std::size_t most);
Result<Puzzles> puzzles_by_collection(Database& db, std::string_view collection, std::int64_t after,
                                      std::size_t most);
Result<Puzzles> all_puzzles(Database& db, std::int64_t after, std::size_t most);

// The next of the level from a place on; `place` is 64 random bits. Ids lie at random, so any can
// come; one close behind another comes less often.
Result<StoredPuzzle> random_puzzle(Database& db, std::string_view level, std::uint64_t place);

// New ratings for puzzles that are already stored, by id. er, ep and ed stay as they are: no rating
// of this program works them out.
Result<void> set_ratings(Database& db, std::span<const std::pair<std::string, Rating>> ratings);

}  // namespace nonet::store
