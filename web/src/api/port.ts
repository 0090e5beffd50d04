// What the site asks of the engine. One adapter today (http.ts); the engine inside the browser
// could be a second.
import type { Digits } from '../model/board/board';
import type { Candidate } from '../model/board/drawing';
import type { Hint, Position } from '../model/hint/hint';
import type { WhyNot } from '../model/hint/step';
import type { PuzzleInfo, Source } from '../model/puzzle/puzzle';
import type { TraceEvent } from '../model/watch/trace';
import type { Account } from './account';
import type { Belongings } from './belongings';
import type { Games } from './games';
import type { Learning } from './learning';
import type { Workbench } from './workbench';

export interface Engine {
  readonly name: string;
  readonly description: string;
  readonly steps: boolean; // can be watched
}

/** Who solves it. */
export interface Solver {
  readonly engine: string;
  readonly decide: string | null; // how clause learning guesses; null: as the engine does
}

export interface Run {
  readonly givens: Digits;
  readonly total: number;
  readonly events: readonly TraceEvent[]; // the first page
  readonly text: string; // how it went, as a sentence
  readonly next: Page | null;
}

export interface Page {
  load(signal?: AbortSignal): Promise<{ events: readonly TraceEvent[]; next: Page | null }>;
}

export interface Technique {
  readonly key: string; // as events name it
  readonly name: string;
  readonly idea: string;
  readonly assumes_unique: boolean;
}

export interface Api extends Workbench, Learning {
  /** Those of a level behind an id, in the order of ids: as many as the server gives at once. */
  puzzles(level: string, after: string, signal?: AbortSignal): Promise<readonly PuzzleInfo[]>;
  /** Those of a level that are worth watching an engine at, in the order of the list. */
  watchable(level: string, engine: string, signal?: AbortSignal): Promise<readonly PuzzleInfo[]>;
  puzzle(id: string, signal?: AbortSignal): Promise<PuzzleInfo>;
  engines(signal?: AbortSignal): Promise<readonly Engine[]>;
  techniques(signal?: AbortSignal): Promise<readonly Technique[]>;
  /** The hint for a position as far as a stage, 1..4. */
  hint(about: Position, stage: number, signal?: AbortSignal): Promise<Hint>;
  /** The solution of a puzzle; null if there is none, or more than one. */
  solution(givens: Digits, signal?: AbortSignal): Promise<Digits | null>;
  run(source: Source, how: Solver, signal?: AbortSignal): Promise<Run>;
  /** The puzzle of the day; null where the server has none. */
  daily(signal?: AbortSignal): Promise<PuzzleInfo | null>;
  whyNot(about: Position, asked: Candidate, signal?: AbortSignal): Promise<WhyNot>;
  readonly account: Account;
  readonly belongings: Belongings;
  readonly games: Games;
}

/** Something went wrong, told as a sentence for people. */
export class Problem extends Error {
  constructor(
    sentence: string,
    readonly status: number, // 0 = the server was not reached
    readonly code?: string,
    readonly field?: string, // of what was sent
  ) {
    super(sentence);
  }
}

/** Whether trying again helps: not reached, too busy, out of order; not where it was refused. */
export const isPassing = (status: number): boolean =>
  status < 400 || status === 408 || status === 429 || status >= 500;
