#include "logic/hint.h"

#include "logic/explain/hint_words.h"
#include "logic/technique.h"

namespace nonet::logic {
namespace {

// The number of the first move that set a digit of `cells` which is not in the solution.
std::optional<std::size_t> first_wrong_move(const HintRequest& request, CellSet cells) {
  for (std::size_t i = 0; i < request.history.size(); ++i) {
    const Candidate entry = request.history[i];
    if (cells.contains(entry.cell) && request.board.at(entry.cell) == entry.digit &&
        request.solution->at(entry.cell) != entry.digit)
      return i + 1;
  }
  return std::nullopt;
}

// The first entry that the solution does not have: in the order of the moves, else of reading.
struct Wrong {
  Candidate entry;
  std::optional<std::size_t> move;
};
std::optional<Wrong> first_wrong(const HintRequest& request) {
  if (!request.solution) return std::nullopt;
  if (const auto move = first_wrong_move(request, CellSet::all()))
    return Wrong{request.history[*move - 1], move};
  for (Cell c : ~request.board.open_cells())
    if (request.board.at(c) != request.solution->at(c)) return Wrong{{c, *request.board.at(c)}, {}};
  return std::nullopt;
}

// The move that a repeated digit came by. Where the solution is not known it is the last of those
// that set one.
std::optional<std::size_t> repeating_move(const HintRequest& request, CellSet cells) {
  if (request.solution) return first_wrong_move(request, cells);
  for (std::size_t i = request.history.size(); i > 0; --i) {
    const Candidate entry = request.history[i - 1];
    if (cells.contains(entry.cell) && request.board.at(entry.cell) == entry.digit) return i;
  }
  return std::nullopt;
}

// What the wrong entry alone leads to: the puzzle and the right entries, then this one.
std::optional<Contradiction> consequence(const HintRequest& request, Candidate wrong) {
  Grid grid{request.board.puzzle()};
  for (Cell c : ~request.board.open_cells() - request.board.givens())
    if (request.board.at(c) == request.solution->at(c)) grid.place(c, *request.board.at(c));
  if (!grid.open(wrong.cell)) return std::nullopt;
  grid.place(wrong.cell, wrong.digit);
  SearchMemo memo;
  return find_contradiction(grid, {.profile = request.profile, .stop = request.stop}, memo);
}

// Nobody can tell which of the givens is wrong, only what they lead to.
Hint no_solution(const HintRequest& request) {
  const Grid grid = with_plain_candidates(request.board);
  Hint hint{.kind = HintKind::mistake, .grid = grid};
  SearchMemo memo;
  hint.contradiction =
      find_contradiction(grid, {.profile = request.profile, .stop = request.stop}, memo);
  hint.stages = no_solution_words(hint.contradiction);
  return hint;
}

// A given is to blame only where there are givens alone.
Hint repeated(const HintRequest& request, const Repeat& repeat) {
  const CellSet entered = repeat.cells - request.board.givens();
  Hint hint{.kind = HintKind::mistake, .grid = request.board};
  hint.wrong = entered.empty() ? repeat.cells : entered;
  hint.move = repeating_move(request, entered);
  hint.contradiction = Contradiction{{}, repeat, {}};
  hint.stages = repeat_words(request.board, repeat, hint.move);
  return hint;
}

std::optional<Hint> mistake(const HintRequest& request) {
  if (const auto repeats = find_repeats(request.board.filling()); !repeats.empty())
    return repeated(request, repeats.front());
  if (request.solutions == Solutions::none) return no_solution(request);
  const auto wrong = first_wrong(request);
  if (!wrong) return std::nullopt;
  Hint hint{.kind = HintKind::mistake, .grid = request.board};
  hint.wrong = CellSet{wrong->entry.cell};
  hint.move = wrong->move;
  hint.contradiction = consequence(request, wrong->entry);
  hint.stages = mistake_words(wrong->entry, wrong->move, hint.contradiction);
  return hint;
}

Hint next_help(const HintRequest& request) {
  if (auto wrong = mistake(request)) return std::move(*wrong);
  if (request.board.full())
    return {.kind = HintKind::solved,
            .stages = {"The puzzle is solved: there is nothing left to do."},
            .grid = request.board};
  const Reading reading = read_notes(request.board, request.notes, request.solution);
  Hint hint{.kind = HintKind::stuck,
            .grid = reading.grid,
            .crossed_out = reading.crossed_out,
            .put_back = reading.put_back.cells(),
            .stale_notes = stale_notes(request.board, request.notes)};
  SearchMemo memo;
  const auto find = [&](const Profile& profile) {
    return best_step(
        hint.grid,
        {.profile = profile, .proven_unique = request.solution.has_value(), .stop = request.stop},
        memo);
  };
  const Profile known = request.known ? request.profile.only(*request.known) : request.profile;
  hint.step = find(known);
  hint.kind = hint.step ? HintKind::step : HintKind::stuck;
  if (!hint.step && request.known) {
    hint.step = find(request.profile);
    if (hint.step) hint.kind = HintKind::not_learned;
  }
  hint.stopped = !hint.step && request.stop && request.stop();
  hint.stages = stage_words(hint);
  hint.about_notes = notes_words(hint);
  return hint;
}

}  // namespace

Hint hint(const HintRequest& request) {
  Hint hint = next_help(request);
  hint.solutions = request.solutions;
  if (request.solutions == Solutions::several)
    for (std::string& stage : hint.stages) stage.insert(0, "The puzzle has several solutions. ");
  return hint;
}

}  // namespace nonet::logic
