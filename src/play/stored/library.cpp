#include "play/stored/library.h"

#include <string>

#include "service/solve.h"
#include "store/puzzles/collections.h"

namespace nonet::play {

store::Result<void> stock(store::Database& database, store::Moment now) {
  const auto solve = [](const Filling& puzzle) { return service::only_solution(Grid{puzzle}); };
  const auto load = [&](const std::string& name, std::string_view text) -> store::Result<void> {
    const auto loaded = store::load_collection(database, name, std::string{text}, solve, now);
    if (!loaded) return tl::unexpected{loaded.error()};
    if (*loaded && !(*loaded)->problems.empty())
      return tl::unexpected{
          store::StoreError{store::StoreFault::refused, (*loaded)->problems.front()}};
    return {};
  };
  for (const rate::LevelRow& row : rate::kLevels) {
    const std::string name{row.name};
    if (auto done = load(name, shipped_puzzles(row.level)); !done) return done;
    if (auto done = load("watch-" + name, shipped_watch_list(row.level)); !done) return done;
  }
  return store::load_positions(database, shipped_positions(), now);
}

}  // namespace nonet::play
