import { useState } from 'preact/hooks';
import { forget, keep, recall } from '../../site/browserStorage';

// Kept of one game, the last that was paused; only the game on the table counts time anyway.
const KEY = 'paused';

export const recallPaused = (id: string): boolean => recall(KEY) === id;
export function keepPaused(id: string, paused: boolean): void {
  if (paused) keep(KEY, id);
  else if (recallPaused(id)) forget(KEY);
}

/** Whether the game is paused: it stays so through a reload, until it goes on. */
export function usePause(id: string): [paused: boolean, set: (paused: boolean) => void] {
  const [paused, setPaused] = useState(() => recallPaused(id));
  const set = (now: boolean): void => {
    keepPaused(id, now);
    setPaused(now);
  };
  return [paused, set];
}
