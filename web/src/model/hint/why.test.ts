import { describe, expect, it } from 'vitest';
import { bit, EMPTY, parseCell } from '../board/board';
import { plainCell } from '../board/cells';
import { NO_DRAWING } from '../board/drawing';
import { newGame, reduce, type Action } from '../game/game';
import { digitAt, noteSpots } from '../board/spots';
import { stepWith, type Step, type WhyNot } from './step';
import { helped, isDue, NO_WHY, questionOf, reduceWhy, whyDrawing, type WhyAction } from './why';

const at = (name: string): number => parseCell(name)!;
const GAME = newGame(EMPTY);
const step = (cell: number, digit: number): Step => ({
  technique: 'x',
  name: 'X',
  cost: 1,
  summary: '',
  text: '',
  placements: [],
  eliminations: [{ cell, digit }],
  drawing: { ...NO_DRAWING, candidates: [{ cell, digit, role: 'remove' }] },
});
const answer = (kind: WhyNot['kind'], ...steps: Step[]): WhyNot => ({
  cell: 0,
  digit: 1,
  kind,
  text: 'So.',
  steps,
});

describe('asking why not', () => {
  const question = questionOf(GAME, 0, 1);
  const other = questionOf(GAME, 1, 1);
  const tell = (...actions: WhyAction[]) => actions.reduce(reduceWhy, NO_WHY);
  const ask: WhyAction = { type: 'ask', question };

  it('waits for the answer to what was asked last', () => {
    expect(isDue(NO_WHY)).toBe(false);
    expect(isDue(tell(ask))).toBe(true);
    const late = tell(ask, { type: 'answered', question: other, answer: answer('seen') });
    expect(isDue(late)).toBe(true);
    expect(isDue(tell(ask, { type: 'answered', question, answer: answer('seen') }))).toBe(false);
  });
  it('fails and tries again', () => {
    const failed = tell(ask, { type: 'failed', question, sentence: 'No.' });
    expect([failed.failed, isDue(failed)]).toEqual(['No.', false]);
    expect(isDue(reduceWhy(failed, { type: 'retry' }))).toBe(true);
    expect(reduceWhy(failed, { type: 'close' })).toBe(NO_WHY);
  });
  it('turns from step to step, not beyond', () => {
    const told = answer('steps', step(3, 4), step(0, 1));
    const why = tell(ask, { type: 'answered', question, answer: told });
    const turn = (by: number): WhyAction => ({ type: 'turn', by });
    expect([turn(1), turn(-1), turn(5)].map((t) => reduceWhy(why, t).at)).toEqual([1, 0, 1]);
    // What was asked about is always to be seen, once.
    expect(whyDrawing(why)!.candidates.map((c) => c.role)).toEqual(['remove', 'fin']);
    expect(whyDrawing(reduceWhy(why, turn(1)))!.candidates.map((c) => c.role)).toEqual(['remove']);
    expect(whyDrawing(NO_WHY)).toBeNull();
  });
  it.each([
    ['seen', false],
    ['possible', false],
    ['steps', true],
    ['contradiction', true],
  ] as const)('%s counts as help: %s', (kind, counted) => {
    expect(helped(answer(kind))).toBe(counted);
  });
  it('leaves out digits that are known to be wrong, and keeps the asked one possible', () => {
    const actions: Action[] = [
      { type: 'select', cell: at('r1c1') },
      { type: 'digit', digit: 5 },
      { type: 'select', cell: at('r2c5') },
      { type: 'digit', digit: 7 },
      { type: 'select', cell: at('r9c9') },
      { type: 'digit', digit: 3, as: 'centre' },
    ];
    const game = actions.reduce(reduce, GAME);
    expect(questionOf(game, at('r1c1'), 5, [at('r2c5')]).about.entries).toEqual([]);
    expect(questionOf(game, at('r1c1'), 5).about.entries).toEqual([{ cell: at('r2c5'), digit: 7 }]);
    expect(questionOf(game, at('r9c9'), 4).about.notes[at('r9c9')]).toBe(bit(3) | bit(4));
    expect(questionOf(game, at('r9c8'), 4).about.notes[at('r9c8')]).toBe(0);
  });
  it('takes what was crossed out as gone, but for the digit itself', () => {
    const actions: Action[] = [
      { type: 'auto' },
      { type: 'select', cell: at('r9c9') },
      { type: 'digit', digit: 3, as: 'corner' },
    ];
    const game = actions.reduce(reduce, GAME);
    const gone = { cell: at('r9c9'), digit: 3 };
    expect(questionOf(game, at('r9c8'), 3).about.crossedOut).toEqual([gone]);
    expect(questionOf(game, at('r9c9'), 3).about.crossedOut).toEqual([]);
  });
});

describe('the step of an effect', () => {
  const steps = [step(3, 4), step(0, 1)];
  it('is found by what it changes', () => {
    expect(stepWith(steps, { placements: [], eliminations: [{ cell: 0, digit: 1 }] })).toBe(
      steps[1],
    );
    expect(stepWith(steps, { placements: [{ cell: 0, digit: 1 }], eliminations: [] })).toBeNull();
    expect(stepWith(steps, { placements: [], eliminations: [] })).toBeNull();
  });
});

describe('small digits', () => {
  it('stand as on a keypad, where a press finds them', () => {
    const { corner } = noteSpots({ ...plainCell(0, 'placed', 0x1ff) });
    expect(corner.map(({ x, y }) => digitAt(x, y))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([digitAt(-3, -3), digitAt(103, 103)]).toEqual([1, 9]);
  });
  it('make room for those in the middle', () => {
    const cell = { ...plainCell(0, 'placed', 0x1ff), centre: bit(4) | bit(7) };
    const { corner, centre } = noteSpots(cell);
    expect(centre.map(({ digit, y }) => [digit, y])).toEqual([
      [4, 50],
      [7, 50],
    ]);
    expect(corner.every(({ x, y }) => x > 5 && x < 95 && Math.abs(y - 50) > 25)).toBe(true);
  });
});
