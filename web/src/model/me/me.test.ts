import { describe, expect, it } from 'vitest';
import { parseLine } from '../board/board';
import { isOver, momentsOf, type GameEvent, type PastGame } from './history';
import { median } from './record';
import { fieldOf } from './refusal';
import { solvedPerDay, standingRows, timedLevels, timesOf } from './statistics';

const GIVENS = parseLine('1' + '.'.repeat(80))!;
const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({
  kind,
  text: kind,
  ...more,
});
const game = (more: Partial<PastGame>, level = 'hard'): PastGame => ({
  id: 'g',
  state: 'solved',
  moves: 1,
  time: 60_000,
  hints: 0,
  mistakes: 0,
  score: null,
  started: '2026-11-15T10:00:00Z',
  updated: '2026-11-15T10:05:00Z',
  puzzle: { id: 'p', title: 'P', level, board: GIVENS },
  ...more,
});

describe('the boards of a kept game', () => {
  const [place, note, colour] = [
    event('place', { cell: 'r1c2', digit: 5 }),
    event('note', { cell: 'r1c3', digit: 7 }),
    event('colour', { cell: 'r1c3', count: 2 }),
  ];
  it('begin with the givens and change cell by cell', () => {
    const moments = momentsOf(GIVENS, [place, note, colour]);
    expect(moments).toHaveLength(4);
    expect(moments[0]!.marks[0]!.digit).toBe(1);
    expect(moments[1]).toMatchObject({ cell: 1, text: 'place' });
    expect(moments[3]!.marks[2]).toMatchObject({ notes: 1 << 6, colour: 2 });
  });
  it('go back with undo as often as there were moves, and no further', () => {
    const moments = momentsOf(GIVENS, [place, note, event('undo'), event('undo'), event('undo')]);
    expect(moments).toHaveLength(5);
    expect(moments[3]).toMatchObject({ cell: 2 });
    expect(moments[3]!.marks[1]!.digit).toBe(5);
    expect(moments[4]!.marks).toEqual(moments[0]!.marks);
  });
  it('leave out what changes nothing, and what nobody knows', () => {
    const strange = [event('pause'), event('hint'), event('later', { cell: 'r1c2' })];
    expect(momentsOf(GIVENS, [...strange, event('place', { cell: 'x' })])).toHaveLength(1);
    const emptied = momentsOf(GIVENS, [place, event('place', { cell: 'r1c2' })]);
    expect(emptied.at(-1)!.marks[1]!.digit).toBe(0);
  });
  it('are over when solved or given up', () => {
    expect(isOver(game({ state: 'given-up' }))).toBe(true);
    expect(isOver(game({ state: 'paused' }))).toBe(false);
  });
});

describe('statistics', () => {
  const games = [
    game({ time: 30_000, hints: 2, updated: '2026-11-16T00:00:01Z' }),
    game({ time: 50_000 }),
    game({ time: 70_000, state: 'given-up' }),
    game({ time: 90_000 }, 'own'),
  ];
  it('take the server’s figures, and the median from the games', () => {
    const standing = {
      solved: 9,
      score: 1,
      streak: { current: 1, longest: 2 },
      levels: [{ level: 'hard', solved: 8, unaided: 6, best: 20_000, average: 45_000 }],
    };
    const rows = standingRows(standing, games);
    expect(rows.find(({ level }) => level === 'hard')).toMatchObject({
      solved: 8,
      aided: 2,
      best: 20_000,
      average: 45_000,
      median: 50_000,
    });
    expect(rows.find(({ level }) => level === 'own')).toMatchObject({ solved: 1, best: 90_000 });
  });
  it('count days by UTC up to today, the empty ones too', () => {
    expect(solvedPerDay(games, '2026-11-16', 3)).toEqual([
      { day: '2026-11-14', solved: 0 },
      { day: '2026-11-15', solved: 2 },
      { day: '2026-11-16', solved: 1 },
    ]);
  });
  it('have the times of a level, the oldest first', () => {
    expect(timesOf(games, 'hard').map(({ time, hints }) => [time, hints])).toEqual([
      [50_000, 0],
      [30_000, 2],
    ]);
    expect(timesOf(games, 'hard', 1).map(({ time }) => time)).toEqual([30_000]);
    expect(timedLevels(games).map(({ level }) => level)).toEqual(['hard', 'own']);
  });
  it.each([
    [[], null],
    [[3], 3],
    [[9, 1, 5], 5],
    [[1, 2, 3, 10], 2.5],
  ])('the median of %o is %o', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('a refusal stands at its field', () => {
  const LOGIN = ['name', 'password'] as const;
  const CHANGE = ['old', 'new'] as const;
  it.each([
    ['The name or the password is not right.', 'wrong-login', LOGIN, 'password'],
    ['The name or the code is not right.', 'wrong-login', ['name', 'code', 'new'], 'code'],
    ["The name 'ada' is taken.", 'conflict', LOGIN, 'name'],
    ['A name has 1 to 40 bytes.', 'refused', LOGIN, 'name'],
    ['A password has at least 8 characters.', 'refused', LOGIN, 'password'],
    ['A password has at least 8 characters.', 'refused', CHANGE, 'new'],
    ['The password is not right.', 'wrong-password', CHANGE, 'old'],
    ['Too many attempts. Try again in 9 seconds.', 'too-many-attempts', LOGIN, null],
    ['This needs an account: log in first.', 'no-account', CHANGE, null],
  ] as const)('%s', (message, code, fields, field) => {
    expect(fieldOf({ message, code }, fields)).toBe(field);
  });
  it('that the server names, if the form has it', () => {
    expect(fieldOf({ message: 'No.', field: 'name' }, LOGIN)).toBe('name');
    expect(fieldOf({ message: 'No.', field: 'email' }, LOGIN)).toBeNull();
  });
});
