// What can go wrong with a memory, as a value: the kind, for the caller to act upon, and a
// sentence, for people. Sentences never hold values that were to be stored.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace nonet::store {

enum class StoreFault : std::uint8_t {
  refused,          // the value itself is not acceptable; nothing was tried
  not_found,        // there is no such thing
  conflict,         // somebody else was first: a taken name, a newer version of the game
  busy,             // another program kept the database locked for too long; later it may work
  disk_full,        // or a quota reached: nothing was stored; works again when there is room
  read_only,        // the file or its folder may not be written
  lost_connection,  // the server is gone; the next call tries again
  newer_schema,     // a newer program has changed the tables
  cannot_open,      // wrong address, missing folder, no permission
  damaged,          // not a database, or one with broken pages
  failed,           // anything else; the sentence says what the database said
};

struct StoreError {
  StoreFault fault;
  std::string sentence;
  friend bool operator==(const StoreError&, const StoreError&) = default;
};

std::string_view name_of(StoreFault fault);  // "disk-full"

template <class Value>
using Result = tl::expected<Value, StoreError>;

}  // namespace nonet::store
