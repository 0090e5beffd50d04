// Sorting by a key that leaves equal ones in their order. Not std::stable_sort: the library at hand
// gets its memory for it in a way that is deprecated.
#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

namespace nonet {

template <class Item, class KeyOf>
void sort_keeping_order(std::vector<Item>& items, KeyOf key_of) {
  using Key = std::remove_cvref_t<decltype(key_of(items.front()))>;
  std::vector<std::pair<Key, std::size_t>> order;
  order.reserve(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) order.emplace_back(key_of(items[i]), i);
  std::sort(order.begin(), order.end());
  std::vector<Item> sorted;
  sorted.reserve(items.size());
  for (const auto& [key, i] : order) sorted.push_back(std::move(items[i]));
  items = std::move(sorted);
}

}  // namespace nonet
