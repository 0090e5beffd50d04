import { describe, expect, it } from 'vitest';
import { actionOf, type Key } from './keys';

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
