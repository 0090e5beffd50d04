import { describe, expect, it } from 'vitest';
import type { PuzzleInfo } from '../api/port';
import { EMPTY } from '../model/board';
import { pickFresh } from './choose';
import { actionOf, type Key } from './play/keys';
import { watchAddress } from './watch/address';

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
    [key('Digit5', { key: '%', shiftKey: true }), { type: 'digit', digit: 5, note: true }],
    [key('ArrowUp'), { type: 'move', direction: 'up' }],
    [key('KeyD'), { type: 'move', direction: 'right' }],
    [key('Delete'), { type: 'erase' }],
    [key('Backspace'), { type: 'erase' }],
    [key('Space'), { type: 'notesMode' }],
    [key('KeyZ', { key: 'z' }), { type: 'notesMode', on: false }],
    [key('KeyX', { key: 'x' }), { type: 'notesMode', on: true }],
    [key('KeyZ', { key: 'z', ctrlKey: true }), { type: 'undo' }],
    [key('KeyY', { key: 'z', metaKey: true }), { type: 'undo' }],
    [key('KeyY', { key: 'y', ctrlKey: true }), { type: 'redo' }],
    [key('KeyZ', { key: 'Z', ctrlKey: true, shiftKey: true }), { type: 'redo' }],
    [key('KeyR', { key: 'r', ctrlKey: true }), null],
    [key('Digit5', { key: '5', ctrlKey: true }), null],
    [key('ArrowLeft', { altKey: true }), null],
    [key('Tab'), null],
  ])('%o', (pressed, action) => {
    expect(actionOf(pressed)).toEqual(action);
  });
});

describe('addresses of runs', () => {
  it.each([
    [{ id: 'hard-1' }, 0, '/watch/hard-1?engine=cdcl'],
    [{ id: 'a/b' }, 812, '/watch/a%2Fb?engine=cdcl&at=812'],
    [{ puzzle: '1..' }, 3, '/watch?p=1..&engine=cdcl&at=3'],
  ])('%o at %i', (source, at, address) => {
    expect(watchAddress(source, 'cdcl', at)).toBe(address);
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
  const both = [puzzle('a'), puzzle('b')];
  it.each([
    [both, ['a'], 'b'],
    [both, ['a', 'b'], 'a'],
    [[], [], undefined],
  ])('prefers one that is new', (puzzles, solved, id) => {
    expect(pickFresh(puzzles, solved, () => 0)?.id).toBe(id);
  });
});
