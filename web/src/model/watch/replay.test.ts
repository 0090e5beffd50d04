import { describe, expect, it } from 'vitest';
import { cellName, digitsIn, parseCell } from '../board/board';
import { Progress, type Moment } from './progress';
import { Replay, STRIDE } from './replay';
import type { Kind, TraceEvent } from './trace';

type Written = Partial<Omit<TraceEvent, 'n' | 'text'>> & { kind: Kind };
const trace = (...events: Written[]): TraceEvent[] =>
  events.map((event, i) => ({ level: 0, ...event, n: i + 1, text: '' }));
const on = (kind: Kind, cell: string, digit: number, level = 0): Written => ({
  kind,
  cell,
  digit,
  level,
});
const scratch = (events: TraceEvent[], n = events.length): Moment => {
  const progress = new Progress();
  events.slice(0, n).forEach((event, i) => progress.apply(event, i + 1));
  return progress.moment();
};
const standing = (moment: Moment): string[] =>
  moment.digits.flatMap((d, cell) => (d ? [`${cellName(cell)}=${d}`] : []));
const candidates = (moment: Moment, cell: string): number[] =>
  digitsIn(moment.candidates[parseCell(cell)!]!);

const START: Written = { kind: 'start', literals: ['r1c1=1', 'r1c2=2'] };

// One row for every rule of the table in src/trace/replay.h.
describe('each kind of event', () => {
  it.each<[string, Written[], string[]]>([
    ['start sets the givens', [START], ['r1c1=1', 'r1c2=2']],
    ['start forgets what was', [on('place', 'r9c9', 9), START], ['r1c1=1', 'r1c2=2']],
    ['place sets', [on('place', 'r5c5', 5)], ['r5c5=5']],
    ['place replaces', [on('place', 'r5c5', 5), on('place', 'r5c5', 6)], ['r5c5=6']],
    ['place without digit empties', [on('place', 'r5c5', 5), { kind: 'place', cell: 'r5c5' }], []],
    ['decide sets', [on('decide', 'r5c5', 5, 1)], ['r5c5=5']],
    ['imply sets', [on('imply', 'r5c5', 5)], ['r5c5=5']],
    [
      'backjump takes back the decisions above its level',
      [
        on('decide', 'r5c5', 5, 1),
        on('imply', 'r6c6', 6, 1),
        on('decide', 'r7c7', 7, 2),
        on('decide', 'r8c8', 8, 3),
        { kind: 'backjump', level: 1 },
      ],
      ['r5c5=5', 'r6c6=6'],
    ],
    [
      'restart goes back to level 0',
      [on('imply', 'r1c1', 1), on('decide', 'r5c5', 5, 1), { kind: 'restart', level: 0 }],
      ['r1c1=1'],
    ],
    ['undo takes back a decision', [on('decide', 'r5c5', 5, 1), { kind: 'undo', level: 0 }], []],
    [
      'undo without a decision takes back the last move',
      [on('place', 'r5c5', 5), on('place', 'r6c6', 6), { kind: 'undo', level: 0 }],
      ['r5c5=5'],
    ],
    [
      'undo takes back a step with all its effects',
      [
        on('place', 'r1c1', 1),
        { kind: 'step', count: 2 },
        on('place', 'r5c5', 5),
        on('place', 'r6c6', 6),
        { kind: 'undo', level: 0 },
      ],
      ['r1c1=1'],
    ],
    ['undo of nothing does nothing', [START, { kind: 'undo', level: 0 }], ['r1c1=1', 'r1c2=2']],
    [
      'solution sets its literals',
      [START, { kind: 'solution', literals: ['r1c3=3', 'r1c4!=4'] }],
      ['r1c1=1', 'r1c2=2', 'r1c3=3'],
    ],
    [
      'truncated goes back to level 0',
      [START, on('decide', 'r5c5', 5, 1), { kind: 'truncated', count: 9 }],
      ['r1c1=1', 'r1c2=2'],
    ],
    [
      'end shows the first solution',
      [
        START,
        on('decide', 'r1c3', 3, 1),
        { kind: 'solution', level: 1 },
        { kind: 'undo', level: 0 },
        on('decide', 'r1c3', 4, 1),
        { kind: 'solution', level: 1 },
        { kind: 'end' },
      ],
      ['r1c1=1', 'r1c2=2', 'r1c3=3'],
    ],
    ['end without a solution leaves the board', [START, { kind: 'end' }], ['r1c1=1', 'r1c2=2']],
    [
      'resolve, hint, pause, resume and unknown kinds do nothing',
      [
        START,
        { kind: 'resolve', cell: 'r5c5', digit: 5 },
        { kind: 'hint' },
        { kind: 'pause' },
        { kind: 'resume' },
        { kind: 'of-tomorrow' as Kind, cell: 'r5c5', digit: 5 },
      ],
      ['r1c1=1', 'r1c2=2'],
    ],
    [
      'what lacks its cell or digit, or names none on the board, does nothing',
      [
        { kind: 'imply', cell: 'r5c5' },
        { kind: 'decide', digit: 5, level: 1 },
        on('place', 'r0c5', 5),
        on('place', 'r5c5', 12),
        { kind: 'backjump', level: 0 },
      ],
      [],
    ],
  ])('%s', (_, events, expected) => {
    expect(standing(scratch(trace(...events)))).toEqual(expected);
  });

  it('start marks the givens', () => {
    const { given } = scratch(trace(START, on('place', 'r5c5', 5)));
    expect(given.filter(Boolean)).toHaveLength(2);
  });
  it('eliminate crosses out, and going back restores', () => {
    const events = trace(on('decide', 'r1c1', 1, 1), on('eliminate', 'r9c9', 4, 1), {
      kind: 'backjump',
      level: 0,
    });
    expect(candidates(scratch(events, 2), 'r9c9')).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
    expect(candidates(scratch(events), 'r9c9')).toHaveLength(9);
  });
  it('candidates are what no peer holds; filled cells have none', () => {
    const moment = scratch(trace(START));
    expect(candidates(moment, 'r3c3')).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(candidates(moment, 'r1c1')).toEqual([]);
    expect(candidates(moment, 'r9c1')).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
  it('decisions stand with their level and event until taken back', () => {
    const events = trace(START, on('decide', 'r5c5', 5, 1), { kind: 'undo', level: 0 });
    expect(scratch(events, 2).decisions).toEqual([{ level: 1, cell: 40, digit: 5, event: 2 }]);
    expect(scratch(events).decisions).toEqual([]);
  });
  it('a conflict is open until something before it is taken back', () => {
    const events = trace(
      on('decide', 'r5c5', 5, 1),
      { kind: 'conflict', level: 1 },
      {
        kind: 'backjump',
        level: 0,
      },
    );
    expect(scratch(events, 2).conflicts).toEqual([2]);
    expect(scratch(events).conflicts).toEqual([]);
  });
  it('a clause is in force until it is forgotten; no backjump takes it back', () => {
    const events = trace(
      on('decide', 'r5c5', 5, 1),
      { kind: 'learn', clause: 1, level: 1 },
      { kind: 'learn', clause: 2, level: 1 },
      { kind: 'backjump', level: 0 },
      { kind: 'forget', clause: 1 },
    );
    expect(scratch(events, 4).clauses).toEqual([2, 3]);
    expect(scratch(events).clauses).toEqual([3]);
  });
  it('note switches a pencilmark, colour paints, and undo takes both back', () => {
    const events = trace(
      on('note', 'r1c1', 3),
      { kind: 'colour', cell: 'r1c1', count: 2 },
      { kind: 'undo', level: 0 },
      { kind: 'undo', level: 0 },
    );
    expect([scratch(events, 2).notes[0], scratch(events, 2).colours[0]]).toEqual([4, 2]);
    expect([scratch(events, 3).notes[0], scratch(events, 3).colours[0]]).toEqual([4, 0]);
    expect(scratch(events).notes[0]).toBe(0);
  });
});

describe('Replay', () => {
  // A long walk of guesses and backjumps, the same every time.
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  let level = 0;
  const walk = trace(
    START,
    ...Array.from({ length: 3 * STRIDE }, (): Written => {
      const cell = cellName(next(81));
      const what = next(10);
      if (what < 3 && level < 12) return on('decide', cell, next(9) + 1, ++level);
      if (what < 4) return { kind: 'backjump', level: (level = next(level + 1)) };
      if (what < 5) return { kind: 'conflict', level };
      if (what < 6) return on('eliminate', cell, next(9) + 1, level);
      return on('imply', cell, next(9) + 1, level);
    }),
  );

  it('is at any moment what a replay from scratch is, whatever the order of the jumps', () => {
    const replay = new Replay(walk);
    const jumps = [
      0,
      1,
      STRIDE,
      5,
      walk.length,
      STRIDE - 1,
      STRIDE + 1,
      2 * STRIDE,
      3,
      Infinity,
      -1,
    ];
    for (let i = 0; i < 40; ++i) jumps.push(next(walk.length));
    for (const n of jumps)
      expect(replay.at(n)).toEqual(scratch(walk, Math.max(0, Math.min(n, walk.length))));
  });
  it('follows a trace that grows', () => {
    const events = walk.slice(0, 10);
    const replay = new Replay(events);
    replay.at(100);
    events.push(...walk.slice(10));
    expect(replay.at(walk.length)).toEqual(scratch(walk));
  });
});
