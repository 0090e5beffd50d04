#include "generate/wish.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "board/houses.h"
#include "logic/technique.h"

namespace nonet::generate {

namespace {

using logic::TechniqueId;
using Reason = std::optional<std::string>;

bool contains(const std::vector<TechniqueId>& list, TechniqueId id) {
  return std::find(list.begin(), list.end(), id) != list.end();
}

std::string name_of(TechniqueId id) { return std::string{logic::technique(id).name}; }

// What the branching difficulty goes on with before it counts a guess. A full house is one of them.
constexpr std::array kWithoutGuess{TechniqueId::naked_single, TechniqueId::hidden_single_box,
                                   TechniqueId::hidden_single_line};

std::vector<TechniqueId> needed(const TechniqueWish& wish) {
  std::vector<TechniqueId> all = wish.require;
  all.insert(all.end(), wish.use.begin(), wish.use.end());
  if (wish.only_hard) all.push_back(*wish.only_hard);
  return all;
}

Reason empty_ranges(const Wish& wish) {
  const auto empty = [](Range range) { return range.from > range.to; };
  if (empty(wish.givens)) return "The range of givens is empty.";
  if (empty(wish.difficulty)) return "The range of difficulties is empty.";
  if (empty(wish.techniques.score)) return "The range of scores is empty.";
  return std::nullopt;
}

Reason too_few_givens(const Wish& wish) {
  if (wish.givens.to < kFewestGivens)
    return "A puzzle with one solution has at least 17 givens, not " +
           std::to_string(wish.givens.to) + ".";
  if (wish.givens.from > kCells) return "A board has only 81 cells.";
  return std::nullopt;
}

// Two lines of a band or stack without a given could be exchanged in every solution.
Reason exchangeable_lines(CellSet pattern) {
  for (int first = 0; first < 18; ++first)
    for (int other = first + 1; other < 3 * (first / 3 + 1); ++other)
      if (!pattern.intersects(members_of(house_at(first)) | members_of(house_at(other)))) {
        const std::string line = first < 9 ? "Rows " : "Columns ";
        return line + std::to_string(first % 9 + 1) + " and " + std::to_string(other % 9 + 1) +
               " of the pattern are empty, so every solution would have a second one with them "
               "exchanged.";
      }
  return std::nullopt;
}

Reason bad_pattern(const Wish& wish) {
  if (!wish.pattern) return std::nullopt;
  const int size = wish.pattern->size();
  if (size < kFewestGivens)
    return "The pattern has " + std::to_string(size) +
           " cells, and a puzzle with one solution has at least 17 givens.";
  if (!wish.givens.contains(size))
    return "The pattern has " + std::to_string(size) +
           " cells, and that is not the number of givens asked for.";
  if (!has_symmetry(*wish.pattern, wish.symmetry))
    return "The pattern does not have the symmetry " + std::string{name_of(wish.symmetry)} + ".";
  return exchangeable_lines(*wish.pattern);
}

// Where a guess is due every open cell has two candidates and every digit two places, so that four
// cells at least are open.
constexpr int kFewestOpenWithGuess = 4;

// Whether some number of guesses and this number of givens lie in the range of difficulties.
bool difficulty_allows(Range difficulty, int givens) {
  const int empty = kCells - givens;
  if (empty < kFewestOpenWithGuess) return difficulty.contains(empty);
  if (difficulty.to < empty) return false;
  const int most_below = difficulty.to - (difficulty.to - empty) % 100;  // 100·B + empty
  return most_below >= difficulty.from;
}

Reason no_such_number(const Wish& wish) {
  const std::vector<bool> possible = possible_givens(wish.symmetry);
  bool by_symmetry = false;
  bool by_difficulty = false;
  for (int n = std::max(wish.givens.from, kFewestGivens); n <= std::min(wish.givens.to, kCells);
       ++n) {
    const bool fits = difficulty_allows(wish.difficulty, n);
    by_difficulty = by_difficulty || fits;
    by_symmetry = by_symmetry || possible[static_cast<std::size_t>(n)];
    if (fits && possible[static_cast<std::size_t>(n)]) return std::nullopt;
  }
  if (!by_difficulty)
    return "The difficulty is 100 for each guess and 1 for each of at most 64 empty cells, so " +
           std::string{wish.givens == Wish{}.givens ? "no puzzle has the one asked for."
                                                    : "the givens asked for do not go with it."};
  return "With the symmetry " + std::string{name_of(wish.symmetry)} +
         " the givens come in groups, and no number of groups gives the number of givens that is "
         "needed.";
}

Reason bad_techniques(const Wish& wish) {
  const TechniqueWish& techniques = wish.techniques;
  const logic::Profile allowed = techniques.allowed();
  for (TechniqueId id : needed(techniques)) {
    if (!techniques.profile.contains(id))
      return name_of(id) + " is needed, but the profile " + techniques.profile.name +
             " does not have it.";
    if (contains(techniques.forbid, id)) return name_of(id) + " is both needed and forbidden.";
    if (!techniques.allow.empty() && !contains(techniques.allow, id))
      return name_of(id) + " is needed, but not among the allowed techniques.";
    if (wish.difficulty.to < 100 && is_behind_singles(id, allowed))
      return "A puzzle of difficulty " + std::to_string(wish.difficulty.to) +
             " or less is solved by singles alone and never needs " + name_of(id) + ".";
  }
  return std::nullopt;
}

Reason nothing_beyond(const Wish& wish) {
  const TechniqueWish& techniques = wish.techniques;
  if (techniques.beyond.empty()) return std::nullopt;
  const auto among = [&](TechniqueId id) { return contains(techniques.beyond, id); };
  if (wish.difficulty.to < 100 && has_singles(techniques.profile.only(techniques.beyond)))
    return "A puzzle of difficulty " + std::to_string(wish.difficulty.to) +
           " or less is solved by singles alone.";
  const std::vector<logic::Profile::Row> allowed = techniques.allowed().rows;
  if (techniques.by_logic() &&
      std::all_of(allowed.begin(), allowed.end(),
                  [&](const logic::Profile::Row& row) { return among(row.technique); }))
    return "The allowed techniques must solve the puzzle and must not be enough for it.";
  return std::nullopt;
}

// What solves a puzzle without any technique but singles takes no guess.
Reason guesses_for_singles(const Wish& wish) {
  const TechniqueWish& techniques = wish.techniques;
  if (!techniques.by_logic() || wish.difficulty.from < 100) return std::nullopt;
  const auto harder = [&](const logic::Profile::Row& row) {
    return !is_single(row.technique) &&
           (!techniques.score_level || rate::level_of(row.technique) <= *techniques.score_level);
  };
  const std::vector<logic::Profile::Row> allowed = techniques.allowed().rows;
  if (std::any_of(allowed.begin(), allowed.end(), harder)) return std::nullopt;
  return "A puzzle that singles solve needs no guess, so its difficulty is below 100.";
}

Reason too_many_points(const TechniqueWish& wish) {
  if (!wish.score_level || wish.score.from <= rate::row_of(*wish.score_level).cap)
    return std::nullopt;
  return "A puzzle of the score level " + std::string{rate::name_of(*wish.score_level)} +
         " has at most " + std::to_string(rate::row_of(*wish.score_level).cap) + " points.";
}

Reason too_easy_or_hard(const TechniqueWish& wish) {
  const logic::Profile allowed = wish.allowed();
  const auto places = [](const logic::Profile::Row& row) { return is_single(row.technique); };
  if (wish.by_logic() && std::none_of(allowed.rows.begin(), allowed.rows.end(), places))
    return "Without singles among the allowed techniques no puzzle is ever filled.";
  for (TechniqueId id : needed(wish)) {
    if (wish.score_level && rate::level_of(id) > *wish.score_level)
      return name_of(id) + " alone makes a puzzle harder than " +
             std::string{rate::name_of(*wish.score_level)} + ".";
    if (wish.only_hard && id != *wish.only_hard &&
        rate::level_of(id) >= rate::level_of(*wish.only_hard))
      return name_of(id) + " is not easier than " + name_of(*wish.only_hard) +
             ", which is to be the only hard technique.";
  }
  return std::nullopt;
}

}  // namespace

bool TechniqueWish::by_logic() const {
  return solvable || !allow.empty() || !forbid.empty() || !require.empty() || !use.empty() ||
         only_hard.has_value() || score_level.has_value() || score != Range{};
}

logic::Profile TechniqueWish::allowed() const {
  return (allow.empty() ? profile : profile.only(allow)).without(forbid);
}

bool has_singles(const logic::Profile& profile) {
  return std::all_of(kWithoutGuess.begin(), kWithoutGuess.end(),
                     [&](TechniqueId single) { return profile.contains(single); });
}

bool is_behind_singles(TechniqueId id, const logic::Profile& profile) {
  return std::all_of(kWithoutGuess.begin(), kWithoutGuess.end(),
                     [&](TechniqueId single) { return profile.rank(single) < profile.rank(id); });
}

std::vector<bool> possible_givens(PatternSymmetry symmetry) {
  std::vector<bool> possible(kCells + 1, false);
  possible[0] = true;
  CellSet seen;
  for (Cell c : kAllCells) {
    if (seen.contains(c)) continue;
    const CellSet group = orbit(c, symmetry);
    seen |= group;
    for (auto n = static_cast<std::size_t>(kCells); n >= static_cast<std::size_t>(group.size());
         --n)
      if (possible[n - static_cast<std::size_t>(group.size())]) possible[n] = true;
  }
  return possible;
}

std::optional<std::string> why_impossible(const Wish& wish) {
  if (auto reason = empty_ranges(wish)) return reason;
  if (auto reason = too_few_givens(wish)) return reason;
  if (auto reason = bad_pattern(wish)) return reason;
  if (auto reason = no_such_number(wish)) return reason;
  if (auto reason = bad_techniques(wish)) return reason;
  if (auto reason = nothing_beyond(wish)) return reason;
  if (auto reason = guesses_for_singles(wish)) return reason;
  if (auto reason = too_many_points(wish.techniques)) return reason;
  return too_easy_or_hard(wish.techniques);
}

}  // namespace nonet::generate
