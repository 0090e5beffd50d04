#include "server/routes/known_puzzle.h"

#include "server/message/store_problem.h"

namespace nonet::server {

wire::OrNull<wire::Known> known_document(const std::optional<store::Recognised>& known) {
  if (!known || store::is_own(known->stored)) return {};
  const store::StoredPuzzle& stored = known->stored;
  wire::Known document{.id = stored.id, .level = stored.rating.level};
  if (!stored.collection.empty()) document.collection = stored.collection;
  return document;
}

wire::OrNull<wire::Known> known_document(store::Database& database, const Filling& puzzle) {
  return known_document(need(store::recognise(database, puzzle)));
}

}  // namespace nonet::server
