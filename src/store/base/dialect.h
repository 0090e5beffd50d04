// Everything in which the two databases differ. Queries are the same text for both.
#pragma once

#include <chrono>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "store/base/address.h"

namespace nonet::store {

// What a connection is told first.
std::span<const std::string_view> greetings(Dialect dialect);
// Readers and a writer beside each other. Kept in the file, so one that may not be written stays as
// it is and refuses. May be empty.
std::string_view better_journal(Dialect dialect);

// How long a statement waits where another program holds what it needs. SQLite's own way of waiting
// looks less and less often, up to every tenth of a second, and starves beside a busy writer: there
// a statement gives up at once and Database tries again every millisecond or two.
std::string wait_at_most(Dialect dialect, std::chrono::milliseconds patience);

// What a transaction is for.
//   read   sees one state of the database from its beginning to its end
//   write  is stored for good when it ends: not even a power cut takes it back. It takes SQLite's
//          only write lock at once: taken later, after reading, it could be refused
//   jot    is a write that a power cut may take back (never the end of a program), and that waits
//          for no disk: for marks that nobody was promised
enum class Purpose : std::uint8_t { read, write, jot };
std::span<const std::string_view> beginning(Dialect dialect, Purpose purpose);
// Held to the end of a transaction by whoever changes the tables themselves. Empty: a
// transaction that writes keeps everyone else out anyway.
std::string_view lock_schema(Dialect dialect);

// Counts the tables of a name, given as ":name".
std::string_view count_tables(Dialect dialect);

// Tables are written once, with words in braces where the databases differ.
std::string adapt(Dialect dialect, std::string_view ddl);

// A prepared statement takes so many rows at once: on a server each statement costs a round trip,
// in a file it costs nothing and the shorter statement is quicker.
std::size_t rows_per_insert(Dialect dialect);

// The query that makes the database tell how it would answer another one.
std::string explained(Dialect dialect, std::string_view query);

// The kind of fault behind a result code of SQLite, or a state of PostgreSQL ("23505").
StoreFault sqlite_fault(int result);
StoreFault postgresql_fault(std::string_view state);
// The transaction was the victim of another one and may simply be tried again.
bool deserves_retry(std::string_view postgresql_state);

}  // namespace nonet::store
