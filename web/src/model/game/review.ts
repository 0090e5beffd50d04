// A finished game, looked at again: the board after each of its moves.
import type { Game } from './game';
import type { Mark } from '../board/marks';

/** The boards from the first to the last; there is one more than there are moves. */
export function boardsOf(game: Game): readonly (readonly Mark[])[] {
  const boards: (readonly Mark[])[] = [game.marks];
  for (const move of game.past.toReversed()) {
    const marks = [...boards.at(-1)!];
    for (const { cell, before } of move) marks[cell] = before;
    boards.push(marks);
  }
  return boards.reverse();
}

/** The cell that a move was about. */
export const cellOfMove = (game: Game, move: number): number | null =>
  game.past[move - 1]?.[0]?.cell ?? null;
