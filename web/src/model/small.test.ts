import { describe, expect, it } from 'vitest';
import { EventIndex } from './eventIndex';
import { bit, EMPTY, HOUSES } from './board';
import { describe as say, litDigit, plainCell, printed, tints } from './cells';
import { formatTime, read, start, stop, stopped } from './clock';
import { isLevel, levelNamed, levelTitle, LEVELS } from './level';
import { Progress } from './progress';
import { conflictCells, literalCells, sceneOf, ticks } from './scene';
import { DEFAULTS, parseSettings } from './settings';
import { parseLiteral, type TraceEvent } from './trace';

describe('the clock', () => {
  it('runs only between start and stop', () => {
    let clock = start(stopped(500), 1000);
    expect(read(clock, 1200)).toBe(700);
    clock = stop(clock, 1300);
    expect(read(clock, 9999)).toBe(800);
    expect(read(start(start(clock, 2000), 2500), 3000)).toBe(1800);
  });
  it('never runs backwards', () => {
    expect(read(start(stopped(500), 1000), 10)).toBe(500);
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
    const events = [
      event({ kind: 'start', literals: ['r1c1=1'] }),
      event({ kind: 'solution', literals: ['r1c2=2'] }),
      event({ kind: 'learn', clause: 1, literals: ['r1c2!=2'], because: why }),
      event({ kind: 'conflict', because: why }),
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
