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

// An enumeration, not a character type: stores to characters may alias everything, and the
// compiler would reload every pointer of the loops below after each of them.
enum class Value : std::int8_t { is_false = -1, open = 0, is_true = 1 };

class Trail {
 public:
  explicit Trail(std::size_t vars) : values_(2 * vars), about_(vars), literals_(vars + 1) {}

  Value value(Lit l) const { return values_[slot(l)]; }
  bool is_true(Lit l) const { return value(l) == Value::is_true; }
  bool is_false(Lit l) const { return value(l) == Value::is_false; }
  bool is_open(Var v) const { return value(Lit::is(v)) == Value::open; }

  std::uint32_t level(Var v) const { return static_cast<std::uint32_t>(about_[slot(v)] >> 32U); }
  Reason reason(Var v) const {
    return Reason::from_word(static_cast<std::uint32_t>(about_[slot(v)]));
  }
  void set_reason(Var v, Reason reason) { about_[slot(v)] = about(level(v), reason); }

  std::uint32_t level() const { return static_cast<std::uint32_t>(begins_.size()); }
  std::size_t size() const { return size_; }
  Lit operator[](std::size_t i) const { return literals_[i]; }
  std::span<const Lit> literals() const { return {literals_.data(), size_}; }
  // Where the literals of a level begin; level 0 begins at 0.
  std::size_t begin_of(std::uint32_t level) const { return level == 0 ? 0 : begins_[level - 1]; }

  void open_level() { begins_.push_back(size_); }

  // The literal must be open. Does not touch rivals.
  void push(Lit l, Reason reason) {
    values_[slot(l)] = Value::is_true;
    values_[slot(~l)] = Value::is_false;
    about_[slot(l.var())] = about(level(), reason);
    literals_[size_++] = l;
  }
  // A positive literal, and with it the other members of the variable's four groups. None of those
  // is true (see above), so all may be written as false whether they were open or not, and whether
  // they were is no branch: it would be mispredicted half the time.
  // Tried and dropped: a list of rivals per variable, each named once. It was no faster on large
  // boards and took a third of the time of an easy 9×9 puzzle to make.
  void push_with_rivals(Lit l, Reason reason, const Encoding& encoding) {
    literals_[size_] = l;
    about_[slot(l.var())] = about(level(), reason);
    values_[slot(l)] = Value::is_true;  // not open: the loop passes over it
    const std::uint64_t because = about(level(), Reason::rival(l.var()));
    Value* const values = values_.data();
    std::uint64_t* const abouts = about_.data();
    Lit* end = literals_.data() + size_ + 1;
    for (Group g : encoding.groups_of(l.var())) {
      for (Var v : encoding.members(g)) {
        const Lit gone = Lit::is_not(v);
        const std::uint64_t open = values[slot(~gone)] == Value::open ? 1 : 0;
        values[slot(gone)] = Value::is_true;
        values[slot(~gone)] = Value::is_false;
        abouts[slot(v)] ^= (abouts[slot(v)] ^ because) & (0 - open);  // `because` if open
        *end = gone;
        end += open;
      }
    }
    values_[slot(l)] = Value::is_true;
    values_[slot(~l)] = Value::is_false;
    size_ = static_cast<std::size_t>(end - literals_.data());
  }

  Lit pop() {
    const Lit l = literals_[--size_];
    values_[slot(l)] = Value::open;
    values_[slot(~l)] = Value::open;
    return l;
  }
  void close_levels(std::uint32_t down_to) { begins_.resize(down_to); }

 private:
  // Level and reason in one word, so that choosing between two of them can be arithmetic.
  static std::uint64_t about(std::uint32_t level, Reason reason) {
    return (std::uint64_t{level} << 32U) | reason.word();
  }

  std::vector<Value> values_;         // by literal
  std::vector<std::uint64_t> about_;  // by variable; stale while the variable is open
  std::vector<Lit> literals_;  // the first `size_` are assigned; one more for a store in vain
  std::size_t size_ = 0;
  std::vector<std::size_t> begins_;  // of levels 1, 2, …
};

}  // namespace nonet::cdcl
