// A wish for puzzles in words, as the command line and the API take it, and what it means.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "generate/wish.h"

namespace nonet::service {

struct WishWords {
  std::optional<std::string> level{};       // "hard"
  bool band = false;                        // and its hardest technique fits the level
  std::optional<std::string> difficulty{};  // ranges: "120", "120-180", "120-", "-180"
  std::optional<std::string> givens{};
  std::optional<std::string> score{};
  std::optional<std::string> score_level{};  // "tough"
  std::optional<bool> minimal{};
  std::optional<std::string> symmetry{};  // "rot180"
  std::optional<std::string> pattern{};  // 81 cells: '.' or '0' stays empty, anything else is given
  bool solvable = false;
  std::vector<std::string> allow{};  // keys of techniques, or names of groups: "pairs"
  std::vector<std::string> forbid{};
  std::vector<std::string> require{};
  std::vector<std::string> beyond{};
  std::optional<std::string> only_hard{};
  std::optional<std::string> practice{};  // positions for this technique
  bool uniform_grids = false;
};

struct WishError {
  std::string code;   // the stable wire name: "unknown-level"
  std::string field;  // as in WishWords, with - for _; empty: the wish as a whole is impossible
  std::string sentence;
  std::string unknown_technique{};  // the word, where it is that of no technique and no group
};

tl::expected<generate::Wish, WishError> read_wish(const WishWords& words,
                                                  const logic::Profile& profile);

// "singles, locked, pairs, …": words that stand for several techniques.
std::string technique_groups();

}  // namespace nonet::service
