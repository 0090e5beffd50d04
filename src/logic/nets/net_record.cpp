#include "logic/nets/net_record.h"

#include <array>

#include "board/candidate_set.h"
#include "logic/certificate.h"
#include "logic/technique.h"

namespace nonet::logic {
namespace {

// What a step rests on is that the other ways to fulfil its musts are gone, so it needs the steps
// that removed them: the certificate is the list of reasons.
class Recorder {
 public:
  Recorder(const Grid& grid, const NetRules& rules, Candidate assumed)
      : grid_{grid}, rules_{rules}, assumed_{assumed}, board_{grid} {
    gone_by_.fill(kNever);
    change([&] { board_.place(assumed.cell, assumed.digit); }, kAssumption);
  }

  void advance(int rounds, SearchMemo& memo) {
    for (int round = 1; round <= rounds && !is_broken(); ++round)
      if (!place_singles(round)) use_inner_steps(round, memo);
  }

  NetBranch take(const Effect& effect) && {
    NetBranch branch{assumed_, {}, board_.find_broken(seen())};
    needed_.assign(steps_.size(), false);
    if (branch.broken) {
      need(*branch.broken, steps_.size());
    } else {
      for_each(effect.placements, [&](Cell c, Digit d) { need_placed(c, d); });
      for_each(effect.eliminations, [&](Cell c, Digit d) { need_gone(c, d); });
    }
    for (std::size_t i = steps_.size(); i-- > 0;)
      if (needed_[i])
        for (const Must& must : certificate(steps_[i].step).musts) need(must, i);
    int round = 0;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      if (!needed_[i]) continue;
      if (branch.rounds.empty() || steps_[i].round != round) branch.rounds.emplace_back();
      round = steps_[i].round;
      branch.rounds.back().push_back(std::move(steps_[i].step));
    }
    return branch;
  }

 private:
  static constexpr std::uint16_t kNever = 0xFFFF;
  static constexpr std::uint16_t kAssumption = 0xFFFE;
  struct Kept {
    Step step;
    int round;
  };

  Digits seen() const { return rules_.seen_by(assumed_); }
  bool is_broken() const { return board_.is_broken(seen()); }

  // Changes the board and notes for what is gone now by which step.
  template <class Change>
  void change(Change make, std::size_t step) {
    const NetBoard before = board_;
    make();
    for (Digit d : kAllDigits)
      for (Cell c : before.places(d) - board_.places(d))
        gone_by_[slot_of(c, d)] = static_cast<std::uint16_t>(step);
  }

  // All of a round rest on the board of the round before.
  bool place_singles(int round) {
    const NetBoard before = board_;
    const CandidateSet singles = board_.singles(seen());
    const std::size_t first = steps_.size();
    for (Digit d : kAllDigits) {
      for (Cell c : singles.cells_with(d)) {
        if (!board_.places(d).contains(c) || board_.done().contains(c)) continue;
        steps_.push_back({single_step(before, c, d), round});
        change([&] { board_.place(c, d); }, steps_.size() - 1);
      }
    }
    return steps_.size() > first;
  }

  Step single_step(const NetBoard& board, Cell c, Digit d) const {
    if (!rules_.one_digit && board.candidates(c).size() == 1)
      return placing(TechniqueId::naked_single, c, d, SingleEvidence{c, d, {}});
    const auto houses = houses_of(c);
    for (House house : {houses[2], houses[0], houses[1]})
      if ((board.places(d) & members_of(house)).size() == 1)
        return placing(kind_of(house) == HouseKind::box ? TechniqueId::hidden_single_box
                                                        : TechniqueId::hidden_single_line,
                       c, d, SingleEvidence{c, d, house});
    return {};
  }

  void use_inner_steps(int round, SearchMemo& memo) {
    for_each_inner_step(board_.as_grid(grid_), rules_, memo, [&](Step&& step) {
      const std::size_t number = steps_.size();
      bool changed = false;
      change(
          [&] {
            for_each(step.effect.eliminations,
                     [&](Cell c, Digit d) { changed |= board_.eliminate(c, d); });
          },
          number);
      if (changed) steps_.push_back({std::move(step), round});
    });
  }

  void need_gone(Cell c, Digit d) {
    const std::uint16_t by = gone_by_[slot_of(c, d)];
    if (by < needed_.size()) needed_[by] = true;
  }
  void need_placed(Cell c, Digit d) {
    for (std::size_t i = 0; i < steps_.size(); ++i)
      if (steps_[i].step.effect.placements.contains(c, d)) needed_[i] = true;
  }
  // The steps before this one that removed ways to fulfil the must.
  void need(const Must& must, std::size_t step) {
    const auto way = [&](Cell c, Digit d) {
      const std::uint16_t by = gone_by_[slot_of(c, d)];
      if (by < step) needed_[by] = true;
    };
    if (must.cell) {
      for (Digit d : grid_.candidates(*must.cell)) way(*must.cell, d);
    } else {
      for (Cell c : grid_.positions(must.house, must.digit)) way(c, must.digit);
    }
  }
  const Grid& grid_;
  const NetRules& rules_;
  Candidate assumed_;
  NetBoard board_;
  std::vector<Kept> steps_;
  std::vector<bool> needed_;
  std::array<std::uint16_t, std::size_t{kCells} * kDigits> gone_by_{};
};

}  // namespace

void for_each_inner_step(const Grid& grid, const NetRules& rules, SearchMemo& memo,
                         FunctionRef<void(Step&&)> use) {
  for (TechniqueId id : rules.beyond_singles) {
    const Technique& t = technique(id);
    bool found = false;
    t.find(grid, t, memo, [&](Step&& step) {
      found = true;
      use(std::move(step));
      return true;
    });
    if (found) return;  // the easiest that there is
  }
}

NetBranch record_branch(const Grid& grid, const NetRules& rules, Candidate assumed, int rounds,
                        const Effect& effect, SearchMemo& memo) {
  Recorder recorder{grid, rules, assumed};
  recorder.advance(rounds, memo);
  return std::move(recorder).take(effect);
}

}  // namespace nonet::logic
