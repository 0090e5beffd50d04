#include "rate/score.h"

namespace nonet::rate {

namespace {

using Id = logic::TechniqueId;
using enum ScoreLevel;

struct TechniqueLevel {
  Id technique;
  ScoreLevel level;
};

// HoDoKu's levels. It does not know every technique here; the others have the level of what they
// are made of, as the notes say. A row for each id, in the order of the ids.
constexpr auto kLevelOf = std::to_array<TechniqueLevel>({
    {Id::full_house, easy},
    {Id::naked_single, easy},
    {Id::hidden_single_box, easy},
    {Id::hidden_single_line, easy},
    // A locked candidate or a hidden set, and at once the single that it leaves.
    {Id::direct_pointing, medium},
    {Id::direct_claiming, medium},
    {Id::direct_hidden_pair, medium},
    {Id::direct_hidden_triple, medium},
    {Id::locked_pair, medium},
    {Id::locked_triple, medium},
    {Id::pointing, medium},
    {Id::claiming, medium},
    {Id::naked_pair, medium},
    {Id::naked_triple, medium},
    {Id::naked_quad, hard},
    // Beside a set of five or more there is a smaller one of the other kind: like quads.
    {Id::naked_5, hard},
    {Id::naked_6, hard},
    {Id::naked_7, hard},
    // Special forms of naked sets.
    {Id::equal_pair, medium},
    {Id::equal_triple, medium},
    {Id::equal_quad, hard},
    {Id::cascade_pair, medium},
    {Id::cascade_triple, medium},
    {Id::cascade_quad, hard},
    {Id::hidden_pair, medium},
    {Id::hidden_triple, medium},
    {Id::hidden_quad, hard},
    {Id::hidden_5, hard},
    {Id::hidden_6, hard},
    {Id::hidden_7, hard},
    {Id::x_wing, hard},
    {Id::swordfish, hard},
    {Id::jellyfish, hard},
    {Id::squirmbag, unfair},
    {Id::whale, unfair},
    {Id::leviathan, unfair},
    {Id::finned_x_wing, hard},
    {Id::finned_swordfish, unfair},
    {Id::finned_jellyfish, unfair},
    {Id::finned_squirmbag, unfair},
    {Id::finned_whale, unfair},
    {Id::finned_leviathan, unfair},
    {Id::sashimi_x_wing, hard},
    {Id::sashimi_swordfish, unfair},
    {Id::sashimi_jellyfish, unfair},
    {Id::sashimi_squirmbag, unfair},
    {Id::sashimi_whale, unfair},
    {Id::sashimi_leviathan, unfair},
    // Two finned fish of the size that share their lines.
    {Id::siamese_finned_x_wing, hard},
    {Id::siamese_finned_swordfish, unfair},
    {Id::siamese_finned_jellyfish, unfair},
    {Id::siamese_sashimi_x_wing, hard},
    {Id::siamese_sashimi_swordfish, unfair},
    {Id::siamese_sashimi_jellyfish, unfair},
    // Fish of boxes as well as lines.
    {Id::franken_x_wing, unfair},
    {Id::franken_swordfish, unfair},
    {Id::franken_jellyfish, unfair},
    {Id::franken_squirmbag, extreme},
    {Id::franken_whale, extreme},
    {Id::franken_leviathan, extreme},
    {Id::finned_franken_x_wing, unfair},
    {Id::finned_franken_swordfish, unfair},
    {Id::finned_franken_jellyfish, unfair},
    {Id::finned_franken_squirmbag, extreme},
    {Id::finned_franken_whale, extreme},
    {Id::finned_franken_leviathan, extreme},
    {Id::mutant_x_wing, extreme},
    {Id::mutant_swordfish, extreme},
    {Id::mutant_jellyfish, extreme},
    {Id::mutant_squirmbag, extreme},
    {Id::mutant_whale, extreme},
    {Id::mutant_leviathan, extreme},
    {Id::finned_mutant_x_wing, extreme},
    {Id::finned_mutant_swordfish, extreme},
    {Id::finned_mutant_jellyfish, extreme},
    {Id::finned_mutant_squirmbag, extreme},
    {Id::finned_mutant_whale, extreme},
    {Id::finned_mutant_leviathan, extreme},
    {Id::siamese_franken_swordfish, unfair},
    {Id::siamese_franken_jellyfish, unfair},
    {Id::siamese_mutant_jellyfish, extreme},
    {Id::kraken_fish_1, extreme},
    {Id::kraken_fish_2, extreme},
    {Id::template_set, extreme},
    {Id::template_delete, extreme},
    // Rectangles of more cells, and BUG+1 with more extras.
    {Id::unique_loop_6, hard},
    {Id::unique_loop_8, hard},
    {Id::unique_loop_10, hard},
    {Id::bug_2, hard},
    {Id::bug_3, hard},
    {Id::bug_4, hard},
    {Id::skyscraper, hard},
    {Id::two_string_kite, hard},
    {Id::dual_two_string_kite, hard},
    {Id::turbot_fish, hard},
    {Id::empty_rectangle, hard},
    {Id::dual_empty_rectangle, hard},
    {Id::xy_wing, hard},
    {Id::xyz_wing, hard},
    {Id::w_wing, hard},
    {Id::als_xz, unfair},
    {Id::als_xy_wing, unfair},
    {Id::als_chain, unfair},
    {Id::death_blossom, unfair},
    {Id::sue_de_coq, unfair},
    // A larger XYZ-wing, cells tried in pairs and triples, simple colours of several digits.
    {Id::wxyz_wing, unfair},
    {Id::aligned_pair, unfair},
    {Id::aligned_triple, unfair},
    {Id::medusa_trap, unfair},
    {Id::medusa_wrap, unfair},
    {Id::remote_pair, hard},
    {Id::simple_colour_trap, hard},
    {Id::simple_colour_wrap, hard},
    {Id::multi_colours_1, hard},
    {Id::multi_colours_2, hard},
    {Id::uniqueness_1, hard},
    {Id::uniqueness_2, hard},
    {Id::uniqueness_3, hard},
    {Id::uniqueness_4, hard},
    {Id::uniqueness_5, hard},
    {Id::uniqueness_6, hard},
    {Id::hidden_rectangle, hard},
    {Id::avoidable_rectangle_1, hard},
    {Id::avoidable_rectangle_2, hard},
    {Id::bug_plus_1, hard},
    {Id::x_chain, unfair},
    {Id::xy_chain, unfair},
    // All candidates of a cell followed side by side: a forcing chain.
    {Id::fork_chain, extreme},
    {Id::continuous_nice_loop, unfair},
    {Id::discontinuous_nice_loop, unfair},
    {Id::aic, unfair},
    {Id::grouped_continuous_nice_loop, unfair},
    {Id::grouped_discontinuous_nice_loop, unfair},
    {Id::grouped_aic, unfair},
    // Like forcing chains: an assumption that is followed until it fails.
    {Id::nishio_forcing, extreme},
    {Id::forcing_chain_contradiction, extreme},
    {Id::forcing_chain_verity, extreme},
    {Id::forcing_net_contradiction, extreme},
    {Id::forcing_net_verity, extreme},
    {Id::forcing_net_plus_contradiction, extreme},
    {Id::forcing_net_plus_verity, extreme},
    {Id::nested_net_contradiction, extreme},
    {Id::nested_net_verity, extreme},
    // Chains through almost locked sets: like the chains of such sets.
    {Id::als_continuous_nice_loop, unfair},
    {Id::als_discontinuous_nice_loop, unfair},
    {Id::als_aic, unfair},
    {Id::guess, extreme},
});

constexpr bool rows_follow_ids() {
  for (std::size_t i = 0; i < kLevelOf.size(); ++i)
    if (kLevelOf[i].technique != static_cast<Id>(i)) return false;
  return true;
}
static_assert(rows_follow_ids());  // the tests check that no technique is missing at the end

}  // namespace

ScoreLevel level_of(Id technique) { return kLevelOf[static_cast<std::size_t>(technique)].level; }

Score score(const logic::Path& path, const logic::Profile& profile) {
  Score sum;
  ScoreLevel needed = easy;
  std::size_t hardest_rank = 0;
  for (const logic::Step& step : path.steps) {
    const std::size_t rank = profile.rank(step.technique);
    sum.points += profile.points(step.technique);
    if (needed < level_of(step.technique)) needed = level_of(step.technique);
    if (!sum.hardest || hardest_rank < rank) {
      hardest_rank = rank;
      sum.hardest = step.technique;
    }
  }
  sum.solved = path.solved();
  sum.level = sum.solved ? raised(needed, sum.points) : extreme;
  return sum;
}

}  // namespace nonet::rate
