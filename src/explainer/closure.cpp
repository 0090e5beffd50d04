#include "explainer/closure.h"

namespace nonet::explainer {

void Closure::begin(const State& base, Literal source, ChainMode mode) {
  base_ = &base;
  now_ = base;
  mode_ = mode;
  kinds_ = {mode != ChainMode::nishio, true};
  nodes_.clear();
  parents_.clear();
  ons_.clear();
  offs_.clear();
  inner_.clear();
  ancestors_.clear();
  next_on_ = next_off_ = 0;
  node_of_.fill(kNoNode);
  contradiction_ = false;
  conflicting_on_ = conflicting_off_ = kNoNode;
  nodes_.push_back({source, Cause::none, 0, 0, -1});
  insert(0);
}

void Closure::propagate() {
  while (!contradiction_)
    if (next_on_ < ons_.size())
      take_on(ons_[next_on_++]);
    else if (next_off_ < offs_.size())
      take_off(offs_[next_off_++]);
    else
      return;
}

void Closure::take_on(std::uint16_t p) {
  for_each_off(now_, candidate_of(nodes_[p].literal), kinds_, [&](int other, Cause cause) {
    if (node_of_[on(other)] != kNoNode) {
      contradict(node_of_[on(other)], add(off(other), cause, p));
      return true;
    }
    if (node_of_[off(other)] == kNoNode) insert(add(off(other), cause, p));
    return false;
  });
}

// What goes on is read before the candidate leaves the board, and so are the removed candidates
// that made it the last one.
void Closure::take_off(std::uint16_t p) {
  const int gone = candidate_of(nodes_[p].literal);
  const Followers followers = followers_of_off(now_, gone, kinds_);
  const State* before = mode_ == ChainMode::stationary ? nullptr : base_;
  for (const Follower& next : followers) {
    const bool clash = node_of_[off(next.candidate)] != kNoNode;
    if (!clash && node_of_[on(next.candidate)] != kNoNode) continue;
    const std::uint16_t node = add(on(next.candidate), next.cause, p);
    if (before != nullptr) add_removed_parents(node);
    if (clash) {
      contradict(node, node_of_[off(next.candidate)]);
      break;
    }
    insert(node);
  }
  if (mode_ != ChainMode::stationary) now_.eliminate(cell_of(gone), digit_of_candidate(gone));
}

std::uint16_t Closure::add(Literal literal, Cause cause, std::uint16_t parent) {
  nodes_.push_back({literal, cause, 1, static_cast<std::uint32_t>(parents_.size()), -1});
  parents_.push_back(parent);
  return static_cast<std::uint16_t>(nodes_.size() - 1);
}

// Candidates that are gone from the cell, or of the digit from the region, that the cause names;
// all of them are off.
void Closure::add_removed_parents(std::uint16_t node) {
  Node& n = nodes_[node];
  const int cell = cell_of(candidate_of(n.literal));
  const int digit = digit_of_candidate(candidate_of(n.literal));
  if (n.cause == Cause::cell) {
    for (int d : members(removed_digits(*base_, now_, cell)))
      parents_.push_back(node_of_[off(candidate(cell, d))]);
  } else {
    const Region r = region_of(cell, static_cast<Kind>(n.cause));
    for (int p : members(removed_places(*base_, now_, r, digit)))
      parents_.push_back(node_of_[off(candidate(cell_in(r, p), digit))]);
  }
  n.parent_count = static_cast<std::uint16_t>(parents_.size() - n.first_parent);
}

void Closure::insert(std::uint16_t node) {
  const Literal literal = nodes_[node].literal;
  node_of_[literal] = node;
  (is_on(literal) ? ons_ : offs_).push_back(node);
}

void Closure::contradict(std::uint16_t on, std::uint16_t off) {
  contradiction_ = true;
  conflicting_on_ = on;
  conflicting_off_ = off;
}

bool Closure::insert_removed(int candidate, std::span<const std::uint16_t> parents,
                             std::int32_t inner) {
  if (node_of_[off(candidate)] != kNoNode) return false;
  nodes_.push_back({off(candidate), Cause::none, static_cast<std::uint16_t>(parents.size()),
                    static_cast<std::uint32_t>(parents_.size()), inner});
  parents_.insert(parents_.end(), parents.begin(), parents.end());
  insert(static_cast<std::uint16_t>(nodes_.size() - 1));
  return true;
}

// Parents are older than their children: one pass from the node down to the source.
int Closure::ancestors(std::uint16_t node) const {
  ancestors_.resize(nodes_.size(), 0);
  if (ancestors_[node] != 0) return ancestors_[node];
  marks_.assign(nodes_.size(), 0);
  marks_[node] = 1;
  std::uint16_t found = 0;
  for (int i = node; i >= 0; --i) {
    if (marks_[static_cast<std::size_t>(i)] == 0) continue;
    ++found;
    for (const std::uint16_t parent : parents(static_cast<std::uint16_t>(i))) marks_[parent] = 1;
  }
  ancestors_[node] = found;
  return found;
}

}  // namespace nonet::explainer
