// The columns of a stored puzzle: one table that the queries, the lines of collections and the
// export share. A new column: a row here and a migration.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/base/value.h"
#include "store/puzzles/puzzles.h"

namespace nonet::store {

struct PuzzleColumn {
  std::string_view name;  // in SQL and in the head of a collection
  Kind kind;
  Value (*get)(const StoredPuzzle&);
  void (*set)(StoredPuzzle&, Value&&);
  bool in_tenths = false;  // a text shows 7.2, the database keeps 72
  bool in_rating = false;  // changes when the puzzle is rated again
};
std::span<const PuzzleColumn> puzzle_columns();

// "id, canonical, …", with an optional prefix such as "p.".
std::string column_list(std::string_view prefix = {});
std::span<const Kind> column_kinds();
StoredPuzzle puzzle_from(Row&& row);

// "naked-single=31 x-wing=1"
std::string text_of(const std::map<std::string, std::int64_t>& techniques);
std::map<std::string, std::int64_t> techniques_from(std::string_view text);

}  // namespace nonet::store
