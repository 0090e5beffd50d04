#include "store/base/database.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "store/base/connection.h"
#include "store/base/fault.h"
#include "store/base/ids.h"
#include "store/base/migrations.h"
#include "store/base/transaction.h"

namespace nonet::store {

namespace {

using Clock = std::chrono::steady_clock;

// Trying again, until patience is at its end.
class Backoff {
 public:
  explicit Backoff(std::chrono::milliseconds patience) : deadline_{Clock::now() + patience} {}

  // Before the next attempt after this fault. False: patience is at its end.
  bool wait(StoreFault fault) {
    return sleep(fault == StoreFault::busy ? until_free() : until_there());
  }

 private:
  using Pause = std::chrono::microseconds;

  // A locked file is free for some microseconds between two writes of a busy neighbour: looking
  // often, and never in step with him, finds such a moment soon.
  static Pause until_free() { return Pause{500 + random_bits() % 1500}; }
  // A server that starts is looked for a little less often each time.
  Pause until_there() { return pause_ = std::min(pause_ * 2, Pause{200'000}); }

  bool sleep(Pause pause) const {
    if (Clock::now() + pause > deadline_) return false;
    std::this_thread::sleep_for(pause);
    return true;
  }

  Clock::time_point deadline_;
  Pause pause_{2500};
};

}  // namespace

class Database::Pool {
 public:
  Pool(Address address, const DatabaseOptions& options)
      : address_{std::move(address)}, options_{options} {}

  const Address& address() const { return address_; }
  const DatabaseOptions& options() const { return options_; }

  // A connection for one transaction, given back at the end of its life.
  class Lease {
   public:
    explicit Lease(Pool& pool) : pool_{pool}, connection_{pool.take()} {}
    ~Lease() { pool_.give_back(std::move(connection_)); }
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;
    Connection& operator*() const { return *connection_; }

   private:
    Pool& pool_;
    std::unique_ptr<Connection> connection_;
  };

  // A file has one writer at a time. In this program writers queue here, where nobody starves,
  // instead of at the file, where each looks again every few milliseconds.
  std::unique_lock<std::mutex> queue_for_writing() {
    if (address_.dialect != Dialect::sqlite) return {};
    return std::unique_lock{writing_};
  }

 private:
  std::unique_ptr<Connection> take() {
    std::unique_lock lock{mutex_};
    free_.wait(lock, [&] { return !idle_.empty() || open_ < options_.connections; });
    if (!idle_.empty()) {
      std::unique_ptr<Connection> connection = std::move(idle_.back());
      idle_.pop_back();
      return connection;
    }
    ++open_;
    lock.unlock();
    try {
      return std::make_unique<Connection>(address_, options_.patience);
    } catch (...) {
      give_back(nullptr);
      throw;
    }
  }
  void give_back(std::unique_ptr<Connection> connection) {
    {
      const std::scoped_lock lock{mutex_};
      if (connection)
        idle_.push_back(std::move(connection));
      else
        --open_;
    }
    free_.notify_one();
  }

  const Address address_;
  const DatabaseOptions options_;
  std::mutex mutex_;
  std::condition_variable free_;
  std::vector<std::unique_ptr<Connection>> idle_;
  std::size_t open_ = 0;
  std::mutex writing_;
};

namespace {

// False: nothing to take back. The transaction never began, ended by itself, or its server is gone.
bool roll_back(Connection& connection) {
  try {
    connection.run("ROLLBACK");
    return true;
  } catch (const Fault&) {
    return false;
  }
}

// Once the commit is on its way, a lost connection leaves open whether it arrived: repeating could
// do the work twice.
void commit(Connection& connection) {
  try {
    connection.run("COMMIT");
  } catch (const Fault& fault) {
    if (fault.error().fault != StoreFault::lost_connection) throw;
    throw Fault{StoreFault::failed,
                "the connection to the database was lost while it stored the change: look again "
                "whether it did"};
  }
}

void run_once(Connection& connection, Purpose purpose,
              const std::function<void(Transaction&)>& work) {
  try {
    for (const std::string_view statement : beginning(connection.dialect(), purpose))
      if (!statement.empty()) connection.run(statement);
    Transaction transaction{connection};
    work(transaction);
    commit(connection);
  } catch (...) {
    (void)roll_back(connection);
    throw;
  }
}

// False: still away; the next use finds out again.
bool try_to_reconnect(Connection& connection) {
  try {
    connection.reconnect();
    return true;
  } catch (const Fault&) {
    return false;
  }
}

// Whether it makes sense to try the same again; brings a lost connection back.
bool mended(Connection& connection, const Fault& fault, bool& reopened) {
  switch (fault.error().fault) {
    case StoreFault::lost_connection:
      (void)try_to_reconnect(connection);
      return true;
    case StoreFault::read_only:
      // What was opened read-only stays so, even when the file may be written in the meantime.
      (void)try_to_reconnect(connection);
      return !std::exchange(reopened, true);
    case StoreFault::busy:
      return true;
    default:
      return fault.again();
  }
}

}  // namespace

Database::Database(std::unique_ptr<Pool> pool) : pool_{std::move(pool)} {}
Database::~Database() = default;

const Address& Database::address() const { return pool_->address(); }

Result<void> Database::attempt(Purpose purpose, const std::function<void(Transaction&)>& work) {
  Backoff backoff{pool_->options().patience};
  for (;;) {
    try {
      const auto turn =
          purpose == Purpose::read ? std::unique_lock<std::mutex>{} : pool_->queue_for_writing();
      const Pool::Lease lease{*pool_};
      for (bool reopened = false;;) {
        try {
          run_once(*lease, purpose, work);
          return {};
        } catch (const Fault& fault) {
          if (!mended(*lease, fault, reopened) || !backoff.wait(fault.error().fault)) throw;
        }
      }
    } catch (const Fault& fault) {
      // No connection could be made at all.
      const bool away = fault.error().fault == StoreFault::lost_connection ||
                        fault.error().fault == StoreFault::busy;
      if (!away || !backoff.wait(fault.error().fault)) return tl::unexpected{fault.error()};
    }
  }
}

Result<std::unique_ptr<Database>> Database::open(const std::string& url,
                                                 const DatabaseOptions& options) {
  auto address = parse_address(url);
  if (!address) return tl::unexpected{address.error()};
  std::unique_ptr<Database> database{new Database{std::make_unique<Pool>(*address, options)}};
  // Looking first: a database that is up to date may be read-only.
  const auto current = database->read(is_current);
  if (!current) return tl::unexpected{current.error()};
  if (*current || !options.migrate) return database;
  const auto ready = database->write(migrate);
  if (!ready) return tl::unexpected{ready.error()};
  return database;
}

}  // namespace nonet::store
