#include "store/puzzles/puzzles.h"

#include <algorithm>
#include <unordered_map>

#include <fmt/format.h>

#include "board/canonical.h"
#include "formats/format.h"
#include "store/base/fault.h"
#include "store/base/ids.h"
#include "store/base/transaction.h"
#include "store/puzzles/puzzle_columns.h"
#include "store/puzzles/puzzle_queries.h"
#include "store/puzzles/puzzle_writes.h"

namespace nonet::store {

namespace {

constexpr std::size_t kNamesInList = 500;  // of one IN (…): far below what both databases allow

// Ids are hashes of canonical forms. Two forms with the same id will not be met in the life of this
// program; if they were, this would notice.
void expect_same(std::string_view id, std::string_view one, std::string_view other) {
  if (one != other)
    throw Fault{StoreFault::conflict,
                fmt::format("two different puzzles have the id {}: this one cannot be stored", id)};
}

// "(:c0, :c1, …)"
std::string list_of(std::size_t count) {
  std::string list;
  for (std::size_t i = 0; i < count; ++i) list += fmt::format("{}:c{}", i == 0 ? "(" : ", ", i);
  return list + ")";
}

// Calls with the text of a list and the ids in it, until all had their turn.
template <class Call>
void for_each_list(std::span<const std::string> ids, Call call) {
  for (std::size_t from = 0; from < ids.size(); from += kNamesInList) {
    std::vector<Value> values;
    for (const std::string& id : ids.subspan(from, std::min(kNamesInList, ids.size() - from)))
      values.push_back(to_value(id));
    call(list_of(values.size()), values);
  }
}

// Those of the ids that are stored, with their canonical forms.
std::unordered_map<std::string, std::string> known_among(Transaction& transaction,
                                                         std::span<const std::string> ids) {
  std::unordered_map<std::string, std::string> known;
  static constexpr std::array kKinds{Kind::text, Kind::text};
  for_each_list(ids, [&](const std::string& list, const std::vector<Value>& values) {
    for (Row& row :
         transaction.rows("SELECT id, canonical FROM puzzles WHERE id IN " + list, values, kKinds))
      known.emplace(std::get<std::string>(std::move(row[0])),
                    std::get<std::string>(std::move(row[1])));
  });
  return known;
}

// Gives out numbers. The changed row stays locked to the end of the transaction, so puzzles become
// visible in the order of their numbers: whoever has walked past a number has missed none below it.
std::int64_t take_numbers(Transaction& transaction, std::size_t count) {
  transaction.run("UPDATE counters SET value = value + :count WHERE name = 'puzzles'", count);
  return transaction.value<std::int64_t>("SELECT value FROM counters WHERE name = 'puzzles'") -
         static_cast<std::int64_t>(count) + 1;
}

void append(std::vector<Value>& values, const StoredPuzzle& puzzle, Moment now) {
  for (const PuzzleColumn& column : puzzle_columns()) values.push_back(column.get(puzzle));
  values.push_back(seconds_of(now));
}

void insert_techniques(Transaction& transaction, std::span<const StoredPuzzle> puzzles) {
  std::vector<Value> values;
  for (const StoredPuzzle& puzzle : puzzles) {
    for (const auto& [technique, count] : puzzle.rating.techniques) {
      values.push_back(to_value(technique));
      values.push_back(puzzle.number);
    }
  }
  transaction.insert("INSERT INTO puzzle_techniques (technique, puzzle) VALUES", 2, values);
}

void check(const StoredPuzzle& puzzle) {
  const auto full = [](const std::string& text) { return text.size() == kCells; };
  if (!full(puzzle.puzzle) || !full(puzzle.solution) || !full(puzzle.canonical))
    throw Fault{StoreFault::refused, "a puzzle needs 81 cells, its solution and canonical form"};
  if (puzzle.rating.level && !is_level(*puzzle.rating.level))
    throw Fault{StoreFault::refused, "'" + *puzzle.rating.level + "' is no level"};
}

}  // namespace

bool is_level(std::string_view name) { return std::ranges::find(kLevels, name) != kLevels.end(); }

StoredPuzzle stored_puzzle(const Filling& puzzle, const Filling& solution) {
  StoredPuzzle stored;
  stored.canonical = formats::write_line(canonical(puzzle).form);
  stored.puzzle = formats::write_line(puzzle);
  stored.solution = formats::write_line(solution);
  stored.givens = puzzle.size();
  return stored;
}

StoredPuzzle own_puzzle(const Filling& puzzle, const Filling& solution) {
  StoredPuzzle own = stored_puzzle(puzzle, solution);
  own.listed = false;
  own.source = kBroughtByPlayer;
  return own;
}

bool is_own(const StoredPuzzle& puzzle) {
  return !puzzle.listed && puzzle.source == kBroughtByPlayer;
}

void set_rating(Transaction& transaction, const std::string& id, const Rating& rating) {
  static const std::string query = [] {
    std::string text;
    for (const PuzzleColumn& column : puzzle_columns())
      if (column.in_rating)
        text += fmt::format("{}{} = :{}", text.empty() ? "UPDATE puzzles SET " : ", ", column.name,
                            column.name);
    return text + " WHERE id = :id";
  }();
  const auto found = transaction.find<std::int64_t, bool, std::optional<std::string>, std::string>(
      "SELECT number, listed, level, techniques FROM puzzles WHERE id = :id", id);
  if (!found) throw Fault{StoreFault::not_found, "there is no puzzle " + id};
  const auto& [number, listed, level_before, techniques_before] = *found;
  StoredPuzzle rated;
  rated.number = number;
  rated.rating = rating;
  std::vector<Value> values;
  for (const PuzzleColumn& column : puzzle_columns())
    if (column.in_rating) values.push_back(column.get(rated));
  values.push_back(to_value(id));
  transaction.run_with(query, values);
  for (const auto& [technique, count] : techniques_from(techniques_before))
    transaction.run(
        "DELETE FROM puzzle_techniques WHERE technique = :technique AND puzzle = :number",
        technique, number);
  insert_techniques(transaction, {&rated, 1});
  // A puzzle that comes to a level below where players are would be passed over: they start anew,
  // and what they have had is skipped by their games.
  if (listed && rating.level && rating.level != level_before)
    transaction.run("DELETE FROM walks WHERE level = :level", *rating.level);
}

Added add_puzzles(Transaction& transaction, std::span<const StoredPuzzle> puzzles, Moment now) {
  Added report;
  for (const StoredPuzzle& puzzle : puzzles) {
    check(puzzle);
    report.ids.push_back(puzzle_id(puzzle.canonical));
  }
  // Before looking what is known: from here on nobody else adds any.
  const std::int64_t first = take_numbers(transaction, puzzles.size());
  auto known = known_among(transaction, report.ids);
  std::vector<StoredPuzzle> fresh;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const auto [place, is_new] = known.emplace(report.ids[i], puzzles[i].canonical);
    expect_same(report.ids[i], place->second, puzzles[i].canonical);
    if (!is_new) continue;
    fresh.push_back(puzzles[i]);
    fresh.back().id = report.ids[i];
  }
  report.added = fresh.size();
  report.known = puzzles.size() - fresh.size();

  // The order within a batch is that of the ids, a random one: whoever plays a collection by age
  // does not meet it from its easiest to its hardest. It is also the order of the indexes, so that
  // each of their pages is changed once.
  std::ranges::sort(fresh, {}, &StoredPuzzle::id);
  std::vector<Value> values;
  for (std::size_t i = 0; i < fresh.size(); ++i) {
    fresh[i].number = first + static_cast<std::int64_t>(i);
    append(values, fresh[i], now);
  }
  static const std::string head = "INSERT INTO puzzles (" + column_list() + ", added) VALUES";
  transaction.insert(head, puzzle_columns().size() + 1, values);
  insert_techniques(transaction, fresh);
  return report;
}

Result<Added> add_puzzles(Database& db, std::span<const StoredPuzzle> puzzles, Moment now) {
  if (puzzles.empty()) return Added{};
  return db.write([&](Transaction& transaction) { return add_puzzles(transaction, puzzles, now); });
}

Result<StoredPuzzle> puzzle_by_id(Database& db, std::string_view id) {
  return db.read([&](Transaction& transaction) {
    auto found = select_puzzles(transaction, queries::by_id(), id);
    if (found.empty()) throw Fault{StoreFault::not_found, "there is no puzzle " + std::string{id}};
    return std::move(found.front());
  });
}

Result<Puzzles> puzzles_by_ids(Database& db, std::span<const std::string> ids) {
  return db.read([&](Transaction& transaction) {
    std::unordered_map<std::string, StoredPuzzle> stored;
    for_each_list(ids, [&](const std::string& list, const std::vector<Value>& values) {
      for (StoredPuzzle& puzzle : select_puzzles_with(
               transaction, queries::puzzles_where("WHERE p.id IN " + list), values))
        stored.emplace(puzzle.id, std::move(puzzle));
    });
    Puzzles puzzles;
    for (const std::string& id : ids)
      if (const auto found = stored.find(id); found != stored.end())
        puzzles.push_back(found->second);
    return puzzles;
  });
}

Result<std::optional<StoredPuzzle>> puzzle_by_canonical(Database& db, std::string_view canonical) {
  return db.read([&](Transaction& transaction) -> std::optional<StoredPuzzle> {
    auto found = select_puzzles(transaction, queries::by_id(), puzzle_id(canonical));
    if (found.empty() || found.front().canonical != canonical) return std::nullopt;
    return std::move(found.front());
  });
}

Result<Puzzles> puzzles_by_level(Database& db, std::string_view level, std::string_view after,
                                 std::size_t most) {
  return db.read([&](Transaction& transaction) {
    return select_puzzles(transaction, queries::by_level(), level, after, most);
  });
}

Result<Puzzles> puzzles_by_technique(Database& db, std::string_view technique, std::int64_t after,
                                     std::size_t most) {
  return db.read([&](Transaction& transaction) {
    return select_puzzles(transaction, queries::by_technique(), technique, after, most);
  });
}

Result<Puzzles> puzzles_by_collection(Database& db, std::string_view collection, std::int64_t after,
                                      std::size_t most) {
  return db.read([&](Transaction& transaction) {
    return select_puzzles(transaction, queries::by_collection(), collection, after, most);
  });
}

Result<Puzzles> all_puzzles(Database& db, std::int64_t after, std::size_t most) {
  return db.read([&](Transaction& transaction) {
    return select_puzzles(transaction, queries::by_number(), after, most);
  });
}

Result<StoredPuzzle> random_puzzle(Database& db, std::string_view level, std::uint64_t place) {
  return db.read([&](Transaction& transaction) {
    // The first one behind a random place; behind the last one the first of all follows.
    auto found = select_puzzles(transaction, queries::by_level(), level, id_at(place), 1);
    if (found.empty()) found = select_puzzles(transaction, queries::by_level(), level, "", 1);
    if (found.empty())
      throw Fault{StoreFault::not_found, "there is no puzzle of level " + std::string{level}};
    return std::move(found.front());
  });
}

Result<void> set_ratings(Database& db, std::span<const std::pair<std::string, Rating>> ratings) {
  return db.write([&](Transaction& transaction) {
    for (const auto& [id, rating] : ratings) set_rating(transaction, id, rating);
  });
}

}  // namespace nonet::store
