// Puts a chain together node by node, so that finders say only what joins the nodes.
#pragma once

#include <utility>

#include "logic/evidence.h"

namespace nonet::logic {

// The first house that holds all these cells; they must share one.
constexpr House shared_house(CellSet cells) {
  const std::array<House, 3> houses = houses_of(cells.first());
  for (House h : houses)
    if (members_of(h).includes(cells)) return h;
  return houses[0];
}

class ChainBuilder {
 public:
  ChainBuilder(Digit d, CellSet cells) {
    chain_.nodes.reserve(kUsual);
    chain_.links.reserve(kUsual);
    chain_.nodes.push_back({d, cells});
  }
  ChainBuilder(Digit d, Cell c) : ChainBuilder{d, CellSet{c}} {}

  // The digit of the last node has no other places in the house.
  ChainBuilder& strong(House house, CellSet cells) {
    return add({digit(), cells}, {.strong = true, .house = house});
  }
  ChainBuilder& strong(House house, Cell c) { return strong(house, CellSet{c}); }
  // The cell of the last node has no other candidates.
  ChainBuilder& strong(Digit d) { return add({d, last().cells}, {.strong = true}); }
  // The digit of the last node once more, in cells that share a house with that node.
  ChainBuilder& weak(CellSet cells) {
    return add({digit(), cells}, {.house = shared_house(last().cells | cells)});
  }
  ChainBuilder& weak(Cell c) { return weak(CellSet{c}); }

  Chain take() { return std::move(chain_); }

 private:
  static constexpr std::size_t kUsual = 6;  // nodes of most chains

  const ChainNode& last() const { return chain_.nodes.back(); }
  Digit digit() const { return last().digit; }
  ChainBuilder& add(const ChainNode& node, const ChainLink& link) {
    chain_.nodes.push_back(node);
    chain_.links.push_back(link);
    return *this;
  }

  Chain chain_;
};

template <class... Chains>
ChainEvidence along(Chains&&... chains) {
  ChainEvidence evidence;
  evidence.chains.reserve(sizeof...(chains));
  (evidence.chains.push_back(std::forward<Chains>(chains)), ...);
  return evidence;
}

}  // namespace nonet::logic
