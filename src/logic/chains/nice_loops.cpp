// Alternating chains and nice loops, over candidates or over candidates and groups.
//
// AIC: if its start is false, its end is true; so what both exclude is false.
// Continuous nice loop: going round, the nodes take turns; so exactly one end of each weak link is
// true, and what both exclude is false.
// Discontinuous nice loop: a candidate whose truth leads round to its falsehood is false; one whose
// falsehood leads round to its truth is true.
//
// All of this is in the closure: a candidate can be removed if its falsehood follows from its
// truth. Only where that is so are chains looked for, the shortest first.
#include <algorithm>
#include <optional>
#include <tuple>
#include <vector>

#include "logic/chains/chain_builder.h"
#include "logic/chains/chain_steps.h"
#include "logic/chains/closure.h"
#include "logic/chains/walk.h"
#include "logic/common/siblings.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

struct FoundLoop {
  Literal start, end;
  int links = 0;
  CandidateSet gone;
  std::optional<std::size_t> via = {};  // the way back to the start leads over this node
  bool close = false;                   // the way back is a weak link
  Form form = Form::alternating;
  std::vector<Literal> way = {};  // from the end to the start; empty: the one that a walk finds

  // The last three only to make the order certain: a loop round a cell may be a chain as well.
  auto rank() const {
    return std::tuple{links - (is_loop() ? 1 : 0), -gone.size(), start.slot(), end.slot(), form};
  }
  bool is_loop() const { return close || start.node() == end.node(); }
};

bool has_twice(const Chain& chain) {
  for (auto node = chain.nodes.begin(); node != chain.nodes.end(); ++node)
    if (std::find(node + 1, chain.nodes.end(), *node) != chain.nodes.end()) return true;
  return false;
}

NodeKind kind_of(const Chain& chain) {
  const bool sets = std::any_of(chain.links.begin(), chain.links.end(),
                                [](const ChainLink& link) { return !link.set.empty(); });
  if (sets) return NodeKind::sets;
  const bool groups = std::any_of(chain.nodes.begin(), chain.nodes.end(),
                                  [](const ChainNode& node) { return node.cells.size() > 1; });
  return groups ? NodeKind::groups : NodeKind::candidates;
}

class NiceLoopSearch {
 public:
  NiceLoopSearch(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit)
      : grid_{grid},
        technique_{t},
        emit_{emit},
        kind_{t.nodes},
        known_{inferences(grid, kind_, memo)},
        graph_{known_->graph},
        closure_{known_->closure},
        walk_{graph_} {}

  // First what is shortest, which is quick to find and all that most ask for; then the rest.
  bool run() {
    const std::vector<std::size_t> refuted_nodes = refuted();
    if (refuted_nodes.empty()) return true;
    std::vector<FoundLoop> all;
    if (wants(Form::continuous)) collect_loops(all);
    if (wants(Form::discontinuous)) collect_discontinuous(refuted_nodes, all);
    if (wants(Form::alternating)) collect_shortest_chains(refuted_nodes, all);
    if (!emit_sorted(all)) return false;
    all.clear();
    if (wants(Form::continuous)) collect_wider_loops(all);
    if (wants(Form::alternating)) collect_chains(refuted_nodes, Walk::kAnyNumber, all);
    return emit_sorted(all) && (kind_ != NodeKind::sets || emit_lassos());
  }

 private:
  bool wants(Form form) const { return technique_.form == form || technique_.form == Form::plain; }

  std::vector<std::size_t> refuted() const {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < graph_.candidates(); ++i)
      if (closure_.refutes_itself(graph_, i)) all.push_back(i);
    return all;
  }

  // The candidates that both nodes exclude.
  void add_excluded(std::size_t a, std::size_t b, CandidateSet& gone) const {
    const ConstBitRow one = graph_.weak(a);
    const ConstBitRow two = graph_.weak(b);
    for (std::size_t w = 0; w * 64 < graph_.candidates(); ++w) {
      for_each_in_word(one[w] & two[w], w * 64, [&](std::size_t i) {
        if (graph_.is_group(i)) return;
        const Candidate c = graph_.candidate(i);
        gone.insert(c.cell, c.digit);
      });
    }
  }

  // Shortest first, each effect once; false if the sink stopped.
  bool emit_sorted(std::vector<FoundLoop>& all) {
    std::sort(all.begin(), all.end(),
              [](const FoundLoop& a, const FoundLoop& b) { return a.rank() < b.rank(); });
    for (const FoundLoop& found : all) {
      if (std::find(told_.begin(), told_.end(), found.gone) != told_.end()) continue;
      Chain chain = chain_of(found);
      if (kind_of(chain) != kind_) continue;
      if (has_twice(chain)) {
        if (found.form == Form::alternating) lassos_.push_back(found);
        continue;
      }
      told_.push_back(found.gone);
      if (!emit_(removing(sibling(technique_, found.form), found.gone, along(std::move(chain)))))
        return false;
    }
    return true;
  }

  // Chains that meet a node a second time. Each inference of them holds, and so does what they
  // show; but as a rule a part of them shows it too, so they are told only where nothing else has
  // the effect, and only over almost locked sets, where the set is what is met again.
  bool emit_lassos() {
    for (const FoundLoop& found : lassos_) {
      if (std::find(told_.begin(), told_.end(), found.gone) != told_.end()) continue;
      told_.push_back(found.gone);
      if (!emit_(removing(sibling(technique_, found.form), found.gone, along(chain_of(found)))))
        return false;
    }
    return true;
  }

  Chain chain_of(const FoundLoop& found) {
    if (found.way.empty()) walk_.run_to(found.start, found.end);
    Chain chain = found.way.empty() ? walk_.chain_to(found.end) : chain_along(graph_, found.way);
    const std::size_t first = found.start.node();
    const std::size_t last = found.end.node();
    if (found.via) {
      chain.nodes.push_back(graph_.node(*found.via));
      chain.links.push_back(graph_.weak_link(last, *found.via));
      chain.links.push_back(graph_.strong_link(*found.via, first));
    } else if (found.close) {
      chain.links.push_back(graph_.weak_link(last, first));
    }
    return chain;
  }

  void collect_shortest_chains(const std::vector<std::size_t>& targets,
                               std::vector<FoundLoop>& all) {
    int fewest = Walk::kAnyNumber;
    std::vector<std::size_t> nearest;
    for (std::size_t x : targets) {
      const int around = walk_.run_to(Literal::on(x), Literal::off(x), fewest);
      if (around == 0) continue;
      if (around < fewest) nearest.clear();
      fewest = around;
      nearest.push_back(x);
    }
    // A chain is two links shorter than the loop through what it removes.
    collect_chains(nearest, fewest - 2, all);
  }

  void collect_chains(const std::vector<std::size_t>& targets, int most_links,
                      std::vector<FoundLoop>& all) {
    std::vector<std::uint64_t> useful(graph_.weak(0).size());
    for (std::size_t a = 0; a < graph_.size(); ++a) {
      if (graph_.strong(a).empty()) continue;
      std::fill(useful.begin(), useful.end(), 0);
      for (std::size_t x : targets) {
        if (!has_bit(graph_.weak(a), x)) continue;
        for (std::size_t w = 0; w < useful.size(); ++w) useful[w] |= graph_.weak(x)[w];
      }
      collect_chains_from(a, useful, most_links, all);
    }
  }

  // Chains from `a` to a useful end; each is read from one side only.
  void collect_chains_from(std::size_t a, ConstBitRow useful, int most_links,
                           std::vector<FoundLoop>& all) {
    const Literal start = Literal::off(a);
    const ConstBitRow ons = closure_.ons(start);
    bool walked = false;
    for (std::size_t w = a / 64; w < useful.size(); ++w) {
      for_each_in_word(useful[w] & ons[w], w * 64, [&](std::size_t b) {
        if (b <= a) return;
        if (!walked) walk_.run_leading(start, most_links);
        walked = true;
        const int links = walk_.links_to(Literal::on(b));
        if (links < fewest_links_) return;
        FoundLoop found{start, Literal::on(b), links, {}};
        add_excluded(a, b, found.gone);
        if (!found.gone.empty()) all.push_back(found);
      });
    }
  }

  void collect_discontinuous(const std::vector<std::size_t>& targets, std::vector<FoundLoop>& all) {
    const std::size_t first = all.size();
    for (std::size_t i : targets) {
      const Literal on = Literal::on(i);
      const Candidate c = graph_.candidate(i);
      all.push_back({on, !on, walk_.run_to(on, !on), CandidateSet{c.cell, c.digit}});
    }
    for (std::size_t i = 0; i < graph_.candidates(); ++i) {
      if (graph_.strong(i).empty()) continue;
      const Literal on = Literal::on(i);
      if (closure_.follows(!on, on))
        all.push_back({!on, on, walk_.run_to(!on, on), others_in_cell(i, i)});
      for_each_bit(graph_.weak(i), [&](std::size_t j) {
        if (j < i || graph_.is_group(j) || graph_.node(j).cells != graph_.node(i).cells) return;
        if (!closure_.follows(!on, Literal::on(j))) return;
        const int links = walk_.run_to(!on, Literal::on(j));
        if (links > 1)
          all.push_back({!on, Literal::on(j), links + 1, others_in_cell(i, j), {}, true});
      });
    }
    for (std::size_t i = first; i < all.size(); ++i) all[i].form = Form::discontinuous;
    std::erase_if(all, [](const FoundLoop& found) { return found.gone.empty(); });
  }

  // The candidates of the cell beside these two.
  CandidateSet others_in_cell(std::size_t a, std::size_t b) const {
    CandidateSet others;
    for_each_bit(graph_.weak(a), [&](std::size_t i) {
      if (!graph_.is_group(i) && i != b && graph_.node(i).cells == graph_.node(a).cells)
        others.insert(graph_.candidate(i).cell, graph_.candidate(i).digit);
    });
    return others;
  }

  // Round a weak link whose ends are tied: the one is true just if the other is false. What a link
  // that is strong as well excludes needs no loop. The shortest loop is among these; then come
  // the shortest loops over a weak and a strong link each, for those who want more of them.
  void collect_loops(std::vector<FoundLoop>& all) {
    for (std::size_t b = 0; b < graph_.size(); ++b) {
      if (graph_.strong(b).empty()) continue;
      for_each_bit(graph_.weak(b), [&](std::size_t a) {
        if (a < b && is_tied(a, b)) collect_loop(a, b, all);
      });
    }
  }

  bool is_tied(std::size_t a, std::size_t b) const {
    return closure_.tied(Literal::on(a), Literal::off(b));
  }

  void collect_loop(std::size_t a, std::size_t b, std::vector<FoundLoop>& all) {
    CandidateSet gone;
    add_excluded(a, b, gone);
    if (gone.empty()) return;
    const Literal start = Literal::off(b);
    const Literal end = Literal::on(a);
    const int links = walk_.run_to(start, end);
    if (links < 3) return;
    add_excluded_on(walk_.way_to(end), gone);
    all.push_back({start, end, links + 1, gone, {}, true, Form::continuous});
  }

  void collect_wider_loops(std::vector<FoundLoop>& all) {
    for (std::size_t c = 0; c < graph_.size(); ++c) {
      if (graph_.strong(c).empty()) continue;
      walk_.run_leading(Literal::on(c));
      for (const InferenceGraph::Strong& s : graph_.strong(c)) {
        for_each_bit(graph_.weak(s.to), [&](std::size_t a) {
          if (a != c && is_tied(a, s.to)) collect_wider_loop(a, s.to, c, all);
        });
      }
    }
  }

  // a ── b ══ c … a; the walk has been run from c. There may be several shortest ways, each with an
  // effect of its own.
  void collect_wider_loop(std::size_t a, std::size_t b, std::size_t c,
                          std::vector<FoundLoop>& all) {
    constexpr int kMostWays = 20;
    const Literal end = Literal::on(a);
    const int links = walk_.links_to(end);
    if (links < 2) return;
    walk_.for_each_way(end, kMostWays, [&](const std::vector<Literal>& way) {
      FoundLoop found{Literal::on(c), end, links + 2, {}, b, true, Form::continuous, way};
      add_excluded(a, b, found.gone);
      add_locked(b, c, found.gone);
      add_excluded_on(way, found.gone);
      if (!found.gone.empty()) all.push_back(std::move(found));
    });
  }

  // What the links of the way exclude, once it is part of a loop.
  void add_excluded_on(const std::vector<Literal>& way, CandidateSet& gone) const {
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
      if (way[i].is_on())
        add_locked(way[i + 1].node(), way[i].node(), gone);
      else
        add_excluded(way[i + 1].node(), way[i].node(), gone);
    }
  }

  // In a loop just one end of a strong link is true. So an almost locked set has but one of the two
  // digits, and needs all its others.
  void add_locked(std::size_t a, std::size_t b, CandidateSet& gone) const {
    const CellSet set = graph_.strong_link(a, b).set;
    if (set.empty()) return;
    for (Digit d : kAllDigits) {
      const CellSet places = set & grid_.cells_with(d);
      if (places.empty() || d == graph_.node(a).digit || d == graph_.node(b).digit) continue;
      CellSet seen = grid_.cells_with(d);
      for (Cell c : places) seen &= peers_of(c);
      gone.insert(seen, d);
    }
  }

  const Grid& grid_;
  const Technique& technique_;
  StepSink emit_;
  NodeKind kind_;
  int fewest_links_ = fewest_links_of_chains(technique_);
  std::shared_ptr<const Inferences> known_;
  const InferenceGraph& graph_;
  const Closure& closure_;
  Walk walk_;
  std::vector<CandidateSet> told_;
  std::vector<FoundLoop> lassos_;
};

}  // namespace

bool find_nice_loops(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  return NiceLoopSearch{grid, t, memo, emit}.run();
}

}  // namespace nonet::logic
