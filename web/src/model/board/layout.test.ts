import { describe, expect, it } from 'vitest';
import { bit, parseLine } from './board';
import {
  candidatesOn,
  cellsOn,
  fromCompact,
  isBlank,
  layoutOf,
  NOTHING,
  parseLibraryLine,
  questionOf,
  sameLayout,
  toCompact,
  toLibraryLine,
  type Layout,
} from './layout';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const PLAIN = layoutOf(parseLine(LINE)!);
const PLAYED: Layout = {
  givens: PLAIN.givens,
  marks: PLAIN.marks.map((mark, cell) =>
    cell === 2 ? { digit: 4, notes: 0 } : cell === 77 ? { digit: 0, notes: bit(1) } : mark,
  ),
};

describe('the compact text', () => {
  it('of a puzzle is the puzzle', () => expect(toCompact(PLAIN)).toBe(LINE));
  it.each([PLAIN, PLAYED, NOTHING])('comes back the same', (layout) => {
    expect(fromCompact(toCompact(layout))).toEqual(layout);
  });
  it('needs no escapes in an address', () => {
    const text = toCompact(PLAYED);
    expect(new URLSearchParams({ p: text }).toString()).toBe(`p=${text}`);
    expect(text).toContain('53d');
  });
  it.each([
    '',
    LINE.slice(1),
    `${LINE}_0`,
    `${LINE}_${'zz'.repeat(60)}`,
    `${LINE}x`,
    'j'.repeat(81),
  ])('refuses %j', (text) => expect(fromCompact(text)).toBeNull());
});

describe('library lines', () => {
  const XWING =
    ':0300::14+9+37....6+5.+4.+1.+9+7.+729+65+14.9+6+4..78..2+378.+4..+9+5+8+16..+4+72.+9+6.4..51+7+251.69.4+41......6:217 276:398:::';
  it('tell givens from placed digits, and what is crossed out', () => {
    const { layout, eliminations, placements } = parseLibraryLine(XWING)!;
    expect(layout.givens.filter(Boolean)).toHaveLength(26);
    expect(layout.marks[2]).toEqual({ digit: 9, notes: 0 });
    expect(candidatesOn(layout)[6]! & bit(2)).toBe(0); // 217: 2 in row 1, column 7
    expect(eliminations).toEqual([{ cell: 79, digit: 3 }]);
    expect(placements).toEqual([]);
  });
  it('come back as they were', () => {
    for (const layout of [PLAIN, parseLibraryLine(XWING)!.layout])
      expect(sameLayout(parseLibraryLine(toLibraryLine(layout))!.layout, layout)).toBe(true);
  });
  it.each(['', LINE, ':0000:x:123:::', `x${XWING}`])('refuses %j', (text) => {
    expect(parseLibraryLine(text)).toBeNull();
  });
});

it('asks with the entries and notes of the player', () => {
  const { entries, notes } = questionOf(PLAYED);
  expect(entries).toEqual([{ cell: 2, digit: 4 }]);
  expect(notes[77]).toBe(bit(1));
});

it('draws notes or candidates', () => {
  expect(cellsOn(PLAYED)[3]!.notes).toBe(0);
  expect(cellsOn(PLAYED, 'candidates')[3]!.notes).toBe(bit(2) | bit(6));
  expect(cellsOn(PLAYED, 'candidates')[77]!.notes).toBe(bit(1));
  expect(cellsOn(PLAYED)[2]!.role).toBe('placed');
});

it('knows an empty board', () => {
  expect([isBlank(NOTHING), isBlank(PLAIN)]).toEqual([true, false]);
});
