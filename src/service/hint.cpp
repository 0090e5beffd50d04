#include "service/hint.h"

#include "board/notation.h"
#include "search/count.h"
#include "service/solve.h"

namespace nonet::service {

namespace {

// What the history names is the player's, also where a plain line cannot tell it from a given.
Grid with_own_entries(const Grid& board, const std::vector<Candidate>& history) {
  CellSet entered;
  for (const Candidate& move : history)
    if (board.at(move.cell) == move.digit) entered.insert(move.cell);
  Grid grid;
  for (Cell c : ~board.open_cells())
    entered.contains(c) || !board.given(c) ? (void)grid.place(c, *board.at(c))
                                           : grid.give(c, *board.at(c));
  for (Cell c : board.open_cells()) grid.set_candidates(c, board.candidates(c));
  return grid;
}

}  // namespace

logic::Hint hint(const Grid& given, const LogicOptions& options) {
  const Grid board = with_own_entries(given, options.history);
  const search::Count count =
      search::count(Grid{board.puzzle()}, {.solutions = 2, .stop = options.stop});
  return logic::hint(
      {.board = board,
       .solution = count.solutions == 1 && !count.stopped ? count.first : std::nullopt,
       .unsolvable = count.solutions == 0 && !count.stopped,
       .profile = options.profile,
       .known = options.known,
       .history = options.history,
       .stop = options.stop});
}

std::vector<logic::Step> steps(const Grid& board, const LogicOptions& options) {
  return logic::find_steps(logic::lawful(board),
                           {.profile = options.profile,
                            .proven_unique = only_solution(board, options.stop).has_value(),
                            .within = options.within,
                            .stop = options.stop},
                           options.most);
}

logic::WhyNot why_not(const Grid& board, Cell cell, Digit digit, const LogicOptions& options) {
  return logic::why_not(logic::lawful(board), cell, digit,
                        {.profile = options.profile,
                         .proven_unique = only_solution(board, options.stop).has_value(),
                         .stop = options.stop});
}

std::optional<CellSet> parse_region(std::string_view text) {
  const bool capital = !text.empty() && text.front() >= 'A' && text.front() <= 'Z';
  const auto house = parse_house(text);
  if (house && !capital) return members_of(*house);
  if (const auto cell = parse_cell(text)) return CellSet{*cell};
  return house ? std::optional{members_of(*house)} : std::nullopt;
}

}  // namespace nonet::service
