// docs/api.md over fetch.
import { cellName, parseLine, toLine } from '../model/board/board';
import type { PuzzleInfo } from '../model/puzzle/puzzle';
import type { TraceEvent } from '../model/watch/trace';
import { hintBody, positionBody, toHint, toWhyNot, type WireHint, type WireWhyNot } from './hint';
import { Problem, type Api, type Engine, type Page, type Run, type Technique } from './port';
import { account } from './account';
import { belongings } from './belongings';
import { games } from './games';
import { learning } from './learning';
import { boardOf, levelOf, type WirePuzzle } from './puzzle';
import { workbench } from './workbench';

const BASE = '/api/sudoku';
const FIRST = 500; // events that come with the answer: most shows are whole with them

interface WireInfo extends WirePuzzle {
  readonly difficulty: number;
  readonly givens: number;
}
interface WireSession {
  readonly session: string;
  readonly state: { readonly givens: readonly (readonly number[])[] };
}
interface WireSolved {
  readonly total: number;
  readonly steps: readonly TraceEvent[];
  readonly next: string | null;
  readonly text: string;
}

interface WireSolution {
  readonly solution: string | null;
  readonly solutions: number;
}
export interface Call {
  readonly method?: string; // GET, or POST with a body, when not given
  readonly body?: object;
  readonly token?: string;
  readonly signal?: AbortSignal | undefined;
  readonly own?: boolean; // about the player: with the cookie
  readonly keepalive?: boolean; // goes on when the page is left
}
export type Caller = (path: string, call?: Call) => Promise<Response>;

export function httpApi(send: typeof fetch = (...args) => fetch(...args)): Api {
  const offered = new Map<string, PuzzleInfo>(); // what was shown opens without asking again
  // Each run has its own session by its token, so that two open tabs never mix their traces.
  async function call(path: string, options: Call = {}): Promise<Response> {
    const { body, token, signal } = options;
    const headers: Record<string, string> = {};
    if (body) headers['Content-Type'] = 'application/json';
    if (token) headers.Authorization = `Bearer ${token}`;
    let response: Response;
    try {
      response = await send(path, {
        method: options.method ?? (body ? 'POST' : 'GET'),
        headers,
        credentials: options.own ? 'same-origin' : 'omit',
        body: body ? JSON.stringify(body) : null,
        signal: signal ?? null,
        keepalive: options.keepalive ?? false,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new Problem('Nonet cannot be reached. Try again soon.', 0);
    }
    if (!response.ok) throw await problemOf(response);
    return response;
  }
  const get = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
    (await (await call(path, { signal })).json()) as T;

  const post = async <T>(path: string, body: object, signal?: AbortSignal): Promise<T> =>
    (await (await call(path, { body, signal })).json()) as T;

  async function shelf(
    level: string,
    query: Record<string, string>,
    signal: AbortSignal | undefined,
  ): Promise<readonly PuzzleInfo[]> {
    const asked = new URLSearchParams(query).toString();
    const path = `${BASE}/puzzles/${encodeURIComponent(level)}${asked && `?${asked}`}`;
    const puzzles = (await get<WireInfo[]>(path, signal)).map(toPuzzle);
    for (const puzzle of puzzles) offered.set(puzzle.id, puzzle);
    return puzzles;
  }

  function pageAt(path: string, token: string): Page {
    return {
      async load(signal) {
        const response = await call(path, { token, signal });
        const next = nextLink(response.headers.get('Link'));
        return {
          events: (await response.json()) as TraceEvent[],
          next: next === null ? null : pageAt(next, token),
        };
      },
    };
  }

  return {
    ...workbench(call),
    ...learning(call),
    ...account(call),
    ...belongings(call),
    ...games(call, nextLink),
    puzzles: (level, after, signal) => shelf(level, after ? { after } : {}, signal),
    watchable: (level, engine, signal) => shelf(level, { watch: engine }, signal),
    async puzzle(id, signal) {
      const path = `${BASE}/puzzle/${encodeURIComponent(id)}`;
      return offered.get(id) ?? toPuzzle(await get<WireInfo>(path, signal));
    },
    engines: (signal) => get<Engine[]>('/api/engines', signal),
    techniques: async (signal) =>
      (await get<{ techniques: Technique[] }>('/api/techniques', signal)).techniques,
    async hint(about, stage, signal) {
      const answer = await call('/api/hint', { body: hintBody(about, stage), signal });
      return toHint((await answer.json()) as WireHint);
    },
    async solution(givens, signal) {
      const answer = await call('/api/solve', { body: { puzzle: toLine(givens) }, signal });
      const { solution, solutions } = (await answer.json()) as WireSolution;
      return solution === null || solutions !== 1 ? null : parseLine(solution);
    },
    async daily(signal) {
      try {
        return toPuzzle(await get<WireInfo>('/api/daily', signal));
      } catch (error) {
        if (error instanceof Problem && error.status === 404) return null;
        throw error;
      }
    },
    async whyNot(about, { cell, digit }, signal) {
      const body = { ...positionBody(about), cell: cellName(cell), digit };
      return toWhyNot(await post<WireWhyNot>('/api/why-not', body, signal));
    },
    async run(source, { engine, decide }, signal): Promise<Run> {
      const opened = await call(`${BASE}/initialize`, { body: source, signal });
      const { session: token, state } = (await opened.json()) as WireSession;
      const how = decide === null ? { engine } : { engine, decide };
      const body = { ...how, mode: 'steps', from: 'givens', limit: FIRST };
      const answer = await call(`${BASE}/solve`, { body, token, signal });
      const solved = (await answer.json()) as WireSolved;
      return {
        givens: state.givens.flat(),
        total: solved.total,
        events: solved.steps,
        text: solved.text,
        next: solved.next === null ? null : pageAt(solved.next, token),
      };
    },
  };
}

const toPuzzle = (wire: WireInfo): PuzzleInfo => ({
  id: wire.id,
  title: wire.title,
  level: levelOf(wire),
  difficulty: wire.difficulty,
  givens: wire.givens,
  board: boardOf(wire),
});

async function problemOf(response: Response): Promise<Problem> {
  const fallback = `The server answered ${response.status}. Please try again.`;
  try {
    const told = (await response.json()) as {
      detail?: string;
      title?: string;
      code?: string;
      place?: { field?: string };
    };
    const sentence = told.detail ?? told.title ?? fallback;
    return new Problem(sentence, response.status, told.code, told.place?.field);
  } catch {
    return new Problem(fallback, response.status);
  }
}

/** The address of `rel="next"` in a Link header. */
export function nextLink(header: string | null): string | null {
  for (const part of (header ?? '').split(/,\s*(?=<)/)) {
    const found = /^<([^>]+)>.*rel="?next"?/.exec(part);
    if (found) return found[1]!;
  }
  return null;
}
