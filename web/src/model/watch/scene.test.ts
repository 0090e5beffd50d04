import { describe, expect, it } from 'vitest';
import { bit, HOUSES } from '../board/board';
import { EventIndex } from './eventIndex';
import { Progress } from './progress';
import { conflictCells, literalCells, sceneOf, ticks } from './scene';
import { parseLiteral, type TraceEvent } from './trace';

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
