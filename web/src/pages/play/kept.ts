// A game's progress in the browser: one entry a puzzle, what the server lacks of it, and which was
// played last. model/outbox.ts says which of them is the truth.
import type { PuzzleInfo } from '../../api/port';
import { forget, keep, recall } from '../../keep';
import type { Digits } from '../../model/board';
import { newGame, solved, type Game } from '../../model/game';
import { freeze, thaw } from '../../model/keeping';
import { isLevel, OWN } from '../../model/level';
import { EMPTY_BOX, hasWork, readBox, writeBox, type Outbox } from '../../model/outbox';
import type { Solved } from '../../model/record';

const KEPT = 40; // games; a browser keeps about 5 MB, and a long game takes 60 KB

export interface KeptGame {
  readonly game: Game;
  readonly elapsed: number;
}
export interface LastGame {
  readonly id: string;
  readonly level: string;
  readonly elapsed: number;
  readonly filled: number; // per cent of what was to fill
  readonly at: number; // when, in milliseconds since 1970
}

export function recallGame(id: string, board: Digits): KeptGame {
  const game = thaw(recall(`game.${id}`) ?? '', board);
  const elapsed = Number(recall(`time.${id}`) ?? 0);
  if (!game) return { game: newGame(board), elapsed: 0 };
  return { game, elapsed: Number.isFinite(elapsed) ? elapsed : 0 };
}

export function keepGame(
  puzzle: PuzzleInfo,
  game: Game,
  elapsed: number,
  { asLast = true }: { asLast?: boolean } = {},
): void {
  const { id, level } = puzzle;
  keep(`game.${id}`, freeze(game));
  keep(`time.${id}`, String(elapsed));
  const open = game.givens.filter((d) => d === 0).length;
  const done = game.marks.filter((m, i) => m.digit && !game.givens[i]).length;
  const filled = Math.round((100 * done) / open);
  const last: LastGame = { id, level, elapsed, filled, at: Date.now() };
  if (solved(game)) {
    if (recallLast()?.id === id) keep('last', '');
    keep('solved', JSON.stringify([...new Set([...recallSolved(), id])]));
    keep(`level.${id}`, level);
  } else if (asLast && game.past.length > 0) keep('last', JSON.stringify(last));
}

/** The puzzle itself is kept with its game, so that it opens without the server. */
export function keepPuzzle(puzzle: PuzzleInfo): void {
  const games = [puzzle.id, ...recallList('games').filter((id) => id !== puzzle.id)];
  const solved = new Set(recallSolved());
  const isWaiting = (id: string): boolean => hasWork(recallBox(id) ?? EMPTY_BOX);
  const unsent = games.slice(KEPT).filter(isWaiting);
  for (const id of games.splice(KEPT).filter((old) => !isWaiting(old))) {
    for (const part of ['game', 'puzzle', 'outbox']) forget(`${part}.${id}`);
    if (!solved.has(id)) forget(`time.${id}`); // a solved one stays on the record
  }
  keep('games', JSON.stringify([...games, ...unsent]));
  keep(`puzzle.${puzzle.id}`, JSON.stringify(puzzle));
}

export function recallPuzzle(id: string): PuzzleInfo | null {
  try {
    const puzzle = JSON.parse(recall(`puzzle.${id}`) ?? '') as PuzzleInfo;
    return puzzle.id === id && puzzle.board.length === 81 ? puzzle : null;
  } catch {
    return null;
  }
}

export function recallLast(): LastGame | null {
  try {
    const last = JSON.parse(recall('last') ?? '') as LastGame;
    return typeof last.id === 'string' ? last : null;
  } catch {
    return null;
  }
}

/** The puzzles with a game here, the last opened first. */
export const recallGames = (): string[] => recallList('games');

export const recallBox = (id: string): Outbox | null => readBox(recall(`outbox.${id}`));
export const keepBox = (id: string, box: Outbox): void => keep(`outbox.${id}`, writeBox(box));

/** The puzzles solved in this browser. */
export const recallSolved = (): string[] => recallList('solved');

/** The same with their levels and times. */
export const recallRecord = (): Solved[] =>
  recallSolved().map((id) => {
    const level = recall(`level.${id}`);
    return { level: isLevel(level) ? level : OWN, time: Number(recall(`time.${id}`)) || 0 };
  });

function recallList(key: string): string[] {
  try {
    const ids: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
