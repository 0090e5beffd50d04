// Colours: strong links of one digit that hang together give its cells two colours in turn.
// Exactly one colour is true: of the two cells of a link one is, and never both.
#include <utility>
#include <vector>

#include "logic/chains/chain_builder.h"
#include "logic/chains/link_graph.h"
#include "logic/common/sight.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

// The cells that hang together, by colour.
struct ColourCluster {
  std::array<CellSet, 2> sides;
  std::array<CellSet, 2> seen;  // from each side
  std::uint32_t links = 0;      // bit i: link i of the digit; together they reach every cell once

  CellSet cells() const { return sides[0] | sides[1]; }
  // With colours exchanged if need be, so that side 0 is the one the argument begins with.
  ColourCluster turned(std::size_t first) const {
    return {{sides[first], sides[1 - first]}, {seen[first], seen[1 - first]}, links};
  }
};

// Takes a link in if it adds a cell; says whether it did.
bool extend(ColourCluster& cluster, const StrongLink& link, std::size_t number) {
  for (std::size_t side : {0U, 1U}) {
    for (std::size_t i : {0U, 1U}) {
      if (!cluster.sides[side].contains(link.ends[i])) continue;
      if (cluster.cells().contains(link.ends[1 - i])) return false;
      cluster.sides[1 - side].insert(link.ends[1 - i]);
      cluster.links |= std::uint32_t{1} << number;
      return true;
    }
  }
  return false;
}

class Colouring {
 public:
  Colouring(const Grid& grid, Digit d) : digit_{d}, places_{grid.cells_with(d)}, links_{grid, d} {
    CellSet coloured;
    for (std::size_t i = 0; i < links_.size(); ++i) {
      if (coloured.contains(links_[i].ends[0])) continue;
      clusters_[count_] = cluster_from(i);
      coloured |= clusters_[count_++].cells();
    }
  }

  Digit digit() const { return digit_; }
  CellSet places() const { return places_; }
  std::span<const ColourCluster> clusters() const { return {clusters_.data(), count_}; }

  ColourEvidence evidence(std::initializer_list<ColourCluster> clusters) const {
    ColourEvidence e;
    e.digit = digit_;
    for (const ColourCluster& cluster : clusters) {
      e.pairs.push_back(cluster.sides);
      for (std::size_t i = 0; i < links_.size(); ++i)
        if ((cluster.links >> i & 1) != 0) e.links.push_back(as_chain(links_[i]));
    }
    return e;
  }

 private:
  ColourCluster cluster_from(std::size_t seed) const {
    ColourCluster cluster{{CellSet{links_[seed].ends[0]}, CellSet{links_[seed].ends[1]}},
                          {},
                          std::uint32_t{1} << seed};
    for (bool grown = true; grown;) {
      grown = false;
      for (std::size_t i = seed + 1; i < links_.size(); ++i)
        grown = extend(cluster, links_[i], i) || grown;
    }
    for (std::size_t side : {0U, 1U}) cluster.seen[side] = seen_by_any(cluster.sides[side]);
    return cluster;
  }
  Chain as_chain(const StrongLink& link) const {
    return ChainBuilder{digit_, link.ends[0]}.strong(link.house, link.ends[1]).take();
  }

  static constexpr std::size_t kMostClusters = kHouses;

  Digit digit_;
  CellSet places_;
  StrongLinks links_;
  std::array<ColourCluster, kMostClusters> clusters_;
  std::size_t count_ = 0;
};

// A cell that sees both colours sees the true one.
bool emit_trap(const Colouring& colouring, const Technique& t, const ColourCluster& cluster,
               StepSink emit) {
  const CellSet gone = (colouring.places() & cluster.seen[0] & cluster.seen[1]) - cluster.cells();
  if (gone.empty()) return true;
  return emit(removing(t.id, CandidateSet{gone, colouring.digit()}, colouring.evidence({cluster})));
}

// The house where two cells of the side see each other; there must be one.
House clash_in(CellSet side) {
  for (House house : kAllHouses)
    if ((members_of(house) & side).size() > 1) return house;
  return {};
}

// A colour that sees itself is false: a house would have the digit twice.
bool emit_wraps(const Colouring& colouring, const Technique& t, const ColourCluster& cluster,
                StepSink emit) {
  for (std::size_t side : {0U, 1U}) {
    if (!cluster.seen[side].intersects(cluster.sides[side])) continue;
    ColourEvidence evidence = colouring.evidence({cluster});
    evidence.clash = clash_in(cluster.sides[side]);
    evidence.false_side = static_cast<std::uint8_t>(side);
    const CandidateSet gone{cluster.sides[side], colouring.digit()};
    if (!emit(removing(t.id, gone, std::move(evidence)))) return false;
  }
  return true;
}

// A side of one sees a side of the other: not both are true, so one of the two opposite sides is,
// and what sees both of these is false. All such contacts of two clusters are one step; in its
// evidence the sides 0 are one contact.
bool emit_multi_trap(const Colouring& colouring, const Technique& t, const ColourCluster& one,
                     const ColourCluster& two, StepSink emit) {
  CellSet gone;
  std::size_t first = 0;  // the sides of a contact that has an effect
  std::size_t second = 0;
  for (std::size_t i : {0U, 1U}) {
    for (std::size_t j : {0U, 1U}) {
      if (!one.seen[i].intersects(two.sides[j])) continue;
      const CellSet more = colouring.places() & one.seen[1 - i] & two.seen[1 - j];
      if (more.empty()) continue;
      gone |= more;
      first = i;
      second = j;
    }
  }
  if (gone.empty()) return true;
  return emit(removing(t.id, CandidateSet{gone, colouring.digit()},
                       colouring.evidence({one.turned(first), two.turned(second)})));
}

// A side that sees both sides of another cluster, of which one is true, is false.
bool emit_multi_wraps(const Colouring& colouring, const Technique& t, const ColourCluster& one,
                      const ColourCluster& two, StepSink emit) {
  for (std::size_t side : {0U, 1U}) {
    if (!one.seen[side].intersects(two.sides[0]) || !one.seen[side].intersects(two.sides[1]))
      continue;
    const CandidateSet gone{one.sides[side], colouring.digit()};
    if (!emit(removing(t.id, gone, colouring.evidence({one.turned(side), two})))) return false;
  }
  return true;
}

bool emit_multi(const Colouring& colouring, const Technique& t, const ColourCluster& one,
                const ColourCluster& two, StepSink emit) {
  if (t.form == Form::trap) return emit_multi_trap(colouring, t, one, two, emit);
  return emit_multi_wraps(colouring, t, one, two, emit) &&
         emit_multi_wraps(colouring, t, two, one, emit);
}

}  // namespace

// One link is no colouring: it shows nothing that a locked candidate does not.
bool find_simple_colours(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  return in_fertile_digits(grid, t.id, memo.barren, [&](Digit d, bool& found) {
    const auto sink = [&](Step&& step) {
      found = true;
      return emit(std::move(step));
    };
    const Colouring colouring{grid, d};
    for (const ColourCluster& cluster : colouring.clusters()) {
      if (cluster.cells().size() <= 2) continue;
      if (!(t.form == Form::trap ? emit_trap(colouring, t, cluster, sink)
                                 : emit_wraps(colouring, t, cluster, sink)))
        return false;
    }
    return true;
  });
}

bool find_multi_colours(const Grid& grid, const Technique& t, SearchMemo& memo, StepSink emit) {
  return in_fertile_digits(grid, t.id, memo.barren, [&](Digit d, bool& found) {
    const auto sink = [&](Step&& step) {
      found = true;
      return emit(std::move(step));
    };
    const Colouring colouring{grid, d};
    const auto clusters = colouring.clusters();
    for (std::size_t i = 0; i < clusters.size(); ++i)
      for (std::size_t j = i + 1; j < clusters.size(); ++j)
        if (!emit_multi(colouring, t, clusters[i], clusters[j], sink)) return false;
    return true;
  });
}

}  // namespace nonet::logic
