// What is assigned, in which order, at which decision level and why.
//
// A variable that becomes true makes its rivals false at once, before anything else happens.
// So no two rivals are ever true together: "a digit twice in a house" cannot arise in the search,
// and every conflict is a group without a member left or a broken stored clause.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cdcl/encoding.h"
#include "cdcl/types.h"

namespace nonet::cdcl {

class Trail {
 public:
  explicit Trail(std::size_t vars) : values_(2 * vars), about_(vars) { literals_.reserve(vars); }

  bool is_true(Lit l) const { return values_[slot(l)] > 0; }
  bool is_false(Lit l) const { return values_[slot(l)] < 0; }
  bool is_open(Var v) const { return values_[2 * slot(v)] == 0; }
  // Positive for true, negative for false, zero for open: for the watch loop, by literal code.
  std::int8_t value(std::uint32_t code) const { return values_[code]; }

  std::uint32_t level(Var v) const { return about_[slot(v)].level; }
  Reason reason(Var v) const { return about_[slot(v)].reason; }
  void set_reason(Var v, Reason reason) { about_[slot(v)].reason = reason; }

  std::uint32_t level() const { return static_cast<std::uint32_t>(begins_.size()); }
  std::size_t size() const { return literals_.size(); }
  Lit operator[](std::size_t i) const { return literals_[i]; }
  std::span<const Lit> literals() const { return literals_; }
  // Where the literals of a level begin; level 0 begins at 0.
  std::size_t begin_of(std::uint32_t level) const { return level == 0 ? 0 : begins_[level - 1]; }

  void open_level() { begins_.push_back(literals_.size()); }

  // The literal must be open. Does not touch rivals.
  void push(Lit l, Reason reason) {
    values_[slot(l)] = 1;
    values_[slot(~l)] = -1;
    about_[slot(l.var())] = {level(), reason};
    literals_.push_back(l);
  }
  // A positive literal, and with it the other members of the variable's four groups.
  // Tried and dropped: a list of rivals per variable, each named once. It was no faster on large
  // boards and took a third of the time of an easy 9×9 puzzle to make.
  void push_with_rivals(Lit l, Reason reason, const Encoding& encoding) {
    push(l, reason);
    const Reason because = Reason::rival(l.var());
    for (Group g : encoding.groups_of(l.var()))
      for (Var v : encoding.members(g))
        if (is_open(v)) push(Lit::is_not(v), because);
  }

  Lit pop() {
    const Lit l = literals_.back();
    literals_.pop_back();
    values_[slot(l)] = 0;
    values_[slot(~l)] = 0;
    return l;
  }
  void close_levels(std::uint32_t down_to) { begins_.resize(down_to); }

 private:
  struct About {
    std::uint32_t level = 0;
    Reason reason;
  };

  std::vector<std::int8_t> values_;  // by literal
  std::vector<About> about_;         // by variable; stale while the variable is open
  std::vector<Lit> literals_;
  std::vector<std::size_t> begins_;  // of levels 1, 2, …
};

}  // namespace nonet::cdcl
