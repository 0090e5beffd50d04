// What a search branches on: a question with its possible answers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "board/cell_set.h"
#include "board/digits.h"

namespace nonet::backtrack {

struct Option {
  Cell cell;
  Digit digit;
};

// "Which digit goes into this cell?" or "Which cell of this house takes this digit?"
class Choice {
 public:
  static Choice in_cell(Cell cell, Digits candidates) {
    Choice choice{cell, Digit{}, std::nullopt};
    for (Digit d : candidates) choice.add({cell, d});
    return choice;
  }
  static Choice in_house(House house, Digit digit, CellSet places) {
    Choice choice{Cell{}, digit, house};
    for (Cell c : places) choice.add({c, digit});
    return choice;
  }

  std::size_t size() const { return size_; }
  const Option* begin() const { return options_.data(); }
  const Option* end() const { return options_.data() + size_; }
  const Option& front() const { return options_.front(); }

  // What was asked: the house and its digit, or without a house the cell.
  std::optional<House> house() const { return house_; }
  Digit digit() const { return digit_; }
  Cell cell() const { return cell_; }

 private:
  Choice(Cell cell, Digit digit, std::optional<House> house)
      : cell_{cell}, digit_{digit}, house_{house} {}
  void add(Option option) { options_[size_++] = option; }

  Cell cell_;
  Digit digit_;
  std::optional<House> house_;
  std::uint8_t size_ = 0;
  std::array<Option, 9> options_{};
};

}  // namespace nonet::backtrack
