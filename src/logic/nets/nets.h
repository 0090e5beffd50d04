// Forcing nets: every candidate is assumed in a branch of its own, and all branches go on together
// round by round, so that what needs the fewest rounds is found first.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "logic/nets/net_board.h"
#include "logic/search_memo.h"
#include "logic/step.h"
#include "logic/technique_id.h"

namespace nonet::logic {

// What may be used in a branch. Singles always; the others where there are none.
struct NetRules {
  std::span<const TechniqueId> beyond_singles = {};  // nothing that assumes a unique solution
  bool one_digit = false;  // Nishio: a branch sees nothing but the digit that it assumes
  int most_rounds = 40;
  // What all searches beyond singles may cost together: each the square of the candidates that it
  // looks at. Counted, not timed, so that the same board always gives the same steps.
  std::uint64_t most_work = 150'000'000;

  Digits seen_by(Candidate assumed) const {
    return one_digit ? Digits{assumed.digit} : Digits::all();
  }
};

// A result of a round: a candidate that broke its branch, or a must whose branches share an effect.
struct NetFound {
  int round = 0;
  std::optional<Must> root = {};
  Candidate assumed{};  // without a root
  Effect effect;
};

class Nets {
 public:
  Nets(const Grid& grid, const NetRules& rules);

  // One round more; false when all branches have come to their end.
  bool advance(SearchMemo& memo);
  int rounds() const { return round_; }
  // What the round newly brought. Each effect comes once.
  std::span<const NetFound> found(int round) const;

  // The finding with the whole way to it.
  Step told(TechniqueId technique, const NetFound& found, SearchMemo& memo) const;

 private:
  struct Branch {
    NetBoard board;
    Candidate assumed{};
    Digits changed;  // by the last round: what the others have to show is known
    bool stalled = false;
    bool broken = false;
  };

  void advance(Branch& branch, SearchMemo& memo);
  bool may_look_beyond(const NetBoard& board);
  void collect();
  void for_each_must(FunctionRef<void(const Must&)> use) const;
  void find_forced();
  void keep_as_told(const Effect& effect);
  Effect shared_by(const Must& must) const;
  std::vector<Candidate> ways_of(const Must& must) const;
  const Branch& branch_of(Candidate c) const;

  Grid grid_;
  NetRules rules_;
  std::vector<Branch> branches_;
  // Musts with one way, which are singles: what follows from them follows without a net.
  std::vector<Must> forced_;
  std::array<std::uint16_t, std::size_t{kCells} * kDigits> index_{};
  CandidateSet told_gone_;
  CandidateSet told_set_;
  int round_ = 0;
  std::uint64_t work_ = 0;
  std::vector<NetFound> found_;
  std::vector<std::size_t> first_found_;  // by round
};

}  // namespace nonet::logic
