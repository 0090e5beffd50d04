import { describe, expect, it } from 'vitest';
import { EventIndex } from './eventIndex';
import { bit, EMPTY, HOUSES } from '../board/board';
import { describe as say, litDigit, plainCell, printed, tints } from '../board/cells';
import {
  asMine,
  counted,
  formatTime,
  readPlayed,
  total,
  UNPLAYED,
  writePlayed,
} from '../game/clock';
import { isLevel, levelNamed, levelTitle, LEVELS } from '../puzzle/level';
import { Progress } from './progress';
import { conflictCells, literalCells, sceneOf, ticks } from './scene';
import { DEFAULTS, parseSettings } from '../me/settings';
import { parseLiteral, type TraceEvent } from './trace';

describe('the clock', () => {
  const played = { mine: 500, others: 2000, at: 1000 };
  it('counts what passed since the last look', () => {
    expect(counted(played, 1000, 1700)).toEqual({ mine: 1200, others: 2000, at: 1700 });
    expect(total(counted(played, 1000, 1700))).toBe(3200);
    expect(counted(played, 5000, 5300).mine).toBe(800); // looked away from 1000 to 5000
  });
  it('counts a moment once, though two windows are looked at', () => {
    const [one, other] = [counted(played, 1000, 1700), counted(played, 1000, 1700)];
    expect(counted(one, 1100, 1900).mine).toBe(1400);
    expect(counted(other, 1700, 1700).mine).toBe(1200);
  });
  it('never runs backwards, and goes on when it was set back', () => {
    const back = counted(played, 1000, 10);
    expect(back).toEqual({ mine: 500, others: 2000, at: 10 });
    expect(counted({ ...back, at: 9_999_999 }, 10, 110)).toEqual({ ...back, at: 110 });
  });
  it('does not count a machine that slept', () => {
    expect(counted(played, 1000, 3_600_000).mine).toBe(500);
  });
  it('is kept as text; of earlier visits only a number', () => {
    expect(readPlayed(writePlayed(played))).toEqual(played);
    expect(readPlayed('9000')).toEqual({ mine: 0, others: 9000, at: 0 });
    for (const text of [null, '', 'x', 'null', '{"mine":"a","at":-1}'])
      expect(readPlayed(text)).toEqual(UNPLAYED);
    expect(asMine(played)).toEqual({ mine: 2500, others: 0, at: 1000 });
  });
  it.each([
    [0, '0:00'],
    [999, '0:00'],
    [75_000, '1:15'],
    [3_600_000, '1:00:00'],
    [36_061_000, '10:01:01'],
  ])('writes %i ms as %s', (time, text) => {
    expect(formatTime(time)).toBe(text);
  });
});

describe('settings', () => {
  it.each([null, '', '{', '[]', 'null', '7', '{"theme":"pink","level":"x","highlight":"yes"}'])(
    'fall back to the defaults for %s',
    (text) => {
      expect(parseSettings(text)).toEqual(DEFAULTS);
    },
  );
  it('keep what is sound', () => {
    const kept = { ...DEFAULTS, theme: 'dark', level: 'hard', engine: 'mrv', showTimer: false };
    expect(parseSettings(JSON.stringify({ ...kept, more: 1 }))).toEqual(kept);
  });
});

describe('levels', () => {
  it('are six, each with its line', () => {
    expect(LEVELS.map((level) => levelTitle(level.name))).toEqual([
      'Very easy',
      'Easy',
      'Normal',
      'Hard',
      'Very hard',
      'Extreme',
    ]);
    expect(isLevel('hard') && !isLevel('medium') && !isLevel(3)).toBe(true);
    expect(levelTitle('odd')).toBe('odd');
  });
  it.each([
    ['Very Easy', 'very-easy'],
    ['very_hard', 'very-hard'],
    ['EXTREME', 'extreme'],
    ['Medium', 'normal'],
    ['tricky', undefined],
    ['', undefined],
  ])('are read as people write them: %s', (typed, name) => {
    expect(levelNamed(typed)).toBe(name);
  });
});

describe('cells', () => {
  it.each([
    [plainCell(7, 'given'), 'row 4 column 5, 7, given'],
    [plainCell(7, 'placed'), 'row 4 column 5, 7, yours'],
    [{ ...plainCell(7, 'placed'), broken: true }, 'row 4 column 5, 7, yours, in conflict'],
    [plainCell(0, 'placed'), 'row 4 column 5, empty'],
    [plainCell(0, 'placed', bit(1) | bit(9)), 'row 4 column 5, empty, notes 1 9'],
  ])('are said', (cell, text) => {
    expect(say(31, cell, 'notes')).toBe(text);
  });
  it('light up what the selection sees and its digit', () => {
    const cells = printed(EMPTY.with(0, 5).with(40, 5));
    const lit = tints(cells, 0);
    expect([lit[0], lit[1], lit[40], lit[41]]).toEqual(['same', 'seen', 'same', 'none']);
    expect(litDigit(cells, 0)).toBe(5);
    expect(new Set(tints(cells, null))).toEqual(new Set(['none']));
  });
});

const event = (what: Partial<TraceEvent>): TraceEvent => ({
  n: 1,
  level: 0,
  kind: 'conflict',
  text: '',
  ...what,
});

describe('literals', () => {
  it.each([
    ['r4c5=7', { cell: 31, digit: 7, positive: true }],
    ['r4c5!=7', { cell: 31, digit: 7, positive: false }],
    ['r4c5', null],
    ['r0c5=7', null],
  ])('%s', (text, expected) => {
    expect(parseLiteral(text)).toEqual(expected);
  });
});

describe('a scene', () => {
  const learned = event({ kind: 'learn', clause: 3, literals: ['r1c1!=1', 'r9c9=2', 'r1c1=4'] });
  it.each<[string, Partial<TraceEvent>, readonly number[]]>([
    ['an empty cell', { cell: 'r1c2', because: { reason: 'only_candidate' } }, [1]],
    ['a repeat', { cell: 'r1c2', because: { reason: 'repeated', other: 'r1c5' } }, [1, 4]],
    ['a house', { digit: 2, because: { reason: 'only_place', house: 'c2' } }, HOUSES[10]!],
    ['a clause', { because: { reason: 'clause', clause: 3 } }, [0, 80]],
    ['nothing', {}, []],
  ])('a conflict is about %s', (_, what, expected) => {
    expect(conflictCells(event(what), new EventIndex([learned]))).toEqual(expected);
  });
  it('gives every cell its role', () => {
    const events = [
      event({ kind: 'start', literals: ['r1c1=1'] }),
      event({ kind: 'decide', cell: 'r2c2', digit: 2, level: 1 }),
      event({ kind: 'imply', cell: 'r3c3', digit: 3, level: 1 }),
      event({ kind: 'conflict', cell: 'r5c5', because: { reason: 'only_candidate' }, level: 1 }),
      event({ kind: 'eliminate', cell: 'r9c9', digit: 9, level: 1 }),
    ];
    const progress = new Progress();
    events.forEach((e, i) => progress.apply(e, i + 1));
    const { cells, current } = sceneOf(progress.moment(), new EventIndex(events), 5);
    expect([cells[0], cells[10], cells[20]].map((cell) => cell!.role)).toEqual([
      'given',
      'decision',
      'implied',
    ]);
    expect(cells[10]!.level).toBe(1);
    expect(cells[40]!.broken).toBe(true);
    expect(current).toBe(80);
    expect(cells[80]!.struck).toBe(bit(9));
  });
  it('draws no mistake where a solution is set aside, and counts none', () => {
    const why = { reason: 'found', clause: 1 };
    const excluded = { reason: 'found' };
    const events = [
      event({ kind: 'start', literals: ['r1c1=1'] }),
      event({ kind: 'solution', literals: ['r1c2=2'] }),
      event({ kind: 'learn', clause: 1, literals: ['r1c2!=2'], because: excluded }),
      event({ kind: 'conflict', because: why }),
      event({ kind: 'learn', clause: 2, literals: ['r1c2!=2'], because: why }),
    ];
    const progress = new Progress();
    events.forEach((e, i) => progress.apply(e, i + 1));
    const index = new EventIndex(events);
    const { cells, houses } = sceneOf(progress.moment(), index, 4);
    expect(cells.some((cell) => cell.broken)).toBe(false);
    expect(houses).toEqual([]);
    expect([index.count('conflict', 4), index.count('learn', 4)]).toEqual([0, 0]);
    expect(ticks(events, { first: 1, last: 4 }, ['conflict'])).toEqual([]);
    expect(index.learned(1)).toBe(events[2]);
    expect(index.count('learn', 5)).toBe(1); // what follows from that clause was learned
  });
  it('draws the solution at the end without the conflict that ended the proof', () => {
    const conflict = event({
      kind: 'conflict',
      cell: 'r5c5',
      because: { reason: 'only_candidate' },
    });
    const broken = (verdict: string): boolean => {
      const events = [event({ kind: 'start' }), conflict, event({ kind: 'end', verdict })];
      const progress = new Progress();
      events.forEach((e, i) => progress.apply(e, i + 1));
      return sceneOf(progress.moment(), new EventIndex(events), 3).cells[40]!.broken;
    };
    expect([broken('solved'), broken('unsolvable')]).toEqual([false, true]);
  });
  it('marks at most so many ticks', () => {
    const events = Array.from({ length: 5000 }, () => event({ kind: 'decide' }));
    const whole = { first: 1, last: 5000 };
    expect(ticks(events, whole, ['decide'], 100).length).toBeLessThanOrEqual(101);
    expect(ticks(events.slice(0, 9), { first: 9, last: 11 }, ['decide'])).toEqual([0]);
    expect(ticks(events.slice(0, 2), { first: 1, last: 3 }, ['decide'])).toEqual([0, 0.5]);
    expect(literalCells(undefined)).toEqual([]);
  });
});
