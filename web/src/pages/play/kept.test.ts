// What a browser keeps of solved games. Without its storage it is kept as long as the page is.
import { beforeEach, expect, it } from 'vitest';
import { forget, keep } from '../../keep';
import type { PuzzleInfo } from '../../api/port';
import { parseLine } from '../../model/board';
import { newGame, reduce, type Game } from '../../model/game';
import { freeze } from '../../model/keeping';
import { recordOf } from '../../model/record';
import { keepGame, keepPlayed, keepPuzzle, recallLast, recallRecord } from './kept';

const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
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
  expect(hard()).toMatchObject({ solved: 1, unaided: 0, best: null });
  solve('b', 0, 300_000);
  expect(hard()).toMatchObject({ solved: 2, unaided: 1, best: 300_000, average: 300_000 });
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

it('knows the hints of games of earlier visits, as long as they are here', () => {
  keepPuzzle(puzzle('a'));
  keep('game.a', freeze(done('a', 26)));
  for (const [id, time] of Object.entries({ a: '12000', b: '290000' })) {
    keep(`level.${id}`, 'hard');
    keep(`time.${id}`, time);
  }
  keep('solved', '["a","b"]');
  expect(hard()).toMatchObject({ solved: 2, unaided: 1, best: 290_000 });
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
