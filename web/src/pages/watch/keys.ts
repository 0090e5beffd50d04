import { useEffect } from 'preact/hooks';
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

/** Space plays, arrows step; a focused control keeps its own keys. */
export function useTransportKeys(act: (action: PlayerAction) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, [role="tablist"]')) return;
      if (target.closest('button, a') && event.code === 'Space') return;
      const action = KEYS[event.code];
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
