#include "logic/chains/walk.h"

namespace nonet::logic {

void Walk::run(Literal start, int most_links) {
  begin(start);
  go_on_within(most_links);
}

void Walk::run_leading(Literal start, int most_links) {
  begin(start);
  leave_out_dead_ends();
  go_on_within(most_links);
}

void Walk::go_on_within(int most_links) {
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    const Literal here = queue_[next];
    if (next > 0 && links_to(here) >= most_links) return;
    go_on_from(here);
  }
}

int Walk::run_to(Literal start, Literal end, int most_links) {
  begin(start);
  leave_out_dead_ends();
  if (!end.is_on()) clear_bit(off_, end.node());
  for (std::size_t next = 0; next < queue_.size() && !reaches(end); ++next) {
    const Literal here = queue_[next];
    if (next > 0 && links_to(here) >= most_links) break;
    go_on_from(here);
  }
  return links_to(end);
}

void Walk::leave_out_dead_ends() {
  for (std::size_t w = 0; w < off_.size(); ++w) off_[w] = ~graph_.leading()[w];
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

std::vector<Literal> Walk::way_to(Literal end) const {
  std::vector<Literal> way{end};
  do {
    way.push_back(before_[way.back().slot()]);
  } while (way.back() != start_);
  return way;
}

void Walk::for_each_way(Literal end, int most, WayVisit visit) const {
  std::vector<Literal> way{end};
  if (reaches(end)) extend_back(way, most, visit);
}

void Walk::extend_back(std::vector<Literal>& way, int& most, WayVisit visit) const {
  const Literal here = way.back();
  const int links = links_to(here);
  const auto go_back_to = [&](Literal before) {
    const bool fits = links == 1 ? before == start_ : links_to(before) == links - 1;
    if (!fits || most <= 0) return;
    way.push_back(before);
    if (links > 1) {
      extend_back(way, most, visit);
    } else {
      visit(way);
      --most;
    }
    way.pop_back();
  };
  if (here.is_on()) {
    for (const InferenceGraph::Strong& s : graph_.strong(here.node()))
      go_back_to(Literal::off(s.to));
  } else {
    for_each_bit(graph_.weak(here.node()), [&](std::size_t i) { go_back_to(Literal::on(i)); });
  }
}

Chain Walk::chain_to(Literal end) const { return chain_along(graph_, way_to(end)); }

Chain chain_along(const InferenceGraph& graph, const std::vector<Literal>& way) {
  Chain chain;
  chain.nodes.reserve(way.size());
  chain.links.reserve(way.size());
  for (std::size_t i = way.size(); i-- > 0;) {
    const bool back = i == 0 && way.front().node() == way.back().node();
    if (!back) chain.nodes.push_back(graph.node(way[i].node()));
    if (i + 1 == way.size()) continue;
    const std::size_t a = way[i + 1].node();
    const std::size_t b = way[i].node();
    chain.links.push_back(way[i].is_on() ? graph.strong_link(a, b) : graph.weak_link(a, b));
  }
  return chain;
}

}  // namespace nonet::logic
