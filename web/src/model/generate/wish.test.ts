import { describe, expect, it } from 'vitest';
import { PLAIN_WISH, wishAddress, wishBody, wishOf } from './wish';

describe('a wish', () => {
  it.each([
    PLAIN_WISH,
    { ...PLAIN_WISH, level: '', symmetry: '', solvable: false, require: 'x-wing', count: 6 },
    { ...PLAIN_WISH, fewest: 22, most: 26, minimal: true },
  ])('comes back from its address', (wish) => {
    const query = new URLSearchParams(wishAddress(wish, 7).split('?')[1]);
    expect(wishOf(query)).toEqual(wish);
  });
  it('is asked for with what was chosen only', () => {
    expect(wishBody({ ...PLAIN_WISH, level: '', symmetry: '', solvable: false }, 1)).toEqual({
      seed: 1,
    });
    expect(wishBody({ ...PLAIN_WISH, fewest: 22, require: 'x-wing' }, 1)).toMatchObject({
      givens: '22-',
      require: ['x-wing'],
      level: 'normal',
    });
  });
  it('has its level in any spelling of the address', () => {
    const read = (level: string) => wishOf(new URLSearchParams({ level })).level;
    expect(['Very Hard', 'very_hard', 'VERY-HARD'].map(read)).toEqual(Array(3).fill('very-hard'));
    expect(read('tricky')).toBe('tricky'); // the engine says what is wrong with it
  });
  it('falls back where the address is damaged', () => {
    expect(wishOf(new URLSearchParams('from=abc&count=9999'))).toMatchObject({
      fewest: null,
      count: 1,
    });
    expect(wishOf(new URLSearchParams('seed=1'))).toEqual(PLAIN_WISH);
  });
});
