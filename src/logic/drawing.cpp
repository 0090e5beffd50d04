#include "logic/drawing.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace nonet::logic {
namespace {

class Artist {
 public:
  Artist(const Grid& grid, const Step& step) : grid_{grid}, effect_{step.effect} {
    for_each(step.effect.placements, [&](Cell c, Digit d) { mark(c, d, Role::place); });
    for_each(step.effect.eliminations, [&](Cell c, Digit d) { mark(c, d, Role::remove); });
  }
  Drawing take() && { return std::move(drawing_); }

  void operator()(const SingleEvidence& e) {
    cell(e.cell, Role::pattern);
    mark(e.cell, e.digit, Role::place);
    if (e.house) house(*e.house, Role::pattern);
  }
  void operator()(const LockedEvidence& e) {
    house(e.base, Role::pattern);
    house(e.cover, Role::second);
    mark(e.cells, e.digit, Role::pattern);
  }
  void operator()(const SetEvidence& e) {
    house(e.house, Role::pattern);
    if (e.second) house(*e.second, Role::pattern);
    for (Cell c : e.cells) cell(c, Role::pattern);
    for (Digit d : e.digits) mark(e.cells & grid_.cells_with(d), d, Role::pattern);
  }
  void operator()(const FishEvidence& e) {
    for (House h : e.base) house(h, Role::pattern);
    for (House h : e.cover) house(h, Role::second);
    mark(e.fins, e.digit, Role::fin);
    if (e.twin) {
      for (House h : e.twin->cover) house(h, Role::second);
      mark(e.twin->fins, e.digit, Role::fin);
    }
    mark(e.body, e.digit, Role::pattern);
  }
  void operator()(const KrakenEvidence& e) {
    (*this)(e.fish);
    for (const Chain& chain : e.chains) draw(chain);
  }
  void operator()(const TemplateEvidence& e) {
    mark(grid_.cells_with(e.digit), e.digit, Role::pattern);
  }
  void operator()(const ChainEvidence& e) {
    for (const Chain& chain : e.chains) draw(chain);
  }
  void operator()(const ColourEvidence& e) {
    for (std::size_t i = 0; i < e.pairs.size() && i < 2; ++i)
      for (std::size_t side = 0; side < 2; ++side)
        mark(e.pairs[i][side], e.digit, kSides[2 * i + side]);
    for (const Chain& link : e.links)
      drawing_.links.push_back({link.nodes[0], link.nodes[1], true});
    if (e.clash) house(*e.clash, Role::second);
  }
  void operator()(const WingEvidence& e) {
    cell(e.pivot, Role::second);
    for (Cell c : e.pincers) cell(c, Role::pattern);
    for (Cell c : {e.pivot, e.pincers[0], e.pincers[1]})
      for (Digit d : grid_.candidates(c)) mark(c, d, d == e.digit ? Role::pattern : Role::second);
  }
  void operator()(const AlsEvidence& e) {
    if (e.stem) {
      cell(*e.stem, Role::fin);
      for (Digit d : grid_.candidates(*e.stem)) mark(*e.stem, d, Role::fin);
    }
    for (std::size_t i = 0; i < e.joints.size(); ++i)
      for (Digit d : e.joints[i]) draw_joint(e, i, d);
    for (std::size_t i = 0; i < e.sets.size(); ++i)
      draw_cells(e.sets[i].cells, kSides[i % kSides.size()]);
  }
  void operator()(const SueDeCoqEvidence& e) {
    house(e.line, Role::pattern);
    house(e.box, Role::second);
    draw_cells(e.crossing, Role::fin);
    draw_cells(e.in_line, Role::pattern);
    draw_cells(e.in_box, Role::second);
  }
  void operator()(const BentSetEvidence& e) {
    mark(e.cells & grid_.cells_with(e.digit), e.digit, Role::pattern);
    draw_cells(e.cells, Role::second);
  }
  void operator()(const AlignedEvidence& e) {
    draw_cells(e.cells, Role::pattern);
    draw_cells(e.witnesses, Role::second);
  }
  void operator()(const MedusaEvidence& e) {
    for (std::size_t side = 0; side < 2; ++side)
      for_each(e.side(side), [&](Cell c, Digit d) { mark(c, d, kSides[side]); });
    for (const Chain& link : e.links)
      drawing_.links.push_back({link.nodes[0], link.nodes[1], true});
    if (e.fault == MedusaEvidence::Fault::twice_in_house)
      house(e.house, Role::second);
    else if (e.fault != MedusaEvidence::Fault::none)
      cell(e.cell, Role::second);
  }
  void operator()(const RectangleEvidence& e) {
    for (Cell c : e.corners) {
      cell(c, Role::pattern);
      for (Digit d : grid_.candidates(c))
        mark(c, d, e.digits.contains(d) ? Role::pattern : Role::fin);
    }
    if (e.set) draw_around(*e.set);
    for (House h : e.strong) house(h, Role::second);
  }
  void operator()(const LoopEvidence& e) {
    for (Cell c : e.cells) {
      cell(c, Role::pattern);
      for (Digit d : grid_.candidates(c))
        mark(c, d, e.digits.contains(d) ? Role::pattern : Role::fin);
    }
    if (e.set) draw_around(*e.set);
    if (e.strong) house(*e.strong, Role::second);
  }
  void operator()(const BugEvidence& e) {
    for (Cell c : e.extras.cells()) cell(c, Role::pattern);
    const bool one = e.extras.size() == 1;
    for_each(e.extras, [&](Cell c, Digit d) { mark(c, d, one ? Role::pattern : Role::fin); });
    if (e.kept) mark(e.extras.cells(), *e.kept, Role::pattern);
    if (e.set) draw_around(*e.set);
    if (e.house) house(*e.house, Role::second);
  }
  void operator()(const ForkEvidence& e) {
    cell(e.root, Role::pattern);
    for (Digit d : grid_.candidates(e.root)) mark(e.root, d, Role::pattern);
  }
  void operator()(const ForcingEvidence& e) {
    for (const Chain& chain : e.chains) draw(chain);
    must(e.must);
  }
  void operator()(const NetEvidence& e) {
    if (e.root) must(*e.root);
    for (const NetBranch& branch : e.branches) draw(branch);
    drop_links_told_twice();
  }
  void operator()(const GuessEvidence& e) { cell(e.cell, Role::pattern); }
  void operator()(const DirectEvidence& e) {
    std::visit(*this, e.removal->evidence);
    for_each(e.removal->effect.eliminations, [&](Cell c, Digit d) { mark(c, d, Role::remove); });
    (*this)(e.single);
  }

 private:
  static constexpr std::array kSides{Role::pattern, Role::second, Role::third, Role::fourth};

  // The cells that make a set together with others that the argument is about.
  void draw_around(const SetEvidence& set) {
    for (Cell c : set.cells)
      for (Digit d : grid_.candidates(c)) mark(c, d, Role::second);
  }
  void mark(Cell c, Digit d, Role role) {
    if (marked_.contains(c, d)) return;
    marked_.insert(c, d);
    drawing_.candidates.push_back({c, d, role});
  }
  void mark(CellSet cells, Digit d, Role role) {
    for (Cell c : cells) mark(c, d, role);
  }
  void cell(Cell c, Role role) {
    drawing_.cells.push_back({c, role});
    framed_.insert(c);
  }
  void house(House h, Role role) {
    for (const Drawing::HouseMark& mark : drawing_.houses)
      if (mark.house == h) return;
    drawing_.houses.push_back({h, role});
  }

  // Frames, each cell once, and all candidates that have no other part.
  void draw_cells(CellSet cells, Role role) {
    for (Cell c : cells - framed_) {
      cell(c, role);
      for (Digit d : grid_.candidates(c)) mark(c, d, role);
    }
  }
  // A digit that not both of two neighbours hold: neighbouring sets, or a set and the stem.
  void draw_joint(const AlsEvidence& e, std::size_t i, Digit d) {
    const CellSet one = e.stem ? CellSet{*e.stem} : e.sets[i + 1].cells & grid_.cells_with(d);
    const CellSet two = e.sets[i].cells & grid_.cells_with(d);
    mark(one | two, d, Role::fin);
    drawing_.links.push_back({{d, two}, {d, one}, false});
  }

  void must(const Must& m) { m.cell ? cell(*m.cell, Role::second) : house(m.house, Role::second); }

  // Nodes take turns, read from the front: false, true, false, true … or, where the first link is
  // weak, true, false …; what the first one is has the first colour.
  void draw(const Chain& chain) {
    for (std::size_t i = 0; i < chain.nodes.size(); ++i)
      mark(chain.nodes[i].cells, chain.nodes[i].digit, i % 2 == 0 ? Role::pattern : Role::second);
    for (std::size_t i = 0; i < chain.links.size(); ++i)
      drawing_.links.push_back({chain.nodes[i], chain.node_after(i), chain.links[i].strong});
  }

  // What becomes true in one colour, what becomes false on the way in the other. Each inference is
  // a pair of links: a digit that stands excludes another way (weak), and where all others are gone
  // the last way stands (strong).
  void draw(const NetBranch& branch) {
    cell(branch.assumed.cell, Role::pattern);
    mark(branch.assumed.cell, branch.assumed.digit, Role::pattern);
    std::vector<Candidate> standing{branch.assumed};
    for (const auto& round : branch.rounds) {
      const std::vector<Candidate> before = standing;  // all of a round rest on those before
      for (const Step& step : round) {
        for_each(step.effect.placements, [&](Cell c, Digit d) {
          mark(c, d, Role::pattern);
          standing.push_back({c, d});
        });
        for_each(step.effect.eliminations, [&](Cell c, Digit d) { mark(c, d, Role::second); });
        draw_inference(step, before);
      }
    }
    if (branch.broken) {
      must(*branch.broken);
      for (Candidate way : ways_of(*branch.broken)) draw_exclusion(standing, way);
    } else {
      for_each(effect_.eliminations, [&](Cell c, Digit d) { draw_exclusion(standing, {c, d}); });
    }
  }

  // A single: its other ways, with what excludes them. Of other steps their chains.
  void draw_inference(const Step& step, const std::vector<Candidate>& standing) {
    if (const auto* single = std::get_if<SingleEvidence>(&step.evidence)) {
      const Must must =
          single->house ? Must::place(*single->house, single->digit) : Must::fill(single->cell);
      const Candidate last{single->cell, single->digit};
      for (Candidate way : ways_of(must)) {
        if (way == last) continue;
        draw_exclusion(standing, way);
        drawing_.links.push_back({node(way), node(last), true});
      }
    } else if (const auto* along = std::get_if<ChainEvidence>(&step.evidence)) {
      for (const Chain& chain : along->chains) draw(chain);
    } else if (const auto* forcing = std::get_if<ForcingEvidence>(&step.evidence)) {
      for (const Chain& chain : forcing->chains) draw(chain);
    }
  }
  // By the first digit that excludes it; where that is none, an elimination on the way did.
  void draw_exclusion(const std::vector<Candidate>& standing, Candidate way) {
    mark(way.cell, way.digit, Role::second);
    const auto by = std::find_if(standing.begin(), standing.end(), [way](Candidate other) {
      return other.cell == way.cell ? other.digit != way.digit
                                    : other.digit == way.digit && are_peers(other.cell, way.cell);
    });
    if (by != standing.end()) drawing_.links.push_back({node(*by), node(way), false});
  }
  static ChainNode node(Candidate c) { return {c.digit, CellSet{c.cell}}; }

  std::vector<Candidate> ways_of(const Must& must) const {
    std::vector<Candidate> ways;
    if (must.cell)
      for (Digit d : grid_.candidates(*must.cell)) ways.push_back({*must.cell, d});
    else
      for (Cell c : grid_.positions(must.house, must.digit)) ways.push_back({c, must.digit});
    return ways;
  }

  // Branches, and inferences within them, often share links.
  void drop_links_told_twice() {
    std::vector<Drawing::Link> kept;
    for (const Drawing::Link& link : drawing_.links) {
      const bool known = std::any_of(kept.begin(), kept.end(), [&](const Drawing::Link& other) {
        return other.from == link.from && other.to == link.to && other.strong == link.strong;
      });
      if (!known) kept.push_back(link);
    }
    drawing_.links = std::move(kept);
  }

  const Grid& grid_;
  const Effect& effect_;
  Drawing drawing_;
  CandidateSet marked_;
  CellSet framed_;
};

}  // namespace

Drawing drawing(const Grid& grid, const Step& step) {
  Artist artist{grid, step};
  std::visit(artist, step.evidence);
  return std::move(artist).take();
}

}  // namespace nonet::logic
