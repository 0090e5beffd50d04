#include "cli/commands/db_shelf.h"

#include <utility>

#include <fmt/format.h>

#include "cli/screen/terminal.h"

namespace nonet::cli {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kLongestWait{2};

}  // namespace

bool Shelf::put(store::StoredPuzzle puzzle) {
  waiting_.push_back(std::move(puzzle));
  const bool due = waiting_.size() >= at_once_ || Clock::now() - stored_ >= kLongestWait;
  return !due || flush();
}

bool Shelf::flush() {
  const auto report = store::add_puzzles(db_, waiting_, store::now());
  if (!report) {
    fault_ = report.error();
    return false;
  }
  waiting_.clear();
  stored_ = Clock::now();
  added_ += report->added;
  known_ += report->known;
  return true;
}

std::string Shelf::sentence() const {
  return fmt::format("{} added, {} known already", counted(added_, "puzzle"), grouped(known_));
}

}  // namespace nonet::cli
