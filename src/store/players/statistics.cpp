#include "store/players/statistics.h"

#include <algorithm>
#include <map>
#include <set>

#include "store/base/transaction.h"
#include "store/puzzles/puzzles.h"

namespace nonet::store {

namespace {

using DaysByLevel = std::map<std::string, std::vector<Day>>;

std::vector<LevelStatistics> levels_of(Transaction& transaction, std::string_view player) {
  std::vector<LevelStatistics> levels;
  // PostgreSQL's sum and avg of whole numbers are not whole numbers: they are brought back.
  for (auto& [level, solved, best_score, total] :
       transaction.select<std::string, std::int64_t, std::int64_t, std::int64_t>(
           "SELECT level, count(*), max(total), CAST(sum(total) AS BIGINT) FROM scores "
           "WHERE player = :player GROUP BY level",
           player))
    levels.push_back({.level = std::move(level),
                      .solved = solved,
                      .best_score = best_score,
                      .total_score = total,
                      .streak = {}});
  for (const auto& [name, unaided, best, elapsed] :
       transaction.select<std::string, std::int64_t, std::int64_t, std::int64_t>(
           "SELECT s.level, count(*), min(s.elapsed_ms), CAST(sum(s.elapsed_ms) AS BIGINT) "
           "FROM scores s JOIN games g ON g.id = s.game WHERE s.player = :player "
           "AND g.hints_1 + g.hints_2 + g.hints_3 + g.hints_4 = 0 GROUP BY s.level",
           player)) {
    LevelStatistics& of = *std::ranges::find(levels, name, &LevelStatistics::level);
    of.unaided = unaided;
    of.best = std::chrono::milliseconds{best};
    of.average = std::chrono::milliseconds{elapsed / unaided};
  }
  std::ranges::sort(levels, {}, [](const LevelStatistics& statistics) {
    return std::ranges::find(kLevels, statistics.level) - kLevels.begin();
  });
  return levels;
}

DaysByLevel days_of(Transaction& transaction, std::string_view player) {
  DaysByLevel days;
  for (const auto& [level, day] : transaction.select<std::string, std::string>(
           "SELECT DISTINCT level, day FROM scores WHERE player = :player ORDER BY level, day",
           player))
    days[level].push_back(day_from(day));
  return days;
}

}  // namespace

Streak streak_of(std::span<const Day> days, Day today) {
  Streak streak;
  int run = 0;
  for (std::size_t i = 0; i < days.size(); ++i) {
    run = i > 0 && days[i] - days[i - 1] == std::chrono::days{1} ? run + 1 : 1;
    streak.longest = std::max(streak.longest, run);
  }
  if (!days.empty() && today - days.back() <= std::chrono::days{1}) streak.current = run;
  return streak;
}

Result<Statistics> statistics_of(Database& db, std::string_view player, Day today) {
  return db.read([&](Transaction& transaction) {
    Statistics statistics;
    statistics.levels = levels_of(transaction, player);
    const DaysByLevel days = days_of(transaction, player);
    std::set<Day> all;
    for (LevelStatistics& level : statistics.levels) {
      const std::vector<Day>& own = days.at(level.level);
      level.streak = streak_of(own, today);
      all.insert(own.begin(), own.end());
      statistics.solved += level.solved;
      statistics.total_score += level.total_score;
    }
    statistics.streak = streak_of(std::vector<Day>{all.begin(), all.end()}, today);
    return statistics;
  });
}

}  // namespace nonet::store
