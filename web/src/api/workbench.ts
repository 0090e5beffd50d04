// Checking, rating, explaining, converting and making puzzles: what needs no session.
import { cellName, parseCell, toLine, type Digits } from '../model/board/board';
import type { Position } from '../model/hint/hint';
import type { Rating } from '../model/puzzle/rating';
import type { Step } from '../model/hint/step';
import type { TraceEvent } from '../model/watch/trace';
import type { Check } from '../model/analyse/verdict';
import { positionBody, toStep } from './hint';
import type { Answer, Body, Caller } from './routes';

export interface Made {
  readonly puzzle: string;
  readonly solution: string;
  readonly practice?: string; // a library line
  readonly rating: Rating;
}
export interface Making {
  readonly puzzles: readonly Made[];
  readonly attempts: number;
  readonly ended: 'complete' | 'budget' | 'time';
}

export interface Only {
  readonly technique?: string;
  readonly cell?: number;
}

export interface Workbench {
  /** Also for a text that is no puzzle: then the finding says where and why. */
  check(text: string, signal?: AbortSignal): Promise<Check>;
  rate(givens: Digits, signal?: AbortSignal): Promise<Rating>;
  count(
    givens: Digits,
    limit: number,
    signal?: AbortSignal,
  ): Promise<{ readonly solutions: number; readonly complete: boolean }>;
  convert(text: string, to: string, signal?: AbortSignal): Promise<string>;
  /** All steps that apply, easiest first; or only those of a technique, or that change a cell. */
  steps(about: Position, only?: Only, signal?: AbortSignal): Promise<readonly Step[]>;
  /** The whole way by logic from a position, given in any notation. */
  path(
    text: string,
    signal?: AbortSignal,
  ): Promise<{ readonly events: readonly TraceEvent[]; readonly text: string }>;
  make(wish: Body<'post', '/api/generate'>, signal?: AbortSignal): Promise<Making>;
  /** Which techniques a profile has, in its order. */
  profile(
    name: string,
    signal?: AbortSignal,
  ): Promise<readonly { readonly technique: string; readonly points: number }[]>;
}

type WireFinding = Answer<'post', '/api/check'>['findings'][number];

const LONGEST = 10_000; // events of a path; logic needs a tenth of that
const MANY = 1000;

export function workbench(call: Caller): Workbench {
  return {
    async check(puzzle, signal) {
      const { body } = await call('post', '/api/check', { body: { puzzle }, signal });
      const { standing, findings, first_solutions: solutions, known } = body;
      return { standing, findings: findings.map(toFinding), solutions, known };
    },
    rate: async (givens, signal) =>
      (await call('post', '/api/rate', { body: { puzzle: toLine(givens) }, signal })).body,
    async count(givens, limit, signal) {
      const body = { puzzle: toLine(givens), limit };
      return (await call('post', '/api/count', { body, signal })).body;
    },
    convert: async (puzzle, to, signal) =>
      (await call('post', '/api/convert', { body: { puzzle, to }, signal })).body.text,
    async steps(about, { technique, cell } = {}, signal) {
      const body = {
        ...positionBody(about),
        limit: MANY,
        ...(technique !== undefined && { technique }),
        ...(cell !== undefined && { in: cellName(cell) }),
      };
      return (await call('post', '/api/steps', { body, signal })).body.steps.map(toStep);
    },
    async path(puzzle, signal) {
      const body = { puzzle, engine: 'logic', mode: 'steps', from: 'board', limit: LONGEST };
      const { steps = [], text } = (await call('post', '/api/solve', { body, signal })).body;
      return { events: steps, text };
    },
    make: async (wish, signal) =>
      (await call('post', '/api/generate', { body: wish, signal })).body,
    async profile(name, signal) {
      const { profiles } = (await call('get', '/api/techniques', { signal })).body;
      return profiles[name] ?? [];
    },
  };
}

const toFinding = ({ code, text, place }: WireFinding) => ({
  code,
  text,
  cells: (place?.cells ?? []).flatMap((name) => parseCell(name) ?? []),
  line: place?.line ?? null,
  column: place?.column ?? null,
});
