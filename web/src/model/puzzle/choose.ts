// Which puzzle of a level is offered.
import type { PuzzleInfo } from './puzzle';

type Random = () => number;
/** The puzzles of a level in the order of their ids, behind one; a page at a time. */
type Shelf = (after: string) => Promise<readonly PuzzleInfo[]>;

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'; // of ids, in their order
const somewhere = (random: Random): string =>
  Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');

const pick = (puzzles: readonly PuzzleInfo[], random: Random): PuzzleInfo | null =>
  puzzles[Math.floor(random() * puzzles.length)] ?? null;

/**
 * One that was not solved here yet, if there is one; chance decides which. A level may have many
 * thousands: looked through from some place on, and from the beginning when the end is reached.
 */
export async function pickFresh(
  shelf: Shelf,
  solved: readonly string[],
  random: Random = Math.random,
): Promise<PuzzleInfo | null> {
  const known = new Set(solved);
  let any: PuzzleInfo | null = null;
  for (const start of [somewhere(random), '']) {
    let after = start;
    for (;;) {
      const page = await shelf(after);
      const fresh = page.filter(({ id }) => !known.has(id));
      if (fresh.length > 0) return pick(fresh, random);
      any ??= pick(page, random);
      const last = page.at(-1)?.id ?? '';
      if (last <= after) break; // the end; or offline, where there is one page for every question
      after = last;
    }
  }
  return any;
}

/** One that is worth watching, and not the one before where there is another. */
export function pickAnother(
  puzzles: readonly PuzzleInfo[],
  before: string | null,
  random: Random = Math.random,
): PuzzleInfo | null {
  const others = puzzles.filter(({ id }) => id !== before);
  return pick(others.length > 0 ? others : puzzles, random);
}
