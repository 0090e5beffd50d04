#include <random>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "board/cell_set.h"
#include "board/digits.h"
#include "board/houses.h"

namespace nonet {
namespace {

TEST(Digits, BehavesLikeASetOfNumbers) {
  const Digits odd{1, 3, 5, 7, 9};
  EXPECT_EQ(odd.size(), 5);
  EXPECT_TRUE(odd.contains(digit_of(9)));
  EXPECT_FALSE(odd.contains(digit_of(2)));
  EXPECT_EQ(~odd, (Digits{2, 4, 6, 8}));
  EXPECT_EQ(odd - Digits({1, 2}), (Digits{3, 5, 7, 9}));
  EXPECT_EQ((odd & Digits{1, 2}).first(), digit_of(1));
  EXPECT_TRUE(Digits::all().includes(odd));
  EXPECT_FALSE(odd.includes(Digits::all()));
  EXPECT_TRUE(Digits{}.empty());
  std::vector<int> seen;
  for (Digit d : odd) seen.push_back(number(d));
  EXPECT_EQ(seen, (std::vector{1, 3, 5, 7, 9}));
}

TEST(CellSet, AgreesWithAStandardSet) {
  std::mt19937 random{7};
  for (int round = 0; round < 200; ++round) {
    std::set<int> a_model;
    std::set<int> b_model;
    CellSet a;
    CellSet b;
    for (unsigned i = 0; i < 30; ++i) {
      const int x = static_cast<int>(random() % 81);
      const int y = static_cast<int>(random() % 81);
      a_model.insert(x);
      a.insert(cell_at(x));
      b_model.insert(y);
      b.insert(cell_at(y));
      a_model.erase(y);
      a.erase(cell_at(y));
    }
    std::set<int> both = a_model;
    both.insert(b_model.begin(), b_model.end());
    const auto listed = [](CellSet set) {
      std::set<int> cells;
      for (Cell c : set) cells.insert(index(c));
      return cells;
    };
    EXPECT_EQ(listed(a), a_model);
    EXPECT_EQ(listed(a | b), both);
    EXPECT_EQ((a | b).size(), static_cast<int>(both.size()));
    EXPECT_EQ(listed(~a).size(), 81 - a_model.size());
    EXPECT_EQ((a & b).size() + (a | b).size(), a.size() + b.size());
    EXPECT_TRUE((a | b).includes(b));
    if (!a.empty()) EXPECT_EQ(index(a.first()), *a_model.begin());
  }
}

TEST(Houses, TablesFollowTheRules) {
  for (Cell c : kAllCells) {
    EXPECT_EQ(peers_of(c).size(), 20);
    EXPECT_FALSE(peers_of(c).contains(c));
    for (Cell other : kAllCells) {
      const bool share = row_of(c) == row_of(other) || column_of(c) == column_of(other) ||
                         box_of(c) == box_of(other);
      EXPECT_EQ(are_peers(c, other), share && c != other);
    }
    for (House h : houses_of(c)) EXPECT_TRUE(members_of(h).contains(c));
  }
  for (House h : kAllHouses) EXPECT_EQ(members_of(h).size(), 9);
}

}  // namespace
}  // namespace nonet
