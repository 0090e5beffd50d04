// A game's progress in the browser: one entry a puzzle, what the server lacks of it, and which was
// played last. model/game/outbox.ts says which of them is the truth.
import { forget, keep, recall } from './browserStorage';
import type { Digits } from '../model/board/board';
import { readPlayed, total, writePlayed, type Played } from '../model/game/clock';
import { newGame, solved, type Game } from '../model/game/game';
import { writeGame, readGame } from '../model/game/gameText';
import { isLevel, OWN } from '../model/puzzle/level';
import { EMPTY_BOX, hasWork, readBox, writeBox, type Outbox } from '../model/game/outbox';
import { betterOf, type Solved } from '../model/me/record';
import type { PuzzleInfo } from '../model/puzzle/puzzle';

const KEPT = 40; // games; a browser keeps about 5 MB, and a long game takes 60 KB

export interface LastGame {
  readonly id: string;
  readonly level: string;
  readonly elapsed: number;
  readonly filled: number; // per cent of what was to fill
  readonly at: number; // when, in milliseconds since 1970
}

export const recallGame = (id: string, board: Digits): Game =>
  readGame(recall(`game.${id}`) ?? '', board) ?? newGame(board);

/** The time of a game is kept apart from it: it changes each second. */
export const recallPlayed = (id: string): Played => readPlayed(recall(`time.${id}`));
export const keepPlayed = (id: string, played: Played): void =>
  keep(`time.${id}`, writePlayed(played));
const recallTime = (id: string): number => total(recallPlayed(id));

export function keepGame(
  puzzle: PuzzleInfo,
  game: Game,
  { asLast = true }: { asLast?: boolean } = {},
): void {
  const { id, level } = puzzle;
  const again = solved(game) && solved(recallGame(id, puzzle.board));
  keep(`game.${id}`, writeGame(game));
  const open = game.givens.filter((d) => d === 0).length;
  const done = game.marks.filter((m, i) => m.digit && !game.givens[i]).length;
  const filled = Math.round((100 * done) / open);
  const last: Omit<LastGame, 'elapsed'> = { id, level, filled, at: Date.now() };
  if (solved(game)) {
    if (recallLast()?.id === id) keep('last', '');
    keepSolved(id, { level, time: recallTime(id), hints: game.hints }, again);
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
    return typeof last.id === 'string' ? { ...last, elapsed: recallTime(last.id) } : null;
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

/** The same with their levels, times and hints. */
export const recallRecord = (): Solved[] =>
  recallSolved().map((id) => bestOf(recallDone(id)) ?? doneBefore(id));

/** A puzzle's last solved game, and the best of those before it. */
interface Done {
  readonly last: Solved;
  readonly before: Solved | null;
}
const bestOf = (done: Done | null): Solved | null =>
  done && (done.before ? betterOf(done.before, done.last) : done.last);

/**
 * Of a puzzle solved more than once the better game stays. `again`: the same game as last time,
 * whose time may have become longer, since the server adds that of other devices.
 */
function keepSolved(id: string, last: Solved, again: boolean): void {
  const done = recallDone(id);
  const before = again && done ? done.before : bestOf(done);
  keep('solved', JSON.stringify([...new Set([...recallSolved(), id])]));
  keep(`done.${id}`, JSON.stringify({ last, before }));
}

function recallDone(id: string): Done | null {
  try {
    const kept = JSON.parse(recall(`done.${id}`) ?? '') as Partial<Done> & Solved;
    const last = readSolved(kept.last);
    if (last) return { last, before: readSolved(kept.before) };
    // Earlier visits kept the best game alone: it may be another than the last.
    const best = readSolved(kept);
    return best && { last: best, before: best };
  } catch {
    return null;
  }
}

function readSolved(kept: Solved | null | undefined): Solved | null {
  if (!kept || !Number.isFinite(kept.time) || !Number.isInteger(kept.hints)) return null;
  const { level, time, hints } = kept;
  return { level: isLevel(level) ? level : OWN, time, hints };
}

/** Of earlier visits, which kept level and time, and the hints with the game as long as it is here. */
function doneBefore(id: string): Solved {
  const [level, puzzle] = [recall(`level.${id}`), recallPuzzle(id)];
  const game = puzzle && recallGame(id, puzzle.board);
  const hints = game && solved(game) ? game.hints : null;
  return { level: isLevel(level) ? level : OWN, time: recallTime(id), hints };
}

function recallList(key: string): string[] {
  try {
    const ids: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
