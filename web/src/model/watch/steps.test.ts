import { describe, expect, it } from 'vitest';
import { IDLE, reducePlayer, type Player, type PlayerAction } from './player';
import { effectOf, restsOf, stepOf, usesOf } from './steps';
import type { Kind, TraceEvent } from './trace';

const event = (n: number, kind: Kind, more: Partial<TraceEvent> = {}): TraceEvent => ({
  n,
  level: 0,
  kind,
  text: '',
  ...more,
});
const EVENTS = [
  event(1, 'start'),
  event(2, 'step', { technique: 'naked-single', count: 1 }),
  event(3, 'place', { cell: 'r1c1', digit: 5 }),
  event(4, 'step', { technique: 'pointing', count: 2 }),
  event(5, 'eliminate', { cell: 'r1c2', digit: 3 }),
  event(6, 'eliminate', { cell: 'r1c3', digit: 3 }),
  event(7, 'step', { technique: 'naked-single', count: 1 }),
  event(8, 'place', { cell: 'r9c9', digit: 1 }),
  event(9, 'place', { cell: 'r9c8', digit: 2 }), // on its own
  event(10, 'end'),
];

describe('steps in a trace', () => {
  it.each([
    [0, null],
    [1, null],
    [2, 2],
    [3, 2],
    [5, 4],
    [6, 4],
    [8, 7],
    [9, null],
    [10, null],
  ])('event %i belongs to step %s', (at, step) => {
    expect(stepOf(EVENTS, at)).toBe(step);
  });
  it('have an effect to draw, whole from the beginning', () => {
    expect(effectOf(EVENTS, 4).candidates).toEqual([
      { cell: 1, digit: 3, role: 'remove' },
      { cell: 2, digit: 3, role: 'remove' },
    ]);
    expect(effectOf(EVENTS, 2).candidates).toEqual([{ cell: 0, digit: 5, role: 'place' }]);
    expect(effectOf(EVENTS.slice(0, 5), 4).candidates).toHaveLength(1); // not all is here yet
  });
  it('are counted by technique', () => {
    const upper = (key: string): string => key.toUpperCase();
    expect(usesOf(EVENTS, 10, upper)).toEqual([
      { name: 'NAKED-SINGLE', times: 2, first: 2 },
      { name: 'POINTING', times: 1, first: 4 },
    ]);
    expect(usesOf(EVENTS, 3, upper)).toHaveLength(1);
    expect(usesOf(EVENTS, 10, () => 'one')).toEqual([{ name: 'one', times: 3, first: 2 }]);
  });
});

describe('a viewer of steps', () => {
  const rests = restsOf(EVENTS);
  const walk = (player: Player, ...actions: PlayerAction[]): Player =>
    actions.reduce(reducePlayer, player);
  const opened = walk(
    IDLE,
    { type: 'open', total: 10, at: 1 },
    { type: 'loaded', loaded: 10, rests },
  );
  it('rests at steps, not between their effects', () => {
    expect(rests).toEqual([1, 2, 4, 7, 9, 10]);
  });
  it('goes from one to the next and back', () => {
    const seen = [opened];
    for (let i = 0; i < 6; ++i) seen.push(walk(seen.at(-1)!, { type: 'step', by: 1 }));
    expect(seen.map((player) => player.at)).toEqual([1, 2, 4, 7, 9, 10, 10]);
    expect(walk(seen[3]!, { type: 'step', by: -1 }).at).toBe(4);
    const between = walk(opened, { type: 'seek', at: 5 });
    expect(between.at).toBe(5);
    expect(walk(between, { type: 'step', by: 1 }).at).toBe(7);
    expect(walk(between, { type: 'step', by: -1 }).at).toBe(4);
  });
  it('plays from one to the next', () => {
    const playing = walk(opened, { type: 'play' }, { type: 'pace', pace: 10 });
    expect(walk(playing, { type: 'tick', milliseconds: 200, timeline: null }).at).toBe(4);
    const end = walk(playing, { type: 'tick', milliseconds: 2000, timeline: null });
    expect([end.at, end.playing]).toEqual([10, false]);
  });
});
