// Looking after a database: what is in it, whether it is sound, a copy of it.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "store/base/database.h"

namespace nonet::store {

struct SchemaStatus {
  std::int64_t found = 0;   // version of the tables; 0: none yet
  std::int64_t wanted = 0;  // what this program expects
};
// Also of a database that this program could not use. Changes nothing.
Result<SchemaStatus> schema_status(const std::string& url);

struct Counts {
  std::vector<std::pair<std::string, std::int64_t>> tables;       // rows of each
  std::vector<std::pair<std::string, std::int64_t>> levels;       // puzzles; "" is unrated
  std::vector<std::pair<std::string, std::int64_t>> collections;  // puzzles of each
  std::vector<std::pair<std::string, std::int64_t>> engines;      // puzzles rated by each version
};
Result<Counts> count_all(Database& db);

// Reads every page and follows every reference. An empty list: all is well.
Result<std::vector<std::string>> integrity_problems(Database& db);

// A whole copy of the database as an SQLite file, of one moment, while others go on writing. The
// file must not exist yet; where the copy fails, it still does not.
Result<void> back_up(Database& db, const std::string& file);

}  // namespace nonet::store
