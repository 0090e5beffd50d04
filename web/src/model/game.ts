// A game as pure state: what stands on the board, what is selected, and every move ever made.
import { CELLS, bit, cellAt, columnOf, isSolved, PEERS, rowOf, type Digits } from './board';

export interface Mark {
  readonly digit: number; // 0 = empty
  readonly notes: number; // bits
}
export interface Change {
  readonly cell: number;
  readonly before: Mark;
  readonly after: Mark;
}
/** What one move did to the board: the cell itself, and the notes it cleared around it. */
export type Move = readonly Change[];

export interface Game {
  readonly givens: Digits;
  readonly marks: readonly Mark[];
  readonly selected: number | null;
  readonly notesMode: boolean;
  readonly past: readonly Move[];
  readonly future: readonly Move[]; // the next one to redo is last
  readonly hints: number; // taken so far; undo does not give them back
}

export type Direction = 'up' | 'down' | 'left' | 'right';

export type Action =
  | { type: 'select'; cell: number | null }
  | { type: 'move'; direction: Direction }
  | { type: 'digit'; digit: number; note?: boolean } // note: overrides the mode
  | { type: 'erase' }
  | { type: 'notesMode'; on?: boolean } // without `on` it is switched
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'apply'; move: Move } // several cells at once, as one move
  | { type: 'hint' } // one was taken
  | { type: 'restart' };

const BLANK: Mark = { digit: 0, notes: 0 };

export function newGame(givens: Digits): Game {
  return {
    givens,
    marks: givens.map((digit) => (digit ? { digit, notes: 0 } : BLANK)),
    selected: null,
    notesMode: false,
    past: [],
    future: [],
    hints: 0,
  };
}

export const digitsOf = (game: Game): Digits => game.marks.map((mark) => mark.digit);
export const solved = (game: Game): boolean => isSolved(digitsOf(game));
export const isGiven = (game: Game, cell: number): boolean => game.givens[cell] !== 0;

export function reduce(game: Game, action: Action): Game {
  switch (action.type) {
    case 'select':
      return { ...game, selected: action.cell };
    case 'move':
      return { ...game, selected: neighbour(game.selected, action.direction) };
    case 'digit':
      return enter(game, action.digit, action.note ?? game.notesMode);
    case 'erase':
      return make(game, erasure(game));
    case 'notesMode':
      return { ...game, notesMode: action.on ?? !game.notesMode };
    case 'undo':
      return travel(game, 'past', 'future', 'before');
    case 'redo':
      return travel(game, 'future', 'past', 'after');
    case 'apply':
      return solved(game) ? game : select(make(game, action.move), action.move[0]?.cell);
    case 'hint':
      return { ...game, hints: game.hints + 1 };
    case 'restart':
      return make(game, clearance(game));
  }
}

const select = (game: Game, cell: number | undefined): Game =>
  cell === undefined ? game : { ...game, selected: cell };

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

function editable(game: Game): number | null {
  const cell = game.selected;
  return cell === null || isGiven(game, cell) || solved(game) ? null : cell;
}

function enter(game: Game, digit: number, asNote: boolean): Game {
  const cell = editable(game);
  if (cell === null) return game;
  const mark = game.marks[cell]!;
  if (asNote) {
    if (mark.digit) return game; // a note under a digit could not be seen
    return make(game, [change(game, cell, { digit: 0, notes: mark.notes ^ bit(digit) })]);
  }
  if (mark.digit === digit) return make(game, erasure(game));
  const cleared = PEERS[cell]!.filter((peer) => game.marks[peer]!.notes & bit(digit)).map((peer) =>
    change(game, peer, { digit: 0, notes: game.marks[peer]!.notes & ~bit(digit) }),
  );
  return make(game, [change(game, cell, { digit, notes: 0 }), ...cleared]);
}

function erasure(game: Game): Move {
  const cell = editable(game);
  if (cell === null) return [];
  const mark = game.marks[cell]!;
  return mark.digit || mark.notes ? [change(game, cell, BLANK)] : [];
}

// Starting again is a move like any other, so that undo brings everything back.
const clearance = (game: Game): Move =>
  game.marks.flatMap((mark, cell) =>
    isGiven(game, cell) || (!mark.digit && !mark.notes) ? [] : [change(game, cell, BLANK)],
  );

const change = (game: Game, cell: number, after: Mark): Change => ({
  cell,
  before: game.marks[cell]!,
  after,
});

function make(game: Game, move: Move): Game {
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
  return {
    ...game,
    marks: write(game, move, side),
    selected: move[0]!.cell,
    [from]: game[from].slice(0, -1),
    [to]: [...game[to], move],
  };
}

/** A game as it is kept between visits. */
export const freeze = (game: Game): string => JSON.stringify(game);

/** The kept game, if the text is one of this very puzzle; damaged texts give null. */
export function thaw(text: string, givens: Digits): Game | null {
  try {
    const kept = JSON.parse(text) as Omit<Game, 'hints'> & { hints?: unknown };
    const sound =
      kept.marks.length === CELLS &&
      Array.isArray(kept.past) &&
      Array.isArray(kept.future) &&
      kept.givens.join() === givens.join() &&
      givens.every((d, cell) => d === 0 || kept.marks[cell]!.digit === d);
    // Games kept before there were hints have none.
    return sound ? { ...kept, hints: Number.isInteger(kept.hints) ? Number(kept.hints) : 0 } : null;
  } catch {
    return null;
  }
}
