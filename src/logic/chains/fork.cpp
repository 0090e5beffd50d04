// Fork chains. A cell takes one of its candidates: each is tried in a branch of its own, and all
// branches go on round by round. A round is what the chosen techniques say of the board of the
// round before, all at once. What holds in every branch holds, whichever of them is right; a branch
// where something has no place left is wrong, so its digit goes and it has no more say. What the
// techniques find without any assumption is no result of a fork. docs/techniques/fork-chain.md has
// the definition in full; tests/logic/plain_forks.cpp follows it apart from this file.
#include "logic/chains/fork.h"

#include <algorithm>

#include "logic/common/lone.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

// Which cells hold which digit, kept by digit.
CandidateSet standing(const Grid& grid) {
  CandidateSet all;
  for (Cell c : ~grid.open_cells()) all.insert(c, *grid.at(c));
  return all;
}

// What cannot be fulfilled any more. `stands`: the digits on the board.
std::optional<Must> find_broken(const Grid& grid, const CandidateSet& stands) {
  CellSet empty = grid.open_cells();
  for (Digit d : kAllDigits) empty -= grid.cells_with(d);
  if (!empty.empty()) return Must::fill(empty.first());
  for (Digit d : kAllDigits) {
    const CellSet cells = grid.cells_with(d) | stands.cells_with(d);
    if (meets_every_house(cells)) continue;
    for (House house : kAllHouses)
      if (!members_of(house).intersects(cells)) return Must::place(house, d);
  }
  return std::nullopt;
}

class Branch {
 public:
  // Without any assumption.
  Branch(const Grid& start, const CandidateSet& stands)
      : grid_{start}, stands_{stands}, broken_{find_broken(start, stands)} {}
  Branch(const Grid& start, const CandidateSet& stands, Candidate assumed)
      : grid_{start}, stands_{stands} {
    place(grid_, assumed.cell, assumed.digit);
    broken_ = find_broken(grid_, stands_);
  }

  bool live() const { return !broken_; }
  bool stalled() const { return stalled_; }
  const std::optional<Must>& broken() const { return broken_; }

  // What it has come to say of the board that it began with.
  Effect found(const Grid& start) const {
    Effect found;
    for (Digit d : kAllDigits) {
      const CellSet stands = stands_.cells_with(d);
      found.placements.insert(stands & start.open_cells(), d);
      found.eliminations.insert(start.cells_with(d) - grid_.cells_with(d) - stands, d);
    }
    return found;
  }

  // One round; `keep` is given the steps that changed something, in the order of their use.
  void advance(const ForkRules& rules, SearchMemo& memo, StepSink keep) {
    if (stalled_ || broken_) return;
    Grid next = grid_;
    stalled_ = true;
    const auto take = [&](Step&& step) {
      if (!use(next, step.effect)) return false;
      stalled_ = false;
      keep(std::move(step));
      return true;
    };
    Asked asked{.stop = rules.stop};
    for (TechniqueId id : rules.techniques) {
      Technique t = technique(id);
      t.asked = &asked;
      t.find(grid_, t, memo, [&](Step&& step) {
        take(std::move(step));
        return !rules.is_stopped();
      });
      asked.before.insert(id);
    }
    if (stalled_ && rules.inner_forks > 0) fork(rules, memo, take);
    if (stalled_) return;
    grid_ = next;
    broken_ = find_broken(grid_, stands_);
  }

 private:
  void fork(ForkRules rules, SearchMemo& memo, StepSink take) const {
    --rules.inner_forks;
    find_forks(grid_, technique(TechniqueId::fork_chain), rules, memo,
               [&](Step&& step) { return !take(std::move(step)); });
  }

  void place(Grid& grid, Cell c, Digit d) {
    grid.place(c, d);
    stands_.insert(c, d);
  }

  // Whether it changed anything. A digit that another step of the round has made impossible is not
  // placed: the place that it leaves open is what will be found broken.
  bool use(Grid& next, const Effect& effect) {
    bool changed = false;
    for (Digit d : kAllDigits) {
      for (Cell c : effect.eliminations.cells_with(d)) changed |= next.eliminate(c, d);
      for (Cell c : effect.placements.cells_with(d)) {
        if (!next.candidates(c).contains(d)) continue;
        place(next, c, d);
        changed = true;
      }
    }
    return changed;
  }

  Grid grid_;
  CandidateSet stands_;  // the digits on the board
  std::optional<Must> broken_;
  bool stalled_ = false;
};

struct Fork {
  Cell root{};
  std::span<Branch> branches;
  bool done = false;
};

// What all live branches share beyond `known`; where only one is left, its digit goes into the
// root.
Effect shared_by(const Grid& grid, const Fork& fork, const Effect& known) {
  Effect shared;
  int live = 0;
  for (const Branch& branch : fork.branches) {
    if (!branch.live()) continue;
    const Effect found = branch.found(grid);
    if (live++ == 0) {
      shared = found;
    } else {
      shared.placements &= found.placements;
      shared.eliminations &= found.eliminations;
    }
  }
  if (live == 1) {
    const Digit last = shared.placements.digits_in(fork.root).first();
    shared = {CandidateSet{fork.root, last}, {}};
  }
  shared.placements -= known.placements;
  shared.eliminations -= known.eliminations;
  forget_consequences(shared);
  return shared;
}

// The branches once more, with all that was used on the way.
ForkEvidence evidence_of(const Grid& grid, const Fork& fork, int rounds, const ForkRules& rules,
                         SearchMemo& memo) {
  ForkEvidence evidence{fork.root, {}};
  const CandidateSet stands = standing(grid);
  for (Digit d : grid.candidates(fork.root)) {
    Branch branch{grid, stands, {fork.root, d}};
    ForkBranch told{d, {}, {}};
    for (int i = 0; i < rounds; ++i) {
      std::vector<Step> steps;
      branch.advance(rules, memo, [&](Step&& step) {
        steps.push_back(std::move(step));
        return true;
      });
      if (!steps.empty()) told.rounds.push_back(std::move(steps));
    }
    told.broken = branch.broken();
    evidence.branches.push_back(std::move(told));
  }
  return evidence;
}

class ForkSearch {
 public:
  ForkSearch(const Grid& grid, const Technique& t, const ForkRules& rules, SearchMemo& memo,
             StepSink emit)
      : grid_{grid},
        technique_{t},
        rules_{rules},
        memo_{memo},
        emit_{emit},
        plain_{grid, standing(grid)} {
    const CandidateSet stands = standing(grid);
    std::size_t count = 0;
    for (Cell root : grid.open_cells())
      if (is_root(root)) count += static_cast<std::size_t>(grid.candidates(root).size());
    branches_.reserve(count);  // forks point into it
    for (Cell root : grid.open_cells()) {
      if (!is_root(root)) continue;
      const std::size_t first = branches_.size();
      for (Digit d : grid.candidates(root))
        branches_.emplace_back(grid, stands, Candidate{root, d});
      forks_.push_back({root, std::span{branches_}.subspan(first)});
    }
  }

  bool run() {
    ForkRules without_forks = rules_;
    without_forks.inner_forks = 0;
    for (int round = 0; round <= rules_.most_rounds && !forks_.empty(); ++round) {
      if (round > 0) plain_.advance(without_forks, memo_, [](Step&&) { return true; });
      if (!plain_.live()) return true;  // the board has no solution
      const Effect known = plain_.found(grid_);
      for (Fork& fork : forks_) {
        if (rules_.is_stopped()) return true;
        if (!step(fork, round, known)) return false;
      }
      std::erase_if(forks_, [](const Fork& fork) { return fork.done; });
    }
    return true;
  }

 private:
  bool is_root(Cell c) const {
    const int size = grid_.candidates(c).size();
    return size >= 2 && size <= rules_.most_candidates;
  }

  // Takes a fork through the round; false if the sink stopped.
  bool step(Fork& fork, int round, const Effect& known) {
    bool moving = false;
    for (Branch& branch : fork.branches) {
      if (round > 0) branch.advance(rules_, memo_, [](Step&&) { return true; });
      moving |= branch.live() && !branch.stalled();
    }
    const Effect shared = shared_by(grid_, fork, known);
    fork.done = !moving || !shared.empty();
    if (shared.empty()) return true;
    return emit_({technique_.id, shared, evidence_of(grid_, fork, round, rules_, memo_)});
  }

  const Grid& grid_;
  const Technique& technique_;
  const ForkRules& rules_;
  SearchMemo& memo_;
  StepSink emit_;
  Branch plain_;  // what the techniques say by themselves
  std::vector<Branch> branches_;
  std::vector<Fork> forks_;
};

}  // namespace

ForkRules simple_forks() {
  static constexpr std::array kSingles{TechniqueId::naked_single, TechniqueId::hidden_single_box,
                                       TechniqueId::hidden_single_line};
  return {.techniques = kSingles};
}

bool find_forks(const Grid& grid, const Technique& t, const ForkRules& rules, SearchMemo& memo,
                StepSink emit) {
  return ForkSearch{grid, t, rules, memo, emit}.run();
}

bool find_fork_chains(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  ForkRules rules = simple_forks();
  if (t.asked != nullptr) {
    if (t.asked->inner != nullptr && t.asked->inner->chosen()) {
      rules.techniques = t.asked->inner->techniques;
      rules.inner_forks = t.asked->inner->forks;
    }
    rules.stop = t.asked->stop;
  }
  return find_forks(grid, t, rules, memo, emit);
}

}  // namespace nonet::logic
