import { describe, expect, it } from 'vitest';
import { asMine, counted, formatTime, readPlayed, total, UNPLAYED, writePlayed } from './clock';

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
