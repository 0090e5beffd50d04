import { describe, expect, it } from 'vitest';
import {
  CLOSED,
  nextSeed,
  PATIENCE,
  progressText,
  reduceWorkshop,
  type MadePuzzle,
  type Workshop,
  type WorkshopAction,
} from './making';
import type { Rating } from '../puzzle/rating';
import { PLAIN_WISH } from './wish';

const made = (...names: string[]): WorkshopAction => ({
  type: 'made',
  attempts: 10,
  puzzles: names.map((puzzle): MadePuzzle => ({ puzzle, solution: '', rating: {} as Rating })),
});
const start = (count: number): WorkshopAction => ({
  type: 'start',
  wish: { ...PLAIN_WISH, count },
  seed: 5,
});
const after = (...actions: WorkshopAction[]): Workshop => actions.reduce(reduceWorkshop, CLOSED);

describe('the workshop', () => {
  it('works until there are enough', () => {
    const half = after(start(2), made('a'));
    expect([half.state, nextSeed(half), progressText(half)]).toEqual([
      'making',
      6,
      'Making puzzle 2 of 2 …',
    ]);
    const done = reduceWorkshop(half, made('b', 'c'));
    expect([done.state, done.puzzles.length]).toEqual(['done', 2]);
    expect(progressText(done)).toBe('2 puzzles in 20 attempts.');
  });
  it('takes no puzzle twice', () => {
    expect(after(start(3), made('a'), made('a')).puzzles).toHaveLength(1);
  });
  it('asks when a wish is rare, and goes on if told so', () => {
    const rare = after(start(1), ...Array<WorkshopAction>(PATIENCE).fill(made()));
    expect(rare.state).toBe('rare');
    expect(progressText(rare)).toContain('rare');
    expect(reduceWorkshop(rare, { type: 'on' }).state).toBe('making');
    expect(progressText(after(start(1), made()))).toBe('Still looking: 10 attempts so far.');
  });
  it('keeps what it has when it is stopped or fails', () => {
    const stopped = after(start(3), made('a'), { type: 'stop' }, made('b'));
    expect([stopped.state, stopped.puzzles.length]).toEqual(['stopped', 1]);
    const failed = after(start(3), made('a'), { type: 'failed', sentence: 'No.' });
    expect([failed.puzzles.length, progressText(failed)]).toEqual([1, 'No.']);
    expect(reduceWorkshop(CLOSED, { type: 'on' })).toBe(CLOSED);
    expect(progressText(CLOSED)).toBe('');
  });
});
