#include "store/puzzles/loaded.h"

#include "store/base/ids.h"
#include "store/base/transaction.h"

namespace nonet::store {

Result<bool> is_loaded(Database& db, std::string_view name, std::string_view text) {
  return db.read([&](Transaction& transaction) {
    return transaction.value<std::int64_t>(
               "SELECT count(*) FROM collections WHERE name = :name AND fingerprint = :print", name,
               fingerprint(text)) > 0;
  });
}

void note_loaded(Transaction& transaction, std::string_view name, std::string_view text,
                 Moment now) {
  transaction.run("DELETE FROM collections WHERE name = :name", name);
  transaction.run("INSERT INTO collections VALUES (:name, :print, :loaded)", name,
                  fingerprint(text), seconds_of(now));
}

}  // namespace nonet::store
