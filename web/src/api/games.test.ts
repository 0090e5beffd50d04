import { describe, expect, it } from 'vitest';
import { EMPTY } from '../model/board/board';
import { httpApi } from './httpApi';

const HEAD = {
  id: 'g1',
  state: 'running',
  moves: 2,
  elapsed_ms: 1500,
  hints: [2, 1, 0, 0],
  updated: '2026-11-16T12:00:00Z',
  puzzle: { id: 'p1', level: 'easy', preview: '5' + '.'.repeat(80) },
};
const BOARD = Array.from({ length: 9 }, (_, row) => EMPTY.slice(9 * row, 9 * row + 9));
const GAME = { ...HEAD, clocks: { desk: 1500 }, page: { auto: true }, board: { board: BOARD } };

function answering(...answers: { body: unknown; link?: string }[]) {
  const seen: { url: string; init: RequestInit }[] = [];
  const send = (url: string, init: RequestInit): Promise<Response> => {
    seen.push({ url, init });
    const { body, link } = answers.shift()!;
    const headers: Record<string, string> = link ? { Link: link } : {};
    return Promise.resolve(new Response(JSON.stringify(body), { headers }));
  };
  const { games } = httpApi(send as typeof fetch);
  const sent = (): unknown => JSON.parse(seen.at(-1)!.init.body as string);
  return { games, seen, sent };
}

describe('games on the server', () => {
  it('are listed, all or those with a puzzle', async () => {
    const { games, seen } = answering({ body: [HEAD] }, { body: [{ ...HEAD, state: 'given-up' }] });
    expect(await games.list()).toEqual([
      {
        id: 'g1',
        puzzle: 'p1',
        level: 'easy',
        over: false,
        moves: 2,
        elapsed: 1500,
        updated: Date.UTC(2026, 10, 16, 12),
      },
    ]);
    expect((await games.withPuzzle('p/1'))[0]!.over).toBe(true);
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/games?limit=20',
      '/api/games?limit=5&puzzle=p%2F1',
    ]);
    expect(seen.every(({ init }) => init.credentials === 'same-origin')).toBe(true);
  });

  it('take moves by names, without what the log has no word for', async () => {
    const { games, seen, sent } = answering({ body: { ...GAME, replaced: ['r1c3'] } });
    const answer = await games.send('g1', {
      name: 'b1',
      after: 2,
      device: 'desk',
      elapsed: 1500.4,
      moves: [
        { kind: 'place', cell: 2, digit: 4 },
        { kind: 'place', cell: 2, digit: 0 },
        { kind: 'note', cell: 80, digit: 9 },
        { kind: 'colour', cell: 0, colour: 3 },
        { kind: 'extras', cell: 5 },
        { kind: 'undo', cell: 0 },
        { kind: 'redo', cell: 0 },
        { kind: 'hint', stage: 2 },
      ],
    });
    expect(seen[0]!.url).toBe('/api/games/g1/moves');
    expect(seen[0]!.init.keepalive).toBe(true);
    expect(sent()).toEqual({
      batch: 'b1',
      after: 2,
      device: 'desk',
      elapsed_ms: 1500,
      moves: [
        { kind: 'place', cell: 'r1c3', digit: 4 },
        { kind: 'place', cell: 'r1c3', digit: null },
        { kind: 'note', cell: 'r9c9', digit: 9 },
        { kind: 'colour', cell: 'r1c1', colour: 3 },
        { kind: 'undo' },
        { kind: 'redo' },
        { kind: 'hint', stage: 2 },
      ],
    });
    expect(answer).toMatchObject({ solved: false, hints: 2, replaced: [2], page: { auto: true } });
    expect(answer.clocks).toEqual({ desk: 1500 });
    expect(answer.givens![0]).toBe(5);
  });

  it('tell their log over all its pages', async () => {
    const { games, seen } = answering(
      {
        body: [
          { n: 1, kind: 'place', cell: 'r1c3', digit: 4 },
          { n: 2, kind: 'place', cell: 'r1c3' },
          { n: 3, kind: 'colour', cell: 'r1c1', count: 2 },
        ],
        link: '</api/games/g1/moves?from=4>; rel="next"',
      },
      {
        body: [
          { n: 4, kind: 'undo' },
          { n: 5, kind: 'hint' },
          { n: 6, kind: 'pause' },
        ],
      },
    );
    expect(await games.log('g1')).toEqual([
      { kind: 'place', cell: 2, value: 4 },
      { kind: 'place', cell: 2, value: 0 },
      { kind: 'colour', cell: 0, value: 2 },
      { kind: 'undo', cell: 0, value: 0 },
      { kind: 'other', cell: 0, value: 0 },
      { kind: 'other', cell: 0, value: 0 },
    ]);
    expect(seen[1]!.url).toBe('/api/games/g1/moves?from=4');
  });
});
