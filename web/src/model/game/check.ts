// Looking for mistakes on request: that there are some and where, never what would be right.
import type { Digits } from '../board/board';
import type { Game, Move } from './game';

/** The cells whose digit is not that of the solution. */
export const mistakesOf = (game: Game, solution: Digits): number[] =>
  game.marks.flatMap(({ digit }, cell) => (digit && digit !== solution[cell] ? [cell] : []));

/** The move that put the digit into each cell that has one. */
export function placedBy(past: readonly Move[]): Map<number, number> {
  const when = new Map<number, number>();
  past.forEach((move, i) => {
    for (const { cell, before, after } of move)
      if (after.digit && after.digit !== before.digit) when.set(cell, i);
  });
  return when;
}

/** How many moves stood before the first of these digits was placed. */
export function movesBefore(game: Game, wrong: readonly number[]): number | null {
  const when = placedBy(game.past);
  const moves = wrong.map((cell) => when.get(cell)).filter((move) => move !== undefined);
  return moves.length > 0 ? Math.min(...moves) : null;
}
