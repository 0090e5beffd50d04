// The keyboard on the board: as when playing; with the pen for givens, digits run on.
import { useEffect } from 'preact/hooks';
import type { SheetAction } from '../../model/analyse/sheet';
import { actionOf, type Key } from '../../model/game/keys';

/** What a key does; null leaves it to the browser. */
export function sheetActionOf(key: Key): SheetAction | null {
  if (!key.altKey && !key.ctrlKey && !key.metaKey) {
    if (key.key === '.' || key.key === '0' || key.code === 'Space')
      return { type: 'erase', onward: true };
  }
  const action = actionOf(key);
  switch (action?.type) {
    case 'digit':
      return action.as
        ? { type: 'digit', digit: action.digit, pen: 'note' }
        : { type: 'digit', digit: action.digit, onward: true };
    case 'move':
    case 'undo':
    case 'redo':
      return action;
    case 'erase':
      return { type: 'erase' };
    default:
      return null;
  }
}

export function useSheetKeys(act: (action: SheetAction) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (target.closest('input, textarea, select, [role="tablist"], [role="tabpanel"], .story'))
        return;
      if (target.closest('button, summary, a') && event.code === 'Space') return;
      const action = sheetActionOf(event);
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
