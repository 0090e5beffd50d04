// Where a database is: a file, or a PostgreSQL server by its URL.
#pragma once

#include <cstdint>
#include <string>

#include "store/error.h"

namespace nonet::store {

enum class Dialect : std::uint8_t { sqlite, postgresql };

struct Address {
  Dialect dialect = Dialect::sqlite;
  std::string target;  // the file's path, or the URL as libpq reads it

  // For people: a URL without its password.
  std::string shown() const;
};

// "nonet.db", "sqlite:nonet.db", "postgresql://user@host/name" (also "postgres://").
Result<Address> parse_address(const std::string& text);

}  // namespace nonet::store
