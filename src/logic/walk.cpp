#include "logic/walk.h"

#include <algorithm>

namespace nonet::logic {

void Walk::run(Literal start, int most_links) {
  begin(start);
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    const Literal here = queue_[next];
    if (next > 0 && links_to(here) >= most_links) return;
    go_on_from(here);
  }
}

int Walk::run_to(Literal start, Literal end) {
  begin(start);
  for (std::size_t next = 0; next < queue_.size() && !reaches(end); ++next)
    go_on_from(queue_[next]);
  return links_to(end);
}

void Walk::begin(Literal start) {
  start_ = start;
  links_.assign(graph_.size() * 2, 0);
  before_.resize(graph_.size() * 2);
  off_.assign((graph_.size() + 63) / 64, 0);
  queue_.clear();
  queue_.push_back(start);
}

void Walk::go_on_from(Literal here) {
  if (!here.is_on()) {
    for (const InferenceGraph::Strong& s : graph_.strong(here.node()))
      meet(Literal::on(s.to), here);
    return;
  }
  const ConstBitRow weak = graph_.weak(here.node());
  for (std::size_t w = 0; w < weak.size(); ++w) {
    const std::uint64_t fresh = weak[w] & ~off_[w];
    off_[w] |= fresh;
    for_each_in_word(fresh, w * 64, [&](std::size_t i) { meet(Literal::off(i), here); });
  }
}

void Walk::meet(Literal l, Literal before) {
  if (links_[l.slot()] != 0) return;
  const int links = before == start_ ? 0 : links_[before.slot()];
  links_[l.slot()] = static_cast<std::uint16_t>(links + 1);
  before_[l.slot()] = before;
  if (l != start_) queue_.push_back(l);
}

Chain Walk::chain_to(Literal end) const {
  std::vector<Literal> way;
  for_each_on_way(end, [&](Literal l) { way.push_back(l); });
  way.push_back(start_);
  std::reverse(way.begin(), way.end());
  Chain chain;
  chain.nodes.reserve(way.size());
  chain.links.reserve(way.size());
  for (std::size_t i = 0; i < way.size(); ++i) {
    const bool back = i > 0 && i + 1 == way.size() && way[i].node() == start_.node();
    if (!back) chain.nodes.push_back(graph_.node(way[i].node()));
    if (i == 0) continue;
    const std::size_t a = way[i - 1].node();
    const std::size_t b = way[i].node();
    chain.links.push_back(way[i].is_on() ? graph_.strong_link(a, b) : graph_.weak_link(a, b));
  }
  return chain;
}

}  // namespace nonet::logic
