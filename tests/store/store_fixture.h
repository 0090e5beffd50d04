// The same tests on both databases: a file, and a server.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <unistd.h>

#include "board/random.h"
#include "postgres_server.h"
#include "store/base/database.h"
#include "store/puzzles/puzzles.h"
#include "support/random_boards.h"

namespace nonet::store {

inline constexpr Moment kNoon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 16} +
                              std::chrono::hours{12}};

// A folder that is gone after the test.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "nonet-store-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    path_ = name;
  }
  ~TemporaryFolder() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

class StoreTest : public ::testing::TestWithParam<Dialect> {
 protected:
  // The address of a new, empty database.
  std::string new_url() {
    if (GetParam() == Dialect::postgresql)
      return testing::PostgresServer::instance().create_database();
    return (folder_.path() / ("test" + std::to_string(++files_) + ".db")).string();
  }
  const std::string& url() {
    if (url_.empty()) url_ = new_url();
    return url_;
  }
  std::unique_ptr<Database> open(const DatabaseOptions& options = {}) {
    auto database = Database::open(url(), options);
    EXPECT_TRUE(database) << database.error().sentence;
    return database ? std::move(*database) : nullptr;
  }
  Database& db() {
    if (!db_) db_ = open();
    return *db_;
  }
  const std::filesystem::path& folder() const { return folder_.path(); }

 private:
  TemporaryFolder folder_;
  std::string url_;
  int files_ = 0;
  std::unique_ptr<Database> db_;
};

// What the parameter is called in the name of a test.
inline std::string dialect_name(const ::testing::TestParamInfo<Dialect>& info) {
  return info.param == Dialect::sqlite ? "Sqlite" : "Postgresql";
}
#define NONET_ON_BOTH_DATABASES(suite)                                                           \
  INSTANTIATE_TEST_SUITE_P(Both, suite, ::testing::Values(Dialect::sqlite, Dialect::postgresql), \
                           dialect_name)

// Boards with their solution, no two of the same kind. The store does not care whether there is a
// second solution.
inline Puzzles some_puzzles(std::size_t count, std::uint64_t seed = 1) {
  SplitMix64 source{seed};
  Puzzles puzzles;
  while (puzzles.size() < count) {
    const Filling solution = testing::random_solution(source);
    for (int i = 0; i < 50 && puzzles.size() < count; ++i)
      puzzles.push_back(stored_puzzle(testing::thinned(solution, 30, source), solution));
  }
  return puzzles;
}

// The same with ratings, spread over the levels.
inline Puzzles rated_puzzles(std::size_t count, std::uint64_t seed = 1) {
  Puzzles puzzles = some_puzzles(count, seed);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    Rating& rating = puzzles[i].rating;
    rating.level = std::string{kLevels[i % kLevels.size()]};
    rating.branching = static_cast<std::int64_t>(20 + 50 * (i % 7) + i % 3);
    rating.score = static_cast<std::int64_t>(100 + i % 500);
    rating.techniques = {{"naked-single", 30}};
    if (i % 10 == 0) rating.techniques["x-wing"] = 1;
    rating.engine_version = "1.0";
  }
  return puzzles;
}

// A result that the test cannot go on without.
template <class Value>
Value must(Result<Value> result) {
  if (!result) throw std::runtime_error{result.error().sentence};
  if constexpr (!std::is_void_v<Value>) return std::move(*result);
}

inline StoreFault fault_of(const auto& result) {
  EXPECT_FALSE(result.has_value()) << "a fault was expected";
  return result ? StoreFault::failed : result.error().fault;
}

}  // namespace nonet::store
