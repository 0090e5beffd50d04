// Practice positions, and what the server knows of a player's progress. Servers without these routes
// are asked for positions by the generator, and progress stays in the browser.
import { ALL_DIGITS, parseLine } from '../model/board/board';
import type { Exercise } from '../model/learn/drill';
import { parseLibraryLine, type Layout } from '../model/board/layout';
import { NEW_STUDY, type Studies } from '../model/learn/study';
import type { Caller } from './http';

export interface Attempt {
  readonly correct: boolean;
  readonly hinted: boolean;
  readonly passed?: boolean; // it was the last of a test without a slip: the technique is cleared
}
export interface Learning {
  practice(key: string, limit: number, signal?: AbortSignal): Promise<readonly Exercise[]>;
  /** Told in passing: nobody waits for it, and nothing is lost without it. */
  attempted(key: string, id: string, how: Attempt): Promise<void>;
  /** Of the account that is logged in; null where there is none to ask. */
  progress(signal?: AbortSignal): Promise<Studies | null>;
  /** Whether the server has a route, as its own description says. */
  offers(path: string): Promise<boolean>;
}

const PRACTICE = '/api/techniques/{key}/practice';
const ATTEMPTS = '/api/techniques/{key}/attempts';
const PROGRESS = '/api/me/progress';
const BUDGET = 20_000; // attempts of the generator

interface WirePosition {
  readonly id: string;
  readonly board: string;
  readonly candidates: string;
  readonly puzzle: string;
}
interface WireProgress {
  readonly technique: string;
  readonly practised: number;
  readonly cleared: boolean;
  readonly due: string | null;
}

export function learning(call: Caller): Learning {
  let described: Promise<ReadonlySet<string>> | null = null;
  const describe = async (): Promise<ReadonlySet<string>> => {
    const { paths } = (await (await call('/api/openapi.json')).json()) as { paths: object };
    return new Set(Object.keys(paths));
  };
  const offers = async (path: string): Promise<boolean> => {
    try {
      return (await (described ??= describe())).has(path);
    } catch {
      described = null; // perhaps next time
      return false;
    }
  };
  return {
    offers,
    async practice(key, limit, signal) {
      if (await offers(PRACTICE)) {
        const path = `${PRACTICE.replace('{key}', encodeURIComponent(key))}?limit=${limit}`;
        // With the cookie, those come first that the player has not tried.
        const { positions } = (await (await call(path, { signal, own: true })).json()) as {
          positions: WirePosition[];
        };
        return positions.flatMap((position) => toExercise(position) ?? []);
      }
      const body = { practice: key, count: limit, budget: BUDGET };
      const { puzzles } = (await (await call('/api/generate', { body, signal })).json()) as {
        puzzles: { practice: string }[];
      };
      return puzzles.flatMap(({ practice }) => {
        const lesson = parseLibraryLine(practice);
        return lesson ? [{ id: practice, layout: lesson.layout }] : [];
      });
    },
    async attempted(key, id, how) {
      if (!(await offers(ATTEMPTS))) return;
      const path = ATTEMPTS.replace('{key}', encodeURIComponent(key));
      await call(path, { body: { id, ...how }, own: true });
    },
    async progress(signal) {
      if (!(await offers(PROGRESS))) return null;
      const answer = await call(PROGRESS, { signal, own: true });
      const list = (await answer.json()) as WireProgress[];
      return Object.fromEntries(
        list.map(({ technique, practised, cleared, due }) => [
          technique,
          { ...NEW_STUDY, practised, cleared, due: due?.slice(0, 10) ?? null },
        ]),
      );
    },
  };
}

/** The candidates as 81 times nine characters; another notation leaves all that the digits do. */
export function toExercise({ id, board, candidates, puzzle }: WirePosition): Exercise | null {
  const [digits, givens] = [parseLine(board), parseLine(puzzle)];
  if (!digits || !givens) return null;
  const plain = /^[1-9.0]{729}$/.test(candidates);
  const marks: Layout['marks'] = digits.map((digit, cell) => {
    if (digit || !plain) return { digit, notes: 0 };
    const nine = candidates.slice(9 * cell, 9 * cell + 9);
    const notes = Array.from(nine).reduce(
      (bits, c, i) => (c === '.' || c === '0' ? bits : bits | (1 << i)),
      0,
    );
    return { digit: 0, notes: notes & ALL_DIGITS };
  });
  return { id, layout: { givens, marks } };
}
