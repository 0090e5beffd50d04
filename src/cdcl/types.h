// The small words of the solver: variables, literals, groups, clause references and reasons.
#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet::cdcl {

// "This cell is this digit", numbered over the candidates that the givens leave (encoding.h).
// Sixteen bits are enough for every board: 36³ = 46,656.
enum class Var : std::uint16_t {};

constexpr std::size_t slot(Var v) { return static_cast<std::size_t>(v); }
constexpr Var var_at(std::size_t i) { return static_cast<Var>(i); }

// A variable or its negation. The code is 2·var, plus 1 for the negation.
class Lit {
 public:
  constexpr Lit() = default;
  static constexpr Lit is(Var v) { return Lit{static_cast<std::uint32_t>(v) << 1}; }
  static constexpr Lit is_not(Var v) { return Lit{(static_cast<std::uint32_t>(v) << 1) | 1U}; }
  static constexpr Lit from_code(std::uint32_t code) { return Lit{code}; }

  constexpr Var var() const { return static_cast<Var>(code_ >> 1); }
  constexpr bool positive() const { return (code_ & 1U) == 0; }
  constexpr std::uint32_t code() const { return code_; }
  friend constexpr Lit operator~(Lit l) { return Lit{l.code_ ^ 1U}; }
  friend constexpr bool operator==(Lit, Lit) = default;

 private:
  constexpr explicit Lit(std::uint32_t code) : code_{code} {}
  std::uint32_t code_ = 0;
};

constexpr std::size_t slot(Lit l) { return l.code(); }

// "At least one of these": the candidates of a cell, or the places of a digit in a house.
// 36² cells and 108 houses with 36 digits make at most 5,184 of them.
enum class Group : std::uint16_t {};

constexpr std::size_t slot(Group g) { return static_cast<std::size_t>(g); }
constexpr Group group_at(std::size_t i) { return static_cast<Group>(i); }

// Where a learned clause begins in the arena.
enum class ClauseRef : std::uint32_t {};

// Why a literal holds, or what broke. Two bits of kind and thirty of payload:
//   rival   a true variable that excludes this one: clause (¬this ∨ ¬rival)
//   group   the only member left: clause (this ∨ all other members)
//   clause  a stored clause
class Reason {
 public:
  enum class Kind : std::uint8_t { none, rival, group, clause };

  constexpr Reason() = default;
  static constexpr Reason rival(Var v) {
    return Reason{Kind::rival, static_cast<std::uint32_t>(v)};
  }
  static constexpr Reason group(Group g) {
    return Reason{Kind::group, static_cast<std::uint32_t>(g)};
  }
  static constexpr Reason clause(ClauseRef c) {
    return Reason{Kind::clause, static_cast<std::uint32_t>(c)};
  }

  constexpr Kind kind() const { return static_cast<Kind>(word_ & 3U); }
  constexpr bool none() const { return word_ == 0; }
  constexpr Var rival() const { return static_cast<Var>(word_ >> 2); }
  constexpr Group group() const { return static_cast<Group>(word_ >> 2); }
  constexpr ClauseRef clause() const { return static_cast<ClauseRef>(word_ >> 2); }
  constexpr std::uint32_t word() const { return word_; }
  static constexpr Reason from_word(std::uint32_t word) {
    Reason reason;
    reason.word_ = word;
    return reason;
  }
  friend constexpr bool operator==(Reason, Reason) = default;

 private:
  constexpr Reason(Kind kind, std::uint32_t payload)
      : word_{(payload << 2) | static_cast<std::uint32_t>(kind)} {}
  std::uint32_t word_ = 0;
};

}  // namespace nonet::cdcl
