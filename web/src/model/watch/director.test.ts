import { describe, expect, it } from 'vitest';
import { direct, lengthOf, type Timeline } from './director';
import { eventsOf, TRACES } from './director.traces';
import { IDLE, reducePlayer, type Player } from './player';
import { restsOf } from './steps';
import type { Kind, TraceEvent } from './trace';

const directed = (events: readonly TraceEvent[]): Timeline => {
  const rests = events.some(({ kind }) => kind === 'step') ? restsOf(events) : null;
  return direct(events, 1, events.length, { rests });
};
const holds = ({ starts }: Timeline): number[] => starts.slice(1).map((t, i) => t - starts[i]!);
const seconds = (timeline: Timeline): number => lengthOf(timeline) / 1000;

describe('the director', () => {
  it.each(TRACES)('shows %s, %i events, within 45 to 90 seconds', (_, events, letters) => {
    const trace = eventsOf(letters);
    expect(trace).toHaveLength(events);
    const timeline = directed(trace);
    expect(seconds(timeline)).toBeGreaterThan(45);
    expect(seconds(timeline)).toBeLessThan(90);
    expect(Math.max(...holds(timeline))).toBeLessThanOrEqual(4000);
    expect(holds(timeline)[0]).toBeLessThanOrEqual(600); // something moves soon after Start
  });
  it('shows a hundred thousand events in the same time', () => {
    const [, , letters] = TRACES.find(([name]) => name === 'dfs, extreme')!;
    const trace = eventsOf(letters.slice(0, -1).repeat(12) + 'S');
    expect(trace.length).toBeGreaterThan(100_000);
    expect(seconds(directed(trace))).toBeGreaterThan(45);
    expect(seconds(directed(trace))).toBeLessThan(90);
  });

  it.each(TRACES.filter(([name]) => name.startsWith('cdcl')))(
    'holds what is to be read longer than what is forced: %s',
    (_, __, letters) => {
      const trace = eventsOf(letters);
      const held = holds(directed(trace));
      const first = (kind: Kind): number | undefined =>
        held[trace.findIndex((event) => event.kind === kind)];
      const forced = held.filter((__, i) => trace[i]!.kind === 'imply').sort((a, b) => a - b);
      const usual = forced[forced.length >> 1]!;
      for (const kind of ['decide', 'conflict', 'learn', 'backjump'] as const) {
        const long = first(kind);
        if (long === undefined) continue;
        expect(long).toBeGreaterThan(1000);
        expect(long).toBeGreaterThan(3 * usual);
      }
    },
  );
  it('condenses a long stretch of one kind', () => {
    const held = holds(direct(eventsOf('si40S'), 1, 42));
    expect(held[5]).toBeLessThan(held[1]!);
    expect(held[30]).toBeLessThan(held[1]! / 3);
  });
  it('begins slowly, hurries through the middle and slows down for the end', () => {
    const [, , letters] = TRACES.find(([name]) => name === 'dfs, very-hard')!;
    const trace = eventsOf(letters);
    const held = holds(directed(trace));
    const conflicts = held.filter((_, i) => trace[i]!.kind === 'conflict');
    const middle = conflicts[conflicts.length >> 1]!;
    expect(conflicts[0]).toBeGreaterThan(1000);
    expect(middle).toBeLessThan(200);
    expect(conflicts.at(-1)).toBeGreaterThan(5 * middle);
  });
  it('gives a step of logic all of its time, and its effects none', () => {
    const trace = eventsOf('stpte3tpS');
    const held = holds(direct(trace, 1, trace.length, { rests: restsOf(trace), least: 0 }));
    expect(held.slice(4, 7)).toEqual([0, 0, 0]);
    expect(held[3]).toBeGreaterThan(held[1]!); // longer than one that only sets a digit
  });
  it('does not draw out what is short: a handful of events, or a chapter', () => {
    expect(seconds(direct(eventsOf('si2S'), 1, 4))).toBeLessThanOrEqual(12);
    expect(seconds(direct(eventsOf('udi4cS'), 1, 8, { least: 0 }))).toBeLessThan(10);
    expect(direct([], 1, 0)).toEqual({ first: 1, starts: [] });
  });
  it('begins a chapter where it begins', () => {
    const trace = eventsOf('si9Sudi9cS');
    const timeline = direct(trace, 12, trace.length, { least: 0 });
    expect([timeline.first, timeline.starts.length, timeline.starts[0]]).toEqual([12, 13, 0]);
  });
});

describe('a player with a director', () => {
  const [, total, letters] = TRACES.find(([name]) => name === 'cdcl, extreme')!;
  const trace = eventsOf(letters);
  const timeline = directed(trace);
  const opened = [
    { type: 'open', total: total + 60, at: null } as const,
    { type: 'loaded', loaded: total, solution: total } as const,
  ].reduce(reducePlayer, IDLE);

  it('is over at the solution after as long as was planned, frame by frame', () => {
    let [player, time] = [opened, 0];
    while (player.playing) {
      player = reducePlayer(player, { type: 'tick', milliseconds: 16, timeline });
      time += 16;
    }
    expect(player.at).toBe(total);
    expect(Math.abs(time - lengthOf(timeline))).toBeLessThan(32);
  });
  it('waits where no timeline is, or it ends', () => {
    const tick = (player: Player, plan: Timeline | null): Player =>
      reducePlayer(player, { type: 'tick', milliseconds: 60_000, timeline: plan });
    expect(tick(opened, null)).toMatchObject({ at: 1, playing: true });
    const short = { first: 1, starts: timeline.starts.slice(0, 5) };
    expect(tick(opened, short)).toMatchObject({ at: 5, playing: true });
    expect(tick(tick(opened, short), timeline).at).toBeGreaterThan(5);
  });
});
