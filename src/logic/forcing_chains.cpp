// Forcing chains. A cell takes one of its candidates, a digit one of its places in a house: where
// chains lead from every one of these ways to the same, that is true (verity). Told from the other
// side: a candidate from which chains lead to the denial of all ways is false (contradiction); each
// removal can be told so, and is. What only two ways are needed for is a nice loop or an AIC.
#include <algorithm>
#include <optional>
#include <tuple>
#include <vector>

#include "logic/closure.h"
#include "logic/finders.h"
#include "logic/siblings.h"
#include "logic/walk.h"

namespace nonet::logic {
namespace {

struct Found {
  Must must;
  Literal result;
  int links = 0;

  // The result only to make the order certain.
  auto rank() const { return std::tuple{links, result.slot()}; }
};

class ForcingSearch {
 public:
  ForcingSearch(const Grid& grid, const Technique& t, StepSink emit)
      : grid_{grid},
        technique_{t},
        emit_{emit},
        known_{inferences(grid, NodeKind::groups)},
        graph_{known_->graph},
        closure_{known_->closure},
        walk_{graph_} {}

  bool run() {
    for (Cell c : grid_.open_cells()) collect(Must::fill(c));
    for (House house : kAllHouses)
      for (Digit d : kAllDigits)
        if (grid_.positions(house, d).size() > 2) collect(Must::place(house, d));
    std::stable_sort(all_.begin(), all_.end(),
                     [](const Found& a, const Found& b) { return a.rank() < b.rank(); });
    std::vector<bool> told(graph_.size() * 2);
    for (const Found& found : all_) {
      if (told[found.result.slot()] || !is_wanted(found.result)) continue;
      told[found.result.slot()] = true;
      if (!emit_(step_of(found))) return false;
    }
    return true;
  }

 private:
  bool is_wanted(Literal result) const {
    return technique_.form == Form::plain ||
           technique_.form == (result.is_on() ? Form::verity : Form::contradiction);
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

  // A way that refutes itself needs no forcing chain.
  bool refutes_itself(std::size_t way) const {
    return closure_.follows(Literal::on(way), Literal::off(way));
  }

  void collect(const Must& must) {
    const std::vector<std::size_t> ways = ways_of(must);
    if (ways.size() < 3) return;
    if (std::any_of(ways.begin(), ways.end(), [&](auto way) { return refutes_itself(way); }))
      return;
    const std::size_t width = graph_.weak(0).size();
    shared_.assign(width * 2, ~std::uint64_t{0});
    for (std::size_t way : ways) {
      const ConstBitRow ons = closure_.ons(Literal::on(way));
      const ConstBitRow offs = closure_.offs(Literal::on(way));
      for (std::size_t w = 0; w < width; ++w) {
        shared_[w] &= ons[w];
        shared_[width + w] &= offs[w];
      }
    }
    const std::size_t first = all_.size();
    const auto add = [&](Literal l) {
      if (!graph_.is_group(l.node())) all_.push_back({must, l});
    };
    for_each_bit({shared_.data(), width}, [&](std::size_t i) { add(Literal::on(i)); });
    for_each_bit({shared_.data() + width, width}, [&](std::size_t i) { add(Literal::off(i)); });
    if (first < all_.size()) count_links(ways, first);
  }

  void count_links(const std::vector<std::size_t>& ways, std::size_t first) {
    for (std::size_t way : ways) {
      walk_.run(Literal::on(way));
      for (std::size_t i = first; i < all_.size(); ++i)
        all_[i].links += walk_.links_to(all_[i].result);
    }
  }

  Step step_of(const Found& found) {
    const Literal result = found.result;
    const Candidate c = graph_.candidate(result.node());
    ForcingEvidence evidence{found.must, {}, !result.is_on()};
    for (std::size_t way : ways_of(found.must)) {
      const Literal start = result.is_on() ? Literal::on(way) : !result;
      const Literal end = result.is_on() ? result : Literal::off(way);
      walk_.run_to(start, end);
      evidence.chains.push_back(start == end ? Chain{{graph_.node(way)}, {}}
                                             : walk_.chain_to(end));
    }
    if (!result.is_on())
      return removing(sibling(technique_, Form::contradiction), CandidateSet{c.cell, c.digit},
                      std::move(evidence));
    return placing(sibling(technique_, Form::verity), c.cell, c.digit, std::move(evidence));
  }

  const Grid& grid_;
  const Technique& technique_;
  StepSink emit_;
  std::shared_ptr<const Inferences> known_;
  const InferenceGraph& graph_;
  const Closure& closure_;
  Walk walk_;
  std::vector<std::uint64_t> shared_;  // ons, then offs
  std::vector<Found> all_;
};

}  // namespace

bool find_forcing_chains(const Grid& grid, const Technique& t, StepSink emit) {
  return ForcingSearch{grid, t, emit}.run();
}

}  // namespace nonet::logic
