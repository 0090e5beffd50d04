// A puzzle that no shelf has: its 81 characters are its name, so that /play/… opens it anywhere.
import { parseLine, toLine, type Digits } from './board';

export interface OwnPuzzle {
  readonly id: string;
  readonly title: string;
  readonly level: string;
  readonly difficulty: number;
  readonly givens: number;
  readonly board: Digits;
}

export function ownPuzzle(id: string): OwnPuzzle | null {
  const board = parseLine(id);
  if (!board) return null;
  const givens = board.filter(Boolean).length;
  return { id, title: 'Your puzzle', level: 'Your puzzle', difficulty: 0, givens, board };
}

export const playAddress = (givens: Digits): string => `/play/${toLine(givens)}`;
