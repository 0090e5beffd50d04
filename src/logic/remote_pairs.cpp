// Remote pairs: cells with the same two candidates, each seeing the next, take the digits in turn.
// So of two that are an odd number of steps apart one is x and the other y, and a cell that sees
// both can be neither.
#include <algorithm>
#include <vector>

#include "logic/chain_builder.h"
#include "logic/chain_search.h"
#include "logic/finders.h"

namespace nonet::logic {
namespace {

constexpr int kFourCells = 7;  // links; two cells are a naked pair

struct Ends {
  Node start, end;
  int links;
};

// The chains between two cells that together see something of use, shortest first.
std::vector<Ends> useful_chains(ChainSearch& search, CellSet cells, Digit d, CellSet wanted) {
  std::vector<Ends> all;
  for (Cell first : cells) {
    const Node start{first, d};
    search.run(start);
    for (Node end : search.ends()) {
      const int links = search.links_to(end);
      if (end.digit() != d || !(start < end) || links < kFourCells) continue;
      if (wanted.intersects(peers_of(first) & peers_of(end.cell())))
        all.push_back({start, end, links});
    }
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Ends& a, const Ends& b) { return a.links < b.links; });
  return all;
}

// The chain goes x ══ y ── y ══ x ── x …, two nodes a cell: every second cell holds the same digit.
CellSet seen_by_both_kinds(const Chain& chain) {
  std::array<CellSet, 2> seen;
  for (std::size_t i = 0; i < chain.nodes.size(); i += 2)
    seen[i / 2 % 2] |= peers_of(chain.nodes[i].cells.first());
  return seen[0] & seen[1];
}

// All chains within `cells`, which have exactly these candidates. The evidence is the chain of one
// digit; with the digits exchanged it is the chain of the other.
bool emit_pairs(const Grid& grid, const Technique& t, CellSet cells, Digits digits, StepSink emit) {
  LinkGraph graph;
  graph.add_cells(grid, cells);
  ChainSearch search{graph};
  const Digit x = digits.first();
  const Digit y = other_digit(digits, x);
  const CellSet wanted = (grid.cells_with(x) | grid.cells_with(y)) - cells;
  std::vector<CellSet> told;
  for (const Ends& ends : useful_chains(search, cells, x, wanted)) {
    search.run(ends.start);
    Chain chain = search.chain_to(ends.end);
    const CellSet gone = seen_by_both_kinds(chain) & wanted;
    if (std::find(told.begin(), told.end(), gone) != told.end()) continue;
    told.push_back(gone);
    CandidateSet effect{gone & grid.cells_with(x), x};
    effect.insert(gone & grid.cells_with(y), y);
    if (!emit(removing(t.id, effect, along(std::move(chain))))) return false;
  }
  return true;
}

}  // namespace

bool find_remote_pairs(const Grid& grid, const Technique& t, StepSink emit) {
  CellSet rest = small_cells(grid).two;
  while (!rest.empty()) {
    const Digits digits = grid.candidates(rest.first());
    CellSet cells = rest;
    for (Digit d : digits) cells &= grid.cells_with(d);
    rest -= cells;
    if (cells.size() >= 4 && !emit_pairs(grid, t, cells, digits, emit)) return false;
  }
  return true;
}

}  // namespace nonet::logic
