// Who must be told when a literal becomes false (Moskewicz et al., "Chaff", DAC 2001): two
// literals of each stored clause are watched. A watch carries another literal of its clause, the
// blocker: while that is true the clause need not be looked at. For a clause of two literals the
// blocker is the whole rest of the clause, so its memory is never touched.
#pragma once

#include <cstdint>
#include <vector>

#include "cdcl/types.h"

namespace nonet::cdcl {

class Watch {
 public:
  Watch(Lit blocker, ClauseRef clause, bool binary)
      : blocker_{blocker},
        word_{(static_cast<std::uint32_t>(clause) << 1) | static_cast<std::uint32_t>(binary)} {}
  Lit blocker() const { return blocker_; }
  bool binary() const { return (word_ & 1U) != 0; }
  ClauseRef clause() const { return static_cast<ClauseRef>(word_ >> 1); }

 private:
  Lit blocker_;
  std::uint32_t word_;
};

class Watches {
 public:
  explicit Watches(std::size_t vars) : lists_(2 * vars) {}

  std::vector<Watch>& of(Lit l) { return lists_[slot(l)]; }
  // Both literals watch the clause, each with the other as blocker.
  void add(ClauseRef clause, Lit a, Lit b, bool binary) {
    of(a).emplace_back(b, clause, binary);
    of(b).emplace_back(a, clause, binary);
  }
  void clear() {
    for (auto& list : lists_) list.clear();
  }

 private:
  std::vector<std::vector<Watch>> lists_;  // by the watched literal
};

}  // namespace nonet::cdcl
