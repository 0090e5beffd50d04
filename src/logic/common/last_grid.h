// What was worked out of a grid, kept for the finder that asks next: the finders of a family ask
// the same of one grid, one after the other. A saving, not a state.
#pragma once

#include <memory>
#include <utility>

#include "board/grid.h"

namespace nonet::logic {

template <class Answer>
class LastGrid {
 public:
  // `make(old)` gives the answer, and may fill the one for the grid before anew: `old`, which is
  // empty at first. Somebody may still be reading that one; then it is shared.
  template <class Make>
  const std::shared_ptr<Answer>& of(const Grid& grid, Make make) {
    if (answer_ == nullptr || grid_ != grid) {
      answer_ = make(std::move(answer_));
      grid_ = grid;
    }
    return answer_;
  }

 private:
  Grid grid_;
  std::shared_ptr<Answer> answer_;
};

}  // namespace nonet::logic
