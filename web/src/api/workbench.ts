// Checking, rating, explaining, converting and making puzzles: what needs no session.
import { cellName, parseCell, toLine, type Digits } from '../model/board/board';
import type { Position } from '../model/hint/hint';
import type { Rating } from '../model/puzzle/rating';
import type { Step } from '../model/hint/step';
import type { TraceEvent } from '../model/watch/trace';
import type { Check, Known, Standing } from '../model/analyse/verdict';
import type { Caller } from './http';
import { positionBody, toStep, type WireStep } from './hint';

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
  make(wish: object, signal?: AbortSignal): Promise<Making>;
  /** Which techniques a profile has, in its order. */
  profile(
    name: string,
    signal?: AbortSignal,
  ): Promise<readonly { readonly technique: string; readonly points: number }[]>;
}

interface WireCheck {
  readonly standing: Standing;
  readonly findings: readonly {
    readonly code: string;
    readonly text: string;
    readonly place?: {
      readonly cells?: readonly string[];
      readonly line?: number;
      readonly column?: number;
    };
  }[];
  readonly solutions: readonly string[];
  readonly known: Known | null;
}

const LONGEST = 10_000; // events of a path; logic needs a tenth of that
const MANY = 1000;

export function workbench(call: Caller): Workbench {
  const post = async <T>(path: string, body: object, signal?: AbortSignal): Promise<T> =>
    (await (await call(path, { body, signal })).json()) as T;
  return {
    async check(puzzle, signal) {
      const told = await post<WireCheck>('/api/check', { puzzle }, signal);
      return { ...told, findings: told.findings.map(toFinding) };
    },
    rate: (givens, signal) => post('/api/rate', { puzzle: toLine(givens) }, signal),
    count: (givens, limit, signal) => post('/api/count', { puzzle: toLine(givens), limit }, signal),
    convert: async (puzzle, to, signal) =>
      (await post<{ text: string }>('/api/convert', { puzzle, to }, signal)).text,
    async steps(about, { technique, cell } = {}, signal) {
      const body = {
        ...positionBody(about),
        limit: MANY,
        ...(technique !== undefined && { technique }),
        ...(cell !== undefined && { in: cellName(cell) }),
      };
      return (await post<{ steps: WireStep[] }>('/api/steps', body, signal)).steps.map(toStep);
    },
    async path(puzzle, signal) {
      const body = { puzzle, engine: 'logic', mode: 'steps', from: 'board', limit: LONGEST };
      const { steps, text } = await post<{ steps: TraceEvent[]; text: string }>(
        '/api/solve',
        body,
        signal,
      );
      return { events: steps, text };
    },
    make: (wish, signal) => post('/api/generate', wish, signal),
    async profile(name, signal) {
      const answer = await call('/api/techniques', { signal });
      const { profiles } = (await answer.json()) as {
        profiles: Record<string, { technique: string; points: number }[]>;
      };
      return profiles[name] ?? [];
    },
  };
}

const toFinding = ({ code, text, place }: WireCheck['findings'][number]) => ({
  code,
  text,
  cells: (place?.cells ?? []).flatMap((name) => parseCell(name) ?? []),
  line: place?.line ?? null,
  column: place?.column ?? null,
});
