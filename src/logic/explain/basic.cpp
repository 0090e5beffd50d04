// Singles, locked candidates, sets, and the direct forms.
#include "board/notation.h"
#include "logic/explain/argument.h"
#include "logic/explain/explain.h"
#include "logic/explain/words.h"

namespace nonet::logic {
namespace {

// The digits that stand in a house with the cell.
Digits seen_from(const Grid& grid, Cell c) {
  Digits seen;
  for (Cell peer : peers_of(c))
    if (const auto d = grid.at(peer)) seen.insert(*d);
  return seen;
}

// Placed digits d that keep d out of `cells`, as few as a quick choice finds.
CellSet bars(const Grid& grid, Digit d, CellSet cells) {
  CellSet placed;
  for (Cell c : ~grid.open_cells())
    if (grid.at(c) == d) placed.insert(c);
  const auto barred_by = [](CellSet some) {
    CellSet barred;
    for (Cell c : some) barred |= peers_of(c);
    return barred;
  };
  CellSet chosen = placed;
  for (Cell c : placed)  // leave out what the others do as well
    if (barred_by(chosen - CellSet{c}).includes(barred_by(chosen) & cells)) chosen.erase(c);
  return chosen;
}

std::string why_naked(const Grid& grid, const SingleEvidence& e) {
  const std::string cell = capital(words_for(e.cell));
  const Digits others = ~Digits{e.digit};
  if (seen_from(grid, e.cell).includes(others))
    return cell + " can only be " + char_of(e.digit) +
           ": every other digit is already in its row, column or box.";
  return cell + " has one candidate left, " + char_of(e.digit) +
         ": every other digit is in its row, column or box or has been crossed out.";
}

// Where it goes, as one says it in that house.
std::string place_in(House house, Cell c) {
  return kind_of(house) == HouseKind::box ? words_for(c) : places_in(house, CellSet{c});
}

std::string why_hidden(const Grid& grid, const SingleEvidence& e) {
  const std::string digit(1, char_of(e.digit));
  CellSet rest = (members_of(*e.house) & grid.open_cells());
  rest.erase(e.cell);
  std::string text = "In " + words_for(*e.house) + ", the digit " + digit + " fits only in " +
                     place_in(*e.house, e.cell) + ".";
  const CellSet barring = bars(grid, e.digit, rest);
  CellSet crossed_out = rest;
  for (Cell c : barring) crossed_out -= peers_of(c);
  const std::string where = crossed_out.size() == 1 ? listed(crossed_out) : "the others";
  if (barring.empty()) return text + " In the other empty cells it has been crossed out.";
  text += (barring.size() == 1 ? " The " + digit + " in " : " The " + digit + "s in ") +
          listed(barring) + " " + plural(barring.size(), "keeps", "keep") + " it out of ";
  if (crossed_out.empty()) return text + "the other empty cells.";
  return text + "other cells, and in " + where + " it has been crossed out.";
}

std::string these_cells(int n) { return n == 1 ? "this cell" : "these " + counted(n) + " cells"; }

}  // namespace

std::string argument(const Grid& grid, const Step& step, const SingleEvidence& e) {
  if (!e.house) return why_naked(grid, e);
  if (step.technique != TechniqueId::full_house) return why_hidden(grid, e);
  return "The last empty cell of " + words_for(*e.house) + " is " + words_for(e.cell) +
         "; the missing digit is " + char_of(e.digit) + ".";
}

std::string argument(const Grid&, const Step&, const LockedEvidence& e) {
  const std::string digit(1, char_of(e.digit));
  return "In " + words_for(e.base) + ", the digit " + digit + " fits only in " + listed(e.cells) +
         ", which also lie in " + words_for(e.cover) + ". Whichever of them holds it, " +
         words_for(e.cover) + " has its " + digit + " there and nowhere else.";
}

std::string argument(const Grid&, const Step&, const SetEvidence& e) {
  const int size = e.cells.size();
  if (e.hidden)
    return "In " + words_for(e.house) + ", the digits " + listed(e.digits) + " fit only in " +
           places_in(e.house, e.cells) + ". They need " + these_cells(size) +
           ", and nothing else can go there.";
  HouseSet houses{e.house};
  if (e.second) houses.insert(*e.second);
  return capital(listed(e.cells)) + " have only " + listed(e.digits) +
         " as candidates between them. " + capital(these_cells(size)) + " of " + listed(houses) +
         " take " + (size == 2 ? std::string{"both digits"} : "all " + counted(size) + " digits") +
         ", in whatever order, and leave none for the rest.";
}

std::string argument(const Grid& grid, const Step&, const DirectEvidence& e) {
  std::string text = explain(grid, *e.removal);
  return text + " Now " + words_for(*e.single.house) + " has one place left for " +
         char_of(e.single.digit) + ".";
}

}  // namespace nonet::logic
