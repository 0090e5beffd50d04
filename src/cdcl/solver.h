// The solver. This header is the table of contents; each part below has its own file.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "cdcl/clause_arena.h"
#include "cdcl/encoding.h"
#include "cdcl/front_queue.h"
#include "cdcl/options.h"
#include "cdcl/phases.h"
#include "cdcl/proof.h"
#include "cdcl/remaining.h"
#include "cdcl/restart.h"
#include "cdcl/score_heap.h"
#include "cdcl/story.h"
#include "cdcl/trail.h"
#include "cdcl/types.h"
#include "cdcl/watches.h"
#include "trace/outcome.h"

namespace nonet::cdcl {

template <class Trace>
class Solver {
 public:
  // The position must not repeat a digit (encoding.h: `repeat`).
  Solver(Encoding encoding, const Options& options, const trace::Limits& limits, Trace& trace,
         Proof* proof);

  trace::Outcome solve();

 private:
  // solver.cpp: the main loop, and what happens at a solution
  void search();
  bool start();
  bool found_solution();
  void count_conflict(Reason broken);
  bool budget_spent();
  void exhausted();
  WideFilling filling() const;

  // propagate.cpp: everything that follows from what is assigned
  Reason propagate();
  Reason count_down(Lit l);
  Reason visit_watches(Lit l);
  void assign(Lit l, Reason reason);

  // analyze.cpp: from a conflict to a learned clause (first unique implication point)
  void learn_from(Reason conflict);
  void analyze(Reason conflict);
  std::uint32_t meet(Reason reason, Var implied);
  void note_use(ClauseRef clause);
  void note_others(Reason reason);
  std::uint32_t glue_of(std::span<const Lit> clause);
  void tell_resolution(Lit pivot, Reason reason, std::size_t at);
  void bump_met();
  void keep_learned(std::uint32_t glue);
  std::uint32_t order_for_watching(std::vector<Lit>& clause) const;
  void backjump(std::uint32_t level, Reason conflict);
  void undo_to(std::uint32_t level);

  // minimize.cpp: literals of the learned clause that the others imply
  void minimize();
  bool implied(Lit l, int depth);

  // decide.cpp: which digit to guess next
  void decide();
  Var by_activity();
  Var by_mrv() const;
  std::vector<Var> first_order() const;
  // Only the order of the present mood is kept up to date; `refresh_order` sees to the other.
  void reopened(Var v) {
    if (restarts_.stable())
      heap_.insert(v);
    else
      queue_.opened(v);
  }

  // reduce.cpp: which learned clauses to forget, and what level 0 makes superfluous
  void reduce();
  void simplify();
  void strip(ClauseRef clause);
  bool is_reason(ClauseRef clause) const;
  void discard(ClauseRef clause);
  void collect_garbage();
  void write_deletion(ClauseRef clause);

  // restart.cpp
  void restart();
  void refresh_order();

  // visit(literal) for all other literals of the clause behind `reason`, all of them false;
  // ends early, with false, when a visit says false. `implied` is kNoVar for a conflict.
  template <class Visit>
  bool all_antecedents(Reason reason, Var implied, Visit visit) const {
    switch (reason.kind()) {
      case Reason::Kind::none:
        return false;
      case Reason::Kind::rival:
        return visit(Lit::is_not(reason.rival()));
      case Reason::Kind::group:
        for (Var v : encoding_.members(reason.group()))
          if (v != implied && !visit(Lit::is(v))) return false;
        return true;
      case Reason::Kind::clause:
        break;
    }
    const std::uint32_t* codes = arena_.codes(reason.clause());
    for (std::uint32_t i = 0, size = arena_.size(reason.clause()); i < size; ++i) {
      const Lit l = Lit::from_code(codes[i]);
      if (l.var() != implied && !visit(l)) return false;
    }
    return true;
  }
  static constexpr Var kNoVar = static_cast<Var>(0xFFFF);

  // Whether the present count of decision levels meets this literal's for the first time.
  bool first_seen(Lit l) {
    std::uint32_t& seen = level_seen_[trail_.level(l.var())];
    return std::exchange(seen, glue_counts_) != glue_counts_;
  }

  static constexpr std::uint32_t kGlueForever = 2;  // such learned clauses are never forgotten
  static constexpr std::uint32_t kGlueLong = 6;     // … survive one more reduction than others

  // What analysis knows of a variable; all zero between conflicts.
  enum Mark : std::uint8_t {
    kMet = 1,      // in the resolved clause, now or earlier
    kKept = 2,     // in the learned clause
    kImplied = 4,  // false whenever the kept literals are false
    kFree = 8,     // known not to be so
  };

  Options options_;
  const trace::Limits& limits_;
  Encoding encoding_;
  Trail trail_;
  Remaining remaining_;
  std::size_t counted_ = 0;  // so many literals of the trail are known to `remaining_`
  std::size_t watched_ = 0;  // … and so many to the watches
  ClauseArena arena_;
  Watches watches_;

  ScoreHeap heap_;
  FrontQueue queue_;
  Phases phases_;
  Restarts restarts_;

  std::vector<Lit> learned_;
  std::vector<Var> met_;      // variables with a mark set by `analyze`
  std::vector<Var> touched_;  // variables with a mark set by `minimize`
  std::vector<std::uint8_t> marks_;
  std::vector<std::uint32_t> level_seen_;  // by level: the last glue count that saw it
  std::uint32_t glue_counts_ = 0;
  std::vector<std::uint32_t> kept_on_level_;  // literals of the learned clause, by level

  std::uint32_t clause_number_ = 0;
  // A clause of others (clause_arena.h), by number, that the analysis at hand has used; 0 = none.
  std::uint32_t others_ = 0;
  std::uint32_t settled_others_ = 0;  // … that settled something on level 0, for all that follows
  std::uint64_t next_reduce_;
  std::uint64_t reductions_ = 0;
  std::size_t simplified_ = 0;  // literals of level 0 that `simplify` has used
  std::uint64_t polls_ = 0;
  std::uint64_t set_aside_ = 0;  // conflicts with a clause that excludes a solution

  trace::Outcome outcome_;
  Story<Trace> story_;
  Proof* proof_;
};

}  // namespace nonet::cdcl
