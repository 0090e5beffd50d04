// Decision order of the focused mode: variable move-to-front (Ryan's Siege, 2004; Biere and
// Fröhlich, "Evaluating CDCL variable scoring schemes", SAT 2015). The variables of the last
// conflict stand at the front of a list; the next decision is the first open one.
#pragma once

#include <cstdint>
#include <ranges>
#include <vector>

#include "cdcl/types.h"

namespace nonet::cdcl {

class FrontQueue {
 public:
  // `order` lists all variables, the first to be decided first.
  explicit FrontQueue(const std::vector<Var>& order) : links_(order.size()) {
    for (Var v : std::views::reverse(order)) push_front(index(v));
    from_ = front_;
  }

  // The first variable for which `is_open` holds; one must exist. Everything before it is not
  // open, so the next search starts there.
  template <class IsOpen>
  Var first(IsOpen is_open) {
    while (!is_open(var_at(from_))) from_ = links_[from_].next;
    return var_at(from_);
  }
  // Either every variable that becomes open again is told, or the next search starts at the front.
  void start_at_front() { from_ = front_; }
  void opened(Var v) {
    if (links_[index(v)].stamp > links_[from_].stamp) from_ = index(v);
  }
  void bump(Var v) {
    const std::uint32_t i = index(v);
    if (i == front_) return;
    if (i == from_) from_ = links_[i].previous;
    unlink(i);
    push_front(i);
  }
  // Larger is nearer to the front.
  std::uint64_t stamp(Var v) const { return links_[index(v)].stamp; }

 private:
  static constexpr std::uint32_t kEnd = ~std::uint32_t{0};
  struct Link {
    std::uint32_t previous = kEnd;
    std::uint32_t next = kEnd;
    std::uint64_t stamp = 0;
  };

  static std::uint32_t index(Var v) { return static_cast<std::uint32_t>(v); }
  void push_front(std::uint32_t i) {
    links_[i] = {kEnd, front_, ++clock_};
    if (front_ != kEnd) links_[front_].previous = i;
    front_ = i;
  }
  // Never called on the front.
  void unlink(std::uint32_t i) {
    const Link& link = links_[i];
    links_[link.previous].next = link.next;
    if (link.next != kEnd) links_[link.next].previous = link.previous;
  }

  std::vector<Link> links_;
  std::uint32_t front_ = kEnd;
  std::uint32_t from_ = kEnd;
  std::uint64_t clock_ = 0;
};

}  // namespace nonet::cdcl
