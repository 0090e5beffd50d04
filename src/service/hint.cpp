#include "service/hint.h"

#include "board/notation.h"
#include "search/count.h"
#include "service/solve.h"

namespace nonet::service {

namespace {

logic::Solutions solutions_in(const search::Count& count) {
  if (count.solutions > 1) return logic::Solutions::several;
  if (count.stopped) return logic::Solutions::unknown;
  return count.solutions == 1 ? logic::Solutions::one : logic::Solutions::none;
}

}  // namespace

logic::Hint hint(const Grid& board, const LogicOptions& options) {
  const search::Count count =
      search::count(Grid{board.puzzle()}, {.solutions = 2, .stop = options.stop});
  const logic::Solutions solutions = solutions_in(count);
  return logic::hint({.board = board,
                      .notes = options.notes,
                      .solutions = solutions,
                      .solution = solutions == logic::Solutions::one ? count.first : std::nullopt,
                      .profile = options.profile,
                      .known = options.known,
                      .history = options.history,
                      .stop = options.stop});
}

std::vector<logic::Step> steps(const Grid& board, const LogicOptions& options) {
  return logic::find_steps(lawful(board),
                           {.profile = options.profile,
                            .proven_unique = only_solution(board, options.stop).has_value(),
                            .within = options.within,
                            .stop = options.stop},
                           options.most);
}

WhyNotAnswer why_not(const Grid& board, Cell cell, Digit digit, const LogicOptions& options) {
  const search::Count count =
      search::count(Grid{board.puzzle()}, {.solutions = 2, .stop = options.stop});
  const logic::Solutions solutions = solutions_in(count);
  const bool unique = solutions == logic::Solutions::one;
  const Grid grid =
      logic::read_notes(board, options.notes, unique ? count.first : std::nullopt).grid;
  return {grid, logic::why_not(
                    grid, cell, digit,
                    {.profile = options.profile, .proven_unique = unique, .stop = options.stop},
                    solutions == logic::Solutions::none)};
}

std::optional<CellSet> parse_region(std::string_view text) {
  const bool capital = !text.empty() && text.front() >= 'A' && text.front() <= 'Z';
  const auto house = parse_house(text);
  if (house && !capital) return members_of(*house);
  if (const auto cell = parse_cell(text)) return CellSet{*cell};
  return house ? std::optional{members_of(*house)} : std::nullopt;
}

}  // namespace nonet::service
