// A puzzle as the pages know it: where it comes from, the server's shelf or a link that carries it,
// and where it is played.
import { parseLine, toLine, type Digits } from '../board/board';
import { OWN } from './level';

export interface PuzzleInfo {
  readonly id: string;
  readonly title: string;
  readonly level: string;
  readonly difficulty: number;
  readonly givens: number;
  readonly board: Digits;
}

/** What is to be solved: a stored puzzle, or text in any notation. */
export type Source = { readonly id: string } | { readonly puzzle: string };

const OWN_ID = 'own-'; // and the 81 cells

export function ownPuzzle(text: string, title: string): PuzzleInfo | null {
  const board = parseLine(text.replaceAll(/\s/g, '').replaceAll(/[_*]/g, '.'));
  if (!board) return null;
  const givens = board.filter((digit) => digit !== 0).length;
  return { id: OWN_ID + toLine(board), title, level: OWN, difficulty: 0, givens, board };
}

export const isOwn = (id: string): boolean => id.startsWith(OWN_ID);

export const sourceOf = ({ id, board }: PuzzleInfo): Source =>
  isOwn(id) ? { puzzle: toLine(board) } : { id };

export const ownAddress = (board: Digits): string => `/play?p=${toLine(board)}`;

/** The address at which a game is played. */
export const playAddress = (id: string): string =>
  isOwn(id) ? `/play?p=${id.slice(OWN_ID.length)}` : `/play/${encodeURIComponent(id)}`;
