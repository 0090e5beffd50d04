// The game to go on with: the last one played here, or a later one of another device.
import { useMemo } from 'preact/hooks';
import type { GameHead } from '../../api/games';
import { Problem } from '../../api/port';
import { useShared } from '../../site/SiteContext';
import { isKnown, setKnown } from '../../site/visitor';
import { useLoaded } from '../../site/useLoaded';
import { recallBox, recallGames, recallLast, type LastGame } from '../../site/storedGames';
import { courierOf } from './browserCourier';

export interface Last {
  readonly id: string; // of the puzzle
  readonly level: string;
  readonly elapsed: number;
  readonly filled: number | null; // per cent, where it is known
}

/** Of the two the one played later; what is the same game is the one here. */
export function laterOf(here: LastGame | null, there: readonly GameHead[]): Last | null {
  const open = there.find(({ over }) => !over);
  if (!open) return here;
  const { puzzle, level, elapsed } = open;
  if (here && (here.id === puzzle || here.at >= open.updated)) return here;
  return { id: puzzle, level, elapsed, filled: null };
}

export function useLast(): Last | null {
  const { api } = useShared();
  useMemo(() => courierOf(api), []); // what waits may go
  const here = useMemo(recallLast, []);
  const { loaded } = useLoaded('games', async (signal) => {
    if (!isKnown() || !navigator.onLine) return [];
    try {
      return await api.games.list(signal);
    } catch (error) {
      if (error instanceof Problem && error.status === 401) setKnown(false);
      return [];
    }
  });
  const there = loaded.state === 'ready' ? loaded.value : [];
  // One that is here too, under a name of its own, opens as it is here.
  const known = new Map(recallGames().map((id) => [recallBox(id)?.game, id]));
  return laterOf(
    here,
    there.map((game) => ({ ...game, puzzle: known.get(game.id) ?? game.puzzle })),
  );
}
