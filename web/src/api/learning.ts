// Practice positions, and what the server knows of a player's progress.
import { ALL_DIGITS, parseLine } from '../model/board/board';
import type { Exercise } from '../model/learn/drill';
import type { Layout } from '../model/board/layout';
import { NEW_STUDY, type Studies } from '../model/learn/study';
import type { Answer, Caller } from './routes';

export interface Attempt {
  readonly correct: boolean;
  readonly hinted: boolean;
  readonly passed?: boolean; // it was the last of a test without a slip: the technique is cleared
}
export interface Learning {
  practice(key: string, limit: number, signal?: AbortSignal): Promise<readonly Exercise[]>;
  /** Told in passing: nobody waits for it, and nothing is lost without it. */
  attempted(key: string, id: string, how: Attempt): Promise<void>;
  /** Of the account that is logged in. */
  progress(signal?: AbortSignal): Promise<Studies>;
}

type WirePosition = Answer<'get', '/api/techniques/{key}/practice'>['positions'][number];

export function learning(call: Caller): Learning {
  const own = true;
  return {
    async practice(key, limit, signal) {
      const asked = { in: { key }, query: { limit }, signal, own };
      // With the cookie, those come first that the player has not tried.
      const { positions } = (await call('get', '/api/techniques/{key}/practice', asked)).body;
      return positions.flatMap((position) => toExercise(position) ?? []);
    },
    async attempted(key, id, how) {
      const body = { id, ...how };
      await call('post', '/api/techniques/{key}/attempts', { in: { key }, body, own });
    },
    async progress(signal) {
      const { body } = await call('get', '/api/me/progress', { signal, own });
      return Object.fromEntries(
        body.map(({ technique, practised, cleared, due }) => [
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
