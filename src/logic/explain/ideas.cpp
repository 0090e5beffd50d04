// What each technique is, in one sentence.
#include <array>

#include "logic/explain/explain.h"

namespace nonet::logic {
namespace {

struct Idea {
  TechniqueId first;  // this technique and those after it, up to the next row
  std::string_view sentence;
};

using Id = TechniqueId;

constexpr auto kIdeas = std::to_array<Idea>({
    {Id::full_house, "A house with one empty cell takes the digit that is missing."},
    {Id::naked_single, "An empty cell that can hold only one digit takes it."},
    {Id::hidden_single_box, "A digit with one place left in a box goes there."},
    {Id::hidden_single_line, "A digit with one place left in a row or column goes there."},
    {Id::direct_pointing, "A digit confined to one line of a box leaves one place in a house."},
    {Id::direct_claiming, "A digit confined to one box of a line leaves one place in a house."},
    {Id::direct_hidden_pair, "Two digits that need two cells leave one place for another digit."},
    {Id::direct_hidden_triple,
     "Three digits that need three cells leave one place for another digit."},
    {Id::locked_pair, "Two cells where a box and a line meet hold the same two candidates."},
    {Id::locked_triple, "Three cells where a box and a line meet hold three candidates."},
    {Id::pointing,
     "A digit that fits only in one line of a box is crossed out in the rest of that line."},
    {Id::claiming,
     "A digit that fits only in one box of a line is crossed out in the rest of that box."},
    {Id::naked_pair, "Two cells of a house with two candidates between them use both up."},
    {Id::naked_triple, "Three cells of a house with three candidates between them use them up."},
    {Id::naked_quad, "Four cells of a house with four candidates between them use them up."},
    {Id::naked_5, "As many cells of a house as they have candidates use these digits up."},
    {Id::equal_pair, "Cells of a house with equal lists, as many as digits, use the digits up."},
    {Id::cascade_pair,
     "Cells of a house whose lists differ but hold as many digits as there are cells."},
    {Id::hidden_pair, "Two digits with only two places in a house need these two cells."},
    {Id::hidden_triple, "Three digits with only three places in a house need these cells."},
    {Id::hidden_quad, "Four digits with only four places in a house need these cells."},
    {Id::hidden_5, "As many digits as they have places in a house need these cells."},
    {Id::x_wing, "In two lines a digit fits only in the same two crossing lines."},
    {Id::swordfish, "In three lines a digit fits only in the same three crossing lines."},
    {Id::jellyfish, "In four lines a digit fits only in the same four crossing lines."},
    {Id::squirmbag, "In as many lines a digit fits only in as many crossing lines."},
    {Id::finned_x_wing,
     "A fish (as the X-Wing is) with some extra places, the fins, that lie in one box."},
    {Id::sashimi_x_wing, "A finned fish that lacks a corner: the fin stands in for it."},
    {Id::siamese_finned_x_wing, "Two finned fish in the same lines with different fins."},
    {Id::franken_x_wing, "A fish of rows or columns in which boxes take part."},
    {Id::finned_franken_x_wing, "A fish of lines and boxes with some extra places, the fins."},
    {Id::mutant_x_wing, "A fish of rows, columns and boxes in any mixture."},
    {Id::finned_mutant_x_wing,
     "A fish of rows, columns and boxes in any mixture with some extra places, the fins."},
    {Id::siamese_franken_swordfish, "Two finned fish in the same houses with different fins."},
    {Id::kraken_fish_1, "A fish with fins from which chains lead to what the fish removes."},
    {Id::kraken_fish_2,
     "A fish with fins: chains from these and from one of its houses lead to the same loss."},
    {Id::template_set, "A place that every way to place a digit on the whole board uses."},
    {Id::template_delete, "A place that no way to place a digit on the whole board uses."},
    {Id::unique_loop_6,
     "A ring of cells that two digits must not fill alone, or both orders would do."},
    {Id::bug_2,
     "If but for a few extra candidates all cells hold pairs, one of the extras is true."},
    {Id::skyscraper, "Two lines with two places each for a digit, one of them side by side."},
    {Id::two_string_kite, "A row and a column with two places each for a digit, tied by a box."},
    {Id::turbot_fish, "Two houses with two places each for a digit, tied by a third house."},
    {Id::empty_rectangle, "A box whose places for a digit form a cross, tied to a line with two."},
    {Id::xy_wing, "A cell with two candidates and two others that share one digit."},
    {Id::xyz_wing, "A cell with three candidates and two others that share one digit with it."},
    {Id::w_wing,
     "Two cells with the same two candidates, tied by a house with two places for one of them."},
    {Id::als_xz,
     "Two sets of cells with one digit too many each, which cannot both hold a certain one."},
    {Id::als_xy_wing,
     "Three sets of cells with one digit too many each; the middle one takes a digit from either."},
    {Id::als_chain,
     "A chain of sets of cells with one digit too many each: if the first lacks a digit, the last "
     "has it."},
    {Id::death_blossom,
     "Whatever a cell is, one of several sets of cells is left with as many digits as cells."},
    {Id::sue_de_coq,
     "Where a box and a line cross, and beside it, are as many cells as digits, each of which "
     "stands there once."},
    {Id::wxyz_wing, "Four cells with four candidates, three of which stand there once at most."},
    {Id::aligned_pair,
     "Two cells tried in all ways: some leave nothing for a cell that sees both."},
    {Id::aligned_triple,
     "Three cells tried in all ways: some leave nothing for a cell that sees all three."},
    {Id::medusa_trap, "Candidates of several digits coloured in turn: one of the colours is true."},
    {Id::remote_pair, "Cells with the same two candidates, each seeing the next."},
    {Id::simple_colour_trap, "Places of a digit coloured in turn: one of the colours is true."},
    {Id::multi_colours_1, "Two coloured chains of a digit that see each other."},
    {Id::uniqueness_1, "Four cells that two digits must not fill alone, or both orders would do."},
    {Id::avoidable_rectangle_1,
     "Placed digits that a fourth cell must not complete to a rectangle with two orders."},
    {Id::bug_plus_1, "If all cells but one hold pairs, that one breaks the deadlock."},
    {Id::x_chain, "A chain of places of one digit: if one end is false, the other is true."},
    {Id::xy_chain,
     "A chain of cells with two candidates each, one of whose ends must be a certain digit."},
    {Id::fork_chain, "Every candidate of a cell leads to the same consequence."},
    {Id::continuous_nice_loop,
     "A loop of links round which true and false take turns, one way or the other."},
    {Id::discontinuous_nice_loop,
     "A loop of links that leads from a candidate to its own opposite."},
    {Id::aic, "A chain of links in turn strong and weak: one of its ends is true."},
    {Id::grouped_continuous_nice_loop,
     "A loop of links, some of them between groups of cells, round which true and false take "
     "turns."},
    {Id::grouped_discontinuous_nice_loop,
     "A loop of links, some between groups of cells, that leads from a candidate to its opposite."},
    {Id::grouped_aic, "A chain of links, some between groups of cells: one of its ends is true."},
    {Id::nishio_forcing,
     "A digit that, once supposed in a cell and followed alone, has no place left in a house."},
    {Id::forcing_chain_contradiction,
     "Chains from one candidate leave nothing for a cell, or no place for a digit in a house."},
    {Id::forcing_chain_verity,
     "Chains from all candidates of a cell, or all places of a digit in a house, lead to the "
     "same."},
    {Id::forcing_net_contradiction,
     "A candidate that, if supposed, leads by singles to something that cannot be."},
    {Id::forcing_net_verity,
     "All candidates of a cell, or all places of a digit in a house, lead by singles to the same."},
    {Id::forcing_net_plus_contradiction,
     "A forcing net that may use locked candidates, pairs and triples beside singles."},
    {Id::nested_net_contradiction, "A forcing net that may use chains on its way."},
    {Id::als_continuous_nice_loop,
     "A loop of links, some within almost locked sets, round which true and false take turns."},
    {Id::als_discontinuous_nice_loop,
     "A loop of links, some within almost locked sets, from a candidate to its opposite."},
    {Id::als_aic, "A chain of links, some within almost locked sets: one of its ends is true."},
    {Id::guess, "A digit is tried, and leads to a solution."},
});

}  // namespace

std::string_view idea_of(TechniqueId id) {
  std::string_view sentence;
  for (const Idea& idea : kIdeas)
    if (idea.first <= id) sentence = idea.sentence;
  return sentence;
}

}  // namespace nonet::logic
