// A hint as pure state: four stages, opened one by one. Each stage is asked for when it is wanted,
// so that nothing is given away early, and always of the position that the hint was opened with.
import type { Candidate, Drawing } from '../board/drawing';
import { bit, digitsIn } from '../board/board';
import { placedBy } from '../game/check';
import { notesOf, type Game, type Move } from '../game/game';
import { candidatesAt, Draft } from '../board/marks';

/** Where everything is told. */
export const LAST_STAGE = 4;

export type HintKind = 'solved' | 'mistake' | 'step' | 'not-learned' | 'stuck';

/** What the engine tells, up to a stage. */
export interface Hint {
  readonly kind: HintKind;
  readonly stages: readonly string[];
  readonly of: number; // stages there are
  readonly notes: string | null; // what is to be said about the player's notes
  readonly putBack: readonly number[]; // cells where candidates that were crossed out are back
  readonly wrong: readonly number[]; // mistake: cells, from stage 3
  readonly technique: string | null;
  readonly drawing: Drawing | null; // from stage 3
  readonly effect: Effect | null; // at stage 4
}
export interface Effect {
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/**
 * What notes mean: all that a cell may be, so that others are crossed out; or, by the engine's rule,
 * that only where every open cell has some.
 */
export type NotesAre = 'candidates' | 'auto';

/** What is asked about: the puzzle, the digits in the order of play, the notes. */
export interface Position {
  readonly givens: readonly number[];
  readonly entries: readonly Candidate[];
  readonly notes: readonly number[]; // bits; 0: none
  readonly notesAre: NotesAre;
  readonly crossedOut: readonly Candidate[]; // one by one, whatever the notes are
}

export interface Card {
  readonly open: boolean;
  readonly about: Position | null;
  readonly hint: Hint | null; // as far as it has come
  readonly wanted: number; // the stage that is or will be shown
  readonly failed: string | null;
}
export const NO_CARD: Card = { open: false, about: null, hint: null, wanted: 0, failed: null };

export type CardAction =
  | { type: 'ask'; about: Position }
  | { type: 'more' }
  | { type: 'arrived'; about: Position; hint: Hint }
  | { type: 'failed'; about: Position; sentence: string }
  | { type: 'retry' }
  | { type: 'close' }
  | { type: 'played'; digits: readonly number[] };

export function reduceCard(card: Card, action: CardAction): Card {
  switch (action.type) {
    case 'ask':
      // The same position again: the hint goes on where it was left.
      if (card.hint && card.about && samePosition(card.about, action.about))
        return { ...card, open: true, failed: null };
      return { ...NO_CARD, open: true, about: action.about, wanted: 1 };
    case 'more':
      return card.open && shown(card) === card.wanted && hasMore(card)
        ? { ...card, wanted: card.wanted + 1 }
        : card;
    case 'arrived':
      if (card.about !== action.about) return card;
      return { ...card, hint: action.hint, failed: null };
    case 'failed':
      return card.about === action.about ? { ...card, failed: action.sentence } : card;
    case 'retry':
      return { ...card, failed: null };
    case 'close':
      // What was asked for and did not come is not waited for any longer.
      return { ...card, open: false, wanted: Math.max(1, shown(card)) };
    case 'played':
      return card.about && !stands(card.about, action.digits) ? NO_CARD : card;
  }
}

export const shown = (card: Card): number => card.hint?.stages.length ?? 0;
export const hasMore = (card: Card): boolean => card.hint !== null && shown(card) < card.hint.of;
/** The stage that is to be fetched now, if any. */
export const due = (card: Card): number | null =>
  card.open && card.failed === null && shown(card) < card.wanted ? card.wanted : null;
/** Whether it helped: being told that there is nothing to tell is no hint. */
export const counts = (hint: Hint): boolean => hint.kind === 'step' || hint.kind === 'mistake';

// Notes may change under a hint (it may be followed by hand), digits may not.
function stands(about: Position, digits: readonly number[]): boolean {
  const then = [...about.givens];
  for (const { cell, digit } of about.entries) then[cell] = digit;
  return then.every((digit, cell) => digit === digits[cell]);
}

const samePosition = (a: Position, b: Position): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The game as a question. Digits that were taken back are no part of it, nor are corner notes of the
 * player's own: they remind, and cross out nothing.
 */
export function positionOf(game: Game, centreIsAll = false): Position {
  const when = placedBy(game.past);
  const entries = game.marks
    .map((mark, cell) => ({ cell, digit: mark.digit }))
    .filter(({ cell, digit }) => digit !== 0 && game.givens[cell] === 0)
    .sort((a, b) => (when.get(a.cell) ?? 0) - (when.get(b.cell) ?? 0));
  const notes = game.marks.map(({ centre }, cell) =>
    game.auto || centre ? notesOf(game, cell) | centre : 0,
  );
  const crossedOut = game.marks.flatMap((mark, cell) =>
    mark.digit ? [] : inCell(cell, mark.out & ~(mark.notes | mark.centre)),
  );
  const notesAre = game.auto || centreIsAll ? 'candidates' : 'auto';
  return { givens: game.givens, entries, notes, notesAre, crossedOut };
}

const inCell = (cell: number, bits: number): Candidate[] =>
  digitsIn(bits).map((digit) => ({ cell, digit }));

/** What following a hint does to the game, as one move; before its last stage nothing. */
export function moveOf(game: Game, hint: Hint): Move {
  if (hint.kind === 'mistake') return takingOut(game, hint.wrong);
  return hint.effect ? stepMove(game, hint.effect, hint.putBack) : [];
}

// Of two digits that repeat either may be the wrong one: then the player decides.
function takingOut(game: Game, wrong: readonly number[]): Move {
  const own = wrong.filter((cell) => game.givens[cell] === 0 && game.marks[cell]!.digit !== 0);
  if (own.length !== 1) return [];
  const cell = own[0]!;
  const draft = new Draft(game.marks);
  draft.set(cell, { digit: 0 });
  return draft.move();
}

/** A digit into a cell, and out of the notes around it. */
export const revealing = (game: Game, candidate: Candidate): Move =>
  stepMove(game, { placements: [candidate], eliminations: [] }, []);

// A hint that had to put candidates back goes on from there: else the next one would do so again.
function stepMove(game: Game, effect: Effect, putBack: readonly number[]): Move {
  const draft = new Draft(game.marks);
  for (const cell of putBack) {
    const { digit, centre } = draft.at(cell);
    if (digit) continue;
    draft.set(cell, { out: 0, centre: centre && centre | candidatesAt(game.marks, cell) });
  }
  for (const { cell, digit } of effect.eliminations) crossOut(draft, game, cell, digit);
  for (const { cell, digit } of effect.placements) if (!game.givens[cell]) draft.place(cell, digit);
  return draft.move([...effect.placements, ...effect.eliminations][0]?.cell);
}

// A note can only be removed where there are notes: those of such a cell are written first.
function crossOut(draft: Draft, game: Game, cell: number, digit: number): void {
  const mark = draft.at(cell);
  if (mark.digit) return;
  const bare = !game.auto && !mark.notes && !mark.centre;
  const notes = bare ? candidatesAt(game.marks, cell) & ~mark.out : mark.notes;
  draft.set(cell, {
    notes: notes & ~bit(digit),
    centre: mark.centre & ~bit(digit),
    out: mark.out | bit(digit),
  });
}

/** The chosen cell if it is empty; else the one with the fewest candidates. */
export function cellToReveal(game: Game): number | null {
  const open = game.marks.flatMap((mark, cell) => (mark.digit ? [] : [cell]));
  if (game.selected !== null && open.includes(game.selected)) return game.selected;
  const choices = (cell: number): number => digitsIn(candidatesAt(game.marks, cell)).length;
  return open.sort((a, b) => choices(a) - choices(b))[0] ?? null;
}

/** The notes of a position by cell, those that there are. */
export const notesByCell = (about: Position): [number, number[]][] =>
  about.notes.flatMap((bits, cell) => (bits ? [[cell, digitsIn(bits)] as [number, number[]]] : []));

/**
 * The sentences that are shown: what is said about the notes, then the latest stage, and with the
 * second the first, which it goes on from; later ones stand alone.
 */
export const told = ({ stages, notes }: Hint): readonly string[] => [
  ...(notes === null ? [] : [notes]),
  ...(stages.length === 2 ? stages : stages.slice(-1)),
];
