// A transaction in progress, as the functions of this room see it: typed rows, bound values.
// Private to the room.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "store/base/connection.h"
#include "store/base/value.h"

namespace nonet::store {

class Transaction {
 public:
  explicit Transaction(Connection& connection) : connection_{connection} {}

  // select<std::string, std::int64_t>("SELECT name, size FROM … WHERE id = :id", id)
  template <class... Columns, class... Values>
  std::vector<std::tuple<Columns...>> select(std::string_view text, const Values&... values) {
    static constexpr std::array<Kind, sizeof...(Columns)> kKinds{ColumnType<Columns>::kind...};
    const std::array<Value, sizeof...(Values)> bound{to_value(values)...};
    std::vector<std::tuple<Columns...>> rows;
    for (Row& row : connection_.select(text, bound, kKinds))
      rows.push_back(tuple_from<Columns...>(row, std::index_sequence_for<Columns...>{}));
    return rows;
  }

  // The first row of such a query, if it has one.
  template <class... Columns, class... Values>
  std::optional<std::tuple<Columns...>> find(std::string_view text, const Values&... values) {
    auto rows = select<Columns...>(text, values...);
    if (rows.empty()) return std::nullopt;
    return std::move(rows.front());
  }

  // The only value of a query that always has one, such as a count.
  template <class Column, class... Values>
  Column value(std::string_view text, const Values&... values) {
    return std::get<0>(select<Column>(text, values...).at(0));
  }

  // How many rows were changed.
  template <class... Values>
  std::int64_t run(std::string_view text, const Values&... values) {
    const std::array<Value, sizeof...(Values)> bound{to_value(values)...};
    return connection_.run(text, bound);
  }

  std::int64_t run_with(std::string_view text, std::span<const Value> values) {
    return connection_.run(text, values);
  }
  void insert(std::string_view head, std::size_t columns, std::span<const Value> values) {
    connection_.insert(head, columns, values);
  }
  std::vector<Row> rows(std::string_view text, std::span<const Value> values,
                        std::span<const Kind> kinds) {
    return connection_.select(text, values, kinds);
  }

  Dialect dialect() const { return connection_.dialect(); }

 private:
  template <class... Columns, std::size_t... I>
  static std::tuple<Columns...> tuple_from(Row& row, std::index_sequence<I...> /*places*/) {
    return {ColumnType<Columns>::from(std::move(row[I]))...};
  }

  Connection& connection_;
};

}  // namespace nonet::store
