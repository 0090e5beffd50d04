// Forcing chains. A cell takes one of its candidates, a digit one of its places in a house: where
// chains lead from every one of these ways to the same, that is true (verity). A removal can also
// be told from the other side: a candidate from which chains lead to the denial of all ways is
// false (contradiction). That is done where some of these chains have a beginning in common. What
// needs only two ways, or has one that refutes itself, is a nice loop or an AIC as well, and left
// to those where they were looked for.
#include <algorithm>
#include <optional>
#include <tuple>
#include <vector>

#include "board/keep_order.h"
#include "logic/chains/closure.h"
#include "logic/chains/walk.h"
#include "logic/common/siblings.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

struct FoundFork {
  Must must;
  Literal result;
  int links = 0;

  // The result only to make the order certain.
  auto rank() const { return std::tuple{links, result.slot()}; }
};

// Some take the same first link.
bool have_trunk(const std::vector<Chain>& chains) {
  for (auto chain = chains.begin(); chain != chains.end(); ++chain)
    for (auto other = chain + 1; other != chains.end(); ++other)
      if (chain->node_after(0) == other->node_after(0)) return true;
  return false;
}

class ForcingSearch {
 public:
  ForcingSearch(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit)
      : grid_{grid},
        technique_{t},
        emit_{emit},
        known_{inferences(grid, NodeKind::groups, memo)},
        graph_{known_->graph},
        walk_{graph_},
        leaves_loops_{t.leaves(TechniqueId::grouped_discontinuous_nice_loop)} {
    if (graph_.size() == 0) return;
    width_ = graph_.leading().size();
    follows_.reset(graph_.candidates(), width_ * 64 * 2);
    for (std::size_t i = 0; i < graph_.candidates(); ++i)
      known_->closure.add_all_that_follows(graph_, i, follows_[i]);
  }

  // First what is shortest, which is quick to find and all that most ask for; then the rest.
  bool run() {
    if (graph_.size() == 0) return true;
    collect_all();
    if (all_.empty()) return true;
    if (!emit_all()) return false;
    all_.clear();
    bounded_ = false;
    collect_all();
    return emit_all();
  }

 private:
  void collect_all() {
    for (Cell c : grid_.open_cells()) collect(Must::fill(c));
    for (House house : kAllHouses)
      for (Digit d : kAllDigits)
        if (!grid_.positions(house, d).empty()) collect(Must::place(house, d));
  }

  bool emit_all() {
    sort_keeping_order(all_, [](const FoundFork& found) { return found.rank(); });
    told_.resize(graph_.size() * 2);
    for (const FoundFork& found : all_) {
      if (bounded_ && found.links > fewest_) break;
      if (told_[found.result.slot()]) continue;
      told_[found.result.slot()] = true;
      Step step = step_of(found);
      if (is_wanted(step) && !emit_(std::move(step))) return false;
    }
    return true;
  }

  bool is_wanted(const Step& step) const {
    return technique_.form == Form::plain || technique_.id == step.technique;
  }

  std::vector<std::size_t> ways_of(const Must& must) const {
    std::vector<std::size_t> ways;
    if (must.cell) {
      for (Digit d : grid_.candidates(*must.cell)) ways.push_back(graph_.index_of(*must.cell, d));
    } else {
      for (Cell c : grid_.positions(must.house, must.digit))
        ways.push_back(graph_.index_of(c, must.digit));
    }
    return ways;
  }

  bool refutes_itself(std::size_t way) const { return has_bit(follows_[way].last(width_), way); }

  void collect(const Must& must) {
    const std::vector<std::size_t> ways = ways_of(must);
    if (ways.size() < (leaves_loops_ ? 3 : 2)) return;
    if (leaves_loops_ &&
        std::any_of(ways.begin(), ways.end(), [&](auto way) { return refutes_itself(way); }))
      return;
    shared_.assign(width_ * 2, ~std::uint64_t{0});
    for (std::size_t way : ways)
      for (std::size_t w = 0; w < shared_.size(); ++w) shared_[w] &= follows_[way][w];
    const std::size_t first = all_.size();
    const auto add = [&](Literal l) {
      if (!graph_.is_group(l.node())) all_.push_back({must, l});
    };
    for_each_bit({shared_.data(), width_}, [&](std::size_t i) { add(Literal::on(i)); });
    for_each_bit({shared_.data() + width_, width_}, [&](std::size_t i) { add(Literal::off(i)); });
    if (first < all_.size()) count_links(ways, first);
  }

  void count_links(const std::vector<std::size_t>& ways, std::size_t first) {
    for (std::size_t way : ways) {
      walk_.run(Literal::on(way), bounded_ ? fewest_ : Walk::kAnyNumber);
      const auto too_long = [&](FoundFork& found) {
        if (found.result == walk_.start()) return false;
        const int links = walk_.links_to(found.result);
        found.links += links;
        return bounded_ && (links == 0 || found.links > fewest_);
      };
      const auto fresh = all_.begin() + static_cast<std::ptrdiff_t>(first);
      all_.erase(std::remove_if(fresh, all_.end(), too_long), all_.end());
    }
    for (std::size_t i = first; i < all_.size(); ++i) fewest_ = std::min(fewest_, all_[i].links);
  }

  std::vector<Chain> chains_from_ways(const FoundFork& found) {
    std::vector<Chain> chains;
    for (std::size_t way : ways_of(found.must)) {
      walk_.run_to(Literal::on(way), found.result);
      chains.push_back(found.result == Literal::on(way) ? Chain{{graph_.node(way)}, {}}
                                                        : walk_.chain_to(found.result));
    }
    return chains;
  }
  std::vector<Chain> chains_to_denials(const FoundFork& found) {
    std::vector<Chain> chains;
    for (std::size_t way : ways_of(found.must)) {
      walk_.run_to(!found.result, Literal::off(way));
      chains.push_back(walk_.chain_to(Literal::off(way)));
    }
    return chains;
  }

  Step step_of(const FoundFork& found) {
    const Literal result = found.result;
    const Candidate c = graph_.candidate(result.node());
    if (result.is_on())
      return placing(sibling(technique_, Form::verity), c.cell, c.digit,
                     ForcingEvidence{found.must, chains_from_ways(found)});
    const CandidateSet gone{c.cell, c.digit};
    std::vector<Chain> chains = chains_to_denials(found);
    if (have_trunk(chains))
      return removing(sibling(technique_, Form::contradiction), gone,
                      ForcingEvidence{found.must, std::move(chains), true});
    return removing(sibling(technique_, Form::verity), gone,
                    ForcingEvidence{found.must, chains_from_ways(found)});
  }

  const Grid& grid_;
  const Technique& technique_;
  StepSink emit_;
  std::shared_ptr<const Inferences> known_;
  const InferenceGraph& graph_;
  Walk walk_;
  bool leaves_loops_;
  std::size_t width_ = 0;
  BitRows follows_;                    // by candidate, if it is on: ons, then offs
  std::vector<std::uint64_t> shared_;  // by all ways of a must: ons, then offs
  std::vector<FoundFork> all_;
  std::vector<bool> told_;  // by literal
  bool bounded_ = true;     // what is longer than the shortest so far is left out
  int fewest_ = Walk::kAnyNumber;
};

}  // namespace

bool find_forcing_chains(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  return ForcingSearch{grid, t, memo, emit}.run();
}

}  // namespace nonet::logic
