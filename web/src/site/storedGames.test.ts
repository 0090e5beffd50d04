// What a browser keeps of solved games. Without its storage it is kept as long as the page is.
import { beforeEach, describe, expect, it } from 'vitest';
import { forget, keep } from './browserStorage';
import { parseLine } from '../model/board/board';
import { newGame, reduce, type Game } from '../model/game/game';
import { writeGame } from '../model/game/gameText';
import { recordOf } from '../model/me/record';
import { SOLUTION } from '../api/fakeServer';
import type { PuzzleInfo } from '../model/puzzle/puzzle';
import { keepGame, keepPlayed, keepPuzzle, recallLast, recallRecord } from './storedGames';

const puzzle = (id: string): PuzzleInfo => ({
  id,
  title: 'One',
  level: 'hard',
  difficulty: 140,
  givens: 80,
  board: parseLine(`.${SOLUTION.slice(1)}`)!,
});
const begun = (id: string, hints: number): Game => ({ ...newGame(puzzle(id).board), hints });
const done = (id: string, hints: number): Game =>
  reduce(reduce(begun(id, hints), { type: 'select', cell: 0 }), { type: 'digit', digit: 5 });
const solve = (id: string, hints: number, time: number): void => {
  keepPlayed(id, { mine: time, others: 0, at: 0 });
  keepGame(puzzle(id), done(id, hints));
};
const hard = () => recordOf(recallRecord()).find(({ level }) => level === 'hard');

beforeEach(() => {
  for (const key of ['solved', 'games', 'last']) forget(key);
  for (const id of ['a', 'b'])
    for (const part of ['game', 'time', 'done', 'level', 'puzzle']) forget(`${part}.${id}`);
});

it('keeps games with hints, but takes no record from them', () => {
  solve('a', 26, 12_000);
  expect(hard()).toMatchObject({ solved: 1, aided: 1, best: null });
  solve('b', 0, 300_000);
  expect(hard()).toMatchObject({ solved: 2, aided: 1, best: 300_000, average: 300_000 });
});

it('has the better game of a puzzle that is played again, and none that is not finished', () => {
  solve('a', 0, 300_000);
  keepPlayed('a', { mine: 3000, others: 0, at: 0 });
  keepGame(puzzle('a'), begun('a', 0));
  expect(hard()).toMatchObject({ solved: 1, best: 300_000 });
  solve('a', 2, 200_000);
  expect(hard()).toMatchObject({ solved: 1, best: 300_000 });
  solve('a', 0, 250_000);
  expect(hard()).toMatchObject({ solved: 1, best: 250_000 });
});

it('has the last word of the server on the time of a game, and the better one before', () => {
  solve('a', 0, 300_000);
  solve('a', 0, 310_000); // other devices' time is added
  expect(hard()).toMatchObject({ solved: 1, best: 310_000 });
  keepGame(puzzle('a'), begun('a', 0));
  solve('a', 0, 250_000);
  expect(hard()).toMatchObject({ solved: 1, best: 250_000 });
  solve('a', 0, 320_000);
  expect(hard()).toMatchObject({ solved: 1, best: 310_000 });
});

it('keeps the best game of earlier visits, which may not be the one that is here', () => {
  keep('solved', '["a"]');
  keep('done.a', JSON.stringify({ level: 'hard', time: 200_000, hints: 0 }));
  keep('game.a', writeGame(done('a', 0)));
  solve('a', 0, 290_000);
  solve('a', 0, 300_000);
  expect(hard()).toMatchObject({ solved: 1, best: 200_000 });
});

describe('of games of earlier visits', () => {
  beforeEach(() => {
    for (const [id, time] of Object.entries({ a: '12000', b: '290000' })) {
      keep(`level.${id}`, 'hard');
      keep(`time.${id}`, time);
      keepPuzzle(puzzle(id));
    }
    keep('solved', '["a","b"]');
    keep('game.b', writeGame(done('b', 0)));
  });
  it('knows the hints as long as they are here', () => {
    keep('game.a', writeGame(done('a', 26)));
    expect(hard()).toMatchObject({ solved: 2, aided: 1, best: 290_000 });
  });
  it.each([
    ['gone', null],
    ['played once more', begun('a', 0)],
  ])('takes no record from one that is %s', (_, game) => {
    if (game) keep('game.a', writeGame(game));
    else forget('puzzle.a');
    expect(hard()).toMatchObject({ solved: 2, aided: 0, best: 290_000, average: 290_000 });
  });
});

it('goes on with the last game at the time it has now', () => {
  const game = reduce(reduce(begun('a', 0), { type: 'select', cell: 0 }), {
    type: 'digit',
    digit: 4,
  });
  keepGame(puzzle('a'), game);
  keepPlayed('a', { mine: 61_000, others: 4000, at: 0 });
  expect(recallLast()).toMatchObject({ id: 'a', elapsed: 65_000 });
});
