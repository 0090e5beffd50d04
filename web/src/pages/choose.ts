import type { PuzzleInfo } from '../api/port';

/** One that was not solved here yet, if there is one; chance decides which. */
export function pickFresh(
  puzzles: readonly PuzzleInfo[],
  solved: readonly string[],
  random: () => number = Math.random,
): PuzzleInfo | null {
  const fresh = puzzles.filter((puzzle) => !solved.includes(puzzle.id));
  const pool = fresh.length > 0 ? fresh : puzzles;
  return pool[Math.floor(random() * pool.length)] ?? null;
}
