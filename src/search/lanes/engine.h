// The main loop: puzzles in, tallies out, as many lanes busy as possible.
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
// Measured and not better: new nodes for dead lanes in the middle of a round; three or five sweeps
// a round; blocks given up when only two thirds of their lanes are settled.
//
// Bounded memory: a lane goes to the pool only when its shelves are empty, before it takes a fresh
// puzzle, and takes the newest node. Nodes enter the pool when lanes are idle (at most as many as
// those) or when a lane with full shelves guesses again, which in one descent happens at most once
// a cell and candidate. So the pool holds at most lanes × the depth of the search.
#pragma once

#include "search/lanes/kernel.h"
#include "search/lanes/pool.h"
#include "search/lanes/shelves.h"
#include "search/lanes/solutions.h"
#include "search/lanes/sweep.h"
#include "search/lanes/triples.h"

namespace nonet::search::lanes {

template <class L>
class LaneEngine final : public Engine {
 public:
  bool run(const Job& job) override;

 private:
  using V = typename L::V;
  static constexpr int kBlocks = 3;
  static constexpr int one_in(int lanes) { return lanes < kLanes<L> ? kLanes<L> / lanes : 1; }
  // Chosen by measurement; all in lanes. A guess or a pass is worth while for so many lanes,
  static constexpr int kWorthASplit = one_in(16);
  static constexpr int kWorthAPass = one_in(64);
  // nodes of one shelf among those of others for so many,
  static constexpr int kWorthAShelf = one_in(128);
  // the texts of solutions for so many,
  static constexpr int kWorthWriting = one_in(32);
  // and moving nodes to other lanes for so many idle ones.
  static constexpr int kWorthMoving = one_in(8);
  static constexpr int kSweepsARound = 4;
  static constexpr std::uint64_t kTriplesTriedEvery = 16;  // rounds
  static constexpr int kTriplesHelpPercent = 35;           // of the lanes
  static constexpr int kMostFreshSweeps = 40;
  static constexpr int kMostBlocksATurn = 64;      // then `stop` is asked again
  static constexpr std::uint64_t kPollEvery = 64;  // turns of the main loop

  void reset();
  void round();
  void lock_triples_where_they_help(V alive);
  bool fill();
  bool fill_idle(int worth_a_pass);

  void load_block(Nodes<L>& nodes, int count);
  void prepare(int block);
  int empty_block() const;

  void branch(V lanes, int worth_a_pass);
  void make_room(V lanes);
  int give_away(V lanes, int most);
  bool unshelve(int worth_a_shelf);
  bool take_from_pool(int worth_a_pass);
  bool take_from_blocks(int worth_a_pass);
  int best_turn(V puzzles, V lanes) const;
  bool move_nodes();

  V record(const Nodes<L>& nodes, V solved, const std::size_t* puzzles);
  void finish(V lanes);
  bool complete(std::size_t puzzle) const { return job_->tallies[puzzle].solutions >= job_->limit; }
  V idle() const { return ~busy_ & ~shelves_.waiting(); }

  const Job* job_ = nullptr;
  std::size_t next_ = 0;  // of the job's puzzles
  bool shared_ = false;   // a puzzle may be in several lanes

  std::uint64_t rounds_ = 0;
  bool triples_help_ = false;

  V busy_{};  // lanes with a node in now_
  Nodes<L> now_;
  std::size_t puzzle_[kLanes<L>] = {};  // of a lane; its shelves hold nodes of the same puzzle

  Shelves<L> shelves_;

  V left_[kBlocks] = {};  // puzzles not yet taken
  std::size_t block_puzzle_[kBlocks][kLanes<L>] = {};
  Nodes<L> block_[kBlocks];

  Pool<L> pool_;
  Choice<L> choice_;
  Solutions<L> solutions_;
  TextPlanes<L> texts_;  // of a block that is loaded
};

template <class L>
bool LaneEngine<L>::run(const Job& job) {
  job_ = &job;
  reset();
  for (std::uint64_t turn = 1; fill(); ++turn) {
    if (any<L>(busy_)) round();
    if (job.stop != nullptr && turn % kPollEvery == 0 && job.stop(job.stop_context)) return false;
  }
  solutions_.write_all();
  return true;
}

template <class L>
void LaneEngine<L>::reset() {
  next_ = 0;
  shared_ = false;
  rounds_ = 0;
  busy_ = none<V>();
  shelves_.clear();
  for (std::size_t& puzzle : puzzle_) puzzle = 0;  // those of the last job may not exist now
  for (V& left : left_) left = none<V>();
  pool_.clear();
  solutions_.clear();
}

// Sweeps, then what the sweeps showed.
template <class L>
void LaneEngine<L>::round() {
  Verdicts<L> verdicts{};
  verdicts.alive = busy_;
  for (int i = 1; i < kSweepsARound; ++i) verdicts = sweep<L>(now_, verdicts.alive);
  lock_triples_where_they_help(verdicts.alive);
  verdicts = sweep<L>(now_, verdicts.alive);
  work_.sweeps += kSweepsARound;

  busy_ &= verdicts.alive;
  const V solved = busy_ & verdicts.solved;
  const V stuck = busy_ & verdicts.open & ~verdicts.changed & ~verdicts.solved;
  // Solutions and guesses wait in their lanes for others, unless there is nothing else to do.
  const bool hurry = !any<L>(busy_ & ~solved & ~stuck);
  if (size<L>(solved) >= (hurry ? 1 : kWorthWriting)) {
    busy_ &= ~solved;
    finish(record(now_, solved, puzzle_));
  }
  branch(stuck & busy_, hurry ? 1 : kWorthASplit);
}

// From time to time they are tried, and from the lanes that lost a candidate follows whether they
// are worth their time with these puzzles.
template <class L>
void LaneEngine<L>::lock_triples_where_they_help(V alive) {
  if (rounds_++ % kTriplesTriedEvery == 0) {
    const V helped = alive & lock_triples<L, true>(now_);
    triples_help_ = 100 * size<L>(helped) >= kTriplesHelpPercent * size<L>(alive);
  } else if (triples_help_) {
    lock_triples<L, false>(now_);
  }
}

// Writes down the solutions of these lanes; returns the lanes whose puzzle has enough now.
template <class L>
typename L::V LaneEngine<L>::record(const Nodes<L>& nodes, V solved, const std::size_t* puzzles) {
  V complete_lanes = none<V>();
  V first_ones = none<V>();  // only the first solution of a puzzle is told
  for_each_lane<L>(solved, [&](int lane) {
    Tally& tally = job_->tallies[puzzles[lane]];
    if (tally.solutions == job_->limit) return;  // another lane of the same puzzle was first
    if (++tally.solutions == 1) first_ones[lane / 64] |= std::uint64_t{1} << (lane % 64);
    if (tally.solutions == job_->limit)
      complete_lanes[lane / 64] |= std::uint64_t{1} << (lane % 64);
  });
  if (any<L>(first_ones))
    solutions_.put(nodes, first_ones, [&](int lane) { return job_->tallies[puzzles[lane]].first; });
  return complete_lanes;
}

// Drops what is left of the puzzles of these lanes. Nodes in the pool are dropped when they come
// up.
template <class L>
void LaneEngine<L>::finish(V lanes) {
  if (!any<L>(lanes)) return;
  if (shared_)
    for (int lane = 0; lane < kLanes<L>; ++lane)
      if (complete(puzzle_[lane])) lanes[lane / 64] |= std::uint64_t{1} << (lane % 64);
  busy_ &= ~lanes;
  shelves_.clear(lanes);
}

template <class L>
void LaneEngine<L>::branch(V lanes, int worth_a_pass) {
  const V full = lanes & shelves_.full();
  if (size<L>(full) >= worth_a_pass) make_room(full);  // they guess in the next round
  lanes &= ~full;
  if (size<L>(lanes) < worth_a_pass) return;
  choose<L>(now_, lanes, choice_);
  while (any<L>(lanes)) {
    const int shelf = shelves_.best_for(lanes);
    const V here = lanes & shelves_.free(shelf);
    if (size<L>(here) < worth_a_pass) break;
    shelves_.put(shelf, now_, choice_, here);
    work_.branches += static_cast<std::uint64_t>(size<L>(here));
    lanes &= ~here;
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
    pool_.push(shelves_.nodes(s), here, puzzle_);
    shelves_.drop_oldest(s, here);
    given += size<L>(here);
    shared_ = true;
  }
  if (pool_.size() > work_.most_pooled) work_.most_pooled = pool_.size();
  return given;
}

// Finds work for the lanes that have none. False: there is nothing left to do at all.
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
  for (int i = 0; i < kMostBlocksATurn && next_ < job_->size && empty_block() >= 0; ++i) {
    if (size<L>(idle()) < worth_a_pass) break;
    prepare(empty_block());
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
    while (pool_.size() > 0 && complete(pool_.top().puzzle)) pool_.drop_top();
    if (pool_.size() == 0) return;
    pool_.stage(pool_.top().word, lane);
    puzzle_[lane] = pool_.top().puzzle;
    pool_.drop_top();
    taken[lane / 64] |= std::uint64_t{1} << (lane % 64);
  });
  pool_.load(now_, taken);
  busy_ |= taken;
  return any<L>(taken);
}

template <class L>
int LaneEngine<L>::empty_block() const {
  for (int b = 0; b < kBlocks; ++b)
    if (!any<L>(left_[b])) return b;
  return -1;
}

template <class L>
void LaneEngine<L>::load_block(Nodes<L>& nodes, int count) {
  if (job_->texts != nullptr) {
    load_texts(nodes, count, texts_, [this](int lane) {
      return job_->texts + (next_ + static_cast<std::size_t>(lane)) * job_->stride;
    });
    return;
  }
  for (int lane = 0; lane < count; ++lane)
    pool_.stage(job_->candidates[next_ + static_cast<std::size_t>(lane)].word, lane);
  pool_.load(nodes, all<V>());
}

// Loads the next puzzles and sweeps them until nine tenths are solved, dead or in need of a guess.
template <class L>
void LaneEngine<L>::prepare(int block) {
  Nodes<L>& nodes = block_[block];
  const std::size_t rest = job_->size - next_;
  const int count = rest < kLanes<L> ? static_cast<int>(rest) : kLanes<L>;
  load_block(nodes, count);
  for (int lane = 0; lane < count; ++lane)
    block_puzzle_[block][lane] = next_ + static_cast<std::size_t>(lane);
  next_ += static_cast<std::size_t>(count);

  const V lanes = first_lanes<L>(count);
  Verdicts<L> verdicts{};
  verdicts.alive = lanes;
  for (int sweeps = 0; sweeps < kMostFreshSweeps; sweeps += 2) {
    verdicts = sweep<L>(nodes, verdicts.alive);
    verdicts = sweep<L>(nodes, verdicts.alive);
    work_.sweeps += 2;
    const V moving = lanes & verdicts.alive & verdicts.changed & ~verdicts.solved;
    if (10 * size<L>(moving) <= count) break;
  }
  const V solved = verdicts.solved;
  const V complete_lanes = record(nodes, solved, block_puzzle_[block]);
  (void)complete_lanes;  // a solved board has no other solution: nothing of it is left anyway
  left_[block] = verdicts.alive & ~solved;
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
  const bool more = next_ < job_->size && empty_block() >= 0;
  int wanted = size<L>(idle());
  if (more || wanted < kWorthMoving) return false;
  const int before = wanted;
  for (int b = 0; b < kBlocks && wanted > 0; ++b) {
    const V lanes = at_most<L>(wanted, left_[b]);
    if (!any<L>(lanes)) continue;
    pool_.push(block_[b], lanes, block_puzzle_[b]);
    left_[b] &= ~lanes;
    wanted -= size<L>(lanes);
  }
  wanted -= give_away(all<V>(), wanted);
  return wanted < before && take_from_pool(1);
}

}  // namespace nonet::search::lanes
