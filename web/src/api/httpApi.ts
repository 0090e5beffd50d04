// docs/api.md as the site's port: puzzles, solving and hints here, each other subject in its own file.
import { cellName, parseLine, toLine } from '../model/board/board';
import type { PuzzleInfo } from '../model/puzzle/puzzle';
import { account } from './account';
import { belongings } from './belongings';
import { games } from './games';
import { positionBody, toHint, toWhyNot } from './hint';
import { callerOf } from './http';
import { learning } from './learning';
import { Problem, type Api, type Page, type Run } from './port';
import { boardOf, levelOf, type WirePuzzle } from './puzzle';
import type { Call } from './routes';
import { workbench } from './workbench';

const SHELF = '/api/sudoku/puzzles/{difficulty}';
const FIRST = 500; // events that come with the answer: most shows are whole with them

export function httpApi(send: typeof fetch = (...args) => fetch(...args)): Api {
  const call = callerOf(send);
  const offered = new Map<string, PuzzleInfo>(); // what was shown opens without asking again

  async function shelf(
    difficulty: string,
    query: NonNullable<Call<'get', typeof SHELF>['query']>,
    signal: AbortSignal | undefined,
  ): Promise<readonly PuzzleInfo[]> {
    const { body } = await call('get', SHELF, { in: { difficulty }, query, signal });
    const puzzles = body.map(toPuzzle);
    for (const puzzle of puzzles) offered.set(puzzle.id, puzzle);
    return puzzles;
  }

  // Each run has its own session by its token, so that two open tabs never mix their traces.
  function pageAt(at: string, token: string): Page {
    return {
      async load(signal) {
        const { body, next } = await call('get', '/api/sudoku/solverSteps', { at, token, signal });
        return { events: body, next: next === null ? null : pageAt(next, token) };
      },
    };
  }

  return {
    ...workbench(call),
    ...learning(call),
    ...account(call),
    ...belongings(call),
    ...games(call),
    puzzles: (level, after, signal) => shelf(level, after ? { after } : {}, signal),
    watchable: (level, engine, signal) => shelf(level, { watch: engine }, signal),
    async puzzle(id, signal) {
      const known = offered.get(id);
      if (known) return known;
      return toPuzzle((await call('get', '/api/sudoku/puzzle/{id}', { in: { id }, signal })).body);
    },
    engines: async (signal) => (await call('get', '/api/engines', { signal })).body,
    techniques: async (signal) =>
      (await call('get', '/api/techniques', { signal })).body.techniques,
    async hint(about, stage, signal) {
      const body = { ...positionBody(about), stage };
      return toHint((await call('post', '/api/hint', { body, signal })).body);
    },
    async solution(givens, signal) {
      const body = { puzzle: toLine(givens) };
      const { solution, solutions } = (await call('post', '/api/solve', { body, signal })).body;
      return solution === null || solutions !== 1 ? null : parseLine(solution);
    },
    async daily(signal) {
      try {
        return toPuzzle((await call('get', '/api/daily', { signal })).body);
      } catch (error) {
        if (error instanceof Problem && error.status === 404) return null;
        throw error;
      }
    },
    async whyNot(about, { cell, digit }, signal) {
      const body = { ...positionBody(about), cell: cellName(cell), digit };
      return toWhyNot((await call('post', '/api/why-not', { body, signal })).body);
    },
    async run(source, { engine, decide }, signal): Promise<Run> {
      const opened = await call('post', '/api/sudoku/initialize', { body: source, signal });
      const { session: token, state } = opened.body;
      const how = decide === null ? { engine } : { engine, decide };
      const body = { ...how, mode: 'steps', from: 'givens', limit: FIRST };
      const { body: solved } = await call('post', '/api/sudoku/solve', { body, token, signal });
      return {
        givens: state.givens.flat(),
        total: solved.total ?? 0,
        events: solved.steps ?? [],
        text: solved.text,
        next: solved.next ? pageAt(solved.next, token) : null,
      };
    },
  };
}

const toPuzzle = (wire: WirePuzzle): PuzzleInfo => ({
  id: wire.id,
  title: wire.title,
  level: levelOf(wire),
  difficulty: wire.difficulty ?? 0, // of one that is not rated
  givens: wire.givens,
  board: boardOf(wire),
});
