import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../../model/watch/trace';
import { sayer } from './words';

const SOLVED = 'Solved: every row, column and box holds each digit once';
const say = sayer('cdcl', (key) => key, '');
const found = (text: string, more: Partial<TraceEvent> = {}): TraceEvent => ({
  n: 9,
  level: 2,
  kind: 'solution',
  because: { reason: 'goes_on' },
  count: 1,
  text,
  ...more,
});

describe('what is said of a solution', () => {
  it('ends where the show does', () => {
    const event = found(`${SOLVED}; now a second solution is looked for.`);
    expect(say(event)).toEqual({ title: null, text: `${SOLVED}.` });
  });
  it('is the event’s own text where nothing is looked for', () => {
    expect(say(found(`${SOLVED}.`, { because: {} })).text).toBe(`${SOLVED}.`);
  });
  it('goes on where the proof does', () => {
    const text = 'Solution 2 is found; now another is looked for.';
    expect(say(found(text, { count: 2 })).text).toBe(text);
  });
});
