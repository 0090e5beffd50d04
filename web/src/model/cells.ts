// How a board looks, cell by cell, before anything draws it.
import { digitsIn, PEERS, type Digits, bit, columnOf, rowOf } from './board';

export type Role = 'given' | 'placed' | 'decision' | 'implied';

export interface CellView {
  readonly digit: number;
  readonly role: Role;
  readonly notes: number; // small digits, as bits
  readonly struck: number; // those of them that were just crossed out
  readonly broken: boolean; // takes part in a conflict, or repeats a digit
  readonly wrong: boolean; // a hint says so
  readonly level: number; // of a decision; else 0
}

export const plainCell = (digit: number, role: Role, notes = 0): CellView => ({
  digit,
  role,
  notes,
  struck: 0,
  broken: false,
  wrong: false,
  level: 0,
});

/** A puzzle as it is printed: its givens and nothing else. */
export const printed = (board: Digits): CellView[] => board.map((d) => plainCell(d, 'given'));

export type Tint = 'none' | 'seen' | 'same';

/** What the selection lights up: its houses by a breath, its digit wherever it stands. */
export function tints(cells: readonly CellView[], selected: number | null): Tint[] {
  if (selected === null) return cells.map(() => 'none');
  const digit = cells[selected]!.digit;
  const seen = new Set(PEERS[selected]);
  return cells.map((cell, i) => {
    if (digit !== 0 && cell.digit === digit) return 'same';
    return seen.has(i) ? 'seen' : 'none';
  });
}

/** The digit whose notes are marked: that of the selection. */
export const litDigit = (cells: readonly CellView[], selected: number | null): number =>
  selected === null ? 0 : cells[selected]!.digit;

export const hasNote = (cell: CellView, digit: number): boolean => (cell.notes & bit(digit)) !== 0;

const SAID: Record<Role, string> = {
  given: 'given',
  placed: 'yours',
  decision: 'a guess',
  implied: 'forced',
};

/** What a screen reader says: "row 4 column 5, 7, given". */
export function describe(index: number, cell: CellView, small: 'notes' | 'candidates'): string {
  const place = `row ${rowOf(index) + 1} column ${columnOf(index) + 1}`;
  const notes = digitsIn(cell.notes);
  const content = cell.digit
    ? `${cell.digit}, ${SAID[cell.role]}`
    : notes.length > 0
      ? `empty, ${small} ${notes.join(' ')}`
      : 'empty';
  return `${place}, ${content}${cell.broken ? ', in conflict' : cell.wrong ? ', not right' : ''}`;
}
