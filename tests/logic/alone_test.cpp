// A technique that is searched alone finds all that its definition covers, also what goes by a
// special name where that one is searched too: compared with plain references, and with the special
// forms themselves.
#include <algorithm>
#include <bit>
#include <map>

#include <gtest/gtest.h>

#include "board/notation.h"
#include "formats/format.h"
#include "logic/checker.h"
#include "logic/path.h"
#include "logic/plain_methods.h"
#include "logic/technique.h"
#include "support/fillings.h"
#include "support/shared_data.h"

namespace nonet::logic {
namespace {

using nonet::testing::are_plain_peers;
using nonet::testing::filling_from;
using nonet::testing::Findings;
using nonet::testing::long_tests;
using nonet::testing::mark_of;
using nonet::testing::objection;
using nonet::testing::plain_board;
using nonet::testing::PlainBoard;
using nonet::testing::PlainMethod;
using nonet::testing::shared_lines;

// Positions on the standard way of some puzzles.
std::vector<Grid> positions() {
  std::vector<Grid> all;
  const std::size_t stride = long_tests() ? 1 : 4;
  for (const auto& [file, every] :
       {std::pair{"everyday.txt", 199U}, {"top1465.txt", 98U}, {"clues17.txt", 1999U}}) {
    for (const std::string& line : shared_lines(file, every)) {
      const Path path =
          solve(Grid{filling_from(line)}, {.profile = standard_profile(), .proven_unique = true});
      for (std::size_t i = 0; i <= path.steps.size(); i += stride) all.push_back(path.before(i));
    }
  }
  return all;
}

// `keys`: one technique, or the two halves of one with a comma.
std::vector<Step> alone(const Grid& grid, std::string_view keys) {
  std::vector<TechniqueId> ids;
  const std::size_t comma = std::min(keys.find(','), keys.size());
  ids.push_back(parse_technique(keys.substr(0, comma)).value());
  if (comma < keys.size()) ids.push_back(parse_technique(keys.substr(comma + 1)).value());
  const Profile profile = asked_for(ids);
  return find_steps(grid, {.profile = profile, .proven_unique = true});
}

Findings together(const std::vector<Step>& steps) {
  Findings all;
  for (const Step& step : steps) {
    for_each(step.effect.placements,
             [&](Cell c, Digit d) { all.placed.set(mark_of(index(c), number(d))); });
    for_each(step.effect.eliminations,
             [&](Cell c, Digit d) { all.removed.set(mark_of(index(c), number(d))); });
  }
  return all;
}

bool may_be(const PlainBoard& board, int cell, int digit) {
  return (board.marks[static_cast<std::size_t>(cell)] >> digit & 1) != 0;
}
unsigned list_of(const PlainBoard& board, int cell) {
  return board.marks[static_cast<std::size_t>(cell)];
}

void remove_seen_by(const PlainBoard& board, int digit, std::initializer_list<int> ends,
                    Findings& found) {
  for (int cell = 0; cell < 81; ++cell) {
    bool seen = may_be(board, cell, digit);
    for (int end : ends) seen = seen && are_plain_peers(cell, end);
    if (seen) found.removed.set(mark_of(cell, digit));
  }
}

// Two houses with two places each for a digit; a place of the one sees a place of the other.
Findings turbot_fish(const PlainBoard& board, int) {
  Findings found;
  for (int d = 1; d <= 9; ++d) {
    std::vector<std::array<int, 2>> links;
    for (const auto& house : nonet::testing::plain_houses()) {
      std::vector<int> places;
      for (int cell : house)
        if (may_be(board, cell, d)) places.push_back(cell);
      if (places.size() == 2) links.push_back({places[0], places[1]});
    }
    for (const auto& one : links)
      for (const auto& two : links)
        for (std::size_t i : {0U, 1U})
          for (std::size_t j : {0U, 1U}) {
            if (one[0] == two[0] || one[0] == two[1] || one[1] == two[0] || one[1] == two[1])
              continue;
            if (are_plain_peers(one[i], two[j]))
              remove_seen_by(board, d, {one[1 - i], two[1 - j]}, found);
          }
  }
  return found;
}

// xy, and in its sight xz and yz.
Findings xy_wings(const PlainBoard& board, int) {
  Findings found;
  for (int pivot = 0; pivot < 81; ++pivot)
    for (int one = 0; one < 81; ++one)
      for (int two = 0; two < 81; ++two) {
        const unsigned xy = list_of(board, pivot);
        const unsigned xz = list_of(board, one);
        const unsigned yz = list_of(board, two);
        if (std::popcount(xy) != 2 || std::popcount(xz) != 2 || std::popcount(yz) != 2) continue;
        if (std::popcount(xy | xz | yz) != 3 || (xy & xz & yz) != 0) continue;
        if (are_plain_peers(pivot, one) && are_plain_peers(pivot, two))
          remove_seen_by(board, std::countr_zero(xz & yz), {one, two}, found);
      }
  return found;
}

// xyz, and in its sight xz and yz.
Findings xyz_wings(const PlainBoard& board, int) {
  Findings found;
  for (int pivot = 0; pivot < 81; ++pivot)
    for (int one = 0; one < 81; ++one)
      for (int two = 0; two < 81; ++two) {
        const unsigned xyz = list_of(board, pivot);
        const unsigned xz = list_of(board, one);
        const unsigned yz = list_of(board, two);
        if (std::popcount(xyz) != 3 || std::popcount(xz) != 2 || std::popcount(yz) != 2) continue;
        if ((xz | yz) != xyz || !are_plain_peers(pivot, one) || !are_plain_peers(pivot, two))
          continue;
        remove_seen_by(board, std::countr_zero(xz & yz), {pivot, one, two}, found);
      }
  return found;
}

const PlainMethod& by_hand(std::span<const PlainMethod> methods, std::string_view name) {
  return *std::find_if(methods.begin(), methods.end(),
                       [&](const PlainMethod& method) { return method.name == name; });
}

struct Defined {
  const char* key;
  PlainMethod method;
};

std::vector<Defined> defined_plainly() {
  const auto classic = nonet::testing::classic_methods();
  const auto sudokio = nonet::testing::sudokio_methods();
  return {
      {"naked-single", by_hand(classic, "one candidate")},
      {"hidden-single-line", by_hand(classic, "one place in a line")},
      {"hidden-single-box", by_hand(classic, "one place in a box")},
      {"pointing", by_hand(sudokio, "box narrowing")},
      {"naked-pair", by_hand(classic, "naked set of 2")},
      {"naked-triple", by_hand(classic, "naked set of 3")},
      {"naked-quad", by_hand(classic, "naked set of 4")},
      {"naked-5", by_hand(classic, "naked set of 5")},
      {"naked-6", by_hand(classic, "naked set of 6")},
      {"naked-7", by_hand(classic, "naked set of 7")},
      {"equal-pair", by_hand(sudokio, "naked pair")},
      {"equal-triple", by_hand(sudokio, "naked triple")},
      {"equal-quad", by_hand(sudokio, "naked quad")},
      {"cascade-pair", by_hand(sudokio, "naked pair cascade")},
      {"cascade-triple", by_hand(sudokio, "naked triple cascade")},
      {"cascade-quad", by_hand(sudokio, "naked quad cascade")},
      {"hidden-pair", by_hand(sudokio, "hidden pair")},
      {"hidden-triple", by_hand(sudokio, "hidden triple")},
      {"hidden-quad", by_hand(sudokio, "hidden quad")},
      {"x-wing", by_hand(classic, "fish of 2")},
      {"swordfish", by_hand(classic, "fish of 3")},
      {"jellyfish", by_hand(classic, "fish of 4")},
      {"squirmbag", by_hand(classic, "fish of 5")},
      {"whale", by_hand(classic, "fish of 6")},
      {"leviathan", by_hand(classic, "fish of 7")},
      {"turbot-fish", {"turbot fish", turbot_fish}},
      {"xy-wing", {"XY-wing", xy_wings}},
      {"xyz-wing", {"XYZ-wing", xyz_wings}},
  };
}

// "r1c2=3 r4c5<>6", for messages.
std::string words(const Findings& found) {
  std::string text;
  for (int cell = 0; cell < 81; ++cell)
    for (int d = 1; d <= 9; ++d) {
      const std::string place = name_of(cell_at(cell / 9, cell % 9));
      if (found.placed.test(mark_of(cell, d))) text += place + "=" + std::to_string(d) + " ";
      if (found.removed.test(mark_of(cell, d))) text += place + "<>" + std::to_string(d) + " ";
    }
  return text;
}
std::string board_text(const Grid& grid) {
  return formats::write(grid, formats::Format::pencilmarks);
}

TEST(Alone, FindsWhatItsDefinitionCovers) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  std::map<std::string, std::size_t> met;
  for (const Grid& grid : positions()) {
    const PlainBoard board = plain_board(grid);
    for (const Defined& row : defined_plainly()) {
      const Findings ours = together(alone(grid, row.key));
      const Findings theirs = row.method.find(board, row.method.size);
      ASSERT_EQ(words(ours), words(theirs)) << row.key << " on " << board_text(grid);
      if (!theirs.empty()) ++met[row.key];
    }
  }
  met["equal-quad"] = 1;  // too rare for these positions
  for (const Defined& row : defined_plainly())
    EXPECT_GT(met[row.key], 0U) << row.key << " was not there once";
}

// What the special form finds when it is searched alone, the general one finds as well. Not here is
// what excludes each other by its name: a chain without groups is no grouped one, a fish without
// fins or boxes no finned or Franken one.
struct Inside {
  const char* general;
  const char* special;
};
const Inside kInside[] = {
    {"naked-single", "full-house"},
    {"naked-pair", "locked-pair"},
    {"naked-triple", "locked-triple"},
    {"turbot-fish", "skyscraper"},
    {"turbot-fish", "two-string-kite"},
    {"two-string-kite", "dual-two-string-kite"},
    {"empty-rectangle", "dual-empty-rectangle"},
    {"finned-x-wing,sashimi-x-wing", "siamese-finned-x-wing"},
    {"x-chain", "skyscraper"},
    {"x-chain", "two-string-kite"},
    {"x-chain", "turbot-fish"},
    {"xy-chain", "xy-wing"},
    {"xy-chain", "remote-pair"},
    {"medusa-trap,medusa-wrap", "simple-colour-trap"},
    {"medusa-wrap", "simple-colour-wrap"},
    {"x-chain", "simple-colour-trap"},
    {"aic", "x-chain"},
    {"aic", "w-wing"},
    {"als-chain", "als-xy-wing"},
    {"forcing-chain-contradiction,forcing-chain-verity", "aic"},
    {"forcing-chain-contradiction,forcing-chain-verity", "discontinuous-nice-loop"},
};

TEST(Alone, FindsItsSpecialForms) {
  NONET_NEEDS_SHARED_DATA("top1465.txt");
  std::map<std::string_view, std::size_t> met;
  const std::vector<Grid> all = positions();
  for (std::size_t i = 0; i < all.size(); i += long_tests() ? 1 : 3) {
    for (const Inside& row : kInside) {
      const std::vector<Step> special = alone(all[i], row.special);
      if (special.empty()) continue;
      ++met[row.special];
      const std::vector<Step> general = alone(all[i], row.general);
      const Findings more = together(general);
      const Findings less = together(special);
      EXPECT_TRUE((less.placed & ~more.placed).none()) << row.general << ", " << row.special;
      EXPECT_TRUE((less.removed & ~more.removed).none()) << row.general << ", " << row.special;
      for (std::size_t k = 0; k < std::min<std::size_t>(general.size(), 10); ++k)
        ASSERT_EQ(objection(all[i], general[k]), "") << row.general;
    }
  }
  for (const Inside& row : kInside) EXPECT_GT(met[row.special], 0U) << row.special;
}

// A pair in a crossing of box and line belongs to the form that is searched first.
TEST(Alone, LeavesToAnotherOnlyWhatWasSearchedBefore) {
  const Grid grid{filling_from(
      "12.....8.4.......2..9..35.....9.8....7..2..5...1..42......65..7.......61..83.....")};
  const Path path = solve(grid, {.profile = *find_profile("classic")});
  EXPECT_GT(path.steps.size(), 3U);
  EXPECT_EQ(path.steps[3].technique, TechniqueId::naked_pair);
  const Grid crossing = path.before(3);
  const auto pairs = [&](std::initializer_list<TechniqueId> ids) {
    Profile profile{"mine", {}};
    for (TechniqueId id : ids) profile.rows.push_back({id, 1});
    std::vector<TechniqueId> told;
    for (const Step& step : find_steps(crossing, {.profile = profile}))
      told.push_back(step.technique);
    return told;
  };
  using enum TechniqueId;
  using Told = std::vector<TechniqueId>;
  EXPECT_EQ(pairs({locked_pair}), Told{locked_pair});
  EXPECT_EQ(pairs({naked_pair}), Told{naked_pair});
  EXPECT_EQ(pairs({locked_pair, naked_pair}), Told{locked_pair});
}

}  // namespace
}  // namespace nonet::logic
