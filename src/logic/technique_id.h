// The kinds of deduction. registry.cpp says what each is; profiles say which are used, in which
// order and at what cost.
#pragma once

#include <cstdint>

namespace nonet::logic {

// clang-format off
enum class TechniqueId : std::uint8_t {
  full_house, naked_single, hidden_single_box, hidden_single_line,
  direct_pointing, direct_claiming, direct_hidden_pair, direct_hidden_triple,
  locked_pair, locked_triple, pointing, claiming,
  naked_pair, naked_triple, naked_quad, naked_5, naked_6, naked_7,
  equal_pair, equal_triple, equal_quad, cascade_pair, cascade_triple, cascade_quad,
  hidden_pair, hidden_triple, hidden_quad, hidden_5, hidden_6, hidden_7,
  x_wing, swordfish, jellyfish, squirmbag, whale, leviathan,
  finned_x_wing, finned_swordfish, finned_jellyfish,
  finned_squirmbag, finned_whale, finned_leviathan,
  sashimi_x_wing, sashimi_swordfish, sashimi_jellyfish,
  sashimi_squirmbag, sashimi_whale, sashimi_leviathan,
  siamese_finned_x_wing, siamese_finned_swordfish, siamese_finned_jellyfish,
  siamese_sashimi_x_wing, siamese_sashimi_swordfish, siamese_sashimi_jellyfish,
  franken_x_wing, franken_swordfish, franken_jellyfish,
  franken_squirmbag, franken_whale, franken_leviathan,
  finned_franken_x_wing, finned_franken_swordfish, finned_franken_jellyfish,
  finned_franken_squirmbag, finned_franken_whale, finned_franken_leviathan,
  mutant_x_wing, mutant_swordfish, mutant_jellyfish,
  mutant_squirmbag, mutant_whale, mutant_leviathan,
  finned_mutant_x_wing, finned_mutant_swordfish, finned_mutant_jellyfish,
  finned_mutant_squirmbag, finned_mutant_whale, finned_mutant_leviathan,
  siamese_franken_swordfish, siamese_franken_jellyfish, siamese_mutant_jellyfish,
  kraken_fish_1, kraken_fish_2,
  template_set, template_delete,
  unique_loop_6, unique_loop_8, unique_loop_10,
  bug_2, bug_3, bug_4,
  skyscraper, two_string_kite, dual_two_string_kite, turbot_fish,
  empty_rectangle, dual_empty_rectangle,
  xy_wing, xyz_wing, w_wing,
  als_xz, als_xy_wing, als_chain, death_blossom, sue_de_coq,
  wxyz_wing, aligned_pair, aligned_triple, medusa_trap, medusa_wrap,
  remote_pair,
  simple_colour_trap, simple_colour_wrap, multi_colours_1, multi_colours_2,
  uniqueness_1, uniqueness_2, uniqueness_3, uniqueness_4, uniqueness_5, uniqueness_6,
  hidden_rectangle, avoidable_rectangle_1, avoidable_rectangle_2,
  bug_plus_1,
  x_chain, xy_chain, fork_chain,
  continuous_nice_loop, discontinuous_nice_loop, aic,
  grouped_continuous_nice_loop, grouped_discontinuous_nice_loop, grouped_aic,
  nishio_forcing, forcing_chain_contradiction, forcing_chain_verity,
  forcing_net_contradiction, forcing_net_verity,
  forcing_net_plus_contradiction, forcing_net_plus_verity,
  nested_net_contradiction, nested_net_verity,
  als_continuous_nice_loop, als_discontinuous_nice_loop, als_aic, guess,
};
// clang-format on

}  // namespace nonet::logic
