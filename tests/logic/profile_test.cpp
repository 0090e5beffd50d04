#include "logic/profile.h"

#include <gtest/gtest.h>

#include "logic/fish/fish_forms.h"
#include "logic/technique.h"

namespace nonet::logic {
namespace {

TEST(Profile, BuiltInOnesAreRead) {
  for (const char* name : {"standard", "classic", "sudokio", "all"}) {
    const Profile* profile = find_profile(name);
    ASSERT_NE(profile, nullptr) << name;
    EXPECT_GT(profile->rows.size(), 10U);
    EXPECT_EQ(profile->name, name);
  }
  EXPECT_EQ(find_profile("nothing"), nullptr);
  // A guess must be asked for by name.
  EXPECT_EQ(find_profile("all")->rows.size(), all_techniques().size() - 1);
  for (const char* name : {"standard", "classic", "sudokio", "all"})
    EXPECT_FALSE(find_profile(name)->contains(TechniqueId::guess)) << name;
}

// As HoDoKu has it: these are looked for only on request.
TEST(Profile, StandardLeavesOutWhatOnlyAComputerFinds) {
  const Profile& all = *find_profile("all");
  for (const Technique& t : all_techniques()) {
    if (!is_of_houses(t.form) && t.page != "kraken-fish" && t.page != "templates" &&
        t.page != "unique-loops" && t.page != "bug-types")
      continue;
    EXPECT_FALSE(standard_profile().contains(t.id)) << t.key;
    EXPECT_TRUE(all.contains(t.id)) << t.key;
  }
  EXPECT_EQ(all.points(TechniqueId::finned_franken_jellyfish), 430);
  EXPECT_EQ(all.points(TechniqueId::kraken_fish_2), 500);
  EXPECT_EQ(all.rows.back().technique, TechniqueId::template_delete);
}

TEST(Profile, ClassicPlacesDigitsBySinglesOnly) {
  const Profile& classic = *find_profile("classic");
  EXPECT_EQ(classic.rows.front().technique, TechniqueId::naked_single);
  EXPECT_TRUE(classic.contains(TechniqueId::leviathan));
  EXPECT_TRUE(classic.contains(TechniqueId::xy_chain));
  EXPECT_FALSE(classic.contains(TechniqueId::uniqueness_1));
}

TEST(Profile, IsLimitedAndReordered) {
  const TechniqueId some[] = {TechniqueId::x_wing, TechniqueId::naked_single};
  const Profile limited = standard_profile().only(some);
  ASSERT_EQ(limited.rows.size(), 2U);
  EXPECT_EQ(limited.rows[0].technique, TechniqueId::naked_single);
  EXPECT_EQ(standard_profile().without(some).rows.size(), standard_profile().rows.size() - 2);
  const auto own = parse_profile("mine", "# mine\nx-wing 5\n\n  naked-single\t7 # easy\r\n");
  ASSERT_TRUE(own.has_value());
  EXPECT_EQ(own->rank(TechniqueId::x_wing), 0U);
  EXPECT_EQ(own->points(TechniqueId::naked_single), 7);
  EXPECT_EQ(own->points(TechniqueId::swordfish), 0);
}

TEST(Profile, ChoosesWhatAdvancesForks) {
  const auto own =
      parse_profile("mine", "fork-chain 9\ninner naked-single equal-pair fork-chain:2 # deep\n");
  ASSERT_TRUE(own.has_value()) << own.error().reason;
  EXPECT_EQ(own->inner, (Inner{{TechniqueId::naked_single, TechniqueId::equal_pair}, 2}));
  const TechniqueId forks[] = {TechniqueId::fork_chain};
  EXPECT_EQ(own->only(forks).inner, own->inner);
  EXPECT_EQ(parse_profile("mine", "inner x-wing fork-chain\nx-wing\n")->inner.forks, 1);
  EXPECT_FALSE(find_profile("sudokio")->inner.chosen());
}

struct Bad {
  const char* name;
  const char* text;
  std::size_t line;
  const char* reason;
};

TEST(Profile, SaysWhatIsWrongAndWhere) {
  const Bad table[] = {
      {"empty", "", 1, "no technique is named"},
      {"comments only", "# nothing\n\n", 1, "no technique is named"},
      {"unknown", "naked-single 1\nxwing 2\n", 2, "there is no technique \"xwing\""},
      {"twice", "x-wing 1\nx-wing 2\n", 2, "\"x-wing\" is there twice"},
      {"no number", "x-wing many\n", 1, "points are a whole number, not \"many\""},
      {"negative", "x-wing -3\n", 1, "points are a whole number, not \"-3\""},
      {"too many", "x-wing 1000001\n", 1, "points are at most 1000000, not 1000001"},
      {"more than a number", "x-wing 9999999999\n", 1,
       "points are a whole number, not \"9999999999\""},
      {"too much", "x-wing 1 2\n", 1, "a line is a technique and its points, nothing more"},
      {"nothing inside", "fork-chain\ninner\n", 2, "no inner technique is named"},
      {"unknown inside", "inner x-wing wish\n", 1, "there is no technique \"wish\""},
      {"twice inside", "inner x-wing x-wing\n", 1, "\"x-wing\" is there twice"},
      {"inside twice", "inner x-wing\ninner x-wing\n", 2, "\"inner\" is there twice"},
      {"only forks inside", "inner fork-chain:2\n", 1,
       "beside \"fork-chain\" some other technique is needed"},
      {"forks twice", "inner fork-chain fork-chain:2\n", 1, "\"fork-chain\" is there twice"},
      {"too deep", "inner x-wing fork-chain:4\n", 1,
       "forks are 1 to 3 deep, as in \"fork-chain:2\", not \"fork-chain:4\""},
      {"no depth", "inner x-wing fork-chain:\n", 1,
       "forks are 1 to 3 deep, as in \"fork-chain:2\", not \"fork-chain:\""},
      {"no fork", "inner x-wing fork-chains\n", 1,
       "forks are 1 to 3 deep, as in \"fork-chain:2\", not \"fork-chains\""},
      {"one solution assumed", "inner uniqueness-1\n", 1,
       "\"uniqueness-1\" assumes one solution, which a branch of a fork need not have"},
  };
  for (const Bad& row : table) {
    const auto profile = parse_profile("bad", row.text);
    ASSERT_FALSE(profile.has_value()) << row.name;
    EXPECT_EQ(profile.error().line, row.line) << row.name;
    EXPECT_EQ(profile.error().reason, row.reason) << row.name;
  }
}

TEST(Registry, KeysAreUniqueAndFoundAgain) {
  for (const Technique& t : all_techniques()) {
    EXPECT_EQ(parse_technique(t.key), t.id) << t.key;
    EXPECT_FALSE(t.name.empty());
  }
  EXPECT_EQ(parse_technique("X-Wing"), std::nullopt);
}

}  // namespace
}  // namespace nonet::logic
