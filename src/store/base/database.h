// The memory of the program: a pool of connections to one database, and transactions over it.
//
//   auto db = Database::open("nonet.db");            a file, no set-up at all
//   auto db = Database::open("postgresql://…");      a server, for many programs at once
//
// Every function of the room takes a Database and answers a Result. Calls block and may be made
// from any thread; never make one on a thread that must stay responsive.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "store/base/address.h"
#include "store/base/dialect.h"
#include "store/base/error.h"

namespace nonet::store {

class Transaction;

struct DatabaseOptions {
  std::size_t connections = 8;  // at most; opened when needed
  // How long a call goes on trying while a server is gone or a file is locked.
  std::chrono::milliseconds patience{5000};
  bool migrate = true;  // bring the tables up to date; `nonet db status` only looks
};

class Database {
 public:
  static Result<std::unique_ptr<Database>> open(const std::string& url,
                                                const DatabaseOptions& options = {});
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  const Address& address() const;

  // Runs `work(Transaction&)` as one transaction and answers what it answers. All of it is stored
  // or nothing; after success it is stored for good. It is repeated by itself when the connection
  // was lost before the end or another transaction was in the way, so `work` must change nothing
  // but the database. What it throws as a Fault comes back as a value.
  template <class Work>
  auto read(const Work& work) {
    return typed(Purpose::read, work);
  }
  template <class Work>
  auto write(const Work& work) {
    return typed(Purpose::write, work);
  }
  // A write that a power cut may take back, for marks that nobody was promised: it waits for no
  // disk.
  template <class Work>
  auto jot(const Work& work) {
    return typed(Purpose::jot, work);
  }

 private:
  class Pool;

  explicit Database(std::unique_ptr<Pool> pool);
  Result<void> attempt(Purpose purpose, const std::function<void(Transaction&)>& work);

  template <class Work>
  auto typed(Purpose purpose, const Work& work) {
    using Answer = std::invoke_result_t<Work, Transaction&>;
    if constexpr (std::is_void_v<Answer>) {
      return attempt(purpose, [&](Transaction& transaction) { work(transaction); });
    } else {
      std::optional<Answer> answer;
      auto done =
          attempt(purpose, [&](Transaction& transaction) { answer.emplace(work(transaction)); });
      if (!done) return Result<Answer>{tl::unexpected{std::move(done.error())}};
      return Result<Answer>{std::move(*answer)};
    }
  }

  std::unique_ptr<Pool> pool_;
};

}  // namespace nonet::store
