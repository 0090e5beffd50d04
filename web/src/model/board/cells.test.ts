import { describe, expect, it } from 'vitest';
import { bit, EMPTY } from './board';
import { describe as say, litDigit, plainCell, printed, tints } from './cells';

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
