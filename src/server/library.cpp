#include "server/library.h"

#include <string>

#include "service/solve.h"
#include "store/collections.h"

namespace nonet::server {

store::Result<void> stock(store::Database& database, store::Moment now) {
  const auto solve = [](const Filling& puzzle) { return service::only_solution(Grid{puzzle}); };
  for (const rate::LevelRow& row : rate::kLevels) {
    const auto loaded = store::load_collection(database, std::string{row.name},
                                               std::string{shipped_puzzles(row.level)}, solve, now);
    if (!loaded) return tl::unexpected{loaded.error()};
    if (*loaded && !(*loaded)->problems.empty())
      return tl::unexpected{
          store::StoreError{store::StoreFault::refused, (*loaded)->problems.front()}};
  }
  return store::load_positions(database, shipped_positions(), now);
}

}  // namespace nonet::server
