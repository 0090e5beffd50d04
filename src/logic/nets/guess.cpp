// The last resort, in no profile unless it is named: tries digits until the board is full, and
// tells the digit of the cell where it had to choose first. No technique, but a way on.
#include "logic/finders.h"
#include "logic/nets/net_board.h"

namespace nonet::logic {
namespace {

constexpr int kMostTries = 100'000;  // far more than any puzzle with one solution needs

// The open cell with the fewest candidates.
Cell narrowest(const NetBoard& board) {
  Cell best{};
  int fewest = 10;
  for (Cell c : ~board.done()) {
    const int size = board.candidates(c).size();
    if (size < fewest) {
      fewest = size;
      best = c;
    }
  }
  return best;
}

// Whether the board can be filled.
bool completes(NetBoard board, int& tries) {
  while (!board.is_broken(Digits::all()) && board.place_all(board.singles(Digits::all()))) {
  }
  if (board.is_broken(Digits::all())) return false;
  if (board.done() == CellSet::all()) return true;
  const Cell cell = narrowest(board);
  for (Digit d : board.candidates(cell)) {
    if (++tries > kMostTries) return false;
    NetBoard next = board;
    next.place(cell, d);
    if (completes(next, tries)) return true;
  }
  return false;
}

}  // namespace

bool find_guess(const Grid& grid, const Technique& t, SearchMemo&, StepSink emit) {
  const NetBoard board{grid};
  if (grid.full() || board.is_broken(Digits::all())) return true;
  const Cell cell = narrowest(board);
  int tries = 0;
  for (Digit d : grid.candidates(cell)) {
    NetBoard next = board;
    next.place(cell, d);
    if (!completes(next, tries)) continue;
    return emit(placing(t.id, cell, d, GuessEvidence{cell, d}));
  }
  return true;
}

}  // namespace nonet::logic
