#include "store/puzzles/daily.h"

#include <string>
#include <vector>

#include "play/rules/daily.h"
#include "store/base/fault.h"
#include "store/base/ids.h"
#include "store/base/transaction.h"
#include "store/puzzles/puzzle_queries.h"

namespace nonet::store {

namespace {

std::vector<StoredPuzzle> of_level(Transaction& transaction, std::string_view level,
                                   const std::string& place) {
  constexpr std::int64_t kOne = 1;
  auto found = select_puzzles(transaction, queries::by_level(), level, place, kOne);
  return found.empty() ? select_puzzles(transaction, queries::by_level(), level, "", kOne) : found;
}

// The date itself says where to look, so that programs that choose at once choose alike.
StoredPuzzle choose(Transaction& transaction, Day day) {
  const std::string place = puzzle_id(text_of(day));
  const std::string_view level = play::kLevelOfDay[std::chrono::weekday{day}.c_encoding()];
  auto found = of_level(transaction, level, place);
  for (std::size_t i = 0; found.empty() && i < kLevels.size(); ++i)
    found = of_level(transaction, kLevels[i], place);
  if (found.empty())
    throw Fault{StoreFault::not_found, "there are no puzzles to choose the day's from"};
  return std::move(found.front());
}

}  // namespace

Result<StoredPuzzle> daily_puzzle(Database& db, Day day) {
  const auto chosen = [&](Transaction& transaction) {
    return select_puzzles(
        transaction,
        queries::puzzles_where("JOIN daily_puzzles d ON d.puzzle = p.id WHERE d.day = :day"),
        text_of(day));
  };
  auto known = db.read(chosen);
  if (!known) return tl::unexpected{known.error()};
  if (!known->empty()) return std::move(known->front());
  return db.write([&](Transaction& transaction) {
    transaction.run(
        "INSERT INTO daily_puzzles (day, puzzle) VALUES (:day, :puzzle) ON CONFLICT (day) DO "
        "NOTHING",
        text_of(day), choose(transaction, day).id);
    return std::move(chosen(transaction).front());
  });
}

}  // namespace nonet::store
