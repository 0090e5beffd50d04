// A game's progress in the browser: one entry a puzzle, and which was played last.
import { keep, recall } from '../../keep';
import type { Digits } from '../../model/board';
import { freeze, newGame, solved, thaw, type Game } from '../../model/game';

export interface KeptGame {
  readonly game: Game;
  readonly elapsed: number;
}
export interface LastGame {
  readonly id: string;
  readonly level: string;
  readonly elapsed: number;
  readonly filled: number; // per cent of what was to fill
}

export function recallGame(id: string, board: Digits): KeptGame {
  const game = thaw(recall(`game.${id}`) ?? '', board);
  const elapsed = Number(recall(`time.${id}`) ?? 0);
  if (!game) return { game: newGame(board), elapsed: 0 };
  return { game, elapsed: Number.isFinite(elapsed) ? elapsed : 0 };
}

export function keepGame(id: string, level: string, game: Game, elapsed: number): void {
  keep(`game.${id}`, freeze(game));
  keep(`time.${id}`, String(elapsed));
  const open = game.givens.filter((d) => d === 0).length;
  const done = game.marks.filter((m, i) => m.digit && !game.givens[i]).length;
  const last: LastGame = { id, level, elapsed, filled: Math.round((100 * done) / open) };
  if (solved(game)) {
    keep('last', '');
    keep('solved', JSON.stringify([...new Set([...recallSolved(), id])]));
  } else if (game.past.length > 0) keep('last', JSON.stringify(last));
}

export function recallLast(): LastGame | null {
  try {
    const last = JSON.parse(recall('last') ?? '') as LastGame;
    return typeof last.id === 'string' ? last : null;
  } catch {
    return null;
  }
}

/** The puzzles solved in this browser. */
export function recallSolved(): string[] {
  try {
    const ids: unknown = JSON.parse(recall('solved') ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
