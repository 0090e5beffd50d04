import { describe, expect, it } from 'vitest';
import { bit, EMPTY, parseCell } from '../board/board';
import { extrasOf, NO_EXTRAS, pageOf } from './extras';
import { newGame, reduce, type Action, type Game } from './game';
import { gameOf, happened, isSent, story, type Logged, type LogMove } from './log';

const cell = (name: string): number => parseCell(name)!;
const at = (name: string): Action => ({ type: 'select', cell: cell(name) });
const digit = (d: number, as: 'digit' | 'corner' | 'centre' | 'colour' = 'digit'): Action => ({
  type: 'digit',
  digit: d,
  as,
});
const START = newGame([5, ...EMPTY.slice(1)]);

/** Plays, and writes down what each action tells. */
function played(...actions: Action[]): { game: Game; told: LogMove[] } {
  let game = START;
  const told: LogMove[] = [];
  for (const action of actions) {
    const next = reduce(game, action);
    told.push(...happened(game, next));
    game = next;
  }
  return { game, told };
}

/** The log as the server would keep it: redo repeats what was undone last. */
function logOf(told: readonly LogMove[]): Logged[] {
  const log: Logged[] = [];
  const done: Logged[] = [];
  const ahead: Logged[] = [];
  for (const move of told.filter(isSent)) {
    if (move.kind === 'undo') {
      ahead.push(done.pop()!);
      log.push({ kind: 'undo', cell: 0, value: 0 });
    } else if (move.kind === 'redo') {
      done.push(ahead.pop()!);
      log.push(done.at(-1)!);
    } else if (move.kind === 'place' || move.kind === 'note' || move.kind === 'colour') {
      const value = move.kind === 'colour' ? move.colour : move.digit;
      done.push({ kind: move.kind, cell: move.cell, value });
      ahead.length = 0;
      log.push(done.at(-1)!);
    } else log.push({ kind: 'other', cell: 0, value: 0 });
  }
  return log;
}

const LONG: Action[] = [
  at('r1c3'),
  digit(4, 'corner'),
  digit(7, 'corner'),
  at('r1c4'),
  digit(4, 'corner'),
  digit(6, 'centre'),
  digit(2, 'colour'),
  at('r1c5'),
  digit(4), // clears the notes 4 of both
  at('r1c3'),
  digit(7), // clears its own note
  { type: 'undo' },
  { type: 'undo' },
  { type: 'redo' },
  at('r9c9'),
  digit(1),
  digit(2),
  { type: 'rewind', to: 3 },
];

describe('what happened', () => {
  it('is told part by part: digit, own notes, notes around', () => {
    const { told } = played(...LONG.slice(0, 9));
    expect(told.map((move) => move.kind)).toEqual([
      ...['note', 'note', 'note', 'extras', 'colour'],
      ...['place', 'note', 'note'],
    ]);
    expect(told.at(-1)).toEqual({ kind: 'note', cell: cell('r1c4'), digit: 4 });
  });
  it('takes back as many parts as a move has, the last first', () => {
    const { told } = played(...LONG.slice(0, 9), { type: 'undo' }, { type: 'redo' });
    expect(told.slice(8)).toEqual([
      ...['r1c4', 'r1c3', 'r1c5'].map((name) => ({ kind: 'undo', cell: cell(name) })),
      ...['r1c5', 'r1c3', 'r1c4'].map((name) => ({ kind: 'redo', cell: cell(name) })),
    ]);
  });
  it('knows a new move from a redo of the same', () => {
    const again = played(at('r2c2'), digit(3), { type: 'undo' }, digit(3)).told;
    expect(again.map(({ kind }) => kind)).toEqual(['place', 'undo', 'place']);
  });
  it('is nothing when only the selection changed', () => {
    expect(played(at('r2c2'), { type: 'mode' }, { type: 'auto' }, { type: 'undo' }).told).toEqual(
      [],
    );
  });
});

describe('a log', () => {
  it.each(LONG.map((_, i) => i + 1))('tells the game again after %i actions', (count) => {
    const { game, told } = played(...LONG.slice(0, count));
    const again = gameOf(START.givens, logOf(told), extrasOf(pageOf(game)));
    expect(again.marks).toEqual(game.marks);
    // One step back here is one step back there, unless it is one that the log has no word for.
    const back = (g: Game) => reduce(g, { type: 'undo' });
    if (happened(game, back(game)).some(({ kind }) => kind === 'extras')) return;
    expect(happened(again, back(again))).toEqual(happened(game, back(game)));
    expect(back(again).marks).toEqual(back(game).marks);
  });
  it('comes from a story as well, with what can be redone', () => {
    const { game } = played(...LONG);
    const again = gameOf(START.givens, logOf(story(game)), extrasOf(pageOf(game)));
    expect(again.marks).toEqual(game.marks);
    const ahead = (g: Game) => reduce(g, { type: 'redo' }).marks.map((m) => [m.digit, m.notes]);
    expect(ahead(again)).toEqual(ahead(game));
  });
  it('counts the hints of a story', () => {
    const { game } = played({ type: 'hint', stage: 1 }, { type: 'hint', stage: 2, more: true });
    expect(story(game)).toEqual([{ kind: 'hint', stage: 1 }]);
  });
  it('survives an undo that has nothing to take back', () => {
    const log: Logged[] = [{ kind: 'undo', cell: 0, value: 0 }];
    expect(gameOf(START.givens, log, NO_EXTRAS).marks).toEqual(START.marks);
  });
});

describe('extras', () => {
  it('travel as a page and back', () => {
    const { game } = played(at('r4c4'), digit(6, 'centre'), { type: 'auto' });
    const { cells, auto } = extrasOf(JSON.parse(JSON.stringify(pageOf(game))));
    expect(auto).toBe(true);
    expect(cells.get(cell('r4c4'))).toEqual({ out: 0, centre: bit(6), inks: 0 });
  });
  it.each([null, 7, {}, { cells: { r1c1: 'x', x: [1], r1c2: [1.5] } }])(
    'are none in %j',
    (page) => {
      expect(extrasOf(page).cells.size).toBe(0);
    },
  );
});
