#include "logic/kind_walk.h"

namespace nonet::logic {
namespace {

Literal literal_of(std::size_t state) {
  const std::size_t number = state / 2;
  return number % 2 == 0 ? Literal::on(number / 2) : Literal::off(number / 2);
}

}  // namespace

bool KindWalk::is_wanted(std::size_t from, std::size_t to, bool strong) const {
  if (kind_ == NodeKind::sets) return strong && !graph_.strong_link(from, to).set.empty();
  return graph_.is_group(to);
}

void KindWalk::meet(Literal l, bool has, std::size_t before) {
  const std::size_t here = state(l, has);
  if (links_[here] != 0) return;
  links_[here] = static_cast<std::uint16_t>(links_[before] + 1);
  before_[here] = static_cast<std::uint32_t>(before);
  queue_.push_back(static_cast<std::uint32_t>(here));
}

// The start counts one link while the walk is on, so that it is not met again.
void KindWalk::run(Literal start) {
  links_.assign(graph_.size() * 4, 0);
  before_.resize(graph_.size() * 4);
  queue_.clear();
  const bool has = kind_ == NodeKind::groups && graph_.is_group(start.node());
  const std::size_t first = state(start, has);
  queue_.push_back(static_cast<std::uint32_t>(first));
  links_[first] = 1;
  before_[first] = static_cast<std::uint32_t>(first);
  std::size_t next = 0;
  while (next < queue_.size()) {
    const std::size_t here = queue_[next++];
    const Literal l = literal_of(here);
    const bool had = here % 2 == 1;
    if (l.is_on())
      for_each_bit(graph_.weak(l.node()), [&](std::size_t i) {
        meet(Literal::off(i), had || is_wanted(l.node(), i, false), here);
      });
    else
      for (const InferenceGraph::Strong& s : graph_.strong(l.node()))
        meet(Literal::on(s.to), had || is_wanted(l.node(), s.to, true), here);
  }
  for (std::uint32_t met : queue_) --links_[met];
}

std::vector<Literal> KindWalk::way_to(Literal end) const {
  std::vector<Literal> way;
  std::size_t at = state(end, true);
  for (;; at = before_[at]) {
    way.push_back(literal_of(at));
    if (before_[at] == at) return way;
  }
}

}  // namespace nonet::logic
