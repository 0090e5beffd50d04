#include "play/stored/known_puzzle.h"

namespace nonet::play {

std::optional<KnownPuzzle> known_as(const std::optional<store::Recognised>& recognised) {
  if (!recognised || store::is_own(recognised->stored)) return std::nullopt;
  const store::StoredPuzzle& stored = recognised->stored;
  KnownPuzzle known{.id = stored.id, .level = stored.rating.level, .collection = std::nullopt};
  if (!stored.collection.empty()) known.collection = stored.collection;
  return known;
}

store::Result<std::optional<KnownPuzzle>> known_puzzle(store::Database& database,
                                                       const Filling& puzzle) {
  return store::recognise(database, puzzle).map(known_as);
}

}  // namespace nonet::play
