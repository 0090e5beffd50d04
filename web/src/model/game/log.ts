// A game in the words of the server's log of it (docs/api.md, Games), and the game such a log tells.
//
// What must hold: the parts of `past`, one after the other, are what the server's undo would take
// back, and those of `future` what its redo would repeat. So one undo here is as many there as its
// move has parts.
import { bit, digitsIn, PEERS, type Digits } from '../board/board';
import type { Game } from './game';
import { newGame } from './game';
import { sameMark, type Change, type Mark, type Move } from '../board/marks';
import { seeded, type Extras } from './extras';

/** What is told to the server. `extras`: what its log has no word for changed in this cell. */
export type LogMove =
  | { readonly kind: 'place' | 'note'; readonly cell: number; readonly digit: number } // 0: none
  | { readonly kind: 'colour'; readonly cell: number; readonly colour: number }
  | { readonly kind: 'undo' | 'redo' | 'extras'; readonly cell: number }
  | { readonly kind: 'hint'; readonly stage: number };

/** What the server tells of its log. */
export interface Logged {
  readonly kind: 'place' | 'note' | 'colour' | 'undo' | 'other';
  readonly cell: number;
  readonly value: number; // digit or colour
}

export const isSent = ({ kind }: LogMove): boolean => kind !== 'extras';

function partsOfChange({ cell, before, after }: Change): LogMove[] {
  const parts: LogMove[] = [];
  if (before.digit !== after.digit) parts.push({ kind: 'place', cell, digit: after.digit });
  for (const digit of digitsIn(before.notes ^ after.notes))
    parts.push({ kind: 'note', cell, digit });
  if (before.colour !== after.colour) parts.push({ kind: 'colour', cell, colour: after.colour });
  return parts;
}

const extrasIn = (move: Move): LogMove[] =>
  move
    .filter(
      ({ before, after }) =>
        before.out !== after.out || before.centre !== after.centre || before.inks !== after.inks,
    )
    .map(({ cell }) => ({ kind: 'extras', cell }));

const partsOf = (move: Move): LogMove[] => move.flatMap(partsOfChange);
const cellsOfParts = (move: Move): number[] =>
  move.flatMap((change) => partsOfChange(change).map(() => change.cell));

const done = (move: Move): LogMove[] => [...partsOf(move), ...extrasIn(move)];
const undone = (move: Move): LogMove[] => [
  ...cellsOfParts(move)
    .reverse()
    .map((cell): LogMove => ({ kind: 'undo', cell })),
  ...extrasIn(move),
];
const redone = (move: Move): LogMove[] => [
  ...cellsOfParts(move).map((cell): LogMove => ({ kind: 'redo', cell })),
  ...extrasIn(move),
];

/** What led from one state of a game to a later one. */
export function happened(before: Game, after: Game): LogMove[] {
  let shared = 0;
  while (shared < before.past.length && before.past[shared] === after.past[shared]) ++shared;
  const back = before.past.slice(shared).reverse();
  let ahead = [...before.future, ...back]; // the next one to redo is last
  const forth = after.past.slice(shared).map((move) => {
    const again = ahead.at(-1) === move;
    ahead = again ? ahead.slice(0, -1) : [];
    return again ? redone(move) : done(move);
  });
  return [...back.flatMap(undone), ...forth.flat()];
}

/** Everything that ever happened in a game, for a server that knows nothing of it. */
export function story(game: Game): LogMove[] {
  const ahead = [...game.future].reverse();
  return [
    ...[...game.past, ...ahead].flatMap(done),
    ...[...ahead].reverse().flatMap(undone),
    ...Array.from({ length: game.hints }, (): LogMove => ({ kind: 'hint', stage: 1 })),
  ];
}

/** The game that a log tells. What the log has no word for is the same through all of it. */
export function gameOf(givens: Digits, log: readonly Logged[], extras: Extras): Game {
  const blank = newGame(givens);
  const marks = seeded(blank, extras);
  const past: Change[] = []; // of one part each, as the server takes them back
  let ahead: Change[] = [];
  for (const logged of log) {
    if (logged.kind === 'other') continue;
    if (logged.kind === 'undo') {
      const change = past.pop();
      if (!change) continue;
      marks[change.cell] = change.before;
      ahead.push(change);
      continue;
    }
    const { cell } = logged;
    const change = { cell, before: marks[cell]!, after: written(marks[cell]!, logged) };
    const next = ahead.at(-1);
    ahead = next && sameChange(next, change) ? ahead.slice(0, -1) : [];
    past.push(change);
    marks[cell] = change.after;
  }
  return {
    ...blank,
    marks,
    auto: extras.auto,
    checks: extras.checks,
    past: moves(past),
    future: moves(ahead.reverse()).reverse(),
  };
}

const WRITING: Record<'place' | 'note' | 'colour', (mark: Mark, value: number) => Partial<Mark>> = {
  place: (_, digit) => ({ digit }),
  note: ({ notes }, digit) => ({ notes: notes ^ bit(digit) }),
  colour: (_, colour) => ({ colour }),
};
const written = (mark: Mark, { kind, value }: Logged): Mark => ({
  ...mark,
  ...WRITING[kind as keyof typeof WRITING](mark, value),
});

const sameChange = (a: Change, b: Change): boolean =>
  a.cell === b.cell && sameMark(a.before, b.before) && sameMark(a.after, b.after);

/** Parts as moves: a digit and the notes that went with it are one. */
function moves(parts: readonly Change[]): Move[] {
  const found: Change[][] = [];
  let lead: Change | null = null;
  for (const part of parts) {
    if (lead && wentWith(lead, part)) {
      join(found.at(-1)!, part);
      continue;
    }
    found.push([part]);
    lead = part.after.digit && part.after.digit !== part.before.digit ? part : null;
  }
  return found;
}

function wentWith(lead: Change, { cell, before, after }: Change): boolean {
  if (before.digit !== after.digit || before.colour !== after.colour) return false;
  const gone = before.notes & ~after.notes;
  if (!gone || after.notes & ~before.notes) return false;
  return cell === lead.cell || (gone === bit(lead.after.digit) && PEERS[lead.cell]!.includes(cell));
}

function join(move: Change[], part: Change): void {
  const at = move.findIndex(({ cell }) => cell === part.cell);
  if (at < 0) move.push(part);
  else move[at] = { ...part, before: move[at]!.before };
}
