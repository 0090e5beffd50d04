#include "explainer/cycles.h"

#include <array>
#include <limits>
#include <utility>

#include "explainer/length.h"

namespace nonet::explainer {

namespace {

struct ModeRow {
  LinkKinds kinds;
  int key = 0;
  double cycle = 0;
  double forcing = 0;
};
// X, Y, XY.
constexpr std::array<ModeRow, 3> kModes{
    {{{false, true}, 2, 6.5, 6.6}, {{true, false}, 3, 6.5, 0}, {{true, true}, 4, 7.0, 7.0}}};

CandidateBits others_in_cell(const State& state, int target) {
  CandidateBits others;
  const int cell = cell_of(target);
  for (int d : members(state.digits(cell) & ~bit(digit_of_candidate(target))))
    others.insert(candidate(cell, d));
  return others;
}

}  // namespace

LineSources LineSources::all() {
  CandidateBits every;
  for (int i = 0; i < kCandidates; ++i) every.insert(i);
  return {every, every, every};
}

LinkKinds kinds_of(LineMode mode) { return kModes[static_cast<std::size_t>(mode)].kinds; }

void LineScan::scan(const State& state, const LineSourcesByMode& sources, LineWish wish,
                    std::vector<LineHint>& hints) {
  state_ = &state;
  hints_ = &hints;
  wish_ = wish;
  best_difficulty_ = std::numeric_limits<double>::max();
  best_complexity_ = 0;
  for (Mode mode : kLineModes) {
    set_limits(mode);
    scan_mode(mode, sources[static_cast<std::size_t>(mode)]);
  }
}

void LineScan::set_limits(Mode mode) {
  longest_cycle_ = longest(kModes[static_cast<std::size_t>(mode)].cycle);
  longest_forcing_ = longest(kModes[static_cast<std::size_t>(mode)].forcing);
}

// The most links or nodes with which a chain could still be easier than all before it. One that is
// as easy comes later, and of a mode that sorts later: so it must be shorter.
int LineScan::longest(double base) const {
  if (wish_ == LineWish::all || best_complexity_ == 0) return kLiterals;
  int complexity = 0;
  while (complexity < kLiterals) {
    const double next = base + length_addition(complexity + 1);
    if (next > best_difficulty_ || (next == best_difficulty_ && complexity + 1 >= best_complexity_))
      break;
    ++complexity;
  }
  return complexity;
}

void LineScan::add(Mode mode, LineHint hint) {
  if (hint.difficulty < best_difficulty_ ||
      (hint.difficulty == best_difficulty_ && hint.complexity < best_complexity_)) {
    best_difficulty_ = hint.difficulty;
    best_complexity_ = hint.complexity;
    set_limits(mode);
  }
  hints_->push_back(std::move(hint));
}

void LineScan::scan_mode(Mode mode, const LineSources& sources) {
  for (int cell = 0; cell < kCells; ++cell) {
    const unsigned digits = state_->digits(cell);
    if (count(digits) < 2 || (mode == Mode::y && count(digits) != 2)) continue;
    for (int d : members(digits)) {
      const int source = candidate(cell, d);
      if (sources.cycles.contains(source)) search_cycles(mode, source);
      if (mode == Mode::y) continue;
      if (sources.on.contains(source)) search_forcing(mode, on(source));
      if (sources.off.contains(source)) search_forcing(mode, off(source));
    }
  }
}

// Breadth first by whole layers, in turn on and off. "On" literals are taken once; "off" ones once
// for every way to them that does not cross itself, as the scale has it.
void LineScan::search_cycles(Mode mode, int source) {
  const LinkKinds kinds = kinds_of(mode);
  nodes_.clear();
  ++stamp_;
  nodes_.push_back({on(source), Cause::none, -1, 1});
  seen_[on(source)] = stamp_;
  int begin = 0;
  for (int links = 2; links <= longest_cycle_; links += 2) {
    const int offs = static_cast<int>(nodes_.size());
    expand_on(kinds, begin, offs);
    begin = static_cast<int>(nodes_.size());
    if (begin == offs) return;
    expand_off(mode, kinds, offs, begin, source, links);
    if (begin == static_cast<int>(nodes_.size())) return;
  }
}

void LineScan::expand_on(LinkKinds kinds, int begin, int end) {
  for (int i = begin; i < end; ++i)
    for_each_off(*state_, candidate_of(nodes_[detail::at(i)].literal), kinds,
                 [&](int other, Cause cause) {
                   if (!on_path_of(i, off(other))) nodes_.push_back({off(other), cause, i, 0});
                   return false;
                 });
}

void LineScan::expand_off(Mode mode, LinkKinds kinds, int begin, int end, int source, int links) {
  for (int i = begin; i < end; ++i)
    for (const Follower& next :
         followers_of_off(*state_, candidate_of(nodes_[detail::at(i)].literal), kinds)) {
      if (next.candidate == source && links >= 4) {
        std::vector<PathNode> path = path_of(i);
        path.insert(path.begin(), {on(source), next.cause});
        add_cycle(mode, std::move(path));
      }
      if (seen_[on(next.candidate)] == stamp_) continue;
      seen_[on(next.candidate)] = stamp_;
      nodes_.push_back({on(next.candidate), next.cause, i, 0});
    }
}

bool LineScan::on_path_of(int node, Literal literal) const {
  for (; node >= 0; node = nodes_[detail::at(node)].parent)
    if (nodes_[detail::at(node)].literal == literal) return true;
  return false;
}

std::vector<PathNode> LineScan::path_of(int node) const {
  std::vector<PathNode> path;
  for (; node >= 0; node = nodes_[detail::at(node)].parent)
    path.push_back({nodes_[detail::at(node)].literal, nodes_[detail::at(node)].cause});
  return path;
}

// A cycle is true one way round or the other: a candidate outside its cells that sees an "on" and
// an "off" of its digit is false.
void LineScan::add_cycle(Mode mode, std::vector<PathNode> path) {
  std::array<std::array<CellSet, kDigits>, 2> seen{};
  CellSet cells;
  for (const PathNode& node : path) {
    const int cell = cell_of(candidate_of(node.literal));
    cells.insert(cell_at(cell));
    seen[is_on(node.literal) ? 1 : 0][detail::at(digit_of_candidate(candidate_of(node.literal)))] |=
        peer_set(cell);
  }
  CandidateBits gone;
  for (int d = 0; d < 9; ++d)
    for (Cell c : (seen[0][detail::at(d)] & seen[1][detail::at(d)]) - cells)
      if (state_->has(index(c), d)) gone.insert(candidate(index(c), d));
  if (gone.empty()) return;
  const ModeRow& row = kModes[static_cast<std::size_t>(mode)];
  const int complexity = static_cast<int>(path.size()) - 1;  // the source is there twice
  add(mode, {row.cycle + length_addition(complexity), complexity, row.key, true, 0, std::move(path),
             gone});
}

void LineScan::search_forcing(Mode mode, Literal source) {
  const LinkKinds kinds = kinds_of(mode);
  nodes_.clear();
  ++stamp_;
  nodes_.push_back({source, Cause::none, -1, 1});
  seen_[source] = stamp_;
  for (std::size_t i = 0; i < nodes_.size() && nodes_[i].depth < longest_forcing_; ++i)
    if (reach_forcing(kinds, source, static_cast<int>(i))) {
      add_forcing(mode, negated(source), path_of(static_cast<int>(nodes_.size()) - 1));
      return;
    }
}

// Adds what follows from a node; true when that is the negation of the source, then the last node.
bool LineScan::reach_forcing(LinkKinds kinds, Literal source, int node) {
  const int depth = nodes_[detail::at(node)].depth + 1;
  const auto reach = [&](Literal literal, Cause cause) {
    if (seen_[literal] == stamp_) return false;
    seen_[literal] = stamp_;
    nodes_.push_back({literal, cause, node, depth});
    return literal == negated(source);
  };
  const Literal here = nodes_[detail::at(node)].literal;
  if (is_on(here))
    return for_each_off(*state_, candidate_of(here), kinds,
                        [&](int other, Cause cause) { return reach(off(other), cause); });
  for (const Follower& next : followers_of_off(*state_, candidate_of(here), kinds))
    if (reach(on(next.candidate), next.cause)) return true;
  return false;
}

void LineScan::add_forcing(Mode mode, Literal target, std::vector<PathNode> path) {
  CandidateBits gone;
  if (is_on(target))
    gone = others_in_cell(*state_, candidate_of(target));
  else
    gone.insert(candidate_of(target));
  if (gone.empty()) return;
  const ModeRow& row = kModes[static_cast<std::size_t>(mode)];
  const int complexity = static_cast<int>(path.size());
  add(mode, {row.forcing + length_addition(complexity), complexity, row.key, false, target,
             std::move(path), gone});
}

}  // namespace nonet::explainer
