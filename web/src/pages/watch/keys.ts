import { useEffect, useRef } from 'preact/hooks';
import type { EventIndex } from '../../model/eventIndex';
import type { PlayerAction } from '../../model/player';

const KEYS: Record<string, PlayerAction> = {
  Space: { type: 'toggle' },
  ArrowRight: { type: 'step', by: 1 },
  ArrowLeft: { type: 'step', by: -1 },
  Home: { type: 'seek', at: 1 },
  End: { type: 'seek', at: Infinity },
  Equal: { type: 'faster' },
  Minus: { type: 'slower' },
};

const JUMPS: Record<string, 'decide' | 'conflict' | 'solution'> = {
  KeyG: 'decide',
  KeyC: 'conflict',
  KeyS: 'solution',
};

/** Space plays, arrows step, letters jump; a focused control keeps its own keys. */
export function useTransportKeys(
  act: (action: PlayerAction) => void,
  index: EventIndex,
  at: number,
): void {
  const latest = useRef({ index, at });
  latest.current = { index, at };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, [role="tablist"], [data-own-keys]')) return;
      if (target.closest('button, a') && event.code === 'Space') return;
      const jump = JUMPS[event.code];
      const to = jump && latest.current.index.next(jump, latest.current.at);
      const action = KEYS[event.code] ?? (to ? { type: 'seek' as const, at: to } : null);
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
