// Fork chains as docs/techniques/fork-chain.md defines them, branch by branch.
#include <algorithm>
#include <bit>
#include <optional>

#include "logic/plain_methods.h"

namespace nonet::testing {
namespace {

constexpr int kMostCandidates = 4;
constexpr int kMostRounds = 12;

// A cell without a candidate, or a digit without a place in a house.
bool is_dead(const PlainBoard& board) {
  for (std::size_t cell = 0; cell < 81; ++cell)
    if (board.digit[cell] == 0 && board.marks[cell] == 0) return true;
  for (const auto& house : plain_houses()) {
    unsigned possible = 0;
    for (int cell : house) {
      const auto i = static_cast<std::size_t>(cell);
      possible |= board.marks[i] | (board.digit[i] == 0 ? 0 : 1U << board.digit[i]);
    }
    if (std::popcount(possible) < 9) return true;
  }
  return false;
}

// All singles of the board, entered together. Where two of them exclude each other one is left out,
// and the branch is dead then.
void advance(PlainBoard& board) {
  Marks singles = naked_singles(board).placed;
  singles |= single_places(board).placed;
  for (int cell = 0; cell < 81; ++cell)
    for (int d = 1; d <= 9; ++d)
      if (singles.test(mark_of(cell, d)) &&
          (board.marks[static_cast<std::size_t>(cell)] >> d & 1) != 0)
        place(board, cell, d);
}

// What stands or is gone on the board, of what was open at the start.
Findings learned(const PlainBoard& start, const PlainBoard& board) {
  Findings found;
  for (int cell = 0; cell < 81; ++cell) {
    const auto i = static_cast<std::size_t>(cell);
    if (start.digit[i] == 0 && board.digit[i] != 0) found.placed.set(mark_of(cell, board.digit[i]));
    for (int d = 1; d <= 9; ++d)
      if ((start.marks[i] >> d & 1) != 0 && (board.marks[i] >> d & 1) == 0 && board.digit[i] != d)
        found.removed.set(mark_of(cell, d));
  }
  return found;
}

// What the branches that are not dead have in common beyond what is known anyway.
Findings shared_by(const PlainBoard& start, int root, const std::vector<PlainBoard>& branches,
                   const Findings& known) {
  std::vector<Findings> live;
  for (const PlainBoard& branch : branches)
    if (!is_dead(branch)) live.push_back(learned(start, branch));
  Findings shared;
  if (live.empty()) return shared;
  shared = live[0];
  for (const Findings& one : live) {
    shared.placed &= one.placed;
    shared.removed &= one.removed;
  }
  if (live.size() == 1) {
    shared = {};
    for (int d = 1; d <= 9; ++d)
      if (live[0].placed.test(mark_of(root, d))) shared.placed.set(mark_of(root, d));
  }
  shared.placed &= ~known.placed;
  shared.removed &= ~known.removed;
  return shared;
}

std::optional<PlainFork> fork_from(const PlainBoard& start, int root) {
  const unsigned marks = start.marks[static_cast<std::size_t>(root)];
  if (std::popcount(marks) < 2 || std::popcount(marks) > kMostCandidates) return std::nullopt;
  std::vector<PlainBoard> branches;
  for (int d = 1; d <= 9; ++d) {
    if ((marks >> d & 1) == 0) continue;
    branches.push_back(start);
    place(branches.back(), root, d);
  }
  PlainBoard plain = start;  // without any assumption
  for (int round = 0; round <= kMostRounds; ++round) {
    if (is_dead(plain)) return std::nullopt;
    const Findings shared = shared_by(start, root, branches, learned(start, plain));
    if (!shared.empty()) return PlainFork{root, round, shared};
    for (PlainBoard& branch : branches)
      if (!is_dead(branch)) advance(branch);
    advance(plain);
  }
  return std::nullopt;
}

}  // namespace

std::vector<PlainFork> plain_forks(const PlainBoard& board) {
  std::vector<PlainFork> forks;
  for (int root = 0; root < 81; ++root)
    if (const auto fork = fork_from(board, root)) forks.push_back(*fork);
  return forks;
}

}  // namespace nonet::testing
