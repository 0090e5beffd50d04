// The keyboard of a game: the page's commands, and the keys of the board.
import { useEffect, useRef } from 'preact/hooks';
import type { Action, Mode } from '../../model/game/game';
import { actionOf } from '../../model/game/keys';

export interface GameKeys {
  readonly act: (action: Action) => void;
  readonly mode: Mode;
  readonly paused: boolean;
  readonly commands: Readonly<Record<string, () => void>>; // by letter, and Escape
}

/** Commands by their letters; all else is for the board, which rests while the game does. */
export function useGameKeys(keys: GameKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { act, mode, paused, commands } = latest.current;
      const target = event.target as Element;
      // Space and Enter belong to a button that has the focus, typing to a field.
      if (target.closest('input, textarea, select, dialog')) return;
      if (target.closest('button, summary, a') && event.code === 'Space') return;
      const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
      const command = plain ? commands[event.key.toLowerCase()] : undefined;
      if (command) {
        event.preventDefault();
        return command();
      }
      const action = paused ? null : actionOf(event, mode);
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
