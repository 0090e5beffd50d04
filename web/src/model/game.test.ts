import { describe, expect, it } from 'vitest';
import { bit, digitsIn, parseLine } from './board';
import { digitsOf, freeze, newGame, reduce, solved, thaw, type Action, type Game } from './game';

const GIVENS = parseLine(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
)!;
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const GAME = newGame(GIVENS);

const play = (game: Game, ...actions: Action[]): Game => actions.reduce(reduce, game);
const select = (cell: number): Action => ({ type: 'select', cell });
const digit = (d: number, note?: boolean): Action => ({
  type: 'digit',
  digit: d,
  ...(note === undefined ? {} : { note }),
});
const undo: Action = { type: 'undo' };
const redo: Action = { type: 'redo' };
const at = (game: Game, cell: number) => game.marks[cell]!;

describe('moving', () => {
  it.each([
    [0, 'up', 72],
    [0, 'left', 8],
    [8, 'right', 0],
    [80, 'down', 8],
    [40, 'up', 31],
    [null, 'down', 40],
  ] as const)('from %s %s leads to %i', (from, direction, to) => {
    const game = { ...GAME, selected: from };
    expect(reduce(game, { type: 'move', direction }).selected).toBe(to);
  });
});

describe('entering', () => {
  it.each([
    ['a digit', [digit(4)], { digit: 4, notes: 0 }],
    ['another over it', [digit(4), digit(2)], { digit: 2, notes: 0 }],
    ['the same again empties', [digit(4), digit(4)], { digit: 0, notes: 0 }],
    ['a note by the key', [digit(4, true)], { digit: 0, notes: bit(4) }],
    ['two notes', [digit(4, true), digit(1, true)], { digit: 0, notes: bit(4) | bit(1) }],
    ['a note twice is none', [digit(4, true), digit(4, true)], { digit: 0, notes: 0 }],
    ['in notes mode a note', [{ type: 'notesMode' }, digit(4)], { digit: 0, notes: bit(4) }],
    ['a note cannot hide under a digit', [digit(4), digit(1, true)], { digit: 4, notes: 0 }],
    ['a digit replaces notes', [digit(1, true), digit(4)], { digit: 4, notes: 0 }],
    ['erase', [digit(4), { type: 'erase' }], { digit: 0, notes: 0 }],
    ['erase notes', [digit(4, true), { type: 'erase' }], { digit: 0, notes: 0 }],
  ] as [string, Action[], object][])('%s', (_, actions, expected) => {
    expect(at(play(GAME, select(2), ...actions), 2)).toEqual(expected);
  });

  it.each([
    ['a given', play(GAME, select(0))],
    ['nothing selected', GAME],
  ])('changes nothing on %s', (_, game) => {
    for (const action of [digit(1), digit(1, true), { type: 'erase' } as const])
      expect(reduce(game, action)).toBe(game);
  });

  it('switches the mode, or sets it', () => {
    const on = reduce(GAME, { type: 'notesMode' });
    expect(on.notesMode).toBe(true);
    expect(reduce(on, { type: 'notesMode', on: true }).notesMode).toBe(true);
    expect(reduce(on, { type: 'notesMode' }).notesMode).toBe(false);
  });
});

describe('placing a digit', () => {
  // r1c3 sees r1c4 (row), r5c3 (column) and r2c2 (box), but not r5c5.
  const noted = play(
    GAME,
    ...[3, 38, 10, 40].flatMap((cell) => [select(cell), digit(4, true), digit(2, true)]),
  );
  const placed = play(noted, select(2), digit(4));

  it('clears it from the notes of its peers only', () => {
    expect([3, 38, 10].map((cell) => digitsIn(at(placed, cell).notes))).toEqual([[2], [2], [2]]);
    expect(digitsIn(at(placed, 40).notes)).toEqual([2, 4]);
  });
  it('is undone with all it cleared, and redone with it', () => {
    const undone = reduce(placed, undo);
    expect(undone.marks).toEqual(noted.marks);
    expect(reduce(undone, redo).marks).toEqual(placed.marks);
  });
});

describe('undo and redo', () => {
  it('go back to the very beginning and forth to the end', () => {
    let game = GAME;
    const boards = [game.marks];
    for (let i = 0; i < 300; ++i) {
      game = play(game, select([2, 3, 5][i % 3]!), digit((i % 9) + 1, i % 2 === 0));
      if (game.marks !== boards.at(-1)) boards.push(game.marks);
    }
    for (const expected of boards.toReversed()) {
      expect(game.marks).toEqual(expected);
      game = reduce(game, undo);
    }
    expect(reduce(game, undo)).toBe(game);
    for (const expected of boards) {
      expect(game.marks).toEqual(expected);
      game = reduce(game, redo);
    }
    expect(reduce(game, redo)).toBe(game);
  });
  it('selects the cell that changed', () => {
    expect(play(GAME, select(2), digit(4), select(50), undo).selected).toBe(2);
  });
  it('forgets what was undone when something new is entered', () => {
    const game = play(GAME, select(2), digit(4), undo, digit(2));
    expect(game.future).toEqual([]);
  });
  it('brings back a board that was started again', () => {
    const game = play(GAME, select(2), digit(4), select(3), digit(6, true));
    const again = reduce(game, { type: 'restart' });
    expect(again.marks).toEqual(GAME.marks);
    expect(reduce(again, undo).marks).toEqual(game.marks);
  });
});

describe('the end', () => {
  const full = Array.from(SOLUTION).reduce(
    (game, d, cell) => (GIVENS[cell] ? game : play(game, select(cell), digit(Number(d)))),
    GAME,
  );
  it('is reached when every digit stands right', () => {
    expect(digitsOf(full).join('')).toBe(SOLUTION);
    expect(solved(full)).toBe(true);
    expect(solved(GAME)).toBe(false);
  });
  it('leaves the board as it is', () => {
    expect(play(full, select(2), { type: 'erase' }).marks).toBe(full.marks);
  });
});

describe('keeping', () => {
  const game = play(GAME, select(2), digit(4), select(3), digit(6, true), undo);
  it('gives back the game with its history', () => {
    expect(thaw(freeze(game), GIVENS)).toEqual(game);
  });
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['something else', '{"marks":[]}'],
    ['null', 'null'],
    ['another puzzle', freeze(newGame(GIVENS.with(0, 1)))],
    ['a changed given', freeze({ ...game, marks: game.marks.with(0, { digit: 9, notes: 0 }) })],
  ])('refuses %s', (_, text) => {
    expect(thaw(text, GIVENS)).toBeNull();
  });
});
