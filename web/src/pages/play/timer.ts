import { useEffect, useRef, useState } from 'preact/hooks';
import { counted, total, type Played } from '../../model/game/clock';
import { keepPlayed, recallPlayed } from '../../site/storedGames';

export interface Timer {
  readonly time: number; // milliseconds played
  readonly count: () => Played; // as of this moment, and kept
  readonly set: (played: Played) => void;
}

/**
 * Counts while the page is seen and the game runs. Kept in the browser at each look, which is each
 * second and whenever the page goes: so a reload, or leaving, costs less than a second.
 */
export function useTimer(id: string, running: boolean): Timer {
  const [time, setTime] = useState(() => total(recallPlayed(id)));
  const since = useRef<number | null>(null); // of the last look; null: it does not count
  const goes = useRef(running);
  goes.current = running;

  const set = (played: Played): void => {
    keepPlayed(id, played);
    setTime(total(played));
  };
  const count = (): Played => {
    const [now, before] = [Date.now(), since.current];
    const played = recallPlayed(id);
    if (before !== null) since.current = now;
    if (before === null) return played;
    const after = counted(played, before, now);
    set(after);
    return after;
  };

  useEffect(() => {
    const look = (seen: boolean): void => {
      count();
      const counts = seen && goes.current;
      since.current = counts ? (since.current ?? Date.now()) : null;
    };
    const change = (): void => look(!document.hidden);
    const leave = (): void => look(false);
    change();
    const timer = running ? setInterval(change, 1000) : undefined;
    document.addEventListener('visibilitychange', change);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', change);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', change);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', change);
      leave();
    };
  }, [running]);
  return { time, count, set };
}
