#include <gtest/gtest.h>

#include "board/notation.h"
#include "logic/explain/words.h"

namespace nonet::logic {
namespace {

Candidate at(const char* cell, int digit) { return {*parse_cell(cell), digit_of(digit)}; }

Effect effect_of(std::initializer_list<Candidate> placed, std::initializer_list<Candidate> gone) {
  Effect effect;
  for (const auto& [cell, digit] : placed) effect.placements.insert(cell, digit);
  for (const auto& [cell, digit] : gone) effect.eliminations.insert(cell, digit);
  return effect;
}

TEST(EffectWords, ListWhatIsPlacedAndWhatGoes) {
  EXPECT_EQ(effect_words(effect_of({at("r1c1", 5)}, {})), "row 1, column 1 is 5");
  EXPECT_EQ(effect_words(effect_of({at("r1c1", 5), at("r2c2", 6)}, {})),
            "row 1, column 1 is 5, and row 2, column 2 is 6");
  EXPECT_EQ(effect_words(effect_of({}, {at("r4c4", 7), at("r2c2", 3), at("r3c3", 4)})),
            "3 can be crossed out in r2c2, 4 in r3c3, and 7 in r4c4");
}

TEST(EffectWords, Short) {
  EXPECT_EQ(effect_short(effect_of({at("r1c1", 5)}, {at("r2c2", 3), at("r2c5", 3)})),
            "r1c1=5, r2c2,r2c5≠3");
}

}  // namespace
}  // namespace nonet::logic
