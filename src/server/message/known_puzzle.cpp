#include "server/message/known_puzzle.h"

#include "play/stored/known_puzzle.h"
#include "server/message/store_problem.h"
#include "wire/write.h"

namespace nonet::server {

std::string known_json(const std::optional<store::Recognised>& known) {
  wire::OrNull<wire::Known> document;
  if (auto puzzle = play::known_as(known))
    document = wire::Known{puzzle->id, puzzle->level, puzzle->collection};
  return wire::to_json(document);
}

std::string known_json(store::Database& database, const Filling& puzzle) {
  return known_json(need(store::recognise(database, puzzle)));
}

}  // namespace nonet::server
