// The keyboard as solvers know it.
import type { Action, Direction, Mode } from './game';

const MOVES: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  KeyW: 'up',
  KeyS: 'down',
  KeyA: 'left',
  KeyD: 'right',
};
const PLAIN: Record<string, Action> = {
  Delete: { type: 'erase' },
  Backspace: { type: 'erase' },
  Digit0: { type: 'erase' },
  Numpad0: { type: 'erase' },
  Space: { type: 'mode' },
  KeyZ: { type: 'mode', mode: 'digit' },
  KeyX: { type: 'mode', mode: 'corner' },
  KeyC: { type: 'mode', mode: 'centre' },
  KeyV: { type: 'mode', mode: 'colour' },
  KeyN: { type: 'auto' },
};

export interface Key {
  readonly code: string;
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const digitOf = ({ code, key }: Key): number | null => {
  const found = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0];
  return found ? Number(found) : null;
};

/** What a key does on the board; null leaves it to the browser. */
export function actionOf(key: Key, mode: Mode = 'digit'): Action | null {
  if (key.altKey) return null;
  const digit = digitOf(key);
  const direction = MOVES[key.code];
  if (key.ctrlKey || key.metaKey) {
    // By letter, not by place: on many keyboards Z and Y have changed seats.
    const letter = key.key.toLowerCase();
    if (letter === 'y' || (letter === 'z' && key.shiftKey)) return { type: 'redo' };
    if (letter === 'z') return { type: 'undo' };
    if (key.metaKey) return null;
    if (digit) return { type: 'digit', digit, as: 'centre' };
    return direction && key.code.startsWith('Arrow')
      ? { type: 'move', direction, extend: true }
      : null;
  }
  if (digit) return digitAction(digit, key.shiftKey, mode);
  if (direction) return { type: 'move', direction, ...(key.shiftKey && { extend: true }) };
  return PLAIN[key.code] ?? null;
}

function digitAction(digit: number, shift: boolean, mode: Mode): Action {
  if (!shift) return { type: 'digit', digit };
  return mode === 'colour' ? { type: 'aim', digit } : { type: 'digit', digit, as: 'corner' };
}
