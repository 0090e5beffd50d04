import { describe, expect, it } from 'vitest';
import { bit, parseLine } from '../board/board';
import { NO_DRAWING } from '../board/drawing';
import { layoutOf } from '../board/layout';
import { byTechnique, effectText, perform, sameEffect, type Step } from './step';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const step = (name: string, more: Partial<Step> = {}): Step => ({
  technique: name.toLowerCase(),
  name,
  cost: 4,
  placements: [],
  eliminations: [],
  summary: `${name}: here → r1c1=4`,
  text: '',
  drawing: NO_DRAWING,
  ...more,
});

describe('a step', () => {
  const layout = layoutOf(parseLine(LINE)!);
  it('places a digit and takes it from the notes around', () => {
    const noted = perform(layout, step('A', { eliminations: [{ cell: 3, digit: 6 }] }));
    expect(noted.marks[3]!.notes).toBe(bit(2));
    expect(noted.marks[2]!.notes).not.toBe(0);
    const placed = perform(noted, step('B', { placements: [{ cell: 3, digit: 2 }] }));
    expect(placed.marks[3]).toEqual({ digit: 2, notes: 0 });
    expect(placed.marks[2]!.notes & bit(2)).toBe(0);
  });
  it('writes no notes where there were none', () => {
    const placed = perform(layout, step('B', { placements: [{ cell: 3, digit: 2 }] }));
    expect(placed.marks.every(({ notes }) => notes === 0)).toBe(true);
  });
  it('is the same whatever the order of its effects', () => {
    const [a, b] = [
      { cell: 1, digit: 2 },
      { cell: 3, digit: 4 },
    ];
    expect(
      sameEffect(step('A', { eliminations: [a, b] }), step('B', { eliminations: [b, a] })),
    ).toBe(true);
    expect(sameEffect(step('A', { eliminations: [a] }), step('B', { placements: [a] }))).toBe(
      false,
    );
  });
  it('is listed by technique', () => {
    const groups = byTechnique([step('A'), step('B'), step('A')]);
    expect(groups.map(({ name, steps }) => [name, steps.length])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
    expect(effectText(step('A'))).toBe('r1c1=4');
  });
});
