// Answers about a whole input or a database, told in one object.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "wire/record.h"

namespace nonet::wire {

struct Bench : SourceHead {
  std::uint64_t puzzles_per_second = 0;
  Thousandths guesses_per_puzzle = {};
  std::uint64_t puzzles = 0;
  std::string_view kernel = {};
};
BOOST_DESCRIBE_STRUCT(Bench, (SourceHead),
                      (puzzles_per_second, guesses_per_puzzle, puzzles, kernel))

struct DbImported : SchemaHead {
  std::uint64_t added = 0;
  std::uint64_t known = 0;
};
BOOST_DESCRIBE_STRUCT(DbImported, (SchemaHead), (added, known))

struct DbStatus : SchemaHead {
  std::int64_t found = 0;
  std::int64_t wanted = 0;
};
BOOST_DESCRIBE_STRUCT(DbStatus, (SchemaHead), (found, wanted))

struct DbStats : SchemaHead {
  Keyed<std::int64_t> tables = {};
  Keyed<std::int64_t> levels = {};
  Keyed<std::int64_t> collections = {};
  Keyed<std::int64_t> engines = {};
};
BOOST_DESCRIBE_STRUCT(DbStats, (SchemaHead), (tables, levels, collections, engines))

inline constexpr Meaning kBenchMeanings[]{
    {"kernel", "the part of the solver that was measured"},
};
template <>
inline constexpr About about<Bench>{{}, {}, kBenchMeanings};
inline constexpr Meaning kDbImportedMeanings[]{
    {"added", "puzzles that were new"},
    {"known", "puzzles that were there already, perhaps in another dress"},
};
template <>
inline constexpr About about<DbImported>{{}, {}, kDbImportedMeanings};
inline constexpr Meaning kDbStatusMeanings[]{
    {"found", "version of the tables"},
    {"wanted", "the version that this program knows"},
};
template <>
inline constexpr About about<DbStatus>{{}, {}, kDbStatusMeanings};
inline constexpr Meaning kDbStatsMeanings[]{
    {"tables", "rows of each table"},
    {"levels", "puzzles of each level; those under an empty name are not rated"},
    {"collections", "puzzles of each collection; those under an empty name are in none"},
    {"engines", "puzzles by the version that rated them"},
};
template <>
inline constexpr About about<DbStats>{{}, {}, kDbStatsMeanings};

}  // namespace nonet::wire
