// 3D Medusa: candidates that hang together by strong links, of digits in houses and of cells with
// two candidates, take two colours in turn. Of a strong link one end is true, and not both: so one
// colour is true as a whole and the other false.
#include <array>
#include <vector>

#include "logic/chains/chain_builder.h"
#include "logic/chains/link_graph.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

struct MedusaCluster {
  std::array<CandidateSet, 2> sides;
  std::vector<Chain> links;  // each from side 0 to side 1; together they reach every candidate
};

Chain as_chain(Node from, const LinkGraph::Edge& edge) {
  ChainBuilder chain{from.digit(), from.cell()};
  edge.within_cell ? chain.strong(edge.to.digit()) : chain.strong(edge.house, edge.to.cell());
  return chain.take();
}

Chain back(const LinkGraph::Edge& edge, Node from) {
  return as_chain(edge.to, {from, edge.within_cell, edge.house});
}

// `start` on side 0, and all that hangs on it.
MedusaCluster cluster_of(const LinkGraph& graph, Node start, CandidateSet& coloured) {
  MedusaCluster cluster;
  std::vector<std::pair<Node, std::size_t>> reached{{start, 0}};
  cluster.sides[0].insert(start.cell(), start.digit());
  coloured.insert(start.cell(), start.digit());
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const auto [node, side] = reached[i];
    for (const LinkGraph::Edge& edge : graph.strong(node)) {
      if (coloured.contains(edge.to.cell(), edge.to.digit())) continue;
      coloured.insert(edge.to.cell(), edge.to.digit());
      cluster.sides[1 - side].insert(edge.to.cell(), edge.to.digit());
      cluster.links.push_back(side == 0 ? as_chain(node, edge) : back(edge, node));
      reached.emplace_back(edge.to, 1 - side);
    }
  }
  return cluster;
}

// The candidates that cannot be true together with a colour: the same digit in cells that see one
// of its cells, and all others of its cells.
CandidateSet barred_by(const Grid& grid, const CandidateSet& side) {
  CandidateSet barred;
  const CellSet cells = side.cells();
  for (Digit d : kAllDigits) {
    CellSet seen;
    for (Cell c : side.cells_with(d)) seen |= peers_of(c);
    barred.insert(grid.cells_with(d) & (seen | (cells - side.cells_with(d))), d);
  }
  return barred;
}

class MedusaSearch {
 public:
  MedusaSearch(const Grid& grid, const Technique& t, StepSink emit)
      : grid_{grid}, technique_{t}, emit_{emit} {}

  bool run() {
    LinkGraph graph;
    for (Digit d : kAllDigits) graph.add_digit(grid_, d);
    graph.add_cells(grid_, small_cells(grid_).two);
    CandidateSet coloured;
    for (Digit d : kAllDigits) {
      for (Cell c : graph.linked(d)) {
        if (coloured.contains(c, d)) continue;
        MedusaCluster cluster = cluster_of(graph, Node{c, d}, coloured);
        if (is_simple(cluster) && technique_.leaves(simple_form())) continue;
        if (!(technique_.form == Form::trap ? trap(cluster) : wrap(cluster))) return false;
      }
    }
    return true;
  }

 private:
  // Of one digit: simple colours.
  static bool is_simple(const MedusaCluster& cluster) {
    return (cluster.sides[0].digits() | cluster.sides[1].digits()).size() < 2;
  }
  TechniqueId simple_form() const {
    return technique_.form == Form::trap ? TechniqueId::simple_colour_trap
                                         : TechniqueId::simple_colour_wrap;
  }

  // What both colours bar is false: a third candidate of a cell with both colours, a digit that
  // sees both colours, a digit that sees one in a cell that has the other.
  bool trap(MedusaCluster& cluster) {
    CandidateSet gone = barred_by(grid_, cluster.sides[0]);
    gone &= barred_by(grid_, cluster.sides[1]);
    gone -= cluster.sides[0];
    gone -= cluster.sides[1];
    if (gone.empty()) return true;
    return emit_(removing(technique_.id, gone, MedusaEvidence{std::move(cluster.links)}));
  }

  // A colour that stands twice in a cell, twice in a house, or bars all that a cell has, is false.
  bool wrap(MedusaCluster& cluster) {
    for (std::size_t side : {0U, 1U}) {
      MedusaEvidence evidence;
      if (!fault(cluster.sides[side], evidence)) continue;
      evidence.links = cluster.links;
      evidence.false_side = static_cast<std::uint8_t>(side);
      if (!emit_(removing(technique_.id, cluster.sides[side], std::move(evidence)))) return false;
    }
    return true;
  }

  bool fault(const CandidateSet& side, MedusaEvidence& evidence) const {
    using Fault = MedusaEvidence::Fault;
    CellSet once;
    for (Digit d : kAllDigits) {
      const CellSet cells = side.cells_with(d);
      if (once.intersects(cells)) {
        evidence.fault = Fault::twice_in_cell;
        evidence.cell = (once & cells).first();
        return true;
      }
      once |= cells;
    }
    for (Digit d : kAllDigits) {
      for (House house : kAllHouses) {
        if ((side.cells_with(d) & members_of(house)).size() < 2) continue;
        evidence.fault = Fault::twice_in_house;
        evidence.house = house;
        evidence.digit = d;
        return true;
      }
    }
    return empties_cell(side, evidence);
  }

  bool empties_cell(const CandidateSet& side, MedusaEvidence& evidence) const {
    const CandidateSet barred = barred_by(grid_, side);
    CellSet empty = grid_.open_cells() - side.cells();
    for (Digit d : kAllDigits) empty -= grid_.cells_with(d) - barred.cells_with(d);
    for (Cell c : empty) {
      if (grid_.candidates(c).empty()) continue;  // a mistake of the player
      evidence.fault = MedusaEvidence::Fault::empties_cell;
      evidence.cell = c;
      return true;
    }
    return false;
  }

  const Grid& grid_;
  const Technique& technique_;
  StepSink emit_;
};

}  // namespace

bool find_medusa(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  return MedusaSearch{grid, t, emit}.run();
}

}  // namespace nonet::logic
