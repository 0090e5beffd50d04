// Puzzles on their way into a database, many at a time.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

#include "store/puzzles/puzzles.h"

namespace nonet::cli {

class Shelf {
 public:
  // So many are stored together, or what has come in a few seconds: no crash costs more work.
  Shelf(store::Database& db, std::size_t at_once) : db_{db}, at_once_{at_once} {}

  // False: the database could not take them, and fault() says why.
  bool put(store::StoredPuzzle puzzle);
  // Stores what still waits.
  bool flush();
  // What ended it before its time, if anything did.
  const std::optional<store::StoreError>& fault() const { return fault_; }

  std::size_t added() const { return added_; }
  std::size_t known() const { return known_; }
  // "3 puzzles added, 0 known already"
  std::string sentence() const;

 private:
  store::Database& db_;
  std::size_t at_once_;
  std::chrono::steady_clock::time_point stored_ = std::chrono::steady_clock::now();
  store::Puzzles waiting_;
  std::optional<store::StoreError> fault_;
  std::size_t added_ = 0;
  std::size_t known_ = 0;
};

}  // namespace nonet::cli
