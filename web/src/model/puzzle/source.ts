// Where a puzzle on the table comes from: the server's shelf, or a link that carries it.
import type { PuzzleInfo, Source } from '../../api/port';
import { parseLine, toLine, type Digits } from '../board/board';
import { PLAY } from '../../words/play';

const OWN = 'own-'; // and the 81 cells

export function ownPuzzle(text: string): PuzzleInfo | null {
  const board = parseLine(text.replaceAll(/\s/g, '').replaceAll(/[_*]/g, '.'));
  if (!board) return null;
  const givens = board.filter((digit) => digit !== 0).length;
  return { id: OWN + toLine(board), title: PLAY.own, level: 'own', difficulty: 0, givens, board };
}

export const isOwn = (id: string): boolean => id.startsWith(OWN);

export const sourceOf = ({ id, board }: PuzzleInfo): Source =>
  isOwn(id) ? { puzzle: toLine(board) } : { id };

export const ownAddress = (board: Digits): string => `/play?p=${toLine(board)}`;

/** The address at which a game is played. */
export const playAddress = (id: string): string =>
  isOwn(id) ? `/play?p=${id.slice(OWN.length)}` : `/play/${encodeURIComponent(id)}`;
