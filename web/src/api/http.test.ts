import { describe, expect, it } from 'vitest';
import { nextLink } from './http';
import { httpApi } from './httpApi';
import { isPassing, Problem } from './port';
import { levelOf } from './puzzle';

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

const NOTHING_PLAYED = { entries: [], notes: [], notesAre: 'auto' as const, crossedOut: [] };

describe('the HTTP adapter', () => {
  it('reads puzzles with their boards', async () => {
    const { api, seen } = answering(json([PUZZLE]), json([]));
    const [puzzle] = await api.puzzles('very-easy', '');
    expect(await api.puzzles('very-easy', '7k3f')).toEqual([]);
    expect(await api.puzzle(PUZZLE.id)).toBe(puzzle); // was offered, and is not asked for again
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/sudoku/puzzles/very-easy',
      '/api/sudoku/puzzles/very-easy?after=7k3f',
    ]);
    expect(puzzle!.board[0]).toBe(1);
    expect(puzzle!.board).toHaveLength(81);
  });
  it('asks for puzzles worth watching', async () => {
    const { api, seen } = answering(json([PUZZLE]));
    const [puzzle] = await api.watchable('very-hard', 'cdcl');
    expect(await api.puzzle(PUZZLE.id)).toBe(puzzle);
    expect(seen.map(({ url }) => url)).toEqual(['/api/sudoku/puzzles/very-hard?watch=cdcl']);
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
    const run = await api.run({ id: 'easy-1' }, { engine: 'cdcl', decide: 'mrv' });
    expect(JSON.parse(seen[1]!.init.body as string)).toMatchObject({
      engine: 'cdcl',
      decide: 'mrv',
      mode: 'steps',
    });
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

  it('asks for a hint with the position by names, and reads it by numbers', async () => {
    const { api, seen } = answering(
      json({
        kind: 'step',
        stages: ['a', 'b', 'c', 'd'],
        of: 4,
        notes: { text: 'Look.', put_back: ['r1c3'], stale: [] },
        step: {
          name: 'X-Chain',
          placements: [],
          eliminations: [{ cell: 'r9c9', digit: 2 }],
          drawing: {
            candidates: [{ cell: 'r9c9', digit: 2, role: 'remove' }],
            cells: [{ cell: 'r1c1', role: 'pattern' }],
            houses: [{ house: 'b9', role: 'second' }],
            links: [
              {
                from: { digit: 2, cells: ['r1c1', 'r1c2'] },
                to: { digit: 2, cells: ['r9c1'] },
                strong: true,
              },
            ],
          },
        },
      }),
    );
    const givens = [1, ...Array<number>(80).fill(0)];
    const notes = [0, 0b11, ...Array<number>(79).fill(0)];
    const crossedOut = [{ cell: 2, digit: 9 }];
    const entries = [{ cell: 80, digit: 7 }];
    const about = { givens, entries, notes, notesAre: 'candidates' as const, crossedOut };
    const hint = await api.hint(about, 4);
    expect(seen[0]!.url).toBe('/api/hint');
    expect(JSON.parse(seen[0]!.init.body as string)).toEqual({
      puzzle: PREVIEW,
      entries: [{ cell: 'r9c9', digit: 7 }],
      notes: { r1c2: [1, 2] },
      notes_are: 'candidates',
      crossed_out: [{ cell: 'r1c3', digit: 9 }],
      stage: 4,
    });
    expect(hint).toMatchObject({
      technique: 'X-Chain',
      notes: 'Look.',
      putBack: [2],
      wrong: [],
      effect: { placements: [], eliminations: [{ cell: 80, digit: 2 }] },
      drawing: {
        candidates: [{ cell: 80, digit: 2, role: 'remove' }],
        cells: [{ cell: 0, role: 'pattern' }],
        houses: [{ house: 26, role: 'second' }],
        links: [{ from: { digit: 2, cells: [0, 1] }, to: { digit: 2, cells: [72] }, strong: true }],
      },
    });
  });
  it('has neither drawing nor effect before their stages', async () => {
    const { api } = answering(json({ kind: 'step', stages: ['a'], of: 4 }));
    const hint = await api.hint({ givens: [], ...NOTHING_PLAYED }, 1);
    expect([hint.drawing, hint.effect, hint.technique]).toEqual([null, null, null]);
    expect([hint.notes, hint.putBack]).toEqual([null, []]);
  });

  it('asks why not, and for steps, with the same position', async () => {
    const drawing = { candidates: [], cells: [], houses: [], links: [] };
    const wire = { technique: 'x', name: 'X', text: 'So.', placements: [], drawing };
    const step = { ...wire, eliminations: [{ cell: 'r1c2', digit: 3 }] };
    const { api, seen } = answering(
      json({ cell: 'r1c2', digit: 3, kind: 'steps', text: 'No.', steps: [step] }),
      json({ steps: [step] }),
    );
    const about = { givens: [1, ...Array<number>(80).fill(0)], ...NOTHING_PLAYED };
    const why = await api.whyNot(about, { cell: 1, digit: 3 });
    expect([why.kind, why.cell, why.steps[0]!.eliminations]).toEqual([
      'steps',
      1,
      [{ cell: 1, digit: 3 }],
    ]);
    const [found] = await api.steps(about, { technique: 'x', cell: 1 });
    expect(found).toEqual(why.steps[0]);
    expect(seen.map(({ url }) => url)).toEqual(['/api/why-not', '/api/steps']);
    const position = {
      puzzle: PREVIEW,
      entries: [],
      notes: {},
      notes_are: 'auto',
      crossed_out: [],
    };
    expect(seen.map(({ init }) => JSON.parse(init.body as string) as unknown)).toEqual([
      { ...position, cell: 'r1c2', digit: 3 },
      { ...position, limit: 1000, technique: 'x', in: 'r1c2' },
    ]);
  });
  it('has a puzzle of the day, or none', async () => {
    expect((await answering(json(PUZZLE)).api.daily())?.id).toBe(PUZZLE.id);
    expect(await answering(json({}, { status: 404 })).api.daily()).toBeNull();
    await expect(answering(json({}, { status: 503 })).api.daily()).rejects.toBeInstanceOf(Problem);
  });
  it('knows the solution only where there is one', async () => {
    const solution = '1'.repeat(81);
    const of = (solutions: number) => answering(json({ solution, solutions })).api.solution([]);
    expect(await of(1)).toHaveLength(81);
    expect(await of(2)).toBeNull();
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
  it.each(['"text"', '7', 'null'])('refuses an answer that is %s', async (text) => {
    const failed = answering(new Response(text)).api.engines();
    await expect(failed).rejects.toMatchObject({
      message: 'Nonet answered in a form this page cannot read.',
      status: 200,
    });
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

describe('practice positions', () => {
  it('are asked for with what the player has tried in mind', async () => {
    const digits = `1${'.'.repeat(80)}`;
    const candidates = '.'.repeat(9) + '.2.......' + '.'.repeat(711);
    const { api, seen } = answering(
      json({ positions: [{ id: 'p1', board: digits, puzzle: digits, candidates }] }),
      json([{ technique: 'x-wing', practised: 4, cleared: true, due: '2026-01-02T00:00:00Z' }]),
    );
    const [exercise] = await api.practice('x-wing', 3);
    expect(exercise).toMatchObject({ id: 'p1' });
    expect(exercise!.layout.marks[1]).toEqual({ digit: 0, notes: 2 });
    expect(seen[0]!.url).toBe('/api/techniques/x-wing/practice?limit=3');
    expect((await api.progress())['x-wing']).toMatchObject({ practised: 4, due: '2026-01-02' });
    expect(seen[1]!.init.credentials).toBe('same-origin');
  });
});

describe('the account', () => {
  const ADA = { name: 'Ada', email: null, anonymous: false, created: '', settings: {} };
  it('registers, logs in and out with the cookie', async () => {
    const { api, seen } = answering(
      json({ player: ADA, recovery_codes: ['a-b'] }, { status: 201 }),
      json({ player: ADA }),
      new Response(null, { status: 204 }),
      new Response(null, { status: 204 }),
    );
    expect(await api.account.register('ada', 'secret')).toEqual({
      player: ADA,
      codes: ['a-b'],
    });
    expect(await api.account.login('ada', 'secret')).toEqual(ADA);
    await api.account.logout(true);
    await api.account.remove('secret');
    expect(seen.map(({ url, init }) => `${init.method ?? ''} ${url}`)).toEqual([
      'POST /api/account/register',
      'POST /api/account/login',
      'POST /api/account/logout-everywhere',
      'DELETE /api/me',
    ]);
    expect(seen.every(({ init }) => init.credentials === 'same-origin')).toBe(true);
  });
});

describe('what belongs to a player', () => {
  const GAME = {
    id: 'g1',
    state: 'solved',
    moves: 2,
    elapsed_ms: 61_000,
    hints: [2, 2, 1, 0],
    mistakes: 1,
    started: '2026-11-16T10:00:00Z',
    updated: '2026-11-16T10:05:00Z',
    puzzle: { ...PUZZLE, level: null },
    score: { total: 12 },
  };
  it('comes page by page, with the cookie', async () => {
    const link = { headers: { Link: '</api/games?limit=200&before=g1>; rel="next"' } };
    const { api, seen } = answering(json([GAME], link), json([]));
    const { games, next } = await api.belongings.games();
    expect(games[0]).toMatchObject({ time: 61_000, hints: 2, score: 12, puzzle: { level: 'own' } });
    expect(games[0]!.puzzle.board).toHaveLength(81);
    expect(await api.belongings.games(undefined, next!)).toEqual({ games: [], next: null });
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/games?limit=200',
      '/api/games?limit=200&before=g1',
    ]);
    for (const { init } of seen) expect(init.credentials).toBe('same-origin');
  });
  it('has records of games without hints only, and none where there are none', async () => {
    const streak = { current: 1, longest: 1 };
    const levels = [
      { level: 'easy', solved: 3, without_hints: 2, best_seconds: 61.5, average_seconds: 70 },
      { level: 'hard', solved: 1, without_hints: 0, best_seconds: null, average_seconds: null },
    ];
    const { api } = answering(json({ solved: 4, total_score: 9, streak, levels }));
    expect((await api.belongings.standing()).levels).toEqual([
      { level: 'easy', solved: 3, unaided: 2, best: 61_500, average: 70_000 },
      { level: 'hard', solved: 1, unaided: 0, best: null, average: null },
    ]);
  });
  it('has a game with all pages of its moves', async () => {
    const move = { n: 1, kind: 'place', cell: 'r1c2', digit: 3, text: '' };
    const { api } = answering(
      json(GAME),
      json([move], { headers: { Link: '</more>; rel="next"' } }),
      json([move]),
    );
    expect((await api.belongings.game('g1')).events).toEqual([move, move]);
  });
  it('is brought back in portions that a server takes', async () => {
    const said = (): Response => json({ games: 1, saved: 0, known: 1 });
    const { api, seen } = answering(said(), said());
    const games = [{ moves: 'x'.repeat(300_000) }, { moves: 'y'.repeat(300_000) }];
    const sum = await api.belongings.imported({ nonet: 1, games, saved: ['s'] });
    expect(sum).toEqual({ games: 2, saved: 0, known: 2 });
    const sent = seen.map(({ init }) => JSON.parse(init.body as string) as { saved: unknown[] });
    expect(sent.map(({ saved }) => saved)).toEqual([['s'], []]);
  });
  it('is saved as the server wrote it', async () => {
    const text = '{"nonet": 1, "games": []}\n';
    expect(await answering(new Response(text)).api.belongings.exported()).toBe(text);
  });
  it('tells which field a refusal is about', async () => {
    const { api } = answering(
      json({ detail: 'No.', code: 'refused', place: { field: 'name' } }, { status: 400 }),
    );
    await expect(api.account.login('', '')).rejects.toMatchObject({ field: 'name', status: 400 });
  });
});

it.each([
  [0, true], // not reached
  [400, false],
  [404, false],
  [408, true],
  [409, false],
  [429, true],
  [500, true],
  [503, true],
])('a problem of status %i passes: %s', (status, passes) => {
  expect(isPassing(status)).toBe(passes);
});

it.each([
  [{ level: 'hard', own: false }, 'hard'],
  [{ level: 'hard', own: true }, 'own'], // rated later
  [{ level: null, own: false }, 'unrated'],
  [{ level: 'hard' }, 'hard'], // of a server that does not say
  [{ level: null }, 'own'],
])('a puzzle with %o is on the shelf %s', (puzzle, shelf) => {
  expect(levelOf(puzzle)).toBe(shelf);
});
