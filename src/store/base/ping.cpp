#include "store/base/ping.h"

#include "store/base/transaction.h"

namespace nonet::store {

Result<void> ping(Database& db) {
  return db.read(
      [](Transaction& transaction) { (void)transaction.value<std::int64_t>("SELECT 1"); });
}

}  // namespace nonet::store
