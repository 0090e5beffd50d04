import { describe, expect, it } from 'vitest';
import { EMPTY } from '../board/board';
import { newGame, reduce, type Game } from './game';
import { NO_EXTRAS } from './extras';
import { gameOf, happened, type Logged, type LogMove } from './log';
import { mergeDevices } from './mergeDevices';
import {
  acknowledged,
  afresh,
  batchOf,
  caughtUp,
  EMPTY_BOX,
  hasWork,
  linked,
  MOST_AT_ONCE,
  packed,
  pauseAfter,
  queued,
  readBox,
  standing,
  touched,
  writeBox,
  type Outbox,
} from './outbox';

const place = (cell: number, digit = 1): LogMove => ({ kind: 'place', cell, digit });
const BOX = linked(queued(EMPTY_BOX, [place(1), place(2), { kind: 'extras', cell: 3 }]), 'g');

describe('the outbox', () => {
  it('keeps a batch as it is until the server has it', () => {
    const sent = packed(BOX, 'a');
    const played = queued(sent, [place(4)]);
    expect(packed(played, 'b').batch).toEqual({ name: 'a', length: 3 });
    expect(batchOf(played)).toEqual(BOX.queue);
    const left = acknowledged(played, 'a', 2); // extras are no move of the log
    expect(left).toMatchObject({ queue: [place(4)], batch: null, known: 2, behind: false });
  });
  it('drops nothing for an answer to something else', () => {
    const sent = packed(BOX, 'a');
    expect(acknowledged(sent, 'b', 2)).toBe(sent);
    expect(acknowledged(BOX, 'a', 2)).toBe(BOX);
  });
  it('notices that the server has more than it knew', () => {
    const left = acknowledged(packed(BOX, 'a'), 'a', 5);
    expect(left).toMatchObject({ queue: [], known: 0, behind: true });
    expect(hasWork(left)).toBe(true);
    expect(caughtUp(left, 5, [])).toMatchObject({ known: 5, behind: false });
  });
  it('sends so much at once and no more', () => {
    const many = queued(EMPTY_BOX, Array<LogMove>(MOST_AT_ONCE + 1).fill(place(1)));
    const left = acknowledged(packed(many, 'a'), 'a', MOST_AT_ONCE);
    expect(left).toMatchObject({ queue: [place(1)], known: MOST_AT_ONCE });
    expect(packed(EMPTY_BOX, 'a').batch).toBeNull();
  });
  it('rests where the server knows nothing of the game, until it is played on', () => {
    const gone = afresh([place(1)], 'gone');
    expect(hasWork(gone)).toBe(false);
    expect(hasWork(queued(gone, [place(2)]))).toBe(true);
    expect(hasWork(queued({ ...gone, stopped: 'refused' }, [place(2)]))).toBe(false);
  });
  it('waits longer after each failure, a minute at most', () => {
    expect([1, 2, 3, 6, 7, 60].map(pauseAfter)).toEqual([1000, 2000, 4000, 32000, 60000, 60000]);
  });
  it.each([
    ['nothing', EMPTY_BOX, 'well'],
    ['saved', linked(EMPTY_BOX, 'g'), 'well'],
    ['saved', linked(EMPTY_BOX, 'g'), 'offline'],
    ['sending', BOX, 'well'],
    ['offline', BOX, 'offline'],
    ['waiting', BOX, 'failed'],
    ['here', { ...BOX, stopped: 'refused' }, 'well'],
  ] as [string, Outbox, 'well' | 'offline' | 'failed'][])('stands as %s', (word, box, reach) => {
    expect(standing(box, reach)).toBe(word);
  });
  it('is kept as text', () => {
    expect(readBox(writeBox(packed(BOX, 'a')))).toEqual(packed(BOX, 'a'));
    for (const text of [null, '', '{}', '[]', '{"game":1,"known":0,"queue":[],"batch":null}'])
      expect(readBox(text)).toBeNull();
  });
});

describe('two devices', () => {
  const START = newGame([5, ...EMPTY.slice(1)]);
  const play = (game: Game, ...entries: [cell: number, digit: number][]): Game =>
    entries.reduce(
      (now, [cell, digit]) =>
        reduce(reduce(now, { type: 'select', cell }), { type: 'digit', digit }),
      game,
    );
  const logged = (cell: number, value: number): Logged => ({ kind: 'place', cell, value });
  const meeting = (mine: Game, since: Game, log: readonly Logged[], known = 0) => {
    const queue = happened(since, mine);
    const box = { ...EMPTY_BOX, queue };
    const theirs = gameOf(START.givens, log, NO_EXTRAS);
    return mergeDevices(mine, theirs, log.slice(known), { touched: touched(box), queue });
  };
  const digits = (game: Game, ...cells: number[]) => cells.map((c) => game.marks[c]!.digit);

  it('keep what each did, and the later one where both did', () => {
    const mine = play(START, [10, 1], [20, 2]);
    const { game, queue, both } = meeting(mine, START, [logged(20, 3), logged(30, 4)]);
    expect(digits(game, 10, 20, 30)).toEqual([1, 2, 4]);
    expect(queue).toEqual([place(10, 1), place(20, 2)]);
    expect(both).toEqual([20]);
  });
  it('take over what came while nothing waited here', () => {
    const mine = play(START, [10, 1]);
    const found = meeting(mine, mine, [logged(10, 1), logged(30, 4)], 1);
    expect(digits(found.game, 10, 30)).toEqual([1, 4]);
    expect(found).toMatchObject({ queue: [], both: [], news: true });
    expect(digits(reduce(found.game, { type: 'undo' }), 10, 30)).toEqual([1, 0]);
  });
  it('have nothing to say of their own moves, come back', () => {
    const mine = play(START, [10, 1]);
    expect(meeting(mine, mine, [logged(10, 1)])).toMatchObject({
      both: [],
      news: false,
      queue: [],
    });
  });
  it('lose no hint', () => {
    const hint: LogMove = { kind: 'hint', stage: 2 };
    const theirs = gameOf(START.givens, [logged(30, 4)], NO_EXTRAS);
    const parts = { touched: new Set<number>(), queue: [hint] };
    expect(mergeDevices(START, theirs, [], parts).queue).toEqual([hint]);
  });
});
