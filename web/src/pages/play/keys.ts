// The keyboard as solvers know it.
import { useEffect, useRef } from 'preact/hooks';
import type { Action, Direction } from '../../model/game';
import type { Hints } from './hints';

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
  Space: { type: 'notesMode' },
  KeyZ: { type: 'notesMode', on: false },
  KeyX: { type: 'notesMode', on: true },
};

export interface Key {
  readonly code: string;
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does on the board; null leaves it to the browser. */
export function actionOf(key: Key): Action | null {
  if (key.altKey) return null;
  if (key.ctrlKey || key.metaKey) {
    // By letter, not by place: on many keyboards Z and Y have changed seats.
    const letter = key.key.toLowerCase();
    if (letter === 'y' || (letter === 'z' && key.shiftKey)) return { type: 'redo' };
    return letter === 'z' ? { type: 'undo' } : null;
  }
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(key.code)?.[1] ?? /^[1-9]$/.exec(key.key)?.[0];
  if (digit) return { type: 'digit', digit: Number(digit), ...(key.shiftKey && { note: true }) };
  const direction = MOVES[key.code];
  if (direction) return { type: 'move', direction };
  return PLAIN[key.code] ?? null;
}

/** H opens a hint and its next stage, Escape closes it; all else is for the board. */
export function useGameKeys(act: (action: Action) => void, hints: Hints): void {
  const latest = useRef(hints);
  latest.current = hints;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      // Space and Enter belong to a button that has the focus, typing to a field.
      if (target.closest('input, textarea, select')) return;
      if (target.closest('button, summary, a') && event.code === 'Space') return;
      const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
      if (plain && event.key.toLowerCase() === 'h') return latest.current.next();
      if (event.key === 'Escape') return latest.current.close();
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
