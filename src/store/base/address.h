// Where a database is: a file, or a PostgreSQL server by its URL.
#pragma once

#include <cstdint>
#include <string>

#include "store/base/error.h"

namespace nonet::store {

enum class Dialect : std::uint8_t { sqlite, postgresql };

// For people: a URL with *** for each password, before the host and in the query.
std::string without_passwords(std::string url);

struct Address {
  Dialect dialect = Dialect::sqlite;
  std::string target;  // the file's path, or the URL as libpq reads it

  // For people, without passwords.
  std::string shown() const;
};

// "nonet.db", "sqlite:nonet.db", "postgresql://user@host/name" (also "postgres://").
Result<Address> parse_address(const std::string& text);

}  // namespace nonet::store
