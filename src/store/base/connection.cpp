#include "store/base/connection.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>
#include <system_error>

#include <fmt/format.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <unistd.h>

#include "store/base/dialect.h"
#include "store/base/fault.h"

namespace nonet::store {

namespace {

// A value and its place in a statement. SOCI keeps pointers to these: they must not move.
struct Slot {
  Kind kind = Kind::text;
  long long number = 0;
  std::string text;
  soci::indicator indicator = soci::i_ok;

  void take(const Value& value) {
    indicator = std::holds_alternative<std::monostate>(value) ? soci::i_null : soci::i_ok;
    if (const auto* n = std::get_if<std::int64_t>(&value)) number = *n;
    if (const auto* t = std::get_if<std::string>(&value)) text = *t;
  }
  // As text whatever it is: both databases read a number from it where the column wants one.
  void take_as_text(const Value& value) {
    take(value);
    if (std::holds_alternative<std::int64_t>(value)) text = fmt::to_string(number);
  }
  Value give() const {
    if (indicator == soci::i_null) return {};
    if (kind == Kind::number) return static_cast<std::int64_t>(number);
    return text;
  }
};

void use_slot(soci::statement& statement, Slot& slot) {
  if (slot.kind == Kind::number)
    statement.exchange(soci::use(slot.number, slot.indicator));
  else
    statement.exchange(soci::use(slot.text, slot.indicator));
}

void into_slot(soci::statement& statement, Slot& slot) {
  if (slot.kind == Kind::number)
    statement.exchange(soci::into(slot.number, slot.indicator));
  else
    statement.exchange(soci::into(slot.text, slot.indicator));
}

std::vector<Slot> slots_of(std::span<const Value> values) {
  std::vector<Slot> slots(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    slots[i].kind = std::holds_alternative<std::int64_t>(values[i]) ? Kind::number : Kind::text;
    slots[i].take(values[i]);
  }
  return slots;
}

// The first line of what the database said: PostgreSQL adds details that quote stored values.
// SOCI's own words come before it: where no connection was made, and which of its functions was
// told so.
std::string reason_in(std::string_view message) {
  constexpr std::string_view kByTheWay = "Cannot establish connection to the database.";
  if (message.starts_with(kByTheWay))
    message.remove_prefix(std::min(message.size(), kByTheWay.size() + 1));
  if (const std::size_t words = message.find(": ");
      message.starts_with("sqlite3_") && words != std::string_view::npos)
    message.remove_prefix(words + 2);
  return std::string{message.substr(0, message.find('\n'))};
}

std::string sentence_for(StoreFault fault, const std::string& message) {
  switch (fault) {
    case StoreFault::busy:
      return "the database is busy: another program keeps it locked";
    case StoreFault::disk_full:
      return "the disk is full or refuses to write: nothing was stored";
    case StoreFault::read_only:
      return "the database is read-only";
    case StoreFault::lost_connection:
      return "the connection to the database is lost: " + message;
    case StoreFault::damaged:
      return "this is not a database, or it is damaged: " + message;
    default:
      return message;
  }
}

[[noreturn]] void translate(const soci::soci_error& error) {
  const std::string message = reason_in(error.get_error_message());
  if (const auto* sqlite = dynamic_cast<const soci::sqlite3_soci_error*>(&error)) {
    const StoreFault fault = sqlite_fault(sqlite->result());
    throw Fault{fault, sentence_for(fault, message)};
  }
  if (const auto* postgresql = dynamic_cast<const soci::postgresql_soci_error*>(&error)) {
    const std::string state = postgresql->sqlstate();
    // A server that is gone gives no state at all.
    const bool gone = error.get_error_category() == soci::soci_error::connection_error ||
                      state.find_first_not_of(std::string{" \0", 2}) == std::string::npos;
    const StoreFault fault = gone ? StoreFault::lost_connection : postgresql_fault(state);
    const bool again = deserves_retry(state);
    throw Fault{fault, sentence_for(fault, message), again ? Fault::Again::yes : Fault::Again::no};
  }
  throw Fault{StoreFault::failed, message};
}

// Runs `work`, and what SOCI throws comes out as a Fault.
template <class Work>
auto translated(const Work& work) {
  try {
    return work();
  } catch (const soci::soci_error& error) {
    translate(error);
  }
}

// SOCI takes the text for name=value pairs and puts a "=" behind one that has none, so a URL needs
// a parameter; this one shows the server's operator who is connected.
std::string connect_text(const Address& address) {
  if (address.dialect == Dialect::sqlite) return fmt::format("dbname=\"{}\"", address.target);
  const bool has_parameters = address.target.find('?') != std::string::npos;
  return has_parameters ? address.target : address.target + "?application_name=nonet";
}

// SQLite says only that it cannot open a file; the system knows why. Empty when it sees no reason.
std::string why_not_opened(const std::string& file) {
  std::error_code unknown;
  if (std::filesystem::is_directory(file, unknown)) return std::strerror(EISDIR);
  if (std::filesystem::exists(file, unknown))
    return ::access(file.c_str(), R_OK | W_OK) == 0 ? "" : std::strerror(errno);
  const std::filesystem::path folder = std::filesystem::path{file}.parent_path();
  const char* const place = folder.empty() ? "." : folder.c_str();
  return ::access(place, W_OK | X_OK) == 0 ? "" : std::strerror(errno);
}

std::string reason_not_opened(const Address& address, const StoreError& error) {
  std::string reason;
  // Even a reader needs files of SQLite beside it, which tell it of writers.
  if (address.dialect == Dialect::sqlite && error.fault == StoreFault::read_only)
    reason = "its folder may not be written: copy it into one that may";
  if (address.dialect == Dialect::sqlite && error.fault == StoreFault::cannot_open)
    reason = why_not_opened(address.target);
  return reason.empty() ? error.sentence : reason;
}

const soci::backend_factory& factory_of(Dialect dialect) {
  if (dialect == Dialect::postgresql) return *soci::factory_postgresql();
  return *soci::factory_sqlite3();
}

}  // namespace

struct Connection::Session {
  Dialect dialect = Dialect::sqlite;
  soci::session sql;

  std::chrono::milliseconds patience;
  bool connected = true;

  Session(const Address& address, std::chrono::milliseconds longest_wait)
      : dialect{address.dialect},
        sql{factory_of(address.dialect), connect_text(address)},
        patience{longest_wait} {
    greet();
  }
  void reconnect() {
    connected = false;
    sql.reconnect();
    greet();
    connected = true;
  }
  // After a reconnection that failed SOCI has nothing to speak to.
  soci::session& connection() {
    if (connected) return sql;
    throw Fault{StoreFault::lost_connection, "there is no connection to the database"};
  }
  void greet() {
    sql << wait_at_most(dialect, patience);
    improve_journal();
    for (const std::string_view text : greetings(dialect)) sql << std::string{text};
  }
  void improve_journal() {
    const std::string_view text = better_journal(dialect);
    if (text.empty()) return;
    try {
      sql << std::string{text};
    } catch (const soci::sqlite3_soci_error& error) {
      if (sqlite_fault(error.result()) != StoreFault::read_only) throw;  // it can still be read
    }
  }
};

Connection::Connection(const Address& address, std::chrono::milliseconds patience) {
  try {
    translated([&] { session_ = std::make_unique<Session>(address, patience); });
  } catch (const Fault& fault) {
    const StoreError& error = fault.error();
    // Whatever kept a connection from being made, apart from what is plain already.
    const bool plain = error.fault == StoreFault::busy || error.fault == StoreFault::damaged ||
                       error.fault == StoreFault::disk_full || error.fault == StoreFault::read_only;
    throw Fault{plain ? error.fault
                : address.dialect == Dialect::postgresql && error.fault != StoreFault::cannot_open
                    ? StoreFault::lost_connection
                    : StoreFault::cannot_open,
                fmt::format("cannot open the database {}: {}", address.shown(),
                            reason_not_opened(address, error))};
  }
}

Connection::~Connection() = default;

Dialect Connection::dialect() const { return session_->dialect; }

void Connection::reconnect() {
  translated([&] { session_->reconnect(); });
}

std::int64_t Connection::run(std::string_view text, std::span<const Value> values) {
  return translated([&]() -> std::int64_t {
    std::vector<Slot> slots = slots_of(values);
    soci::statement statement{session_->connection()};
    statement.alloc();
    for (Slot& slot : slots) use_slot(statement, slot);
    statement.prepare(std::string{text}, soci::details::st_one_time_query);
    statement.define_and_bind();
    statement.execute(true);
    return statement.get_affected_rows();
  });
}

std::vector<Row> Connection::select(std::string_view text, std::span<const Value> values,
                                    std::span<const Kind> kinds) {
  return translated([&] {
    std::vector<Slot> slots = slots_of(values);
    std::vector<Slot> columns(kinds.size());
    soci::statement statement{session_->connection()};
    statement.alloc();
    for (Slot& slot : slots) use_slot(statement, slot);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      columns[i].kind = kinds[i];
      into_slot(statement, columns[i]);
    }
    statement.prepare(std::string{text}, soci::details::st_one_time_query);
    statement.define_and_bind();
    std::vector<Row> rows;
    statement.execute(false);
    while (statement.fetch()) {  // to the end: an open statement would block SQLite's commit
      Row& row = rows.emplace_back();
      row.reserve(columns.size());
      for (const Slot& column : columns) row.push_back(column.give());
    }
    return rows;
  });
}

void Connection::insert(std::string_view head, std::size_t columns, std::span<const Value> values) {
  std::size_t rows_left = values.size() / columns;
  const Value* next = values.data();
  while (rows_left > 0) {
    // Full statements as often as they fit, then one for the rest.
    const std::size_t rows = std::min(rows_per_insert(session_->dialect), rows_left);
    std::vector<Slot> slots(rows * columns);
    std::string text{head};
    for (std::size_t i = 0; i < slots.size(); ++i)
      text += fmt::format("{}:v{}{}", i % columns == 0 ? (i == 0 ? " (" : ", (") : ", ", i,
                          i % columns == columns - 1 ? ")" : "");
    translated([&] {
      soci::statement statement{session_->connection()};
      statement.alloc();
      for (Slot& slot : slots) use_slot(statement, slot);
      statement.prepare(text);
      statement.define_and_bind();
      for (; rows_left >= rows; rows_left -= rows) {
        for (Slot& slot : slots) slot.take_as_text(*next++);
        statement.execute(true);
      }
    });
  }
}

}  // namespace nonet::store
