import { describe, expect, it } from 'vitest';
import { EMPTY } from '../board/board';
import { pickAnother, pickFresh } from './choose';
import type { PuzzleInfo } from './puzzle';

describe('choosing a puzzle', () => {
  const puzzle = (id: string): PuzzleInfo => ({
    id,
    title: id,
    level: 'easy',
    difficulty: 40,
    givens: 41,
    board: EMPTY,
  });
  const level = ['0a', '7k', 'bb', 'q2', 'zz'].map(puzzle);
  const shelf = (after: string) =>
    Promise.resolve(level.filter(({ id }) => id > after).slice(0, 2));
  const at = (place: number) => () => place;
  it.each([
    ['at some place of the level', 0.4, [], 'q2'],
    ['not a solved one', 0.3, ['bb'], 'q2'],
    ['on the next page', 0, ['0a', '7k'], 'bb'],
    ['behind the end at the beginning', 0.99, ['zz'], '7k'],
    ['a solved one when all are', 0, ['0a', '7k', 'bb', 'q2', 'zz'], '0a'],
  ])('%s', async (_, place, solved, id) => {
    expect((await pickFresh(shelf, solved, at(place)))?.id).toBe(id);
  });
  it('goes through the whole level before one comes again', async () => {
    const solved: string[] = [];
    while (solved.length < level.length) solved.push((await pickFresh(shelf, solved))!.id);
    expect([...solved].sort()).toEqual(level.map(({ id }) => id));
  });
  it('is another one each time where there is one to watch', () => {
    expect(pickAnother(level, '0a', at(0))?.id).toBe('7k');
    expect(pickAnother(level, null, at(0.99))?.id).toBe('zz');
    expect(pickAnother(level.slice(0, 1), '0a')?.id).toBe('0a');
    expect(pickAnother([], null)).toBeNull();
  });
  it('ends where every question has the same answer, and where there is none', async () => {
    const all = level.map(({ id }) => id);
    expect(await pickFresh(() => Promise.resolve(level), all)).not.toBeNull();
    expect(await pickFresh(() => Promise.resolve([]), [])).toBeNull();
  });
});
