// What a player writes into a cell, and how several cells are changed as one move.
import { ALL_DIGITS, bit, DIGITS, PEERS } from './board';

export interface Mark {
  readonly digit: number; // 0 = empty
  readonly notes: number; // in the corners, as bits
  readonly out: number; // crossed out, of all candidates: automatic notes leave them out
  readonly centre: number; // notes in the middle, as bits
  readonly colour: number; // of the cell, 0 = none; seenColour says which are drawn
  readonly inks: number; // colours of the notes, three bits a digit
}
export interface Change {
  readonly cell: number;
  readonly before: Mark;
  readonly after: Mark;
}
/** What one move did to the board: the cells themselves, and the notes it cleared around them. */
export type Move = readonly Change[];

export const COLOURS = 6;
export const BLANK: Mark = { digit: 0, notes: 0, out: 0, centre: 0, colour: 0, inks: 0 };

export const isBlank = (mark: Mark): boolean => sameMark(mark, BLANK);

export const sameMark = (a: Mark, b: Mark): boolean =>
  a.digit === b.digit &&
  a.notes === b.notes &&
  a.out === b.out &&
  a.centre === b.centre &&
  a.colour === b.colour &&
  a.inks === b.inks;

/** Another program may have written a colour that is not among ours: it stays, and is not seen. */
export const seenColour = (colour: number): number =>
  colour >= 1 && colour <= COLOURS ? colour : 0;

const shift = (digit: number): number => 3 * (digit - 1);
export const inkOf = (inks: number, digit: number): number =>
  seenColour((inks >> shift(digit)) & 7);
export const withInk = (inks: number, digit: number, colour: number): number =>
  (inks & ~(7 << shift(digit))) | (colour << shift(digit));

/** What the digits on the board leave an open cell; nothing for a filled one. */
export function candidatesAt(marks: readonly Pick<Mark, 'digit'>[], cell: number): number {
  if (marks[cell]!.digit) return 0;
  let left = ALL_DIGITS;
  for (const peer of PEERS[cell]!) {
    const { digit } = marks[peer]!;
    if (digit) left &= ~bit(digit);
  }
  return left;
}

/**
 * The corner notes that are seen. Automatic ones are no part of the game, only a look at it: what
 * the digits leave, without what the player crossed out and with what the player wrote.
 */
export function notesAt(marks: readonly Mark[], auto: boolean, cell: number): number {
  const { digit, notes, out } = marks[cell]!;
  if (digit) return 0;
  return auto ? (candidatesAt(marks, cell) & ~out) | notes : notes;
}

/** Several changes on their way to becoming one move. */
export class Draft {
  private readonly changed = new Map<number, Mark>();

  constructor(private readonly marks: readonly Mark[]) {}

  at(cell: number): Mark {
    return this.changed.get(cell) ?? this.marks[cell]!;
  }

  set(cell: number, what: Partial<Mark>): void {
    this.changed.set(cell, { ...this.at(cell), ...what });
  }

  /** A digit into a cell, and out of the notes of all cells that see it. */
  place(cell: number, digit: number): void {
    this.set(cell, { digit, notes: 0, out: 0, centre: 0, inks: 0 });
    for (const peer of PEERS[cell]!) {
      const { notes, centre } = this.at(peer);
      if ((notes | centre) & bit(digit))
        this.set(peer, { notes: notes & ~bit(digit), centre: centre & ~bit(digit) });
    }
  }

  /** The move; cells that end as they began are no part of it. `first` leads where it is in it. */
  move(first?: number): Move {
    return [...this.changed]
      .map(([cell, after]): Change => ({ cell, before: this.marks[cell]!, after }))
      .filter(({ before, after }) => !sameMark(before, after))
      .sort((a, b) => Number(b.cell === first) - Number(a.cell === first));
  }
}

/** The digits of notes by colour, for whoever reads them out. */
export const coloured = (inks: number): readonly (readonly [digit: number, colour: number])[] =>
  DIGITS.map((d) => [d, inkOf(inks, d)] as const).filter(([, colour]) => colour !== 0);
