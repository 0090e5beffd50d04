import { describe, expect, it } from 'vitest';
import { httpApi, nextLink } from './http';
import { Problem } from './port';

interface Seen {
  readonly url: string;
  readonly init: RequestInit;
}
function answering(...answers: Response[]): { api: ReturnType<typeof httpApi>; seen: Seen[] } {
  const seen: Seen[] = [];
  const send = (url: string, init: RequestInit): Promise<Response> => {
    seen.push({ url, init });
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no connection'));
  };
  return { api: httpApi(send as typeof fetch), seen };
}
const json = (body: unknown, init?: ResponseInit): Response =>
  new Response(JSON.stringify(body), init);

const PREVIEW = '1' + '.'.repeat(80);
const PUZZLE = {
  id: 'easy-1',
  title: 'One',
  level: 'easy',
  difficulty: 40,
  givens: 1,
  preview: PREVIEW,
};

describe('the HTTP adapter', () => {
  it('reads puzzles with their boards', async () => {
    const { api, seen } = answering(json([PUZZLE]));
    const [puzzle] = await api.puzzles('very-easy');
    expect(seen[0]!.url).toBe('/api/sudoku/puzzles/very-easy');
    expect(puzzle!.board[0]).toBe(1);
    expect(puzzle!.board).toHaveLength(81);
  });

  it('runs an engine in a session of its own and follows the pages', async () => {
    const givens = Array.from({ length: 9 }, () => Array<number>(9).fill(0));
    const event = { n: 1, level: 0, kind: 'start', text: 'It begins.' };
    const { api, seen } = answering(
      json({ session: 'abc', state: { givens } }),
      json({ total: 3, steps: [event], next: '/next?from=2', text: 'Solved.' }),
      json([event], { headers: { Link: '</next?from=3>; rel="next"' } }),
      json([event]),
    );
    const run = await api.run({ id: 'easy-1' }, 'cdcl');
    expect(run).toMatchObject({ total: 3, text: 'Solved.' });
    const second = await run.next!.load();
    const third = await second.next!.load();
    expect(third.next).toBeNull();
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/sudoku/initialize',
      '/api/sudoku/solve',
      '/next?from=2',
      '/next?from=3',
    ]);
    for (const { init } of seen.slice(1))
      expect((init.headers as Record<string, string>).Authorization).toBe('Bearer abc');
    expect(seen.every(({ init }) => init.credentials === 'omit')).toBe(true);
  });

  it.each([
    [json({ detail: 'A puzzle has 81 cells.' }, { status: 400 }), 'A puzzle has 81 cells.', 400],
    [json({ title: 'Not found' }, { status: 404 }), 'Not found', 404],
    [new Response('<html>', { status: 502 }), 'The server answered 502. Please try again.', 502],
  ])('tells problems as sentences', async (answer, sentence, status) => {
    const failed = answering(answer).api.puzzle('x');
    await expect(failed).rejects.toMatchObject({ message: sentence, status });
    await expect(failed).rejects.toBeInstanceOf(Problem);
  });

  it('tells that the server was not reached', async () => {
    await expect(answering().api.engines()).rejects.toMatchObject({ status: 0 });
  });
  it('refuses a board it cannot read', async () => {
    const { api } = answering(json({ ...PUZZLE, preview: 'x' }));
    await expect(api.puzzle('easy-1')).rejects.toBeInstanceOf(Problem);
  });
});

describe('Link headers', () => {
  it.each([
    [null, null],
    ['', null],
    ['</a?from=3&limit=2>; rel="next"', '/a?from=3&limit=2'],
    ['</a>; rel="prev", </b>; rel="next"', '/b'],
    ['</a>; rel="prev"', null],
  ])('%s', (header, next) => {
    expect(nextLink(header)).toBe(next);
  });
});
