import { describe, expect, it } from 'vitest';
import { groupPath, linkPath, spotOf, type Link } from './drawing';

const one = (cell: number, digit: number) => ({ digit, cells: [cell] });
const link = (from: Link['from'], to: Link['to']): Link => ({ from, to, strong: true });
const numbers = (path: string): number[] => (path.match(/-?\d+/g) ?? []).map(Number);

describe('where a candidate stands', () => {
  it.each([
    [0, 1, { x: 20, y: 20 }],
    [0, 5, { x: 50, y: 50 }],
    [80, 9, { x: 880, y: 880 }],
    [10, 3, { x: 180, y: 120 }],
  ])('cell %i, digit %i', (cell, digit, spot) => {
    expect(spotOf({ cell, digit })).toEqual(spot);
  });
});

describe('a link', () => {
  it('leads from one mark to the other without touching them, in a slight bow', () => {
    const [x1, y1, mx, my, x2, y2] = numbers(linkPath(link(one(0, 1), one(8, 1))));
    expect(x1).toBeGreaterThan(20 + 14);
    expect(x2).toBeLessThan(820 - 14);
    expect([mx, my]).toEqual([420, 60]);
    expect(Math.abs(y1! - 20)).toBeLessThan(5);
    expect(Math.abs(y2! - 20)).toBeLessThan(5);
  });
  it('joins the nearest cells of two groups', () => {
    const path = linkPath(link({ digit: 1, cells: [0, 2] }, { digit: 1, cells: [4, 6] }));
    const [x1, , , , x2] = numbers(path);
    expect(x1).toBeGreaterThan(220);
    expect(x2).toBeLessThan(420);
  });
  it('is not drawn between neighbours in a cell, whose marks touch', () => {
    expect(linkPath(link(one(0, 1), one(0, 2)))).toBe('');
    expect(linkPath(link(one(0, 1), one(0, 3)))).not.toBe('');
  });
});

describe('a group', () => {
  it('is joined, a single candidate is not', () => {
    expect(groupPath({ digit: 5, cells: [0, 1] })).toBe('M50 50L150 50');
    expect(groupPath(one(0, 5))).toBe('');
  });
});
