// The tables, by numbered steps forward. A step that has been shipped is never changed: what is
// wrong in it is mended by the next one.
#pragma once

#include <cstdint>

namespace nonet::store {

class Transaction;

// What this program expects.
std::int64_t newest_schema();
// What the database has; 0 when it is empty.
std::int64_t schema_of(Transaction& transaction);

// Throws Fault newer_schema when a newer program has been here.
bool is_current(Transaction& transaction);
// Runs the steps that are missing. In a transaction that writes: of several programs that start at
// once one does the work and the others find it done. Answers how many steps it ran.
std::int64_t migrate(Transaction& transaction);

}  // namespace nonet::store
