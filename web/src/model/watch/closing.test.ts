import { describe, expect, it } from 'vitest';
import { closingOf, type Ending } from './closing';
import { EventIndex } from './eventIndex';
import { IDLE, reducePlayer } from './player';
import type { TraceEvent } from './trace';

type Written = Partial<TraceEvent> & Pick<TraceEvent, 'kind'>;
const FOUND: Written = { kind: 'solution', level: 1, because: { reason: 'goes_on' } };
const GUESS: Written = { kind: 'decide', level: 1 };
const END: Written = { kind: 'end', verdict: 'solved', because: { reason: 'exhausted' }, count: 1 };

function closing(at: number, ...written: Written[]) {
  const events = written.map((event, i) => ({ level: 0, text: '', ...event, n: i + 1 }));
  const index = new EventIndex(events);
  const player = [
    { type: 'open', total: events.length, at } as const,
    { type: 'loaded', loaded: events.length, solution: index.next('solution', 0) } as const,
  ].reduce(reducePlayer, IDLE);
  return closingOf(player, index, ['decide', 'conflict']);
}
const counts = (told: ReturnType<typeof closing>): number[] => told.work.map(({ count }) => count);

describe('the end of a chapter', () => {
  const trace: Written[] = [{ kind: 'start' }, GUESS, FOUND, { kind: 'undo' }, GUESS];
  it('tells of the show alone, and asks for the proof', () => {
    const told = closing(3, ...trace, { kind: 'conflict' }, END);
    expect(told).toMatchObject({ ending: 'solved', asks: true, only: false, end: undefined });
    expect(counts(told)).toEqual([1, 0]);
  });
  it.each<[Ending, Written]>([
    ['only', END],
    ['several', { ...END, count: 2 }],
    ['undecided', { kind: 'end', verdict: 'solved', count: 1 }],
  ])('tells of the proof alone: %s', (ending, end) => {
    const told = closing(7, ...trace, { kind: 'conflict' }, end);
    expect(told).toMatchObject({ ending, asks: false, end });
    expect(counts(told)).toEqual([1, 1]);
  });
  it('knows that a solution is the only one where nothing was left to choose', () => {
    const told = closing(9, { kind: 'start' }, { kind: 'solution' }, END);
    expect(told).toMatchObject({ ending: 'solved', asks: false, only: true });
    const limit = closing(9, { kind: 'start' }, FOUND, { kind: 'end', verdict: 'solved' });
    expect(limit).toMatchObject({ ending: 'solved', asks: false, only: false });
  });
  it.each<[Ending, Written]>([
    ['unsolvable', { kind: 'end', verdict: 'unsolvable' }],
    ['gave-up', { kind: 'end', verdict: 'gave-up' }],
    ['gave-up', { kind: 'end' }],
  ])('says so where there is no solution: %s', (ending, end) => {
    expect(closing(3, { kind: 'start' }, GUESS, end)).toMatchObject({ ending, asks: false, end });
  });
});
