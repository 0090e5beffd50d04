// Where the small digits of a cell stand, in a cell that is 100 wide. Alone, corner notes keep the
// places of a keypad, so that the eye finds them; with notes in the middle they make room.
import { digitsIn, DIGITS } from './board';
import type { CellView } from './cells';

export interface Spot {
  readonly digit: number;
  readonly x: number;
  readonly y: number;
  readonly size: number; // of its text
}

export const NOTE_SIZE = 25; // of a note at its keypad place

export function noteSpots({ notes, faint, centre }: CellView): {
  readonly corner: readonly Spot[];
  readonly centre: readonly Spot[];
} {
  const small = digitsIn(notes | faint);
  if (!centre) return { corner: small.map(keypad), centre: [] };
  const top = small.slice(0, 4);
  const bottom = small.slice(4);
  return {
    corner: [...line(top, 16, 20), ...line(bottom, 84, 20)],
    centre: middle(digitsIn(centre)),
  };
}

export const keypad = (digit: number): Spot => ({
  digit,
  x: 20 + ((digit - 1) % 3) * 30,
  y: 20 + Math.floor((digit - 1) / 3) * 30,
  size: NOTE_SIZE,
});

/** The digit whose keypad place is nearest. */
export function digitAt(x: number, y: number): number {
  const third = (at: number): number => Math.min(2, Math.max(0, Math.floor((at - 5) / 30)));
  return DIGITS[third(y) * 3 + third(x)]!;
}

function line(digits: readonly number[], y: number, size: number): Spot[] {
  const gap = digits.length > 1 ? Math.min(24, 70 / (digits.length - 1)) : 0;
  return digits.map((digit, i) => ({ digit, x: 15 + i * gap, y, size }));
}

function middle(digits: readonly number[]): Spot[] {
  const gap = Math.min(19, 86 / digits.length);
  const size = Math.min(27, gap * 1.55);
  return digits.map((digit, i) => ({
    digit,
    x: 50 + (i - (digits.length - 1) / 2) * gap,
    y: 50,
    size,
  }));
}
