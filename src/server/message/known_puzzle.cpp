#include "server/message/known_puzzle.h"

#include "play/stored/known_puzzle.h"
#include "server/message/store_problem.h"

namespace nonet::server {

wire::OrNull<wire::Known> known_document(const std::optional<store::Recognised>& known) {
  const auto puzzle = play::known_as(known);
  if (!puzzle) return {};
  return wire::Known{puzzle->id, puzzle->level, puzzle->collection};
}

wire::OrNull<wire::Known> known_document(store::Database& database, const Filling& puzzle) {
  return known_document(need(store::recognise(database, puzzle)));
}

}  // namespace nonet::server
