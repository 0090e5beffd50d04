import { describe, expect, it } from 'vitest';
import { bit } from '../board/board';
import { layoutOf, NOTHING } from '../board/layout';
import { newSheet, reduceSheet, type Sheet, type SheetAction } from './sheet';

const after = (sheet: Sheet, ...actions: SheetAction[]): Sheet =>
  actions.reduce(reduceSheet, sheet);
const at = (cell: number): SheetAction => ({ type: 'select', cell });
const digit = (n: number, more: object = {}): SheetAction => ({ type: 'digit', digit: n, ...more });

describe('a sheet', () => {
  it('takes givens one after the other as they are typed', () => {
    const sheet = after(
      newSheet(),
      at(0),
      digit(5, { onward: true }),
      { type: 'erase', onward: true },
      digit(3, { onward: true }),
    );
    expect(sheet.layout.givens.slice(0, 4)).toEqual([5, 0, 3, 0]);
    expect(sheet.selected).toBe(3);
    expect(after(newSheet(), at(80), digit(1, { onward: true })).selected).toBe(0);
  });
  it('keeps givens from the other pens', () => {
    const sheet = newSheet(layoutOf([7, ...Array<number>(80).fill(0)]));
    expect(sheet.pen).toBe('digit');
    expect(after(sheet, at(0), digit(1), { type: 'erase' }).layout).toBe(sheet.layout);
    const erased = after(sheet, at(0), { type: 'pen', pen: 'given' }, { type: 'erase' });
    expect(erased.layout.givens[0]).toBe(0);
  });
  it('writes digits and notes, and a digit clears the notes around it', () => {
    const sheet = after(
      newSheet(),
      { type: 'pen', pen: 'digit' },
      at(1),
      digit(4, { pen: 'note' }),
      digit(6, { pen: 'note' }),
      at(0),
      digit(4),
    );
    expect(sheet.layout.marks[1]).toEqual({ digit: 0, notes: bit(6) });
    expect(sheet.layout.marks[0]).toEqual({ digit: 4, notes: 0 });
    expect(sheet.layout.givens[0]).toBe(0);
    expect(after(sheet, digit(2, { pen: 'note' })).layout).toBe(sheet.layout);
    expect(after(sheet, digit(4)).layout.marks[0]!.digit).toBe(0);
  });
  it('goes back and forth, a loaded board included', () => {
    const loaded = after(newSheet(), { type: 'load', layout: layoutOf(Array<number>(81).fill(0)) });
    expect(loaded.past).toHaveLength(0); // the same board is no change
    const puzzle = layoutOf([1, ...Array<number>(80).fill(0)]);
    const sheet = after(newSheet(), { type: 'load', layout: puzzle }, { type: 'undo' });
    expect(sheet.layout).toBe(NOTHING);
    expect(after(sheet, { type: 'redo' }).layout).toBe(puzzle);
    expect(after(sheet, { type: 'undo' })).toBe(sheet);
    expect(after(sheet, digit(1))).toBe(sheet); // no cell is chosen
  });
});
