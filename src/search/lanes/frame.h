// What the engines have in common: fresh puzzles come in by the block, the lanes are swept in
// rounds, solutions go out. Where nodes wait for a lane is what they differ in (engine.h,
// pool_engine.h).
//
// Measured and not better: three or five sweeps a round.
#pragma once

#include "search/lanes/choose.h"
#include "search/lanes/kernel.h"
#include "search/lanes/node_words.h"
#include "search/lanes/solutions.h"
#include "search/lanes/sweep.h"
#include "search/lanes/triples.h"

namespace nonet::search::lanes {

template <class L>
class Frame : public Engine {
 public:
  bool run(const Job& job) final;

 protected:
  using V = Plane<L>;
  static constexpr int one_in(int lanes) { return lanes < kLanes<L> ? kLanes<L> / lanes : 1; }
  static constexpr int kMostBlocksATurn = 64;  // so that `stop` is asked again soon

  // Forgets the nodes that wait for a lane, and takes up the job of this frame.
  virtual void begin() = 0;
  // Finds work for the lanes that have none. False: there is nothing left to do at all.
  virtual bool fill() = 0;
  // Guesses in these lanes. `hurry`: there is nothing else to do; else a few may wait for others.
  virtual void branch(V stuck, bool hurry) = 0;
  // The puzzles of these lanes have enough solutions: drops what is left of them.
  virtual void finish(V lanes) = 0;

  bool more() const { return next_ < job_->size; }
  V prepare(Nodes<L>& nodes, std::size_t* puzzles, int most_moving_percent);
  bool complete(std::size_t puzzle) const { return job_->tallies[puzzle].solutions >= job_->limit; }
  // Those of these lanes whose puzzle has enough solutions.
  V complete_of(V lanes) const {
    V found = none<V>();
    for_each_lane<L>(lanes, [&](int lane) {
      if (complete(puzzle_[lane])) add_lane<L>(found, lane);
    });
    return found;
  }

  V busy_{};  // lanes with a node in now_
  Nodes<L> now_;
  std::size_t puzzle_[kLanes<L>] = {};  // of a lane
  Choice<L> choice_;
  NodeWords<L> words_;

 private:
  // Chosen by measurement; in lanes. The texts of solutions are worth while for so many.
  static constexpr int kWorthWriting = one_in(32);
  static constexpr int kSweepsARound = 4;
  static constexpr std::uint64_t kTriplesTriedEvery = 16;  // rounds
  static constexpr int kTriplesHelpPercent = 35;           // of the lanes
  static constexpr int kMostFreshSweeps = 40;
  static constexpr std::uint64_t kPollEvery = 64;  // turns of the main loop

  void round();
  void lock_triples_where_they_help(V alive);
  void load(Nodes<L>& nodes, int count);
  V record(const Nodes<L>& nodes, V solved, const std::size_t* puzzles);

  const Job* job_ = nullptr;
  std::size_t next_ = 0;  // of the job's puzzles
  std::uint64_t rounds_ = 0;
  bool triples_help_ = false;
  Solutions<L> solutions_;
  TextPlanes<L> texts_;  // of a block that is loaded
};

template <class L>
bool Frame<L>::run(const Job& job) {
  job_ = &job;
  next_ = 0;
  rounds_ = 0;
  busy_ = none<V>();
  for (std::size_t& puzzle : puzzle_) puzzle = 0;  // those of the last job may not exist now
  solutions_.clear();
  begin();
  for (std::uint64_t turn = 1; fill(); ++turn) {
    if (any<L>(busy_)) round();
    if (job.stop != nullptr && turn % kPollEvery == 0 && job.stop(job.stop_context)) return false;
  }
  solutions_.write_all();
  return true;
}

// Sweeps, then what the sweeps showed.
template <class L>
void Frame<L>::round() {
  V alive = busy_;
  for (int i = 1; i < kSweepsARound; ++i) alive = sweep<L>(now_, alive);
  lock_triples_where_they_help(alive);
  const Verdicts<L> verdicts = judge<L>(now_, alive);
  work_.sweeps += kSweepsARound;

  busy_ &= verdicts.alive;
  const V solved = busy_ & verdicts.solved;
  const V stuck = busy_ & verdicts.open & ~verdicts.changed & ~verdicts.solved;
  // Solutions and guesses wait in their lanes for others, unless there is nothing else to do.
  const bool hurry = !any<L>(busy_ & ~solved & ~stuck);
  if (size<L>(solved) >= (hurry ? 1 : kWorthWriting)) {
    busy_ &= ~solved;
    const V complete_lanes = record(now_, solved, puzzle_);
    if (any<L>(complete_lanes)) finish(complete_lanes);
  }
  branch(stuck & busy_, hurry);
}

// From time to time they are tried, and from the lanes that lost a candidate follows whether they
// are worth their time with these puzzles.
template <class L>
void Frame<L>::lock_triples_where_they_help(V alive) {
  if (rounds_++ % kTriplesTriedEvery == 0) {
    const V helped = alive & lock_triples<L, true>(now_);
    triples_help_ = 100 * size<L>(helped) >= kTriplesHelpPercent * size<L>(alive);
  } else if (triples_help_) {
    lock_triples<L, false>(now_);
  }
}

// Writes down the solutions of these lanes; returns the lanes whose puzzle has enough now.
template <class L>
Plane<L> Frame<L>::record(const Nodes<L>& nodes, V solved, const std::size_t* puzzles) {
  V complete_lanes = none<V>();
  V first_ones = none<V>();  // only the first solution of a puzzle is told
  for_each_lane<L>(solved, [&](int lane) {
    Tally& tally = job_->tallies[puzzles[lane]];
    if (tally.solutions == job_->limit) return;  // another lane of the same puzzle was first
    if (++tally.solutions == 1) add_lane<L>(first_ones, lane);
    if (tally.solutions == job_->limit) add_lane<L>(complete_lanes, lane);
  });
  if (any<L>(first_ones))
    solutions_.put(nodes, first_ones, [&](int lane) { return job_->tallies[puzzles[lane]].first; });
  return complete_lanes;
}

template <class L>
void Frame<L>::load(Nodes<L>& nodes, int count) {
  if (job_->texts != nullptr) {
    load_texts(nodes, count, texts_, [this](int lane) {
      return job_->texts + (next_ + static_cast<std::size_t>(lane)) * job_->stride;
    });
    return;
  }
  for (int lane = 0; lane < count; ++lane)
    words_.stage(job_->candidates[next_ + static_cast<std::size_t>(lane)].word, lane);
  words_.load(nodes, all<V>());
}

// Loads the next puzzles and sweeps them until all but so many are solved, dead or in need of a
// guess. Returns the lanes that have something left to do.
template <class L>
Plane<L> Frame<L>::prepare(Nodes<L>& nodes, std::size_t* puzzles, int most_moving_percent) {
  const std::size_t rest = job_->size - next_;
  const int count = rest < kLanes<L> ? static_cast<int>(rest) : kLanes<L>;
  load(nodes, count);
  for (int lane = 0; lane < count; ++lane) puzzles[lane] = next_ + static_cast<std::size_t>(lane);
  next_ += static_cast<std::size_t>(count);

  Verdicts<L> verdicts{};
  verdicts.alive = first_lanes<L>(count);
  for (int sweeps = 0; sweeps < kMostFreshSweeps; sweeps += 2) {
    verdicts = judge<L>(nodes, sweep<L>(nodes, verdicts.alive));
    work_.sweeps += 2;
    const V moving = verdicts.alive & verdicts.changed & ~verdicts.solved;
    if (100 * size<L>(moving) <= most_moving_percent * count) break;
  }
  // A solved board has no other solution: nothing of it is left, even if more are asked for.
  record(nodes, verdicts.solved, puzzles);
  return verdicts.alive & ~verdicts.solved;
}

}  // namespace nonet::search::lanes
