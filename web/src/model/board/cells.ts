// How a board looks, cell by cell, before anything draws it.
import { digitsIn, PEERS, type Digits, columnOf, rowOf } from './board';
import { coloured } from './marks';

export type Role = 'given' | 'placed' | 'decision' | 'implied';

export interface CellView {
  readonly digit: number;
  readonly role: Role;
  readonly notes: number; // small digits, as bits
  readonly struck: number; // those of them that were just crossed out
  readonly broken: boolean; // takes part in a conflict, or repeats a digit
  readonly wrong: boolean; // a hint says so
  readonly level: number; // of a decision; else 0
  readonly centre: number; // notes in the middle, as bits
  readonly colour: number; // of the cell, 1..6; 0 = none
  readonly inks: number; // colours of the notes, as in marks.ts
  readonly faint: number; // small digits that are only offered, as bits
}

export const COLOUR_NAMES = ['', 'blue', 'orange', 'green', 'red', 'purple', 'grey'] as const;

export const plainCell = (digit: number, role: Role, notes = 0): CellView => ({
  digit,
  role,
  notes,
  struck: 0,
  broken: false,
  wrong: false,
  level: 0,
  centre: 0,
  colour: 0,
  inks: 0,
  faint: 0,
});

/** A puzzle as it is printed: its givens and nothing else. */
export const printed = (board: Digits): CellView[] => board.map((d) => plainCell(d, 'given'));

export type Tint = 'none' | 'seen' | 'same';

/** Which lights are on. */
export interface Lights {
  readonly seen: boolean; // cells that the whole selection sees
  readonly same: boolean; // its digit, wherever it stands
}
export const ALL_LIGHTS: Lights = { seen: true, same: true };

/** What the selection lights up: what it sees by a breath, its digit wherever it stands. */
export function tints(
  cells: readonly CellView[],
  selected: number | null,
  chosen: readonly number[] = selected === null ? [] : [selected],
  lights: Lights = ALL_LIGHTS,
): Tint[] {
  if (selected === null) return cells.map(() => 'none');
  const digit = lights.same ? cells[selected]!.digit : 0;
  const seen = (i: number): boolean =>
    lights.seen && chosen.every((cell) => PEERS[cell]!.includes(i));
  return cells.map((cell, i) => {
    if (digit !== 0 && cell.digit === digit) return 'same';
    return seen(i) ? 'seen' : 'none';
  });
}

/** The digit whose notes are marked: that of the selection. */
export const litDigit = (cells: readonly CellView[], selected: number | null): number =>
  selected === null ? 0 : cells[selected]!.digit;

const SAID: Record<Role, string> = {
  given: 'given',
  placed: 'yours',
  decision: 'a guess',
  implied: 'forced',
};

/** What a screen reader says: "row 4 column 5, 7, given". */
export function describe(index: number, cell: CellView, small: 'notes' | 'candidates'): string {
  const place = `row ${rowOf(index) + 1} column ${columnOf(index) + 1}`;
  const parts = cell.digit
    ? [String(cell.digit), SAID[cell.role]]
    : ['empty', list(small, cell.notes), list('middle', cell.centre), inksOf(cell)];
  if (cell.colour) parts.push(COLOUR_NAMES[cell.colour]!);
  if (cell.broken) parts.push('in conflict');
  else if (cell.wrong) parts.push('not right');
  return [place, ...parts.filter(Boolean)].join(', ');
}

const list = (name: string, bits: number): string =>
  bits ? `${name} ${digitsIn(bits).join(' ')}` : '';
const inksOf = ({ inks }: CellView): string =>
  coloured(inks)
    .map(([digit, colour]) => `${digit} ${COLOUR_NAMES[colour]!}`)
    .join(', ');
