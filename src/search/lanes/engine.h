// The engine where a node stays in its lane as long as it can.
//
//   texts ─► block ─► now ─► tallies        block: fresh puzzles, swept until most are settled
//                    ▲  │                   now:   the lanes of the search
//                    │  ▼                   shelf: the other sides of guesses (shelves.h)
//                   shelves ⇄ pool          pool:  nodes on their way to another lane (pool.h)
//
// A lane searches one puzzle, depth first, as a solver of single puzzles would; when its shelves
// are empty it takes the next puzzle from its own lane of a block. So a puzzle that has its second
// solution costs nothing more, and in the hot path nothing is transposed.
//
// Nodes change lanes only when lanes run dry (the end of the input, or blocks that have puzzles for
// other lanes only) or when a lane's shelves are full.
//
// Measured and not better: new nodes for dead lanes in the middle of a round; blocks given up when
// only two thirds of their lanes are settled.
//
// Bounded memory: a lane goes to the pool only when its shelves are empty, before it takes a fresh
// puzzle, and takes the newest node. Nodes enter the pool when lanes are idle (at most as many as
// those) or when a lane with full shelves guesses again, which in one descent happens at most once
// a cell and candidate. So the pool holds at most lanes × the depth of the search.
#pragma once

#include "search/lanes/frame.h"
#include "search/lanes/pool.h"
#include "search/lanes/shelves.h"

namespace nonet::search::lanes {

template <class L>
class LaneEngine final : public Frame<L> {
 private:
  using Base = Frame<L>;
  using V = Plane<L>;
  using Base::busy_;
  using Base::choice_;
  using Base::now_;
  using Base::one_in;
  using Base::puzzle_;
  using Base::words_;
  using Base::work_;
  static constexpr int kBlocks = 3;
  // Still moving when a block of fresh puzzles counts as prepared.
  static constexpr int kMostMovingPercent = 10;
  // Chosen by measurement; all in lanes. A guess or a pass is worth while for so many lanes,
  static constexpr int kWorthASplit = one_in(16);
  static constexpr int kWorthAPass = one_in(64);
  // nodes of one shelf among those of others for so many,
  static constexpr int kWorthAShelf = one_in(128);
  // and moving nodes to other lanes for so many idle ones.
  static constexpr int kWorthMoving = one_in(8);

  void begin() override;
  bool fill() override;
  void branch(V stuck, bool hurry) override;
  void finish(V lanes) override;

  bool fill_idle(int worth_a_pass);
  int empty_block() const;
  void make_room(V lanes);
  int give_away(V lanes, int most);
  bool unshelve(int worth_a_shelf);
  bool take_from_pool(int worth_a_pass);
  bool take_from_blocks(int worth_a_pass);
  int best_turn(V puzzles, V lanes) const;
  bool move_nodes();
  V idle() const { return ~busy_ & ~shelves_.waiting(); }

  bool shared_ = false;  // a puzzle may be in several lanes
  Shelves<L> shelves_;   // those of a lane hold nodes of the puzzle that it works at

  V left_[kBlocks] = {};  // puzzles not yet taken
  std::size_t block_puzzle_[kBlocks][kLanes<L>] = {};
  Nodes<L> block_[kBlocks];

  Pool<L> pool_;
};

template <class L>
void LaneEngine<L>::begin() {
  shared_ = false;
  shelves_.clear();
  for (V& left : left_) left = none<V>();
  pool_.clear();
}

// Nodes in the pool are dropped when they come up.
template <class L>
void LaneEngine<L>::finish(V lanes) {
  if (shared_) lanes |= this->complete_of(all<V>());
  busy_ &= ~lanes;
  shelves_.clear(lanes);
}

template <class L>
void LaneEngine<L>::branch(V stuck, bool hurry) {
  const int worth_a_pass = hurry ? 1 : kWorthASplit;
  const V full = stuck & shelves_.full();
  if (size<L>(full) >= worth_a_pass) make_room(full);  // they guess in the next round
  stuck &= ~full;
  if (size<L>(stuck) < worth_a_pass) return;
  choose<L>(now_, stuck, choice_);
  while (any<L>(stuck)) {
    const int shelf = shelves_.best_for(stuck);
    const V here = stuck & shelves_.free(shelf);
    if (size<L>(here) < worth_a_pass) break;
    shelves_.put(shelf, now_, choice_, here);
    work_.branches += static_cast<std::uint64_t>(size<L>(here));
    stuck &= ~here;
  }
}

// All shelves are full in these lanes: their oldest nodes go to the pool.
template <class L>
void LaneEngine<L>::make_room(V lanes) {
  give_away(lanes, size<L>(lanes));
}

// Moves the oldest nodes of these lanes to the pool, `most` of them. Returns how many.
template <class L>
int LaneEngine<L>::give_away(V lanes, int most) {
  const auto groups = shelves_.oldest(lanes);
  int given = 0;
  for (int s = 0; s < Shelves<L>::kCount && given < most; ++s) {
    const V here = at_most<L>(most - given, groups.lanes[s]);
    if (!any<L>(here)) continue;
    pool_.push(shelves_.nodes(s), here, puzzle_, words_);
    shelves_.drop_oldest(s, here);
    given += size<L>(here);
    shared_ = true;
  }
  if (pool_.size() > work_.most_pooled) work_.most_pooled = pool_.size();
  return given;
}

template <class L>
bool LaneEngine<L>::fill() {
  bool filled = fill_idle(kWorthAPass);
  if (!any<L>(busy_)) filled |= fill_idle(1);
  return filled || any<L>(busy_);
}

template <class L>
bool LaneEngine<L>::fill_idle(int worth_a_pass) {
  bool filled = unshelve(worth_a_pass < kWorthAShelf ? worth_a_pass : kWorthAShelf);
  filled |= take_from_pool(worth_a_pass);
  filled |= take_from_blocks(worth_a_pass);
  for (int i = 0; i < Base::kMostBlocksATurn && this->more() && empty_block() >= 0; ++i) {
    if (size<L>(idle()) < worth_a_pass) break;
    const int b = empty_block();
    left_[b] = this->prepare(block_[b], block_puzzle_[b], kMostMovingPercent);
    take_from_blocks(worth_a_pass);
    filled = true;
  }
  return filled | move_nodes();
}

// The other sides of guesses, newest first.
template <class L>
bool LaneEngine<L>::unshelve(int worth_a_shelf) {
  const auto groups = shelves_.newest(~busy_);
  Sources<L, Shelves<L>::kCount> sources;
  for (int s = 0; s < Shelves<L>::kCount; ++s) {
    const V lanes = groups.lanes[s];
    if (size<L>(lanes) < worth_a_shelf) continue;
    sources.add(shelves_.nodes(s), lanes);
    shelves_.drop_newest(s, lanes);
  }
  if (sources.count == 0) return false;
  copy_lanes(now_, sources);
  busy_ |= sources.all_lanes;
  return true;
}

// For lanes that have nothing on shelves.
template <class L>
bool LaneEngine<L>::take_from_pool(int worth_a_pass) {
  if (pool_.size() == 0 || size<L>(idle()) < 2 * worth_a_pass) return false;
  V taken = none<V>();
  for_each_lane<L>(idle(), [&](int lane) {
    while (pool_.size() > 0 && this->complete(pool_.top().puzzle)) pool_.drop_top();
    if (pool_.size() == 0) return;
    words_.stage(pool_.top().word, lane);
    puzzle_[lane] = pool_.top().puzzle;
    pool_.drop_top();
    add_lane<L>(taken, lane);
  });
  words_.load(now_, taken);
  busy_ |= taken;
  return any<L>(taken);
}

template <class L>
int LaneEngine<L>::empty_block() const {
  for (int b = 0; b < kBlocks; ++b)
    if (!any<L>(left_[b])) return b;
  return -1;
}

// The next puzzles of lanes that have nothing else. A block is turned so that its puzzles meet as
// many idle lanes as possible: with two easy puzzles in three solved already, only one idle lane in
// three would find a puzzle in its own lane, and moving nodes one by one costs ten times as much.
template <class L>
bool LaneEngine<L>::take_from_blocks(int worth_a_pass) {
  bool filled = false;
  for (int b = 0; b < kBlocks; ++b) {
    const V dry = idle();
    const int turn = best_turn(left_[b], dry);
    const V lanes = dry & (rotated(left_[b], turn));
    if (size<L>(lanes) < worth_a_pass) continue;
    copy_rotated<L>(now_, block_[b], lanes, turn);
    for_each_lane<L>(lanes, [&](int lane) {
      puzzle_[lane] = block_puzzle_[b][(lane & ~63) | ((lane - turn) & 63)];
    });
    left_[b] &= ~(rotated(lanes, 64 - turn));
    busy_ |= lanes;
    filled = true;
  }
  return filled;
}

// By how much to turn a block so that most of its puzzles meet idle lanes.
template <class L>
int LaneEngine<L>::best_turn(V puzzles, V lanes) const {
  int best = 0;
  int most = size<L>(puzzles & lanes);
  for (int turn = 1; turn < 64 && most > 0; turn += 3)
    if (const int here = size<L>(rotated(puzzles, turn) & lanes); here > most) {
      most = here;
      best = turn;
    }
  return best;
}

// Lanes ran dry while others have more than they can do: nodes of blocks, then the oldest of
// shelves, which have most below them, go to the idle lanes.
template <class L>
bool LaneEngine<L>::move_nodes() {
  const bool more = this->more() && empty_block() >= 0;
  int wanted = size<L>(idle());
  if (more || wanted < kWorthMoving) return false;
  const int before = wanted;
  for (int b = 0; b < kBlocks && wanted > 0; ++b) {
    const V lanes = at_most<L>(wanted, left_[b]);
    if (!any<L>(lanes)) continue;
    pool_.push(block_[b], lanes, block_puzzle_[b], words_);
    left_[b] &= ~lanes;
    wanted -= size<L>(lanes);
  }
  wanted -= give_away(all<V>(), wanted);
  return wanted < before && take_from_pool(1);
}

}  // namespace nonet::search::lanes
