// What tests of games share.
import type { Page } from 'playwright-core';
import { get, post } from './browser';

export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly preview: string;
}
export interface Puzzle extends Listed {
  readonly solution: string;
  readonly open: readonly number[]; // its empty cells
}

export async function firstOf(level: string): Promise<Puzzle> {
  const puzzle = (await get<Listed[]>(`/api/sudoku/puzzles/${level}`))[0]!;
  const { solution } = await post<{ solution: string }>('/api/solve', { puzzle: puzzle.preview });
  const open = Array.from(puzzle.preview, (c, i) => (c === '.' ? i : -1)).filter((i) => i >= 0);
  return { ...puzzle, solution, open };
}

export const playing = (page: Page): Promise<void> =>
  page.getByRole('group', { name: 'Mode' }).waitFor();

const houses = (cell: number): number[] => [
  Math.floor(cell / 9),
  9 + (cell % 9),
  18 + Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3),
];

/** A digit that is wrong in a cell but repeats none on the board; null if there is none. */
export function hiddenMistake({ preview, solution }: Puzzle, cell: number): string | null {
  const seen = Array.from(preview).filter((_, i) =>
    houses(i).some((h) => houses(cell).includes(h)),
  );
  return Array.from('123456789').find((d) => d !== solution[cell] && !seen.includes(d)) ?? null;
}

/** The first open cell with such a digit. */
export function mistakeIn(puzzle: Puzzle): { cell: number; digit: string } {
  for (const cell of puzzle.open) {
    const digit = hiddenMistake(puzzle, cell);
    if (digit) return { cell, digit };
  }
  throw new Error('no digit is wrong without repeating another');
}
