// A game as pure state: what stands on the board, what is selected, and every move ever made.
import { bit, cellAt, columnOf, isSolved, rowOf, type Digits } from '../board/board';
import {
  BLANK,
  Draft,
  inkOf,
  isBlank,
  notesAt,
  seenColour,
  withInk,
  type Mark,
  type Move,
} from '../board/marks';

export type { Change, Mark, Move } from '../board/marks';

/** What a digit key does: writes a digit, a note in a corner or in the middle, or colours. */
export const MODES = ['digit', 'corner', 'centre', 'colour'] as const;
export type Mode = (typeof MODES)[number];

export interface Game {
  readonly givens: Digits;
  readonly marks: readonly Mark[];
  readonly selected: number | null; // where the keyboard is
  readonly chosen: readonly number[]; // all selected cells, that one among them
  readonly mode: Mode;
  readonly auto: boolean; // notes are kept by the page
  readonly aim: number; // colour mode: the note that is coloured; 0 = the cell
  readonly past: readonly Move[];
  readonly future: readonly Move[]; // the next one to redo is last
  readonly hints: number; // taken so far; undo does not give them back
  readonly checks: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

export type Action =
  | { type: 'select'; cell: number | null; how?: 'only' | 'add' | 'toggle' }
  | { type: 'selectSame'; cell: number } // every cell with its digit
  | { type: 'move'; direction: Direction; extend?: boolean }
  | { type: 'digit'; digit: number; as?: Mode } // as: overrides the mode
  | { type: 'erase' }
  | { type: 'mode'; mode?: Mode } // without one, the next
  | { type: 'aim'; digit: number }
  | { type: 'auto' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'rewind'; to: number } // to so many moves; redo leads back
  | { type: 'apply'; move: Move } // several cells at once, as one move
  | { type: 'hint'; stage: number; more?: boolean } // shown as far as this; more: of the one before
  | { type: 'check' }
  | { type: 'restart' };

export function newGame(givens: Digits): Game {
  return {
    givens,
    marks: givens.map((digit) => (digit ? { ...BLANK, digit } : BLANK)),
    selected: null,
    chosen: [],
    mode: 'digit',
    auto: false,
    aim: 0,
    past: [],
    future: [],
    hints: 0,
    checks: 0,
  };
}

export const digitsOf = (game: Game): Digits => game.marks.map((mark) => mark.digit);
export const solved = (game: Game): boolean => isSolved(digitsOf(game));
export const isGiven = (game: Game, cell: number): boolean => game.givens[cell] !== 0;
export const notesOf = (game: Game, cell: number): number => notesAt(game.marks, game.auto, cell);

export function reduce(game: Game, action: Action): Game {
  switch (action.type) {
    case 'select':
      return { ...choose(game, action.cell, action.how ?? 'only'), aim: 0 };
    case 'selectSame':
      return chooseSame(game, action.cell);
    case 'move':
      return choose(
        game,
        neighbour(game.selected, action.direction),
        action.extend ? 'add' : 'only',
      );
    case 'digit':
      return make(game, entry(game, action.digit, action.as ?? game.mode));
    case 'erase':
      return make(game, erasure(game));
    case 'mode':
      return { ...game, mode: action.mode ?? nextMode(game.mode), aim: 0 };
    case 'aim':
      return { ...game, aim: game.aim === action.digit ? 0 : action.digit };
    case 'auto':
      return { ...game, auto: !game.auto };
    case 'undo':
      return travel(game, 'past', 'future', 'before');
    case 'redo':
      return travel(game, 'future', 'past', 'after');
    case 'rewind':
      return rewind(game, action.to);
    case 'apply':
      return solved(game) ? game : follow(make(game, action.move), action.move[0]?.cell);
    case 'hint':
      return action.more ? game : { ...game, hints: game.hints + 1 };
    case 'check':
      return { ...game, checks: game.checks + 1 };
    case 'restart':
      return make(game, clearance(game));
  }
}

const nextMode = (mode: Mode): Mode => MODES[(MODES.indexOf(mode) + 1) % MODES.length]!;

// Selecting

function choose(game: Game, cell: number | null, how: 'only' | 'add' | 'toggle'): Game {
  if (cell === null) return { ...game, selected: null, chosen: [] };
  if (how === 'only') return { ...game, selected: cell, chosen: [cell] };
  if (!game.chosen.includes(cell))
    return { ...game, selected: cell, chosen: [...game.chosen, cell] };
  if (how === 'add') return { ...game, selected: cell };
  const rest = game.chosen.filter((other) => other !== cell);
  return { ...game, selected: rest.at(-1) ?? null, chosen: rest };
}

function chooseSame(game: Game, cell: number): Game {
  const { digit } = game.marks[cell]!;
  if (!digit) return choose(game, cell, 'only');
  const chosen = game.marks.flatMap((mark, i) => (mark.digit === digit ? [i] : []));
  return { ...game, selected: cell, chosen };
}

const follow = (game: Game, cell: number | undefined): Game =>
  cell === undefined ? game : { ...game, selected: cell, chosen: [cell] };

// The board's edges are joined: right of column 9 is column 1 of the same row.
export function neighbour(cell: number | null, direction: Direction): number {
  if (cell === null) return cellAt(4, 4);
  const [down, right] = {
    up: [8, 0] as const,
    down: [1, 0] as const,
    left: [0, 8] as const,
    right: [0, 1] as const,
  }[direction];
  return cellAt((rowOf(cell) + down) % 9, (columnOf(cell) + right) % 9);
}

// Writing. Of several cells all do the same: what all have already is taken away from all.

const own = (game: Game): readonly number[] =>
  solved(game) ? [] : game.chosen.filter((cell) => !isGiven(game, cell));
// A note under a digit could not be seen.
const open = (game: Game): readonly number[] =>
  own(game).filter((cell) => game.marks[cell]!.digit === 0);

const WRITING: Record<Mode, (game: Game, digit: number) => Move> = {
  digit: digits,
  corner: corners,
  centre: centres,
  colour: (game, colour) => {
    if (!seenColour(colour)) return []; // there are fewer colours than digit keys
    return game.aim ? inked(game, colour) : painted(game, colour);
  },
};
const entry = (game: Game, digit: number, mode: Mode): Move => WRITING[mode](game, digit);

function digits(game: Game, digit: number): Move {
  const draft = new Draft(game.marks);
  const cells = own(game);
  const all = cells.every((cell) => game.marks[cell]!.digit === digit);
  for (const cell of cells)
    if (all) draft.set(cell, { digit: 0 });
    else draft.place(cell, digit);
  return draft.move(cells.at(-1));
}

function corners(game: Game, digit: number): Move {
  const draft = new Draft(game.marks);
  const cells = open(game);
  const all = cells.every((cell) => notesOf(game, cell) & bit(digit));
  for (const cell of cells) {
    const { notes, out } = game.marks[cell]!;
    // A note of one's own that goes is a reminder less; one of all candidates is crossed out.
    const gone = game.auto ? bit(digit) : 0;
    if (all) draft.set(cell, { notes: notes & ~bit(digit), out: out | gone });
    else draft.set(cell, { notes: notes | bit(digit), out: out & ~bit(digit) });
  }
  return draft.move(cells.at(-1));
}

function centres(game: Game, digit: number): Move {
  const draft = new Draft(game.marks);
  const cells = open(game);
  const all = cells.every((cell) => game.marks[cell]!.centre & bit(digit));
  for (const cell of cells) {
    const { centre } = game.marks[cell]!;
    draft.set(cell, { centre: all ? centre & ~bit(digit) : centre | bit(digit) });
  }
  return draft.move(cells.at(-1));
}

function painted(game: Game, colour: number): Move {
  const draft = new Draft(game.marks);
  const all = game.chosen.every((cell) => game.marks[cell]!.colour === colour);
  for (const cell of game.chosen) draft.set(cell, { colour: all ? 0 : colour });
  return draft.move(game.chosen.at(-1));
}

function inked(game: Game, colour: number): Move {
  const draft = new Draft(game.marks);
  const cells = open(game).filter(
    (cell) => (notesOf(game, cell) | game.marks[cell]!.centre) & bit(game.aim),
  );
  const all = cells.every((cell) => inkOf(game.marks[cell]!.inks, game.aim) === colour);
  for (const cell of cells)
    draft.set(cell, { inks: withInk(game.marks[cell]!.inks, game.aim, all ? 0 : colour) });
  return draft.move(cells.at(-1));
}

/** What stands uppermost goes first: digits, then notes, then colours. In colour mode, colours. */
function erasure(game: Game): Move {
  const draft = new Draft(game.marks);
  const marks = own(game).map((cell) => game.marks[cell]!);
  const hasDigit = marks.some((mark) => mark.digit);
  const hasNotes = marks.some((m) => m.notes | m.centre | (game.auto ? m.out : 0));
  if (game.mode !== 'colour' && hasDigit)
    for (const cell of own(game)) draft.set(cell, { digit: 0 });
  else if (game.mode !== 'colour' && hasNotes)
    for (const cell of own(game)) draft.set(cell, { notes: 0, centre: 0, out: 0, inks: 0 });
  else for (const cell of game.chosen) draft.set(cell, { colour: 0, inks: 0 });
  return draft.move(game.chosen.at(-1));
}

// Starting again is a move like any other, so that undo brings everything back.
function clearance(game: Game): Move {
  const draft = new Draft(game.marks);
  game.marks.forEach((mark, cell) => {
    if (isGiven(game, cell)) draft.set(cell, { colour: 0 });
    else if (!isBlank(mark)) draft.set(cell, BLANK);
  });
  return draft.move();
}

// History

export function make(game: Game, move: Move): Game {
  if (move.length === 0) return game;
  return { ...game, marks: write(game, move, 'after'), past: [...game.past, move], future: [] };
}

function write(game: Game, move: Move, side: 'before' | 'after'): readonly Mark[] {
  const marks = [...game.marks];
  for (const c of move) marks[c.cell] = c[side];
  return marks;
}

function travel(
  game: Game,
  from: 'past' | 'future',
  to: 'past' | 'future',
  side: 'before' | 'after',
): Game {
  const move = game[from].at(-1);
  if (!move) return game;
  const there = {
    ...game,
    marks: write(game, move, side),
    [from]: game[from].slice(0, -1),
    [to]: [...game[to], move],
  };
  return follow(there, move[0]!.cell);
}

function rewind(game: Game, to: number): Game {
  let there = game;
  while (there.past.length > Math.max(0, to)) there = travel(there, 'past', 'future', 'before');
  return there;
}
