#include "cli/args/nearest.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>

namespace nonet::cli {

namespace {

// Levenshtein's distance, row by row.
std::size_t distance(const std::string& from, const std::string& to) {
  std::vector<std::size_t> row(to.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 0; i < from.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < to.size(); ++j) {
      const std::size_t changed = diagonal + (from[i] == to[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

// Without the dashes of an option.
std::size_t letters_of(const std::string& word) {
  return word.size() - std::min(word.find_first_not_of('-'), word.size());
}

// So many changes make another word of the shorter one.
std::size_t another_word(const std::string& one, const std::string& other) {
  return std::min(letters_of(one), letters_of(other)) / 2 + 1;
}

}  // namespace

std::optional<std::string> nearest(std::string word, const std::vector<std::string>& known) {
  std::transform(word.begin(), word.end(), word.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  std::optional<std::string> best;
  std::size_t least = 4;
  for (const std::string& one : known) {
    const std::size_t changes = distance(word, one);
    if (changes >= std::min(least, another_word(word, one))) continue;
    least = changes;
    best = one;
  }
  return best;
}

}  // namespace nonet::cli
