// What a player writes that the server's log has no word for: notes in the middle, notes crossed out
// by hand, colours of notes. It travels as the `page` of a game, whole, so the last one stands.
import { cellName, CELLS, parseCell } from '../board/board';
import type { Game } from './game';
import type { Mark } from '../board/marks';

export interface Extras {
  readonly auto: boolean; // notes are kept by the page
  readonly checks: number;
  readonly cells: ReadonlyMap<number, Pick<Mark, 'out' | 'centre' | 'inks'>>;
}
export const NO_EXTRAS: Extras = { auto: false, checks: 0, cells: new Map() };

export function pageOf(game: Game): object {
  const cells = Object.fromEntries(
    game.marks.flatMap(({ out, centre, inks }, cell) =>
      out | centre | inks ? [[cellName(cell), [out, centre, inks]] as const] : [],
    ),
  );
  return { auto: game.auto, checks: game.checks, cells };
}

/** Another program may have kept something else there: then there are none. */
export function extrasOf(page: unknown): Extras {
  if (typeof page !== 'object' || page === null) return NO_EXTRAS;
  const { auto, checks, cells } = page as Record<string, unknown>;
  const found = new Map<number, Pick<Mark, 'out' | 'centre' | 'inks'>>();
  if (typeof cells === 'object' && cells !== null)
    for (const [name, values] of Object.entries(cells)) {
      const cell = parseCell(name);
      if (cell === null || !Array.isArray(values) || !values.every(Number.isInteger)) continue;
      const [out = 0, centre = 0, inks = 0] = values as number[];
      found.set(cell, { out, centre, inks });
    }
  return {
    auto: auto === true,
    checks: Number.isInteger(checks) ? Number(checks) : 0,
    cells: found,
  };
}

/** The marks of a game with them written in. */
export const seeded = (game: Game, { cells }: Extras): Mark[] =>
  Array.from({ length: CELLS }, (_, cell) => ({ ...game.marks[cell]!, ...cells.get(cell) }));
