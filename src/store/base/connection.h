// One open database that is spoken to in SQL. connection.cpp alone knows SOCI.
//
// Values are always bound. The names of a query (":level") are for its reader: values are bound in
// the order in which the names stand, and each name stands once.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "store/base/address.h"
#include "store/base/value.h"

namespace nonet::store {

// Everything here throws Fault.
class Connection {
 public:
  // A statement waits for others up to `patience`.
  Connection(const Address& address, std::chrono::milliseconds patience);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // How many rows it changed.
  std::int64_t run(std::string_view text, std::span<const Value> values = {});
  // Columns come as the kinds say; a database's own idea of them differs from the other's.
  std::vector<Row> select(std::string_view text, std::span<const Value> values,
                          std::span<const Kind> kinds);
  // Many rows: `head` is "INSERT INTO … VALUES", `values` holds `columns` values for each row.
  void insert(std::string_view head, std::size_t columns, std::span<const Value> values);

  // A new one in place of a lost one.
  void reconnect();
  Dialect dialect() const;

 private:
  struct Session;
  std::unique_ptr<Session> session_;
};

}  // namespace nonet::store
