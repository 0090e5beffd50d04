// Tarjan's strongly connected components; a component is complete only after all that it leads to,
// so its row can be joined from rows that are ready.
#include "logic/chains/closure.h"

#include <algorithm>
#include <limits>
#include <span>

namespace nonet::logic {
namespace {

constexpr std::uint16_t kNoKnot = std::numeric_limits<std::uint16_t>::max();

// The first member of both rows from place i on, or the end.
std::size_t next_bit(ConstBitRow a, ConstBitRow b, std::size_t i) {
  std::size_t w = i / 64;
  if (w >= a.size()) return a.size() * 64;
  std::uint64_t word = (a[w] & b[w]) >> i % 64 << i % 64;
  while (word == 0) {
    if (++w == a.size()) return a.size() * 64;
    word = a[w] & b[w];
  }
  return w * 64 + static_cast<std::size_t>(std::countr_zero(word));
}

}  // namespace

void Closure::build(const InferenceGraph& graph) {
  const std::size_t literals = graph.size() * 2;
  knot_.assign(literals, kNoKnot);
  order_.assign(literals, 0);
  low_.assign(literals, 0);
  open_.clear();
  met_ = 0;
  knots_ = 0;
  width_ = graph.leading().size();
  rows_.reset(count_bits(graph.leading()) * 2, width_ * 64 * 2);
  unsettled_.assign(graph.leading().begin(), graph.leading().end());
  for_each_bit(graph.leading(), [&](std::size_t i) {
    visit_from(graph, Literal::on(i));
    visit_from(graph, Literal::off(i));
  });
}

bool Closure::refutes_itself(const InferenceGraph& graph, std::size_t node) const {
  if (has_bit(graph.leading(), node)) return has_bit(offs(Literal::on(node)), node);
  const ConstBitRow weak = graph.weak(node);
  for (std::size_t i = next_bit(weak, graph.leading(), 0); i < weak.size() * 64;
       i = next_bit(weak, graph.leading(), i + 1))
    if (has_bit(offs(Literal::off(i)), node)) return true;
  return false;
}

void Closure::add_all_that_follows(const InferenceGraph& graph, std::size_t node,
                                   BitRow into) const {
  if (has_bit(graph.leading(), node)) {
    join(into, row(Literal::on(node)));
    return;
  }
  set_bit(into, node);
  join_offs(graph, node, into);
  join(into.last(width_), graph.weak(node));
}

// The rows of the leading nodes that this one turns off. What is in the row of one that has been
// joined is there with all that follows from it, and need not be joined again.
void Closure::join_offs(const InferenceGraph& graph, std::size_t node, BitRow into) const {
  const ConstBitRow weak = graph.weak(node);
  const BitRow offs = into.last(width_);
  for (std::size_t w = 0; w < weak.size(); ++w)
    while (const std::uint64_t left = weak[w] & graph.leading()[w] & ~offs[w])
      join(into, row(Literal::off(w * 64 + static_cast<std::size_t>(std::countr_zero(left)))));
}

// The next literal that follows directly from the top and leads on; false when all have been
// visited.
bool Closure::step(const InferenceGraph& graph, Visit& top, Literal& next) const {
  const std::size_t node = top.literal.node();
  if (top.literal.is_on()) {
    const ConstBitRow weak = graph.weak(node);
    const std::size_t i = next_bit(weak, unsettled_, top.next);
    if (i >= weak.size() * 64) return false;
    top.next = i + 1;
    next = Literal::off(i);
    return true;
  }
  const auto strong = graph.strong(node);
  if (top.next >= strong.size()) return false;
  next = Literal::on(strong[top.next++].to);
  return true;
}

void Closure::visit_from(const InferenceGraph& graph, Literal start) {
  if (order_[start.slot()] != 0) return;
  const auto meet = [&](Literal l) {
    order_[l.slot()] = low_[l.slot()] = ++met_;
    open_.push_back(l);
    way_.push_back({l});
  };
  meet(start);
  while (!way_.empty()) {
    const Literal here = way_.back().literal;
    Literal next;
    if (step(graph, way_.back(), next)) {
      if (order_[next.slot()] == 0)
        meet(next);
      else if (knot_[next.slot()] == kNoKnot)
        low_[here.slot()] = std::min(low_[here.slot()], order_[next.slot()]);
      continue;
    }
    way_.pop_back();
    if (low_[here.slot()] == order_[here.slot()]) close_knot(graph, here);
    if (way_.empty()) break;
    std::uint16_t& low = low_[way_.back().literal.slot()];
    low = std::min(low, low_[here.slot()]);
  }
}

// The nodes that are off and lead nowhere come last.
void Closure::close_knot(const InferenceGraph& graph, Literal root) {
  const std::uint16_t knot = knots_++;
  const BitRow all = rows_[knot];
  const BitRow ons = all.first(width_);
  const BitRow offs = all.last(width_);
  const auto first = std::find(open_.rbegin(), open_.rend(), root).base() - 1;
  const std::span<const Literal> members{first, open_.end()};
  for (Literal member : members) {
    knot_[member.slot()] = knot;
    set_bit(member.is_on() ? ons : offs, member.node());
    if (!member.is_on()) clear_bit(unsettled_, member.node());
  }
  for (Literal member : members) {
    if (member.is_on()) {
      join_offs(graph, member.node(), all);
    } else {
      for (const InferenceGraph::Strong& s : graph.strong(member.node()))
        if (!has_bit(ons, s.to)) join(all, row(Literal::on(s.to)));
    }
  }
  for (Literal member : members)
    if (member.is_on()) join(offs, graph.weak(member.node()));
  open_.erase(first, open_.end());
}

std::shared_ptr<const Inferences> inferences(const Grid& grid, NodeKind most, SearchMemo& memo) {
  LastGrid<Inferences>& last = memo.inferences[static_cast<std::size_t>(most)];
  return last.of(grid, [&](std::shared_ptr<Inferences> known) {
    if (known.use_count() != 1) known = std::make_shared<Inferences>();
    known->graph.build(grid, most);
    known->closure.build(known->graph);
    return known;
  });
}

}  // namespace nonet::logic
