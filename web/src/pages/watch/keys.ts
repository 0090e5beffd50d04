import { useEffect, useRef } from 'preact/hooks';
import type { EventIndex } from '../../model/watch/eventIndex';
import { chapterOf, type Player, type PlayerAction } from '../../model/watch/player';

const KEYS: Record<string, PlayerAction> = {
  Space: { type: 'toggle' },
  ArrowRight: { type: 'step', by: 1 },
  ArrowLeft: { type: 'step', by: -1 },
  Home: { type: 'first' },
  End: { type: 'last' },
  Equal: { type: 'faster' },
  Minus: { type: 'slower' },
};

export type Jump = 'decide' | 'conflict' | 'solution';
const JUMPS: Record<string, Jump> = {
  KeyG: 'decide',
  KeyC: 'conflict',
  KeyS: 'solution',
};

/** Where a jump leads within the chapter; from the proof to the solution, back to it. */
export function jumpTo(kind: Jump, index: EventIndex, player: Player): number | null {
  const { name, last } = chapterOf(player);
  if (kind === 'solution' && name === 'proof') return player.solution;
  return index.next(kind, player.at, last);
}

/** Space plays, arrows step, letters jump; a focused control keeps its own keys. */
export function useTransportKeys(
  act: (action: PlayerAction) => void,
  index: EventIndex,
  player: Player,
): void {
  const latest = useRef({ index, player });
  latest.current = { index, player };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input, textarea, select, [role="tablist"], [data-own-keys]')) return;
      if (target.closest('button, a') && event.code === 'Space') return;
      const jump = JUMPS[event.code];
      const to = jump && jumpTo(jump, latest.current.index, latest.current.player);
      const action = KEYS[event.code] ?? (to ? { type: 'seek' as const, at: to } : null);
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
