// What lies on a board, and the two texts that carry it whole: a compact one for addresses, and a
// library line, which the engine reads (docs/techniques/examples.txt says how one is made up).
import { ALL_DIGITS, bit, CELLS, columnOf, digitsIn, rowOf, type Digits } from './board';
import { plainCell, type CellView } from './cells';
import type { Candidate } from './drawing';
import { candidatesAt, type Mark } from './marks';
import type { Position } from '../hint/hint';

/** Of the marks of a game, those that a text can carry. */
export type Written = Pick<Mark, 'digit' | 'notes'>;

export interface Layout {
  readonly givens: Digits;
  readonly marks: readonly Written[]; // every cell, givens included
}

const BLANK: Written = { digit: 0, notes: 0 };

export const layoutOf = (givens: Digits): Layout => ({
  givens,
  marks: givens.map((digit) => (digit ? { digit, notes: 0 } : BLANK)),
});
export const NOTHING: Layout = layoutOf(Array<number>(CELLS).fill(0));

export const digitsOn = ({ marks }: Layout): Digits => marks.map(({ digit }) => digit);
export const isBlank = ({ marks }: Layout): boolean =>
  marks.every(({ digit, notes }) => digit === 0 && notes === 0);
export const sameLayout = (a: Layout, b: Layout): boolean => toCompact(a) === toCompact(b);

/** The candidates of every cell: its notes where it has any, else all that the digits leave. */
export function candidatesOn(layout: Layout): number[] {
  return layout.marks.map(({ digit, notes }, cell) =>
    notes && !digit ? notes : candidatesAt(layout.marks, cell),
  );
}

/** The layout as a question to the engine. */
export const questionOf = ({ givens, marks }: Layout): Position => ({
  givens,
  entries: marks
    .map(({ digit }, cell) => ({ cell, digit }))
    .filter(({ cell, digit }) => digit !== 0 && givens[cell] === 0),
  notes: marks.map(({ notes }) => notes),
  notesAre: 'candidates',
  crossedOut: [],
});

/** As it is drawn, with the player's notes or with all candidates. */
export function cellsOn(layout: Layout, small: 'notes' | 'candidates' = 'notes'): CellView[] {
  const candidates = small === 'candidates' ? candidatesOn(layout) : null;
  return layout.marks.map(({ digit, notes }, cell) =>
    plainCell(digit, layout.givens[cell] ? 'given' : 'placed', candidates?.[cell] ?? notes),
  );
}

// The compact text: 81 characters, givens as 1..9, the player's digits as a..i, open cells as dots;
// then, if there are notes, `_` and two characters of base 36 for each open cell in order.
const WRITTEN = /^([1-9a-i.]{81})(?:_([0-9a-z]*))?$/;

export function toCompact({ givens, marks }: Layout): string {
  const board = marks.map(({ digit }, cell) =>
    digit === 0 ? '.' : givens[cell] ? String(digit) : 'abcdefghi'[digit - 1],
  );
  const notes = marks
    .filter(({ digit }) => digit === 0)
    .map((mark) => mark.notes.toString(36).padStart(2, '0'))
    .join('')
    .replace(/(?:00)+$/, '');
  return board.join('') + (notes ? `_${notes}` : '');
}

export function fromCompact(text: string): Layout | null {
  const found = WRITTEN.exec(text);
  if (!found) return null;
  const notes = found[2] ?? '';
  let open = 0;
  const marks = Array.from(found[1]!, (c): Written => {
    const digit = c === '.' ? 0 : c <= '9' ? Number(c) : 'abcdefghi'.indexOf(c) + 1;
    if (digit) return { digit, notes: 0 };
    const bits = parseInt(notes.slice(2 * open, 2 * open + 2) || '0', 36);
    ++open;
    return { digit: 0, notes: bits & ALL_DIGITS };
  });
  if (notes.length % 2 !== 0 || notes.length > 2 * open) return null;
  const givens = marks.map(({ digit }, cell) => (found[1]![cell]! <= '9' ? digit : 0));
  return { givens, marks };
}

/** A position of the library, and what its technique does there. */
export interface Lesson {
  readonly layout: Layout;
  readonly eliminations: readonly Candidate[];
  readonly placements: readonly Candidate[];
}

export function parseLibraryLine(text: string): Lesson | null {
  const fields = text.trim().split(':');
  const board = fields[3]?.match(/\+?[1-9.0]/g);
  if (fields[0] !== '' || board?.length !== CELLS) return null;
  const digits = board.map((c) => Number(c.at(-1)!.replace('.', '0')));
  const givens = board.map((c, cell) => (c.startsWith('+') ? 0 : digits[cell]!));
  const gone = triples(fields[4] ?? '');
  const crossed = new Array<number>(CELLS).fill(0);
  for (const { cell, digit } of gone) crossed[cell]! |= bit(digit);
  const bare = digits.map((digit): Written => ({ digit, notes: 0 }));
  const marks =
    gone.length === 0
      ? bare
      : bare.map(({ digit }, cell) => ({
          digit,
          notes: candidatesAt(bare, cell) & ~crossed[cell]!,
        }));
  return {
    layout: { givens, marks },
    eliminations: triples(fields[5] ?? ''),
    placements: triples(fields[6] ?? ''),
  };
}

/** Digit, row and column, in one word. */
const triples = (words: string): Candidate[] =>
  [...words.matchAll(/\b([1-9])([1-9])([1-9])\b/g)].map(([, digit, row, column]) => ({
    cell: (Number(row) - 1) * 9 + Number(column) - 1,
    digit: Number(digit),
  }));

export function toLibraryLine(layout: Layout): string {
  const digits = digitsOn(layout);
  const board = digits.map((d, cell) => (d ? `${layout.givens[cell] ? '' : '+'}${d}` : '.'));
  const gone = layout.marks.flatMap(({ digit, notes }, cell) =>
    digit || !notes
      ? []
      : digitsIn(candidatesAt(layout.marks, cell) & ~notes).map(
          (d) => `${d}${rowOf(cell) + 1}${columnOf(cell) + 1}`,
        ),
  );
  return `:0000:x:${board.join('')}:${gone.join(' ')}:::`;
}
