// Almost locked sets in a row, each joined to the next by a restricted common; two such commons of
// a set differ. If the first set lacks z, it has its first common; so the second lacks that and has
// its next; …; so the last has all but its last common, z among them. z is in the first set or in
// the last, and leaves the cells that see all its places in both.
#include <algorithm>
#include <array>
#include <vector>

#include "logic/als/als_reach.h"
#include "logic/als/als_steps.h"
#include "logic/common/function_ref.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

// losses[0] is what is supposed; losses[i] follows from losses[i - 1], up to i = links.
struct AlsChain {
  std::array<AlsCommon, kMostAlsLinks + 1> losses{};
  std::size_t links = 0;
};

// The digits that go from some cell if one of the two sets holds them.
Digits at_stake(const Als& first, const Als& last) {
  Digits digits;
  for (Digit z : first.useful & last.useful)
    if (first.seen(z).intersects(last.seen(z))) digits.insert(z);
  return digits;
}

CandidateSet removed_by(const Als& first, const Als& last, Digits commons) {
  CandidateSet gone;
  for (Digit z : (first.useful & last.useful) - commons)
    gone.insert(first.seen(z) & last.seen(z), z);
  return gone;
}

bool emit_chain(const Technique& t, const AlmostLockedSets& sets, const AlsChain& chain,
                NewEffects& effects, StepSink emit) {
  const AlsCommon& last = chain.losses[chain.links];
  const Digits commons = Digits{chain.losses[1].digit} | Digits{last.digit};
  const CandidateSet gone = removed_by(sets[chain.losses[0].set], sets[last.set], commons);
  if (gone.empty() || !effects.add(gone)) return true;
  AlsEvidence evidence;
  for (std::size_t i = 0; i <= chain.links; ++i) {
    evidence.sets.push_back(told(sets[chain.losses[i].set]));
    if (i > 0) evidence.joints.emplace_back(chain.losses[i].digit);
  }
  return emit(removing(t.id, gone, std::move(evidence)));
}

// From every set that could lose a digit with effect, breadth first, the shortest way to each loss.
class AlsChainSearch {
 public:
  explicit AlsChainSearch(AlsTables& tables)
      : sets_{tables.sets},
        graph_{tables.graph},
        reach_{tables.reach},
        before_(sets_.size() * kDigits),
        met_(sets_.size() * kDigits),
        left_(sets_.size()) {}

  // Every chain of so many links that has an effect; false if the sink stopped.
  using ChainSink = FunctionRef<bool(const AlsChain&)>;
  bool each_of(std::size_t links, ChainSink take) {
    const std::vector<Digits>& worthy = reach_.worthy(links);
    for (std::size_t set = 0; set < worthy.size(); ++set)
      for (Digit d : worthy[set])
        if (!each_from({static_cast<std::uint16_t>(set), d}, links, take)) return false;
    return true;
  }

 private:
  static std::size_t slot(const AlsCommon& loss) {
    return loss.set * std::size_t{kDigits} + static_cast<std::size_t>(index(loss.digit));
  }

  // Chains are told once: their last set comes later in the list than the first.
  bool ends(const AlsCommon& start, const AlsCommon& loss) const {
    return loss.set > start.set &&
           !(at_stake(sets_[start.set], sets_[loss.set]) - Digits{start.digit} - Digits{loss.digit})
                .empty();
  }

  // The start has its first common; what the others lose by that.
  bool each_from(const AlsCommon& start, std::size_t links, ChainSink take) {
    ++search_;
    front_.clear();
    for (const AlsGraph::Neighbour& neighbour : graph_.of(start.set))
      if (neighbour.restricted.contains(start.digit))
        reach({neighbour.set, start.digit}, start, front_);
    for (std::size_t length = 2; length <= links; ++length) {
      next_.clear();
      for (const AlsCommon& loss : front_) follow(start.set, loss);
      front_.swap(next_);
    }
    return std::all_of(front_.begin(), front_.end(), [&](const AlsCommon& loss) {
      return !ends(start, loss) || take(chain_to(loss, links));
    });
  }

  // A set that is met again, by another loss, leads to nothing new but the losses of the digit that
  // it had lost at first; the third time to nothing at all.
  void follow(std::uint16_t start, const AlsCommon& loss) {
    Left& left = left_[loss.set];
    const bool again = left.search == search_;
    const Digits onward = again ? left.digits : Digits::all() - Digits{loss.digit};
    left = {search_, again ? Digits{} : Digits{loss.digit}};
    if (onward.empty()) return;
    for (const AlsGraph::Neighbour& neighbour : graph_.of(loss.set))
      if (neighbour.set != start)
        for (Digit d : neighbour.restricted& onward) reach({neighbour.set, d}, loss, next_);
  }
  void reach(const AlsCommon& loss, const AlsCommon& from, std::vector<AlsCommon>& front) {
    if (met_[slot(loss)] == search_) return;
    met_[slot(loss)] = search_;
    before_[slot(loss)] = from;
    front.push_back(loss);
  }
  AlsChain chain_to(AlsCommon loss, std::size_t links) const {
    AlsChain chain;
    chain.links = links;
    for (std::size_t i = links; i > 0; --i) {
      chain.losses[i] = loss;
      loss = before_[slot(loss)];
    }
    chain.losses[0] = loss;
    return chain;
  }

  // What a set could still pass on.
  struct Left {
    std::uint32_t search = 0;  // the last search that met the set
    Digits digits;
  };

  const AlmostLockedSets& sets_;
  AlsGraph& graph_;
  AlsReach& reach_;
  std::vector<AlsCommon> before_;   // by loss: what it followed from
  std::vector<std::uint32_t> met_;  // by loss: the last search that met it
  std::vector<Left> left_;
  std::uint32_t search_ = 0;
  std::vector<AlsCommon> front_;
  std::vector<AlsCommon> next_;
};

// The pivot has x in common with one wing and y with the other: so one wing lacks its common.
bool emit_wings(const Technique& t, AlsTables& tables, std::uint16_t pivot, NewEffects& effects,
                StepSink emit) {
  const AlmostLockedSets& sets = tables.sets;
  const std::vector<Digits>& worthy = tables.reach.worthy(2);
  const auto wings = tables.graph.of(pivot);
  for (std::size_t i = 0; i < wings.size(); ++i) {
    const std::uint16_t one = wings[i].set;
    const Digits one_common = wings[i].restricted & worthy[one];
    if (one_common.empty()) continue;
    for (const auto& [two, two_restricted] : wings.subspan(i + 1)) {
      const Digits two_common = two_restricted & worthy[two];
      if (two_common.empty() || (one_common | two_common).size() < 2) continue;
      const Digits digits = at_stake(sets[one], sets[two]);
      for (Digit x : one_common) {
        for (Digit y : two_common - Digits{x}) {
          if ((digits - Digits{x} - Digits{y}).empty()) continue;
          const AlsChain wing{{AlsCommon{one, y}, AlsCommon{pivot, x}, AlsCommon{two, y}}, 2};
          if (!emit_chain(t, sets, wing, effects, emit)) return false;
        }
      }
    }
  }
  return true;
}

}  // namespace

bool find_als_xy_wings(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  const auto tables = als_tables(grid, memo);
  if (!tables->reach.any_worthy(2)) return true;
  NewEffects effects;
  for (std::size_t pivot = 0; pivot < tables->sets.size(); ++pivot)
    if (!emit_wings(t, *tables, static_cast<std::uint16_t>(pivot), effects, emit)) return false;
  return true;
}

// The shortest first. With two links it is an ALS-XY-wing, with one an ALS-XZ.
bool find_als_chains(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  const auto tables = als_tables(grid, memo);
  AlsChainSearch search{*tables};
  NewEffects effects;
  for (std::size_t links = 1; links <= kMostAlsLinks; ++links) {
    if (links == 1 && t.leaves(TechniqueId::als_xz)) continue;
    if (links == 2 && t.leaves(TechniqueId::als_xy_wing)) continue;
    const bool all = search.each_of(links, [&](const AlsChain& chain) {
      return emit_chain(t, tables->sets, chain, effects, emit);
    });
    if (!all) return false;
  }
  return true;
}

}  // namespace nonet::logic
