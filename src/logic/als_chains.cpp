// Almost locked sets in a row, each joined to the next by a restricted common; two such commons of
// a set differ. If the first set lacks z, it has its first common; so the second lacks that and has
// its next; …; so the last has all but its last common, z among them. z is in the first set or in
// the last, and leaves the cells that see all its places in both.
#include <array>
#include <vector>

#include "logic/als_steps.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

// "The set has lost the digit", and so holds all its others.
struct Loss {
  std::uint16_t set = 0;
  Digit digit{};
};

// Longer ones nobody looks for; all known cases have one as short.
constexpr std::size_t kMostLinks = 6;

// losses[0] is what is supposed; losses[i] follows from losses[i - 1], up to i = links.
struct AlsChain {
  std::array<Loss, kMostLinks + 1> losses{};
  std::size_t links = 0;
};

// Whether a digit other than the commons by which they are joined goes by the two sets.
bool have_effect(const Als& first, const Als& last, Digits commons) {
  for (Digit z : (first.useful & last.useful) - commons)
    if (first.seen(z).intersects(last.seen(z))) return true;
  return false;
}

CandidateSet removed_by(const Als& first, const Als& last, Digits commons) {
  CandidateSet gone;
  for (Digit z : (first.useful & last.useful) - commons)
    gone.insert(first.seen(z) & last.seen(z), z);
  return gone;
}

bool emit_chain(const Technique& t, const AlmostLockedSets& sets, const AlsChain& chain,
                NewEffects& effects, StepSink emit) {
  const Loss& last = chain.losses[chain.links];
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
class ChainSearch {
 public:
  ChainSearch(const AlmostLockedSets& sets, const AlsGraph& graph)
      : sets_{sets}, graph_{graph}, before_(sets.size() * kDigits), met_(sets.size() * kDigits) {}

  // By links: the chains of three and more that have an effect.
  using Found = std::array<std::vector<AlsChain>, kMostLinks + 1>;

  void collect(Found& found) {
    const std::vector<Digits> worth = digits_with_partner();
    for (std::size_t set = 0; set < sets_.size(); ++set) {
      Digits commons;
      for (const AlsGraph::Neighbour& neighbour : graph_.of(set)) commons |= neighbour.restricted;
      for (Digit first : commons)
        if (!(worth[set] - Digits{first}).empty())
          from(static_cast<std::uint16_t>(set), first, found);
    }
  }

 private:
  static std::size_t slot(const Loss& loss) {
    return loss.set * std::size_t{kDigits} + static_cast<std::size_t>(index(loss.digit));
  }

  // By set: its digits that could go from some cell if a later set were the end of the chain.
  std::vector<Digits> digits_with_partner() const {
    std::vector<Digits> worth(sets_.size());
    CandidateSet later;  // what the sets behind the one at hand see
    for (std::size_t set = sets_.size(); set-- > 0;) {
      for (Digit z : sets_[set].useful) {
        if (later.cells_with(z).intersects(sets_[set].seen(z))) worth[set].insert(z);
        later.insert(sets_[set].seen(z), z);
      }
    }
    return worth;
  }

  // Chains are told once: their last set comes later in the list than the first.
  bool ends(std::uint16_t start, Digit first, const Loss& loss) const {
    return loss.set > start &&
           have_effect(sets_[start], sets_[loss.set], Digits{first} | Digits{loss.digit});
  }

  // The start has its first common; what the others lose by that.
  void from(std::uint16_t start, Digit first, Found& found) {
    ++search_;
    front_.clear();
    for (const AlsGraph::Neighbour& neighbour : graph_.of(start))
      if (neighbour.restricted.contains(first))
        reach({neighbour.set, first}, {start, first}, front_);
    for (std::size_t links = 2; links <= kMostLinks && !front_.empty(); ++links) {
      next_.clear();
      for (const Loss& loss : front_) follow(start, loss);
      if (links >= 3)
        for (const Loss& loss : next_)
          if (ends(start, first, loss)) found[links].push_back(chain_to(loss, links));
      front_.swap(next_);
    }
  }
  void follow(std::uint16_t start, const Loss& loss) {
    for (const AlsGraph::Neighbour& neighbour : graph_.of(loss.set))
      if (neighbour.set != start)
        for (Digit d : neighbour.restricted - Digits{loss.digit})
          reach({neighbour.set, d}, loss, next_);
  }
  void reach(const Loss& loss, const Loss& from, std::vector<Loss>& front) {
    if (met_[slot(loss)] == search_) return;
    met_[slot(loss)] = search_;
    before_[slot(loss)] = from;
    front.push_back(loss);
  }
  AlsChain chain_to(Loss loss, std::size_t links) const {
    AlsChain chain;
    chain.links = links;
    for (std::size_t i = links; i > 0; --i) {
      chain.losses[i] = loss;
      loss = before_[slot(loss)];
    }
    chain.losses[0] = loss;
    return chain;
  }

  const AlmostLockedSets& sets_;
  const AlsGraph& graph_;
  std::vector<Loss> before_;        // by loss: what it followed from
  std::vector<std::uint32_t> met_;  // by loss: the last search that met it
  std::uint32_t search_ = 0;
  std::vector<Loss> front_;
  std::vector<Loss> next_;
};

// The pivot has x in common with one wing and y with the other: so one wing lacks its common.
bool emit_wings(const Technique& t, const AlmostLockedSets& sets, const AlsGraph& graph,
                std::uint16_t pivot, NewEffects& effects, StepSink emit) {
  const auto wings = graph.of(pivot);
  for (std::size_t i = 0; i < wings.size(); ++i) {
    const Als& one = sets[wings[i].set];
    for (const AlsGraph::Neighbour& other : wings.subspan(i + 1)) {
      const Als& two = sets[other.set];
      if (!have_effect(one, two, {})) continue;
      for (Digit x : wings[i].restricted) {
        for (Digit y : other.restricted - Digits{x}) {
          const AlsChain wing{{Loss{wings[i].set, y}, Loss{pivot, x}, Loss{other.set, y}}, 2};
          if (!emit_chain(t, sets, wing, effects, emit)) return false;
        }
      }
    }
  }
  return true;
}

}  // namespace

bool find_als_xy_wings(const Grid& grid, const Technique& t, StepSink emit) {
  const AlmostLockedSets sets{grid};
  const AlsGraph graph{sets};
  NewEffects effects;
  for (std::size_t pivot = 0; pivot < sets.size(); ++pivot)
    if (!emit_wings(t, sets, graph, static_cast<std::uint16_t>(pivot), effects, emit)) return false;
  return true;
}

// The shortest first. With two links it would be an ALS-XY-wing, with one an ALS-XZ.
bool find_als_chains(const Grid& grid, const Technique& t, StepSink emit) {
  const AlmostLockedSets sets{grid};
  const AlsGraph graph{sets};
  ChainSearch::Found found;
  ChainSearch{sets, graph}.collect(found);
  NewEffects effects;
  for (const std::vector<AlsChain>& chains : found)
    for (const AlsChain& chain : chains)
      if (!emit_chain(t, sets, chain, effects, emit)) return false;
  return true;
}

}  // namespace nonet::logic
