// A puzzle as the server tells it.
import { parseLine, type Digits } from '../model/board/board';
import { OWN } from '../model/puzzle/level';
import { Problem } from './port';

export interface WirePuzzle {
  readonly id: string;
  readonly title: string;
  readonly level: string | null; // null: not rated
  readonly own?: boolean; // a player's own; older servers do not say, and rate none of those
  readonly preview: string;
}

export const levelOf = ({
  level,
  own = level === null,
}: Pick<WirePuzzle, 'level' | 'own'>): string => (own ? OWN : (level ?? 'unrated'));

export function boardOf({ id, preview }: WirePuzzle): Digits {
  const board = parseLine(preview);
  if (!board) throw new Problem(`Puzzle ${id} came in a form this page cannot read.`, 200);
  return board;
}
