// The engine where moving nodes between lanes is cheap (byte_pool.h): every free lane takes the
// newest node there is, whatever its puzzle.
//
//   texts ─► block ─► tallies        block: fresh puzzles, swept until most are settled
//              │        ▲
//              ▼        │            now:   the lanes of the search
//            pool ⇄ now ┘            pool:  nodes that wait, the other sides of guesses among them
//
// Several lanes may work at one puzzle, so one with several solutions costs more guesses than in
// engine.h (half as many again with one given removed), and each costs half as much.
//
// Measured and not better: to take older nodes than the newest, so that the lanes of one puzzle get
// ahead of each other.
//
// Bounded memory: fresh puzzles come in only when pool and lanes hold fewer nodes than there are
// lanes, and the newest node goes first. So the pool stays near lanes × the depth of the search (43
// × lanes at most were seen, on empty grids).
#pragma once

#include "search/lanes/byte_pool.h"
#include "search/lanes/frame.h"

namespace nonet::search::lanes {

template <class L>
class PoolEngine final : public Frame<L> {
 private:
  using Base = Frame<L>;
  using V = Plane<L>;
  using Base::busy_;
  using Base::choice_;
  using Base::now_;
  using Base::puzzle_;
  using Base::work_;
  // Still moving when a block of fresh puzzles goes to the pool.
  static constexpr int kMostMovingPercent = 25;

  void begin() override {
    pool_.clear();
    unsifted_ = 0;
  }

  bool fill() override {
    for (int i = 0; i < Base::kMostBlocksATurn && this->more(); ++i) {
      if (pool_.size() + size(busy_) >= kLanes<L>) break;
      const V left = this->prepare(block_, block_puzzle_, kMostMovingPercent);
      if (any<L>(left)) pool_.push(block_, left, block_puzzle_);
      note_pooled();
    }
    const V idle = ~busy_;
    if (unsifted_ > 0 && pool_.size() < unsifted_ + size(idle))
      unsifted_ =
          pool_.sift(size(idle), [this](std::size_t puzzle) { return !this->complete(puzzle); });
    if (pool_.size() > 0 && any<L>(idle)) busy_ |= pool_.pop(now_, idle, puzzle_);
    return any<L>(busy_) || this->more();
  }

  void branch(V stuck, bool /*hurry*/) override {
    if (!any<L>(stuck)) return;
    choose<L>(now_, stuck, choice_);
    pool_.push_other_sides(now_, choice_, stuck, puzzle_);
    work_.branches += size(stuck);
    note_pooled();
  }
  void note_pooled() {
    if (pool_.size() > work_.most_pooled) work_.most_pooled = pool_.size();
  }

  void finish(V /*lanes*/) override {
    busy_ &= ~this->complete_of(busy_);
    unsifted_ = pool_.size();
  }

  static std::size_t size(V lanes) { return static_cast<std::size_t>(lanes::size<L>(lanes)); }

  BytePool<L> pool_;
  std::size_t unsifted_ = 0;  // of the oldest nodes in the pool: their puzzles may be complete
  Nodes<L> block_;
  std::size_t block_puzzle_[kLanes<L>] = {};
};

}  // namespace nonet::search::lanes
