// The geometry of a 9×9 board. Cells are numbers 0..80 in reading order; houses 0..8 are rows,
// 9..17 columns, 18..26 boxes. Sets of digits are bits: bit d-1 for digit d.

export const CELLS = 81;
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const ALL_DIGITS = 0x1ff;

/** 81 numbers; 0 for an empty cell. */
export type Digits = readonly number[];

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number =>
  Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);
export const cellAt = (row: number, column: number): number => row * 9 + column;
export const bit = (digit: number): number => 1 << (digit - 1);
export const digitsIn = (bits: number): number[] => DIGITS.filter((d) => bits & bit(d));

export const housesOf = (cell: number): readonly [number, number, number] => [
  rowOf(cell),
  9 + columnOf(cell),
  18 + boxOf(cell),
];

const every = Array.from({ length: CELLS }, (_, cell) => cell);

/** The nine cells of each of the 27 houses. */
export const HOUSES: readonly (readonly number[])[] = Array.from({ length: 27 }, (_, house) =>
  every.filter((cell) => housesOf(cell).includes(house)),
);

/** The twenty cells that share a house with a cell. */
export const PEERS: readonly (readonly number[])[] = every.map((cell) =>
  every.filter(
    (other) => other !== cell && housesOf(other).some((h) => housesOf(cell).includes(h)),
  ),
);

export const EMPTY: Digits = every.map(() => 0);

/** The cells whose digit stands again in one of their houses. */
export function repeats(digits: Digits): Set<number> {
  const found = new Set<number>();
  for (const cell of every)
    if (digits[cell] && PEERS[cell]!.some((peer) => digits[peer] === digits[cell])) found.add(cell);
  return found;
}

export const isSolved = (digits: Digits): boolean =>
  digits.every((d) => d !== 0) && repeats(digits).size === 0;

/** How many of each digit are still to be placed; index 0 is unused. */
export function remaining(digits: Digits): number[] {
  const left = [0, 9, 9, 9, 9, 9, 9, 9, 9, 9];
  for (const d of digits) if (d) left[d] = Math.max(0, left[d]! - 1);
  return left;
}

export const cellName = (cell: number): string => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

export const placeName = (cell: number): string =>
  `row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`;

/** `r4c5` as a cell; null for anything else. */
export function parseCell(name: string): number | null {
  const found = /^r([1-9])c([1-9])$/.exec(name);
  return found ? cellAt(Number(found[1]) - 1, Number(found[2]) - 1) : null;
}

/** `r4`, `c5` or `b6` as a house; null for anything else. */
export function parseHouse(name: string): number | null {
  const found = /^([rcb])([1-9])$/.exec(name);
  return found ? 'rcb'.indexOf(found[1]!) * 9 + Number(found[2]) - 1 : null;
}

/** 81 characters, digits or `.`, as a board; null for anything else. */
export function parseLine(text: string): Digits | null {
  return /^[0-9.]{81}$/.test(text) ? Array.from(text, (c) => (c === '.' ? 0 : Number(c))) : null;
}

export const toLine = (digits: Digits): string => digits.map((d) => (d ? String(d) : '.')).join('');
