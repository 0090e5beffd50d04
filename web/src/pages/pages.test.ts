import { describe, expect, it } from 'vitest';
import type { PuzzleInfo, Source } from '../api/port';
import { EMPTY } from '../model/board/board';
import { pickAnother, pickFresh } from '../model/puzzle/choose';
import { actionOf, type Key } from './play/keys';
import { ownPuzzle } from '../model/puzzle/source';
import { watchAddress, watchedIn, type Watched } from '../model/watch/address';

const key = (code: string, more: Partial<Key> = {}): Key => ({
  code,
  key: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keys', () => {
  it.each([
    [key('Digit5', { key: '5' }), { type: 'digit', digit: 5 }],
    [key('Numpad5', { key: '5' }), { type: 'digit', digit: 5 }],
    [key('Digit5', { key: '%', shiftKey: true }), { type: 'digit', digit: 5, as: 'corner' }],
    [key('ArrowUp'), { type: 'move', direction: 'up' }],
    [key('KeyD'), { type: 'move', direction: 'right' }],
    [key('Delete'), { type: 'erase' }],
    [key('Backspace'), { type: 'erase' }],
    [key('Space'), { type: 'mode' }],
    [key('KeyZ', { key: 'z' }), { type: 'mode', mode: 'digit' }],
    [key('KeyX', { key: 'x' }), { type: 'mode', mode: 'corner' }],
    [key('KeyZ', { key: 'z', ctrlKey: true }), { type: 'undo' }],
    [key('KeyY', { key: 'z', metaKey: true }), { type: 'undo' }],
    [key('KeyY', { key: 'y', ctrlKey: true }), { type: 'redo' }],
    [key('KeyZ', { key: 'Z', ctrlKey: true, shiftKey: true }), { type: 'redo' }],
    [key('KeyR', { key: 'r', ctrlKey: true }), null],
    [key('KeyC'), { type: 'mode', mode: 'centre' }],
    [key('KeyV'), { type: 'mode', mode: 'colour' }],
    [key('KeyN'), { type: 'auto' }],
    [key('Digit5', { key: '5', ctrlKey: true }), { type: 'digit', digit: 5, as: 'centre' }],
    [key('Digit5', { key: '5', metaKey: true }), null],
    [key('ArrowUp', { shiftKey: true }), { type: 'move', direction: 'up', extend: true }],
    [key('ArrowUp', { ctrlKey: true }), { type: 'move', direction: 'up', extend: true }],
    [key('KeyD', { key: 'd', ctrlKey: true }), null],
    [key('ArrowLeft', { altKey: true }), null],
    [key('Tab'), null],
  ])('%o', (pressed, action) => {
    expect(actionOf(pressed)).toEqual(action);
  });
  it('chooses a note to colour with Shift, in colour mode', () => {
    const pressed = key('Digit5', { key: '%', shiftKey: true });
    expect(actionOf(pressed, 'colour')).toEqual({ type: 'aim', digit: 5 });
  });
});

describe('a puzzle in an address', () => {
  const line = `53..7${'.'.repeat(76)}`;
  it.each([
    ['dots', line],
    ['zeros', line.replaceAll('.', '0')],
    ['underscores', line.replaceAll('.', '_')],
    ['stars', line.replaceAll('.', '*')],
    ['lines', line.replaceAll(/.{9}/g, '$& \n')],
  ])('has %s', (_, text) => {
    expect(ownPuzzle(text)?.id).toBe(`own-${line}`);
  });
  it('is whole', () => expect(ownPuzzle(line.slice(1))).toBeNull());
});

describe('addresses of runs', () => {
  it.each<[Source, Partial<Watched> & { engine: string }, string]>([
    [{ id: 'hard-1' }, { engine: 'cdcl' }, '/watch/hard-1?engine=cdcl'],
    [{ id: 'a/b' }, { engine: 'mrv', at: 812 }, '/watch/a%2Fb?engine=mrv&at=812'],
    [{ id: 'b' }, { engine: 'mrv', decide: 'mrv' }, '/watch/b?engine=mrv'],
    [
      { puzzle: '1..' },
      { engine: 'cdcl', decide: 'activity', at: 3 },
      '/watch?p=1..&engine=cdcl&decide=activity&at=3',
    ],
  ])('of %o, %o', (source, how, address) => {
    expect(watchAddress(source, how.engine, how)).toBe(address);
  });

  it.each<[string, string, Watched]>([
    ['a new one is the show', 'engine=cdcl', { engine: 'cdcl', decide: 'mrv', at: null }],
    ['an old one', 'engine=cdcl&at=57', { engine: 'cdcl', decide: 'activity', at: 57 }],
    ['a moment', 'engine=cdcl&decide=mrv&at=57', { engine: 'cdcl', decide: 'mrv', at: 57 }],
    ['activity', 'engine=cdcl&decide=activity', { engine: 'cdcl', decide: 'activity', at: null }],
    ['only cdcl decides so', 'engine=dfs&decide=mrv&at=2', { engine: 'dfs', decide: null, at: 2 }],
    ['an empty moment is none', 'engine=dfs&at=', { engine: 'dfs', decide: null, at: null }],
    ['the engine liked best', '', { engine: 'least', decide: null, at: null }],
    ['slips', 'engine=cdcl&decide=x&at=x', { engine: 'cdcl', decide: 'mrv', at: null }],
  ])('%s', (_, query, watched) => {
    expect(watchedIn(new URLSearchParams(query), 'least')).toEqual(watched);
  });
});

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
