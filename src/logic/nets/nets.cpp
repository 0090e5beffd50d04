#include "logic/nets/nets.h"

#include "logic/nets/net_record.h"

namespace nonet::logic {
namespace {

std::size_t slot(Candidate c) {
  return static_cast<std::size_t>(index(c.digit)) * kCells +
         static_cast<std::size_t>(index(c.cell));
}

}  // namespace

Nets::Nets(const Grid& grid, const NetRules& rules) : grid_{grid}, rules_{rules} {
  const NetBoard start{grid};
  if (start.is_broken(Digits::all())) {  // nothing is to be learned from it
    first_found_.push_back(0);
    return;
  }
  const bool has_singles = !start.singles(Digits::all()).empty();
  if (has_singles && !rules.one_digit) find_forced();
  for (Digit d : kAllDigits) {
    for (Cell c : grid.cells_with(d)) {
      index_[slot({c, d})] = static_cast<std::uint16_t>(branches_.size());
      Branch& branch = branches_.emplace_back(start, Candidate{c, d});
      branch.board.place(c, d);
      branch.changed = has_singles ? Digits::all() : branch.board.changed_since(start);
      branch.broken = branch.board.is_broken(rules.seen_by(branch.assumed) & branch.changed);
    }
  }
  collect();
}

std::span<const NetFound> Nets::found(int round) const {
  const auto i = static_cast<std::size_t>(round);
  const std::size_t end = i + 1 < first_found_.size() ? first_found_[i + 1] : found_.size();
  return std::span{found_}.subspan(first_found_[i], end - first_found_[i]);
}

// Takes it off the budget.
bool Nets::may_look_beyond(const NetBoard& board) {
  if (rules_.beyond_singles.empty() || work_ >= rules_.most_work) return false;
  std::uint64_t open = 0;
  for (Digit d : kAllDigits)
    open += static_cast<std::uint64_t>((board.places(d) - board.done()).size());
  work_ += open * open;
  return true;
}

void Nets::advance(Branch& branch, SearchMemo& memo) {
  const Digits seen = rules_.seen_by(branch.assumed);
  const NetBoard before = branch.board;
  branch.stalled = !branch.board.place_all(branch.board.singles(seen, branch.changed));
  if (branch.stalled && may_look_beyond(branch.board)) {
    for_each_inner_step(branch.board.as_grid(grid_), rules_, memo, [&](Step&& step) {
      for_each(step.effect.eliminations, [&](Cell c, Digit d) {
        if (branch.board.eliminate(c, d)) branch.stalled = false;
      });
    });
  }
  branch.changed = branch.board.changed_since(before);
  branch.broken = !branch.stalled && branch.board.is_broken(seen & branch.changed);
}

bool Nets::advance(SearchMemo& memo) {
  if (round_ >= rules_.most_rounds) return false;
  bool moved = false;
  for (Branch& branch : branches_) {
    if (branch.stalled || branch.broken) continue;
    advance(branch, memo);
    moved |= !branch.stalled;
  }
  if (!moved) return false;
  ++round_;
  collect();
  return true;
}

const Nets::Branch& Nets::branch_of(Candidate c) const { return branches_[index_[slot(c)]]; }

void Nets::collect() {
  first_found_.push_back(found_.size());
  for (const Branch& branch : branches_) {
    const auto [c, d] = branch.assumed;
    if (!branch.broken || told_gone_.contains(c, d)) continue;
    told_gone_.insert(c, d);
    found_.push_back({round_, {}, branch.assumed, {{}, CandidateSet{c, d}}});
  }
  if (rules_.one_digit) return;
  for (const Must& must : forced_) keep_as_told(shared_by(must));
  for_each_must([&](const Must& must) {
    const Effect shared = shared_by(must);
    if (shared.empty()) return;
    keep_as_told(shared);
    found_.push_back({round_, must, {}, shared});
  });
}

void Nets::for_each_must(FunctionRef<void(const Must&)> use) const {
  for (Cell c : grid_.open_cells()) use(Must::fill(c));
  for (House house : kAllHouses)
    for (Digit d : kAllDigits)
      if (!grid_.positions(house, d).empty()) use(Must::place(house, d));
}

void Nets::find_forced() {
  for_each_must([&](const Must& must) {
    if (ways_of(must).size() == 1) forced_.push_back(must);
  });
}

void Nets::keep_as_told(const Effect& effect) {
  told_set_ |= effect.placements;
  told_gone_ |= effect.eliminations;
}

std::vector<Candidate> Nets::ways_of(const Must& must) const {
  std::vector<Candidate> ways;
  if (must.cell) {
    for (Digit d : grid_.candidates(*must.cell)) ways.push_back({*must.cell, d});
  } else {
    for (Cell c : grid_.positions(must.house, must.digit)) ways.push_back({c, must.digit});
  }
  return ways;
}

// A must with a broken branch has brought a contradiction already.
Effect Nets::shared_by(const Must& must) const {
  std::array<CellSet, kDigits> possible{};
  std::array<CellSet, kDigits> stands;
  stands.fill(CellSet::all());
  const auto add = [&](Candidate way) {
    const Branch& branch = branch_of(way);
    if (branch.broken) return false;
    bool open = false;
    for (std::size_t i = 0; i < kDigits; ++i) {
      const Digit d = digit_at(static_cast<int>(i));
      possible[i] |= branch.board.places(d);
      stands[i] &= branch.board.standing(d);
      open |= !(grid_.cells_with(d) - possible[i]).empty();
    }
    return open;  // otherwise nothing can be shared any more
  };
  if (must.cell) {
    for (Digit d : grid_.candidates(*must.cell))
      if (!add({*must.cell, d})) return {};
  } else {
    for (Cell c : grid_.positions(must.house, must.digit))
      if (!add({c, must.digit})) return {};
  }
  Effect shared;
  for (std::size_t i = 0; i < kDigits; ++i) {
    const Digit d = digit_at(static_cast<int>(i));
    shared.placements.insert(stands[i] & grid_.cells_with(d), d);
    shared.eliminations.insert(grid_.cells_with(d) - possible[i], d);
  }
  shared.placements -= told_set_;
  forget_consequences(shared);
  shared.eliminations -= told_gone_;
  return shared;
}

Step Nets::told(TechniqueId technique, const NetFound& found, SearchMemo& memo) const {
  NetEvidence evidence{found.root, {}};
  const std::vector<Candidate> ways =
      found.root ? ways_of(*found.root) : std::vector<Candidate>{found.assumed};
  for (Candidate way : ways)
    evidence.branches.push_back(record_branch(grid_, rules_, way, found.round, found.effect, memo));
  return {technique, found.effect, std::move(evidence)};
}

}  // namespace nonet::logic
