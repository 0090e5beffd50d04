// The queries that answer with puzzles. Here and not beside their callers, so that a test can ask
// both databases how they would go about each. Private to the room.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "store/base/transaction.h"
#include "store/puzzles/puzzle_columns.h"

namespace nonet::store {

namespace queries {

// `listed = 1` stands in the text, not as a value: only then does the partial index fit.
inline std::string puzzles_where(std::string_view rest) {
  return "SELECT " + column_list("p.") + " FROM puzzles p " + std::string{rest};
}
inline std::string by_id() { return puzzles_where("WHERE p.id = :id"); }
inline std::string by_level() {
  return puzzles_where(
      "WHERE p.listed = 1 AND p.level = :level AND p.id > :after ORDER BY p.id LIMIT :most");
}
inline std::string by_technique() {
  return puzzles_where(
      "JOIN puzzle_techniques t ON t.puzzle = p.number "
      "WHERE p.listed = 1 AND t.technique = :technique AND t.puzzle > :after "
      "ORDER BY t.puzzle LIMIT :most");
}
inline std::string by_collection() {
  return puzzles_where(
      "WHERE p.collection = :collection AND p.number > :after ORDER BY p.number LIMIT :most");
}
inline std::string by_number() {
  return puzzles_where("WHERE p.number > :after ORDER BY p.number LIMIT :most");
}
// The next by age that this player has no game of; see unseen.h.
inline std::string unseen() {
  return puzzles_where(
      "WHERE p.listed = 1 AND p.level = :level AND p.number > :after AND p.number < :before "
      "AND NOT EXISTS (SELECT 1 FROM games g WHERE g.player = :player AND g.puzzle = p.id) "
      "ORDER BY p.number LIMIT 1");
}

}  // namespace queries

inline std::vector<StoredPuzzle> select_puzzles_with(Transaction& transaction,
                                                     std::string_view query,
                                                     const std::vector<Value>& bound) {
  std::vector<StoredPuzzle> puzzles;
  for (Row& row : transaction.rows(query, bound, column_kinds()))
    puzzles.push_back(puzzle_from(std::move(row)));
  return puzzles;
}

template <class... Values>
std::vector<StoredPuzzle> select_puzzles(Transaction& transaction, std::string_view query,
                                         const Values&... values) {
  return select_puzzles_with(transaction, query, {to_value(values)...});
}

}  // namespace nonet::store
