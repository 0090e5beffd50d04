import { describe, expect, it } from 'vitest';
import { bit, digitsIn, parseCell, parseLine } from '../board/board';
import { digitsOf, newGame, reduce, type Action, type Game } from '../game/game';
import { writeGame, readGame } from '../game/gameText';
import { candidatesAt } from '../board/marks';
import {
  cellToReveal,
  due,
  hasMore,
  moveOf,
  NO_CARD,
  positionOf,
  reduceCard,
  shown,
  told,
  type Card,
  type CardAction,
  type Hint,
} from './hint';

const GIVENS = parseLine(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
)!;
const GAME = newGame(GIVENS);
const at = (name: string): number => parseCell(name)!;
const play = (game: Game, ...actions: Action[]): Game => actions.reduce(reduce, game);
const enter = (name: string, digit: number, note = false): Action[] => [
  { type: 'select', cell: at(name) },
  { type: 'digit', digit, ...(note ? { as: 'corner' as const } : {}) },
];

const STAGES = ['Where', 'What', 'Which cells', 'Why'];
const hintAt = (stage: number, more: Partial<Hint> = {}): Hint => ({
  kind: 'step',
  stages: STAGES.slice(0, stage),
  of: 4,
  notes: null,
  putBack: [],
  wrong: [],
  technique: stage >= 3 ? 'Hidden Single' : null,
  drawing: null,
  effect: null,
  ...more,
});
const ABOUT = positionOf(GAME);
const walk = (card: Card, ...actions: CardAction[]): Card => actions.reduce(reduceCard, card);
const ask: CardAction = { type: 'ask', about: ABOUT };
const more: CardAction = { type: 'more' };
const close: CardAction = { type: 'close' };
const arrived = (stage: number): CardAction => ({
  type: 'arrived',
  about: ABOUT,
  hint: hintAt(stage),
});

describe('the card', () => {
  it('opens with the first stage and asks for no other', () => {
    const asked = walk(NO_CARD, ask);
    expect(due(asked)).toBe(1);
    const told = walk(asked, arrived(1));
    expect(due(told)).toBeNull();
    expect(shown(told)).toBe(1);
    expect(hasMore(told)).toBe(true);
  });
  it('goes on stage by stage, and not beyond the last', () => {
    let card = walk(NO_CARD, ask, arrived(1));
    for (const stage of [2, 3, 4]) {
      card = walk(card, more);
      expect(due(card)).toBe(stage);
      expect(walk(card, more)).toBe(card); // one at a time
      card = walk(card, arrived(stage));
    }
    expect(hasMore(card)).toBe(false);
    expect(walk(card, more)).toBe(card);
  });
  it('goes on where it was left when the same is asked again', () => {
    const left = walk(NO_CARD, ask, arrived(1), more, arrived(2), close);
    expect(left.open).toBe(false);
    const again = walk(left, { type: 'ask', about: positionOf(GAME) });
    expect([again.open, shown(again), due(again)]).toEqual([true, 2, null]);
  });
  it('forgets what was asked for when it is closed before the answer', () => {
    const card = walk(NO_CARD, ask, arrived(1), more, close);
    expect(due(card)).toBeNull();
    expect(due(walk(card, ask))).toBeNull();
  });
  it('begins anew for another position', () => {
    const other = positionOf(play(GAME, ...enter('r1c3', 4)));
    const card = walk(NO_CARD, ask, arrived(1), { type: 'ask', about: other });
    expect([card.hint, due(card)]).toEqual([null, 1]);
    expect(walk(card, arrived(1))).toBe(card); // the answer to the old question comes too late
  });
  it('says what failed, and tries again', () => {
    const card = walk(NO_CARD, ask, { type: 'failed', about: ABOUT, sentence: 'No server.' });
    expect([card.failed, due(card)]).toEqual(['No server.', null]);
    expect(due(walk(card, { type: 'retry' }))).toBe(1);
  });
  it('ends when a digit changes, not when notes do', () => {
    const card = walk(NO_CARD, ask, arrived(1));
    const noted = play(GAME, ...enter('r1c3', 4, true));
    expect(walk(card, { type: 'played', digits: digitsOf(noted) })).toBe(card);
    const placed = play(GAME, ...enter('r1c3', 4));
    expect(walk(card, { type: 'played', digits: digitsOf(placed) })).toEqual(NO_CARD);
  });
});

describe('a game as a question', () => {
  it('has the digits in the order of play', () => {
    const game = play(GAME, ...enter('r9c1', 3), ...enter('r1c3', 1), ...enter('r1c4', 6));
    expect(positionOf(game).entries).toEqual([
      { cell: at('r9c1'), digit: 3 },
      { cell: at('r1c3'), digit: 1 },
      { cell: at('r1c4'), digit: 6 },
    ]);
  });
  it('leaves out what was taken back and counts a changed digit as new', () => {
    const game = play(
      GAME,
      ...enter('r1c3', 1),
      ...enter('r1c4', 6),
      ...enter('r1c3', 4),
      ...enter('r9c1', 3),
      { type: 'erase' },
      ...enter('r9c2', 4),
      { type: 'undo' },
    );
    expect(positionOf(game).entries.map(({ cell, digit }) => [cell, digit])).toEqual([
      [at('r1c4'), 6],
      [at('r1c3'), 4],
    ]);
  });
});

describe('what notes mean', () => {
  const centred = (name: string, digit: number): Action[] => [
    { type: 'select', cell: at(name) },
    { type: 'digit', digit, as: 'centre' },
  ];
  it('corner notes remind: they are no part of the question, nor is one that goes', () => {
    const game = play(GAME, ...enter('r1c3', 1, true), ...enter('r1c4', 2, true));
    for (const asked of [game, play(game, ...enter('r1c3', 1, true))])
      expect(positionOf(asked)).toEqual(ABOUT);
  });
  it('centre notes are sent, with what the corners of the cell have, to be judged by the rule', () => {
    const game = play(GAME, ...enter('r1c3', 1, true), ...centred('r1c3', 2));
    const { notes, notesAre } = positionOf(game);
    expect([digitsIn(notes[at('r1c3')]!), notesAre]).toEqual([[1, 2], 'auto']);
    expect(positionOf(game, true).notesAre).toBe('candidates');
  });
  it('notes that are kept are all candidates, without what was crossed out', () => {
    const game = play(GAME, { type: 'auto' }, ...enter('r1c3', 4, true));
    const { notes, notesAre, crossedOut } = positionOf(game);
    expect([digitsIn(notes[at('r1c3')]!), notesAre]).toEqual([[1, 2], 'candidates']);
    expect(crossedOut).toEqual([{ cell: at('r1c3'), digit: 4 }]);
    expect(notes.filter(Boolean)).toHaveLength(GIVENS.filter((d) => !d).length);
  });
});

describe('doing it', () => {
  const effect = (placements: [string, number][], eliminations: [string, number][]): Hint => {
    const list = (some: [string, number][]) =>
      some.map(([name, digit]) => ({ cell: at(name), digit }));
    return hintAt(4, {
      effect: { placements: list(placements), eliminations: list(eliminations) },
    });
  };
  const apply = (game: Game, hint: Hint): Game =>
    reduce(game, { type: 'apply', move: moveOf(game, hint) });
  const notes = (game: Game, name: string): number[] => digitsIn(game.marks[at(name)]!.notes);

  it('places a digit, clears the notes around it, and is one move', () => {
    const noted = play(GAME, ...enter('r1c4', 4, true), ...enter('r1c4', 2, true));
    const done = apply(noted, effect([['r1c3', 4]], []));
    expect(done.marks[at('r1c3')]!.digit).toBe(4);
    expect(notes(done, 'r1c4')).toEqual([2]);
    expect(done.selected).toBe(at('r1c3'));
    expect(reduce(done, { type: 'undo' }).marks).toEqual(noted.marks);
  });
  it('removes notes where there are some', () => {
    const noted = play(GAME, ...enter('r1c3', 1, true), ...enter('r1c3', 4, true));
    expect(notes(apply(noted, effect([], [['r1c3', 1]])), 'r1c3')).toEqual([4]);
  });
  it('writes the notes of the cells first where there are none, and of no others', () => {
    const done = apply(GAME, effect([], [['r1c3', 1]]));
    expect(candidatesAt(GAME.marks, at('r1c3'))).toBe(bit(1) | bit(2) | bit(4));
    expect(notes(done, 'r1c3')).toEqual([2, 4]);
    expect(notes(done, 'r1c4')).toEqual([]);
    expect(reduce(done, { type: 'undo' }).marks).toEqual(GAME.marks);
  });
  it('puts back what was crossed out where the hint had to, and goes on from there', () => {
    const centre = digitsIn(bit(1) | bit(2) | bit(4));
    const game = play(GAME, { type: 'auto' }, ...enter('r1c3', 4, true), { type: 'auto' });
    const noted = play(game, { type: 'digit', digit: 1, as: 'centre' }, ...enter('r1c4', 2, true));
    const hint = { ...effect([], [['r1c4', 2]]), putBack: [at('r1c3')] };
    const done = apply(noted, hint);
    expect(digitsIn(done.marks[at('r1c3')]!.centre)).toEqual(centre);
    expect(positionOf(done).crossedOut).toEqual([{ cell: at('r1c4'), digit: 2 }]);
    expect(reduce(done, { type: 'undo' }).marks).toEqual(noted.marks);
  });
  it('crosses out for good what a step removes, whatever is noted', () => {
    const done = apply(GAME, effect([], [['r1c3', 1]]));
    expect(positionOf(done).crossedOut).toEqual([{ cell: at('r1c3'), digit: 1 }]);
  });
  it('takes out the one digit that is wrong, if it is but one', () => {
    const game = play(GAME, ...enter('r1c3', 3));
    const mistake = hintAt(3, { kind: 'mistake', of: 3, wrong: [at('r1c2'), at('r1c3')] });
    expect(apply(game, mistake).marks).toEqual(GAME.marks);
    const both = play(game, ...enter('r1c4', 3));
    const unclear = hintAt(3, { kind: 'mistake', of: 3, wrong: [at('r1c3'), at('r1c4')] });
    expect(moveOf(both, unclear)).toEqual([]);
  });
  it('reveals the chosen cell if it is empty, else the easiest', () => {
    expect(cellToReveal({ ...GAME, selected: at('r1c3') })).toBe(at('r1c3'));
    for (const selected of [null, at('r1c1')])
      expect(cellToReveal({ ...GAME, selected })).toBe(at('r5c5'));
  });
  it('does nothing before the last stage', () => {
    expect(moveOf(GAME, hintAt(3))).toEqual([]);
  });
});

describe('telling', () => {
  it.each([
    [1, ['Where']],
    [2, ['Where', 'What']],
    [3, ['Which cells']],
    [4, ['Why']],
  ])('stage %i', (stage, lines) => {
    expect(told(hintAt(stage))).toEqual(lines);
  });
  it('says first what there is to say about notes', () => {
    expect(told(hintAt(2, { notes: 'Notes.' }))).toEqual(['Notes.', 'Where', 'What']);
    expect(told(hintAt(3, { notes: 'Notes.' }))).toEqual(['Notes.', 'Which cells']);
  });
});

describe('counting', () => {
  it('is kept, and undo gives none back', () => {
    const game = play(GAME, ...enter('r1c3', 4), { type: 'hint', stage: 1 }, { type: 'undo' });
    expect(game.hints).toBe(1);
    expect(readGame(writeGame(game), GIVENS)!.hints).toBe(1);
  });
  it('begins at none for games kept before there were hints', () => {
    const old = writeGame(GAME).replace(',"hints":0', '');
    expect(old).not.toContain('hints');
    expect(readGame(old, GIVENS)!.hints).toBe(0);
  });
});
