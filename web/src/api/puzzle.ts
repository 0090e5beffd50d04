// A puzzle as the server tells it.
import { parseLine, type Digits } from '../model/board/board';
import { OWN } from '../model/puzzle/level';
import { Problem } from './port';
import type { Answer } from './routes';

export type WirePuzzle = Answer<'get', '/api/sudoku/puzzles/{difficulty}'>[number];

/** A level that is null is of puzzles that a player has brought, where nothing else is said. */
export const levelOf = ({
  level,
  own = level === null,
}: {
  readonly level: string | null; // null: not rated
  readonly own?: boolean;
}): string => (own ? OWN : (level ?? 'unrated'));

export function boardOf({ id, preview }: Pick<WirePuzzle, 'id' | 'preview'>): Digits {
  const board = parseLine(preview);
  if (!board) throw new Problem(`Puzzle ${id} came in a form this page cannot read.`, 200);
  return board;
}
