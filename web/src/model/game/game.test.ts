import { describe, expect, it } from 'vitest';
import { bit, digitsIn, parseLine } from '../board/board';
import { digitsOf, newGame, notesOf, reduce, solved, type Action, type Game } from './game';
import { writeGame, readGame } from './gameText';
import { BLANK, inkOf, seenColour, withInk } from '../board/marks';

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
  ...(note ? { as: 'corner' as const } : {}),
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
    [
      'in notes mode a note',
      [{ type: 'mode', mode: 'corner' }, digit(4)],
      { digit: 0, notes: bit(4) },
    ],
    ['a note cannot hide under a digit', [digit(4), digit(1, true)], { digit: 4, notes: 0 }],
    ['a digit replaces notes', [digit(1, true), digit(4)], { digit: 4, notes: 0 }],
    ['erase', [digit(4), { type: 'erase' }], { digit: 0, notes: 0 }],
    ['erase notes', [digit(4, true), { type: 'erase' }], { digit: 0, notes: 0 }],
  ] as [string, Action[], object][])('%s', (_, actions, expected) => {
    expect(at(play(GAME, select(2), ...actions), 2)).toMatchObject(expected);
  });

  it.each([
    ['a given', play(GAME, select(0))],
    ['nothing selected', GAME],
  ])('changes nothing on %s', (_, game) => {
    for (const action of [digit(1), digit(1, true), { type: 'erase' } as const])
      expect(reduce(game, action)).toBe(game);
  });

  it('switches the mode, or sets it', () => {
    const modes = [1, 2, 3, 4].map(
      (times) => play(GAME, ...Array<Action>(times).fill({ type: 'mode' })).mode,
    );
    expect(modes).toEqual(['corner', 'centre', 'colour', 'digit']);
    expect(reduce(GAME, { type: 'mode', mode: 'centre' }).mode).toBe('centre');
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

describe('several cells', () => {
  const add = (cell: number): Action => ({ type: 'select', cell, how: 'add' });
  const toggle = (cell: number): Action => ({ type: 'select', cell, how: 'toggle' });
  it.each([
    ['one after the other', [select(2), add(3), add(5)], [2, 3, 5], 5],
    ['one twice', [select(2), add(3), add(2)], [2, 3], 2],
    ['one taken out', [select(2), toggle(3), toggle(2)], [3], 3],
    ['the last taken out', [select(2), toggle(2)], [], null],
    [
      'with the keyboard',
      [select(2), { type: 'move', direction: 'right', extend: true }],
      [2, 3],
      3,
    ],
    ['the same digit', [{ type: 'selectSame', cell: 0 }], [0, 14, 71], 0],
    ['of an empty cell itself', [{ type: 'selectSame', cell: 2 }], [2], 2],
    ['a plain one alone', [select(2), add(3), select(5)], [5], 5],
  ] as [string, Action[], number[], number | null][])(
    'are selected: %s',
    (_, actions, cells, at) => {
      const game = play(GAME, ...actions);
      expect([game.chosen, game.selected]).toEqual([cells, at]);
    },
  );

  // r1c1 is given; r1c3, r1c4 and r1c6 are open.
  const both = play(GAME, select(2), add(0), add(3));
  it('take a note together, and lose it together when all have it', () => {
    const noted = play(both, digit(2, true));
    expect([2, 3].map((cell) => at(noted, cell).notes)).toEqual([bit(2), bit(2)]);
    const mixed = play(noted, add(5), digit(2, true));
    expect([2, 3, 5].map((cell) => at(mixed, cell).notes)).toEqual([bit(2), bit(2), bit(2)]);
    expect([2, 3, 5].map((cell) => at(play(mixed, digit(2, true)), cell).notes)).toEqual([0, 0, 0]);
  });
  it('are one move', () => {
    const noted = play(both, digit(2, true));
    expect(noted.past).toHaveLength(1);
    expect(play(noted, undo).marks).toEqual(GAME.marks);
  });
  it('leave givens as they are', () => {
    expect(at(play(both, digit(4)), 0).digit).toBe(5);
  });
});

describe('centre notes', () => {
  it('stand beside corner notes, and a digit nearby clears both', () => {
    const noted = play(GAME, select(3), digit(4, true), { type: 'digit', digit: 4, as: 'centre' });
    expect(at(noted, 3)).toMatchObject({ notes: bit(4), centre: bit(4) });
    const placed = play(noted, select(2), digit(4));
    expect(at(placed, 3)).toMatchObject({ notes: 0, centre: 0 });
    expect(play(placed, undo).marks).toEqual(noted.marks);
  });
});

describe('colours', () => {
  const colour: Action = { type: 'mode', mode: 'colour' };
  it('go on any cell, givens too, and off again', () => {
    const blue = play(GAME, colour, select(0), digit(1));
    expect(at(blue, 0).colour).toBe(1);
    expect(at(play(blue, digit(2)), 0).colour).toBe(2);
    expect(at(play(blue, digit(1)), 0).colour).toBe(0);
    expect(at(play(blue, { type: 'erase' }), 0).colour).toBe(0);
  });
  it('go on the note that is aimed at, where it stands', () => {
    const noted = play(GAME, select(2), digit(4, true));
    const inked = play(noted, colour, { type: 'aim', digit: 4 }, digit(3));
    expect(inkOf(at(inked, 2).inks, 4)).toBe(3);
    expect(at(inked, 2).colour).toBe(0);
    const missing = play(noted, colour, { type: 'aim', digit: 5 }, digit(3));
    expect(missing.marks).toBe(noted.marks);
    expect(inkOf(at(play(inked, digit(3)), 2).inks, 4)).toBe(0);
  });
  it.each([7, 8, 9])('are six: key %i changes nothing', (key) => {
    const noted = play(GAME, select(2), digit(4, true), colour);
    expect(play(noted, digit(key)).marks).toBe(noted.marks);
    expect(play(noted, { type: 'aim', digit: 4 }, digit(key)).marks).toBe(noted.marks);
  });
  it('of another program are kept, and not drawn', () => {
    const strange = { ...BLANK, notes: bit(4), colour: 7, inks: withInk(0, 4, 7) };
    const game = readGame(writeGame({ ...GAME, marks: GAME.marks.with(2, strange) }), GIVENS)!;
    expect(at(game, 2)).toEqual(strange);
    expect(seenColour(at(game, 2).colour)).toBe(0);
    expect(inkOf(at(game, 2).inks, 4)).toBe(0);
    expect(at(play(game, select(2), colour, { type: 'erase' }), 2)).toMatchObject({
      colour: 0,
      inks: 0,
    });
  });
});

describe('automatic notes', () => {
  const auto: Action = { type: 'auto' };
  const seen = (game: Game, cell: number): number[] => digitsIn(notesOf(game, cell));
  it('show what the digits leave, and follow them', () => {
    const game = play(GAME, auto);
    expect(seen(game, 2)).toEqual([1, 2, 4]);
    expect(seen(play(game, select(3), digit(2)), 2)).toEqual([1, 4]);
    expect(seen(play(game, select(3), digit(2), { type: 'erase' }), 2)).toEqual([1, 2, 4]);
  });
  it('respect what was crossed out and what was added', () => {
    const game = play(GAME, auto, select(2), digit(4, true), digit(9, true));
    expect(seen(game, 2)).toEqual([1, 2, 9]);
    // A digit comes and goes: the crossed out one stays out.
    expect(seen(play(game, select(3), digit(2), { type: 'erase' }), 2)).toEqual([1, 2, 9]);
    expect(seen(play(game, undo, undo), 2)).toEqual([1, 2, 4]);
    expect(seen(play(game, digit(4, true)), 2)).toEqual([1, 2, 4, 9]);
  });
  it('leave the own notes untouched when they are switched off', () => {
    const own = play(GAME, select(2), digit(1, true));
    expect(seen(play(own, auto, auto), 2)).toEqual([1]);
    expect(play(own, auto).past).toBe(own.past);
  });
});

describe('rewinding', () => {
  it('goes back to a number of moves, and redo leads on', () => {
    const game = play(GAME, select(2), digit(4), select(3), digit(6), select(5), digit(8));
    const back = reduce(game, { type: 'rewind', to: 1 });
    expect([back.past.length, back.future.length]).toEqual([1, 2]);
    expect(play(back, redo, redo).marks).toEqual(game.marks);
    expect(reduce(game, { type: 'rewind', to: -5 }).marks).toEqual(GAME.marks);
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
    expect(readGame(writeGame(game), GIVENS)).toEqual(game);
  });
  it('keeps every kind of mark, small', () => {
    const marked = play(
      GAME,
      { type: 'auto' },
      select(2),
      { type: 'digit', digit: 4, as: 'centre' },
      digit(1, true),
      { type: 'mode', mode: 'colour' },
      digit(3),
      { type: 'aim', digit: 4 },
      digit(6),
    );
    expect(readGame(writeGame(marked), GIVENS)).toEqual({ ...marked, aim: 0 });
    expect(writeGame(marked).length).toBeLessThan(2000);
  });
  it('reads games of earlier visits', () => {
    const plain = (mark: { digit: number; notes: number }) => ({
      digit: mark.digit,
      notes: mark.notes,
    });
    const past = game.past.map((move) =>
      move.map((c) => ({ cell: c.cell, before: plain(c.before), after: plain(c.after) })),
    );
    const old = { ...game, marks: game.marks.map(plain), past, future: [], notesMode: true };
    expect(readGame(JSON.stringify(old), GIVENS)!.marks).toEqual(game.marks);
  });
  it.each([
    ['nothing', ''],
    ['a mark that is none', writeGame(game).replace('"marks":[[5]', '"marks":[["x"]')],
    ['no JSON', '{'],
    ['something else', '{"marks":[]}'],
    ['null', 'null'],
    ['another puzzle', writeGame(newGame(GIVENS.with(0, 1)))],
    ['a changed given', writeGame({ ...game, marks: game.marks.with(0, { ...BLANK, digit: 9 }) })],
  ])('refuses %s', (_, text) => {
    expect(readGame(text, GIVENS)).toBeNull();
  });
});
