// The table of all techniques. To add one: an id in technique_id.h, a row here in the same order, a
// finder in its family's file, words in explain/, a page in docs/techniques/; then profiles may
// name it.
#include <array>

#include "logic/finders.h"

namespace nonet::logic {
namespace {

using Id = TechniqueId;

// clang-format off
constexpr auto kTechniques = std::to_array<Technique>({
    // id                     key                      name                      code    finder               size  form
    {Id::full_house,          "full-house",            "Full House",             "0000", find_full_houses},
    {Id::naked_single,        "naked-single",          "Naked Single",           "0003", find_naked_singles},
    {Id::hidden_single_box,   "hidden-single-box",     "Hidden Single",          "0002", find_hidden_singles,    1, Form::box},
    {Id::hidden_single_line,  "hidden-single-line",    "Hidden Single",          "0002", find_hidden_singles,    1, Form::line},
    {Id::direct_pointing,     "direct-pointing",       "Direct Pointing",        "",     find_direct_locked,     1, Form::box},
    {Id::direct_claiming,     "direct-claiming",       "Direct Claiming",        "",     find_direct_locked,     1, Form::line},
    {Id::direct_hidden_pair,  "direct-hidden-pair",    "Direct Hidden Pair",     "",     find_direct_hidden_sets, 2, Form::hidden},
    {Id::direct_hidden_triple, "direct-hidden-triple", "Direct Hidden Triple",   "",     find_direct_hidden_sets, 3, Form::hidden},
    {Id::locked_pair,         "locked-pair",           "Locked Pair",            "0110", find_naked_sets,        2, Form::locked},
    {Id::locked_triple,       "locked-triple",         "Locked Triple",          "0111", find_naked_sets,        3, Form::locked},
    {Id::pointing,            "pointing",              "Pointing Candidate", "0100", find_pointing},
    {Id::claiming,            "claiming",              "Claiming Candidate", "0101", find_claiming},
    {Id::naked_pair,          "naked-pair",            "Naked Pair",             "0200", find_naked_sets,        2, Form::naked},
    {Id::naked_triple,        "naked-triple",          "Naked Triple",           "0201", find_naked_sets,        3, Form::naked},
    {Id::naked_quad,          "naked-quad",            "Naked Quad",             "0202", find_naked_sets,        4, Form::naked},
    {Id::naked_5,             "naked-5",               "Naked Set of 5",         "",     find_naked_sets,        5, Form::naked},
    {Id::naked_6,             "naked-6",               "Naked Set of 6",         "",     find_naked_sets,        6, Form::naked},
    {Id::naked_7,             "naked-7",               "Naked Set of 7",         "",     find_naked_sets,        7, Form::naked},
    {Id::equal_pair,          "equal-pair",            "Naked Pair",             "",     find_naked_sets,        2, Form::equal},
    {Id::equal_triple,        "equal-triple",          "Naked Triple",           "",     find_naked_sets,        3, Form::equal},
    {Id::equal_quad,          "equal-quad",            "Naked Quad",             "",     find_naked_sets,        4, Form::equal},
    {Id::cascade_pair,        "cascade-pair",          "Naked Pair Cascade",     "",     find_naked_sets,        2, Form::cascade},
    {Id::cascade_triple,      "cascade-triple",        "Naked Triple Cascade",   "",     find_naked_sets,        3, Form::cascade},
    {Id::cascade_quad,        "cascade-quad",          "Naked Quad Cascade",     "",     find_naked_sets,        4, Form::cascade},
    {Id::hidden_pair,         "hidden-pair",           "Hidden Pair",            "0210", find_hidden_sets,       2, Form::hidden},
    {Id::hidden_triple,       "hidden-triple",         "Hidden Triple",          "0211", find_hidden_sets,       3, Form::hidden},
    {Id::hidden_quad,         "hidden-quad",           "Hidden Quad",            "0212", find_hidden_sets,       4, Form::hidden},
    {Id::hidden_5,            "hidden-5",              "Hidden Set of 5",        "",     find_hidden_sets,       5, Form::hidden},
    {Id::hidden_6,            "hidden-6",              "Hidden Set of 6",        "",     find_hidden_sets,       6, Form::hidden},
    {Id::hidden_7,            "hidden-7",              "Hidden Set of 7",        "",     find_hidden_sets,       7, Form::hidden},
    {Id::x_wing,              "x-wing",                "X-Wing",                 "0300", find_fish,              2},
    {Id::swordfish,           "swordfish",             "Swordfish",              "0301", find_fish,              3},
    {Id::jellyfish,           "jellyfish",             "Jellyfish",              "0302", find_fish,              4},
    {Id::squirmbag,           "squirmbag",             "Squirmbag",              "0303", find_fish,              5},
    {Id::whale,               "whale",                 "Whale",                  "0304", find_fish,              6},
    {Id::leviathan,           "leviathan",             "Leviathan",              "0305", find_fish,              7},
    {Id::finned_x_wing,       "finned-x-wing",         "Finned X-Wing",          "0310", find_fish,              2, Form::finned},
    {Id::finned_swordfish,    "finned-swordfish",      "Finned Swordfish",       "0311", find_fish,              3, Form::finned},
    {Id::finned_jellyfish,    "finned-jellyfish",      "Finned Jellyfish",       "0312", find_fish,              4, Form::finned},
    {Id::finned_squirmbag,    "finned-squirmbag",      "Finned Squirmbag",       "0313", find_fish,              5, Form::finned},
    {Id::finned_whale,        "finned-whale",          "Finned Whale",           "0314", find_fish,              6, Form::finned},
    {Id::finned_leviathan,    "finned-leviathan",      "Finned Leviathan",       "0315", find_fish,              7, Form::finned},
    {Id::sashimi_x_wing,      "sashimi-x-wing",        "Sashimi X-Wing",         "0320", find_fish,              2, Form::sashimi},
    {Id::sashimi_swordfish,   "sashimi-swordfish",     "Sashimi Swordfish",      "0321", find_fish,              3, Form::sashimi},
    {Id::sashimi_jellyfish,   "sashimi-jellyfish",     "Sashimi Jellyfish",      "0322", find_fish,              4, Form::sashimi},
    {Id::sashimi_squirmbag,   "sashimi-squirmbag",     "Sashimi Squirmbag",      "0323", find_fish,              5, Form::sashimi},
    {Id::sashimi_whale,       "sashimi-whale",         "Sashimi Whale",          "0324", find_fish,              6, Form::sashimi},
    {Id::sashimi_leviathan,   "sashimi-leviathan",     "Sashimi Leviathan",      "0325", find_fish,              7, Form::sashimi},
    {Id::siamese_finned_x_wing, "siamese-finned-x-wing", "Siamese Finned X-Wing", "03101", find_fish,            2, Form::siamese_finned},
    {Id::siamese_finned_swordfish, "siamese-finned-swordfish", "Siamese Finned Swordfish", "03111", find_fish, 3, Form::siamese_finned},
    {Id::siamese_finned_jellyfish, "siamese-finned-jellyfish", "Siamese Finned Jellyfish", "03121", find_fish, 4, Form::siamese_finned},
    {Id::siamese_sashimi_x_wing, "siamese-sashimi-x-wing", "Siamese Sashimi X-Wing", "03201", find_fish,        2, Form::siamese_sashimi},
    {Id::siamese_sashimi_swordfish, "siamese-sashimi-swordfish", "Siamese Sashimi Swordfish", "03211", find_fish, 3, Form::siamese_sashimi},
    {Id::siamese_sashimi_jellyfish, "siamese-sashimi-jellyfish", "Siamese Sashimi Jellyfish", "03221", find_fish, 4, Form::siamese_sashimi},
    {Id::franken_x_wing,            "franken-x-wing",            "Franken X-Wing",                  "0330",  find_fish, 2, Form::franken},
    {Id::franken_swordfish,         "franken-swordfish",         "Franken Swordfish",               "0331",  find_fish, 3, Form::franken},
    {Id::franken_jellyfish,         "franken-jellyfish",         "Franken Jellyfish",               "0332",  find_fish, 4, Form::franken},
    {Id::franken_squirmbag,         "franken-squirmbag",         "Franken Squirmbag",               "0333",  find_fish, 5, Form::franken},
    {Id::franken_whale,             "franken-whale",             "Franken Whale",                   "0334",  find_fish, 6, Form::franken},
    {Id::franken_leviathan,         "franken-leviathan",         "Franken Leviathan",               "0335",  find_fish, 7, Form::franken},
    {Id::finned_franken_x_wing,     "finned-franken-x-wing",     "Finned Franken X-Wing",           "0340",  find_fish, 2, Form::finned_franken},
    {Id::finned_franken_swordfish,  "finned-franken-swordfish",  "Finned Franken Swordfish",        "0341",  find_fish, 3, Form::finned_franken},
    {Id::finned_franken_jellyfish,  "finned-franken-jellyfish",  "Finned Franken Jellyfish",        "0342",  find_fish, 4, Form::finned_franken},
    {Id::finned_franken_squirmbag,  "finned-franken-squirmbag",  "Finned Franken Squirmbag",        "0343",  find_fish, 5, Form::finned_franken},
    {Id::finned_franken_whale,      "finned-franken-whale",      "Finned Franken Whale",            "0344",  find_fish, 6, Form::finned_franken},
    {Id::finned_franken_leviathan,  "finned-franken-leviathan",  "Finned Franken Leviathan",        "0345",  find_fish, 7, Form::finned_franken},
    {Id::mutant_x_wing,             "mutant-x-wing",             "Mutant X-Wing",                   "0350",  find_fish, 2, Form::mutant},
    {Id::mutant_swordfish,          "mutant-swordfish",          "Mutant Swordfish",                "0351",  find_fish, 3, Form::mutant},
    {Id::mutant_jellyfish,          "mutant-jellyfish",          "Mutant Jellyfish",                "0352",  find_fish, 4, Form::mutant},
    {Id::mutant_squirmbag,          "mutant-squirmbag",          "Mutant Squirmbag",                "0353",  find_fish, 5, Form::mutant},
    {Id::mutant_whale,              "mutant-whale",              "Mutant Whale",                    "0354",  find_fish, 6, Form::mutant},
    {Id::mutant_leviathan,          "mutant-leviathan",          "Mutant Leviathan",                "0355",  find_fish, 7, Form::mutant},
    {Id::finned_mutant_x_wing,      "finned-mutant-x-wing",      "Finned Mutant X-Wing",            "0360",  find_fish, 2, Form::finned_mutant},
    {Id::finned_mutant_swordfish,   "finned-mutant-swordfish",   "Finned Mutant Swordfish",         "0361",  find_fish, 3, Form::finned_mutant},
    {Id::finned_mutant_jellyfish,   "finned-mutant-jellyfish",   "Finned Mutant Jellyfish",         "0362",  find_fish, 4, Form::finned_mutant},
    {Id::finned_mutant_squirmbag,   "finned-mutant-squirmbag",   "Finned Mutant Squirmbag",         "0363",  find_fish, 5, Form::finned_mutant},
    {Id::finned_mutant_whale,       "finned-mutant-whale",       "Finned Mutant Whale",             "0364",  find_fish, 6, Form::finned_mutant},
    {Id::finned_mutant_leviathan,   "finned-mutant-leviathan",   "Finned Mutant Leviathan",         "0365",  find_fish, 7, Form::finned_mutant},
    {Id::siamese_franken_swordfish, "siamese-franken-swordfish", "Siamese Finned Franken Swordfish", "03411", find_fish, 3, Form::siamese_franken},
    {Id::siamese_franken_jellyfish, "siamese-franken-jellyfish", "Siamese Finned Franken Jellyfish", "03421", find_fish, 4, Form::siamese_franken},
    {Id::siamese_mutant_jellyfish,  "siamese-mutant-jellyfish",  "Siamese Finned Mutant Jellyfish", "03621", find_fish, 4, Form::siamese_mutant},
    {Id::kraken_fish_1,             "kraken-fish-1",             "Kraken Fish Type 1",              "0371",  find_kraken_fish, 1},
    {Id::kraken_fish_2,             "kraken-fish-2",             "Kraken Fish Type 2",              "0372",  find_kraken_fish, 2},
    {Id::template_set,              "template-set",              "Template Set",                    "1201",  find_template_sets},
    {Id::template_delete,           "template-delete",           "Template Delete",                 "1202",  find_template_deletions},
    {Id::unique_loop_6,       "unique-loop-6",         "Unique Loop of 6",       "",     find_unique_loops,      6, Form::plain, true},
    {Id::unique_loop_8,       "unique-loop-8",         "Unique Loop of 8",       "",     find_unique_loops,      8, Form::plain, true},
    {Id::unique_loop_10,      "unique-loop-10",        "Unique Loop of 10 or More", "",  find_unique_loops,     10, Form::plain, true},
    {Id::bug_2,               "bug-2",                 "BUG Type 2",             "",     find_bug,               2, Form::plain, true},
    {Id::bug_3,               "bug-3",                 "BUG Type 3",             "",     find_bug,               3, Form::plain, true},
    {Id::bug_4,               "bug-4",                 "BUG Type 4",             "",     find_bug,               4, Form::plain, true},
    {Id::skyscraper,          "skyscraper",            "Skyscraper",             "0400", find_skyscrapers},
    {Id::two_string_kite,     "two-string-kite",       "2-String Kite",          "0401", find_kites},
    {Id::dual_two_string_kite, "dual-two-string-kite", "Dual 2-String Kite",     "0404", find_kites,             0, Form::dual},
    {Id::turbot_fish,         "turbot-fish",           "Turbot Fish",            "0403", find_turbot_fish},
    {Id::empty_rectangle,     "empty-rectangle",       "Empty Rectangle",        "0402", find_empty_rectangles},
    {Id::dual_empty_rectangle, "dual-empty-rectangle", "Dual Empty Rectangle",   "0405", find_empty_rectangles,  0, Form::dual},
    {Id::xy_wing,             "xy-wing",               "XY-Wing",                "0800", find_xy_wings},
    {Id::xyz_wing,            "xyz-wing",              "XYZ-Wing",               "0801", find_xyz_wings},
    {Id::w_wing,              "w-wing",                "W-Wing",                 "0803", find_w_wings},
    {Id::als_xz,              "als-xz",                "ALS-XZ",                 "0901", find_als_xz},
    {Id::als_xy_wing,         "als-xy-wing",           "ALS-XY-Wing",            "0902", find_als_xy_wings},
    {Id::als_chain,           "als-chain",             "ALS Chain",              "0903", find_als_chains},
    {Id::death_blossom,       "death-blossom",         "Death Blossom",          "0904", find_death_blossoms},
    {Id::sue_de_coq,          "sue-de-coq",            "Sue de Coq",             "1101", find_sue_de_coq},
    {Id::wxyz_wing,           "wxyz-wing",             "WXYZ-Wing",              "",     find_wxyz_wings},
    {Id::aligned_pair,        "aligned-pair",          "Aligned Pair Exclusion", "",     find_aligned_exclusion, 2},
    {Id::aligned_triple,      "aligned-triple",        "Aligned Triple Exclusion", "",   find_aligned_exclusion, 3},
    {Id::medusa_trap,         "medusa-trap",           "3D Medusa Trap",         "",     find_medusa,            0, Form::trap},
    {Id::medusa_wrap,         "medusa-wrap",           "3D Medusa Wrap",         "",     find_medusa,            0, Form::wrap},
    {Id::remote_pair,         "remote-pair",           "Remote Pair",            "0703", find_remote_pairs},
    {Id::simple_colour_trap,  "simple-colour-trap",    "Simple Colour Trap",  "0500", find_simple_colours,    0, Form::trap},
    {Id::simple_colour_wrap,  "simple-colour-wrap",    "Simple Colour Wrap",  "0501", find_simple_colours,    0, Form::wrap},
    {Id::multi_colours_1,     "multi-colours-1",       "Multi-Colour 1",        "0502", find_multi_colours,     1, Form::trap},
    {Id::multi_colours_2,     "multi-colours-2",       "Multi-Colour 2",        "0503", find_multi_colours,     2, Form::wrap},
    {Id::uniqueness_1,        "uniqueness-1",          "Uniqueness Test 1",      "0600", find_uniqueness,        1, Form::plain, true},
    {Id::uniqueness_2,        "uniqueness-2",          "Uniqueness Test 2",      "0601", find_uniqueness,        2, Form::plain, true},
    {Id::uniqueness_3,        "uniqueness-3",          "Uniqueness Test 3",      "0602", find_uniqueness,        3, Form::plain, true},
    {Id::uniqueness_4,        "uniqueness-4",          "Uniqueness Test 4",      "0603", find_uniqueness,        4, Form::plain, true},
    {Id::uniqueness_5,        "uniqueness-5",          "Uniqueness Test 5",      "0604", find_uniqueness,        5, Form::plain, true},
    {Id::uniqueness_6,        "uniqueness-6",          "Uniqueness Test 6",      "0605", find_uniqueness,        6, Form::plain, true},
    {Id::hidden_rectangle,    "hidden-rectangle",      "Hidden Rectangle",       "0606", find_hidden_rectangles, 0, Form::plain, true},
    {Id::avoidable_rectangle_1, "avoidable-rectangle-1", "Avoidable Rectangle 1", "0607", find_avoidable_rectangles, 1, Form::plain, true},
    {Id::avoidable_rectangle_2, "avoidable-rectangle-2", "Avoidable Rectangle 2", "0608", find_avoidable_rectangles, 2, Form::plain, true},
    {Id::bug_plus_1,          "bug-plus-1",            "BUG+1",                  "0610", find_bug,               1, Form::plain, true},
    {Id::x_chain,             "x-chain",               "X-Chain",                "0701", find_x_chains},
    {Id::xy_chain,            "xy-chain",              "XY-Chain",               "0702", find_xy_chains},
    {Id::fork_chain,          "fork-chain",            "Fork Chain",             "",     find_fork_chains},
    {Id::continuous_nice_loop, "continuous-nice-loop", "Continuous Nice Loop",   "0706", find_nice_loops,        0, Form::continuous},
    {Id::discontinuous_nice_loop, "discontinuous-nice-loop", "Discontinuous Nice Loop", "0707", find_nice_loops, 0, Form::discontinuous},
    {Id::aic,                 "aic",                   "Alternating Inference Chain", "0708", find_nice_loops,   0, Form::alternating},
    {Id::grouped_continuous_nice_loop, "grouped-continuous-nice-loop", "Grouped Continuous Nice Loop", "0709", find_nice_loops, 1, Form::continuous},
    {Id::grouped_discontinuous_nice_loop, "grouped-discontinuous-nice-loop", "Grouped Discontinuous Nice Loop", "0710", find_nice_loops, 1, Form::discontinuous},
    {Id::grouped_aic,         "grouped-aic",           "Grouped Alternating Inference Chain", "0711", find_nice_loops, 1, Form::alternating},
    {Id::nishio_forcing,      "nishio-forcing",        "Nishio Forcing",         "",     find_nishio},
    {Id::forcing_chain_contradiction, "forcing-chain-contradiction", "Forcing Chain Contradiction", "1301", find_forcing_chains, 0, Form::contradiction},
    {Id::forcing_chain_verity, "forcing-chain-verity", "Forcing Chain Verity",   "1302", find_forcing_chains,    0, Form::verity},
    {Id::forcing_net_contradiction, "forcing-net-contradiction", "Forcing Net Contradiction", "1303", find_forcing_nets, 0, Form::contradiction},
    {Id::forcing_net_verity,  "forcing-net-verity",    "Forcing Net Verity",     "1304", find_forcing_nets,      0, Form::verity},
    {Id::forcing_net_plus_contradiction, "forcing-net-plus-contradiction", "Forcing Net with Sets, Contradiction", "", find_forcing_nets, 1, Form::contradiction},
    {Id::forcing_net_plus_verity, "forcing-net-plus-verity", "Forcing Net with Sets, Verity", "", find_forcing_nets, 1, Form::verity},
    {Id::nested_net_contradiction, "nested-net-contradiction", "Nested Forcing Net Contradiction", "", find_forcing_nets, 2, Form::contradiction},
    {Id::nested_net_verity,   "nested-net-verity",     "Nested Forcing Net Verity", "",  find_forcing_nets,      2, Form::verity},
    {Id::als_continuous_nice_loop, "als-continuous-nice-loop", "Continuous Nice Loop with ALS", "0709", find_nice_loops, 2, Form::continuous},
    {Id::als_discontinuous_nice_loop, "als-discontinuous-nice-loop", "Discontinuous Nice Loop with ALS", "0710", find_nice_loops, 2, Form::discontinuous},
    {Id::als_aic,             "als-aic",               "Alternating Inference Chain with ALS", "0711", find_nice_loops, 2, Form::alternating},
    {Id::guess,               "guess",                 "Guess",                  "",     find_guess, 0, Form::plain, true},
});
// clang-format on

constexpr bool rows_follow_ids() {
  for (std::size_t i = 0; i < kTechniques.size(); ++i)
    if (kTechniques[i].id != static_cast<TechniqueId>(i)) return false;
  return true;
}
static_assert(rows_follow_ids());

}  // namespace

std::span<const Technique> all_techniques() { return kTechniques; }

const Technique& technique(TechniqueId id) { return kTechniques[static_cast<std::size_t>(id)]; }

std::optional<TechniqueId> parse_technique(std::string_view key) {
  for (const Technique& t : kTechniques)
    if (t.key == key) return t.id;
  return std::nullopt;
}

}  // namespace nonet::logic
