// A second opinion that shares nothing with the engines: plain integers, plain recursion.
#pragma once

#include <array>
#include <bit>
#include <string_view>

namespace nonet::testing {

class Oracle {
 public:
  // The number of solutions, counted up to `most`.
  static int count(std::string_view text, int most) {
    Oracle oracle;
    oracle.most_ = most;
    for (unsigned i = 0; i < 81; ++i) {
      const bool given = text[i] >= '1' && text[i] <= '9';
      const unsigned digit = given ? 1U << (text[i] - '1') : 0;
      if ((oracle.used(i) & digit) != 0) return 0;
      oracle.flip(i, digit);
    }
    oracle.search();
    return oracle.found_;
  }

 private:
  static unsigned box(unsigned i) { return i / 27 * 3 + i % 9 / 3; }
  unsigned used(unsigned i) const { return rows_[i / 9] | columns_[i % 9] | boxes_[box(i)]; }
  void flip(unsigned i, unsigned digit) {
    board_[i] ^= digit;
    rows_[i / 9] ^= digit;
    columns_[i % 9] ^= digit;
    boxes_[box(i)] ^= digit;
  }
  void search() {
    unsigned best = 81;
    int fewest = 10;
    for (unsigned i = 0; i < 81; ++i) {
      if (board_[i] != 0) continue;
      const int choices = 9 - std::popcount(used(i));
      if (choices < fewest) {
        fewest = choices;
        best = i;
      }
    }
    if (best == 81) ++found_;
    for (unsigned digit = 1; best < 81 && digit < 512 && found_ < most_; digit *= 2) {
      if ((used(best) & digit) != 0) continue;
      flip(best, digit);
      search();
      flip(best, digit);
    }
  }

  std::array<unsigned, 81> board_{};  // one bit for the digit
  std::array<unsigned, 9> rows_{};
  std::array<unsigned, 9> columns_{};
  std::array<unsigned, 9> boxes_{};
  int most_ = 0;
  int found_ = 0;
};

}  // namespace nonet::testing
