// A Sudoku position as a constraint system: which candidates are left, which of them stand
// together in a group that needs one, and which exclude each other.
//
//   variable  one per candidate that the digits on the board leave (cell by cell, digits ascending)
//   group     at least one member is true: the candidates of an open cell (naked singles) and the
//             places of an open digit in a house (hidden singles). Every variable is in exactly
//             four groups: its cell's, and its digit's in row, column and box.
//   rivals    at most one member is true: the other members of its four groups exclude a variable.
//
// None of this is stored as clauses; remaining.h and trail.h propagate it directly.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "board/grid.h"
#include "board/shape.h"
#include "cdcl/types.h"

namespace nonet::cdcl {

struct Candidate {
  WideCell cell{};
  Digit digit{};
  friend bool operator==(const Candidate&, const Candidate&) = default;
};

// What a run starts from.
struct Position {
  WideFilling givens;
  std::vector<Candidate> placed;       // digits set later, by a player or by logic
  std::vector<Candidate> crossed_out;  // ruled out beyond what the digits on the board rule out

  // Givens and placed digits together.
  WideFilling filling() const;
};
Position position_of(const Grid& grid);

// A digit that stands twice in a house: such a board has no solution.
struct GivenRepeat {
  Digit digit;
  WideHouse house;
  WideCell first;
  WideCell second;
};

// What a group asks for: a digit for `cell`, or a place for `digit` in `house`.
struct GroupName {
  std::optional<WideHouse> house;  // none: the group of `cell`
  WideCell cell{};
  Digit digit{};
};

class Encoding {
 public:
  explicit Encoding(const Position& position);

  Shape shape() const { return shape_; }
  std::size_t vars() const { return candidates_.size(); }
  std::size_t groups() const { return names_.size(); }
  const std::optional<GivenRepeat>& repeat() const { return repeat_; }
  // Givens and placed digits: what the variables have to complete.
  const WideFilling& filling() const { return filling_; }

  const Candidate& candidate(Var v) const { return candidates_[slot(v)]; }
  const GroupName& name(Group g) const { return names_[slot(g)]; }
  // The cell's group first, then row, column and box.
  const std::array<Group, 4>& groups_of(Var v) const { return groups_of_[slot(v)]; }
  Group cell_group(Var v) const { return groups_of(v).front(); }
  // Cell groups are numbered 0.. in reading order of the open cells, before all others.
  std::size_t open_cells() const { return open_cells_; }

  std::span<const Var> members(Group g) const { return members_.row(slot(g)); }

  // Drops variables that are settled for good from the groups, so that propagation and analysis no
  // longer walk over them. `settled` is by variable.
  void drop(const std::vector<bool>& settled);

 private:
  // Rows of variables one behind another in one array.
  class Rows {
   public:
    std::span<const Var> row(std::size_t i) const { return {vars_.data() + begin_[i], size_[i]}; }
    // Empty rows with room for so many each.
    void lay_out(std::span<const std::uint32_t> sizes);
    void push(std::size_t i, Var v) { vars_[begin_[i] + size_[i]++] = v; }
    void drop(const std::vector<bool>& settled);

   private:
    std::vector<Var> vars_;
    std::vector<std::uint32_t> begin_;
    std::vector<std::uint32_t> size_;
  };

  std::vector<std::uint64_t> digits_seen_by_houses();
  void list_candidates(const Position& position);
  void list_groups();
  void list_members();

  Shape shape_;
  WideFilling filling_;
  std::optional<GivenRepeat> repeat_;
  std::vector<Candidate> candidates_;
  std::vector<GroupName> names_;
  std::vector<std::array<Group, 4>> groups_of_;
  std::size_t open_cells_ = 0;
  Rows members_;
};

}  // namespace nonet::cdcl
